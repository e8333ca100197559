import { duration } from "../app/settings.svelte";
import { above, alike, carried, type Ground } from "./ground";
import type { Screen } from "../table/screen.svelte";

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

/** This many run side by side; after that the oldest give way. */
const MOST = 24;

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY, width, height };
}

/** Whether the sheet or the bar of a phone covers an element. */
export function covered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-over]");
  return over != null && !over.contains(element);
}

/** One motion: what it puts above the table, and what it moves. */
export class Act {
  private readonly nodes: { node: HTMLElement | SVGElement; box: Box }[] = [];
  private readonly ground: Ground | null;
  private readonly jobs: (() => Animation)[] = [];
  private animations: Animation[] = [];
  private over = false;

  constructor(
    readonly stage: Stage,
    private readonly delay: number,
  ) {
    this.ground = stage.ground;
  }

  get still(): boolean {
    return this.stage.still;
  }

  /** Puts something above the table. */
  put<T extends HTMLElement | SVGElement>(node: T, box: Box): T {
    Object.assign(node.style, {
      position: "absolute",
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.nodes.push({ node, box });
    return node;
  }

  /** Goes along with the map, which lies differently now; what is also elsewhere would miss it, and ends. */
  carry(to: Ground): void {
    const from = this.ground;
    if (!from || this.nodes.some(({ box }) => !above(from, box))) return this.end();
    for (const { node, box } of this.nodes) {
      const [x = 0, y = 0] = getComputedStyle(node).transformOrigin.split(" ").map(parseFloat);
      const origin = { x: box.x + x, y: box.y + y };
      const at = carried(from, to, origin);
      node.style.translate = `${at.x - origin.x}px ${at.y - origin.y}px`;
      node.style.scale = `${at.scale}`;
    }
  }

  /** Moves an element by transform and opacity; until its time it waits in the first frame, and a picture stays in the last. */
  move(element: Element, frames: Keyframe[], { duration, delay = 0, easing = "linear" }: Timing): void {
    this.jobs.push(() => {
      const fill = this.stage.layer.contains(element) ? "both" : "backwards";
      const animation = element.animate(frames, { duration, delay: delay + this.delay, easing, fill });
      animation.playbackRate = this.stage.rate;
      return animation;
    });
  }

  /** Goes on so many times as fast. */
  pace(rate: number): void {
    for (const animation of this.animations) animation.updatePlaybackRate(rate);
  }

  /** Stands still, or goes on. */
  hold(on: boolean): void {
    for (const animation of this.animations)
      if (animation.playState === (on ? "running" : "paused")) animation[on ? "pause" : "play"]();
  }

  /** Hides what a picture above the table stands for, for as long as it does. */
  hide(element: Element, duration: number): void {
    this.move(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
  }

  /** Lets it run to its end by itself. */
  start(): void {
    if (this.over) return;
    this.stage.layer.append(...this.nodes.map(({ node }) => node));
    this.animations = this.jobs.map((job) => job());
    void Promise.allSettled(this.animations.map((animation) => animation.finished)).then(() => this.end());
  }

  end(): void {
    this.over = true;
    for (const animation of this.animations) animation.cancel();
    for (const { node } of this.nodes) node.remove();
    this.stage.left(this);
  }
}

/** Where motion is played: above the table, never in its way. */
export class Stage {
  private readonly acts = new Map<string, Act>();
  private coming: Act[] = [];
  private going: Act[] = [];
  /** How fast the story is told, if it is told. */
  private told: number | null = null;
  /** Where things were from which something still comes. */
  readonly places = new Map<string, Box>();
  private held: ReturnType<typeof setTimeout> | undefined;
  /** How the map lies on the page. */
  ground: Ground | null = null;

  /** `all` finds everything at the table that a selector means. */
  constructor(
    readonly layer: HTMLElement,
    readonly all: Screen["all"],
  ) {
    this.follow();
  }

  /** The first visible element that a selector finds, none for nowhere (""); dialogs are above the table and do not move. */
  seen(selector: string): HTMLElement | SVGGraphicsElement | null {
    const found = selector ? this.all(selector) : [];
    return found.find((element) => element.getClientRects().length > 0 && !element.closest("dialog")) ?? null;
  }

  /** Where something is, or was. */
  where(selector: string): Box | null {
    const found = this.places.get(selector);
    const element = found ? null : this.seen(selector);
    return found ?? (element && boxOf(element));
  }

  /** Nothing may move, though it may fade. */
  get still(): boolean {
    return duration(1) === 0;
  }

  /** How many times as fast as normal everything goes; what fades is read at any speed in the same time. */
  get rate(): number {
    return this.still ? 1 : (this.told ?? 1 / duration(1));
  }

  /** The story is told so many times as fast as normal from now on. */
  paced(rate: number): void {
    this.told = rate;
    for (const act of this.acts.values()) act.pace(this.rate);
  }

  /** Everything stands still for a moment: a blow has landed. */
  hold(length: number): void {
    this.release();
    for (const act of this.acts.values()) act.hold(true);
    this.held = setTimeout(() => this.release(), length / this.rate);
  }

  private release(): void {
    clearTimeout(this.held);
    for (const act of this.acts.values()) act.hold(false);
  }

  /** Prepares a motion, replacing an older one about the same thing. */
  begin(key: string, delay: number): Act {
    const [oldest] = this.acts.size >= MOST ? this.acts.values() : [];
    this.going.push(...[this.acts.get(key), oldest].filter((act) => act !== undefined));
    const act = new Act(this, this.still ? 0 : delay);
    this.acts.delete(key);
    this.acts.set(key, act);
    this.coming.push(act);
    return act;
  }

  /** Starts everything that was prepared: all measuring comes before all changes, so that the page is laid out once. */
  play(): void {
    const [going, coming] = [this.going, this.coming];
    this.going = [];
    this.coming = [];
    for (const act of going) act.end();
    for (const act of coming) act.start();
  }

  left(act: Act): void {
    for (const [key, one] of this.acts) if (one === act) this.acts.delete(key);
  }

  /** Ends everything: the table already shows how things stand. */
  skip(): void {
    clearTimeout(this.held);
    for (const act of [...this.acts.values()]) act.end();
  }

  /** The map lies like this now: what is above it goes along. */
  settle(ground: Ground | null): void {
    const from = this.ground;
    if (from && ground && alike(from, ground)) return;
    this.ground = ground;
    if (!from) return;
    if (!ground) return this.skip();
    for (const act of [...this.acts.values()]) act.carry(ground);
    for (const [name, box] of this.places) {
      if (!above(from, box)) continue;
      const { x, y, scale } = carried(from, ground, box);
      this.places.set(name, { x, y, width: box.width * scale, height: box.height * scale });
    }
  }

  /** Keeps the pictures in place while the page is scrolled. */
  follow(): void {
    this.layer.style.transform = `translate(${-scrollX}px, ${-scrollY}px)`;
  }
}
