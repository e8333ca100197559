import { duration } from "../app/settings.svelte";

/** A rectangle on the page, wherever it is scrolled to. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
}

/** So many run beside each other; then the oldest give way. */
const MOST = 24;

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY, width, height };
}

/** The first element that a selector finds and that can be seen; dialogs lie above the table and do not move. */
export function seen(selector: string): HTMLElement | SVGGraphicsElement | null {
  const all = document.querySelectorAll<HTMLElement | SVGGraphicsElement>(selector);
  return [...all].find((element) => element.getClientRects().length > 0 && !element.closest("dialog")) ?? null;
}

/** One motion while it runs: what it has put above the table, and what it moves. */
export class Act {
  private readonly nodes: Element[] = [];
  private readonly animations: Animation[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly delay: number,
  ) {}

  get still(): boolean {
    return this.stage.still;
  }

  /** Puts something above the table. */
  put<T extends HTMLElement | SVGElement>(node: T, box: Box): T {
    node.style.position = "absolute";
    node.style.left = `${box.x}px`;
    node.style.top = `${box.y}px`;
    node.style.width = `${box.width}px`;
    node.style.height = `${box.height}px`;
    this.nodes.push(node);
    this.stage.layer.append(node);
    return node;
  }

  /** Moves an element by transform and opacity; before its time it waits in the first frame, and a picture stays in the last. */
  move(element: Element, frames: Keyframe[], { duration, delay = 0, easing = "linear" }: Timing): void {
    const time = (length: number) => this.stage.time(length);
    const fill = this.stage.layer.contains(element) ? "both" : "backwards";
    this.animations.push(element.animate(frames, { duration: time(duration), delay: time(delay + this.delay), easing, fill }));
  }

  /** Hides what a picture above the table stands for, as long as it does. */
  hide(element: Element, duration: number): void {
    this.move(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
  }

  /** Lets it run to its end by itself. */
  run(): void {
    void Promise.allSettled(this.animations.map((animation) => animation.finished)).then(() => this.end());
  }

  end(): void {
    for (const animation of this.animations) animation.cancel();
    for (const node of this.nodes) node.remove();
    this.stage.left(this);
  }
}

/** Where motion is played: above the table, never in its way. */
export class Stage {
  private readonly acts = new Map<string, Act>();

  constructor(readonly layer: HTMLElement) {
    this.follow();
  }

  /** Nothing shall move, though it may fade. */
  get still(): boolean {
    return duration(1) === 0;
  }

  time(length: number): number {
    return this.still ? length : duration(length);
  }

  /** Begins a motion; an older one about the same thing ends at once. */
  begin(key: string, delay: number): Act {
    this.acts.get(key)?.end();
    if (this.acts.size >= MOST) this.acts.values().next().value?.end();
    const act = new Act(this, this.still ? 0 : delay);
    this.acts.set(key, act);
    return act;
  }

  left(act: Act): void {
    for (const [key, one] of this.acts) if (one === act) this.acts.delete(key);
  }

  /** Ends everything: the table shows already how things stand. */
  skip(): void {
    for (const act of [...this.acts.values()]) act.end();
  }

  /** Keeps the pictures over the page while it is scrolled. */
  follow(): void {
    this.layer.style.transform = `translate(${-scrollX}px, ${-scrollY}px)`;
  }
}

