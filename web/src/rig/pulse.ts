import { pause } from "./idle";

/** Called for each picture, with the milliseconds that the page has been open, and how many pictures there were before. */
type Beat = (now: number, count: number) => void;

/**
 * Lets everything that breathes on a page draw its next picture at the same moment.
 *
 * A picture costs far more than what changes in it, so all share it; while nothing happens there are few, and in a
 * hidden tab none.
 */
class Pulse {
  private readonly living = new Set<Beat>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stirred = -Infinity;
  private count = 0;

  constructor() {
    document.addEventListener("visibilitychange", () => (document.hidden ? this.keep() : this.stir()));
  }

  join(beat: Beat): () => void {
    this.living.add(beat);
    this.stir();
    return () => {
      this.living.delete(beat);
      this.keep();
    };
  }

  /** Something happens for so many milliseconds: until then it alone shall move, and afterwards there is life. */
  stir(length = 0): void {
    const now = performance.now();
    const slept = pause(now - this.stirred) > pause(0);
    this.stirred = Math.max(this.stirred, now + length);
    if (slept || length > 0 || this.timer === undefined) this.keep();
  }

  private keep(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.living.size === 0 || document.hidden) return;
    this.timer = setTimeout(() => this.draw(), pause(performance.now() - this.stirred));
  }

  private draw(): void {
    const now = performance.now();
    this.count += 1;
    for (const beat of this.living) beat(now, this.count);
    this.keep();
  }
}

let page: Pulse | undefined;

/** The pulse of the page. */
export function pulse(): Pulse {
  page ??= new Pulse();
  return page;
}
