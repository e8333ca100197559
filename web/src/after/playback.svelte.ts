import type { Source } from "../table/scene.svelte";
import type { Frame } from "../wire";

export const SPEEDS = [0.5, 1, 2, 4];
/** How long a moment is shown at speed 1, in milliseconds. */
const PACE = 1200;

/** A game being replayed: which moment is shown, and whether the next follows by itself. */
export class Playback {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);

  private listener: Parameters<NonNullable<Source["listen"]>>[0] | null = null;

  constructor(readonly frames: readonly Frame[]) {}

  get last(): number {
    return this.frames.length - 1;
  }

  get frame(): Frame {
    const frame = this.frames[this.at];
    if (!frame) throw new Error("a game without a moment");
    return frame;
  }

  get turns(): number {
    return this.frames[this.last]?.state.turn ?? 0;
  }

  /** How long to wait for the next moment. */
  get pause(): number {
    return PACE / this.speed;
  }

  /** Announces what happens in each moment reached from the one before it. */
  readonly listen: NonNullable<Source["listen"]> = (listener) => {
    this.listener = listener;
    return () => (this.listener = null);
  };

  go(at: number): void {
    const { at: was, frame: before } = this;
    this.at = Math.min(Math.max(at, 0), this.last);
    if (this.at === was + 1) this.listener?.updated(this.frame, before.state);
    else if (this.at !== was) this.listener?.drawn();
    if (this.at === this.last) this.playing = false;
  }

  /** Goes to the moment of an entry, or to the last one before it. */
  goToEntry(number: number): void {
    this.go(this.frames.findLastIndex((frame) => frame.entry.number <= number));
  }

  /** Goes to the start of the next turn, of this one, or of the one before. */
  turn(step: 1 | -1): void {
    const begins = (at: number) => this.frames[at]?.state.turn !== this.frames[at - 1]?.state.turn;
    let at = this.at + step;
    while (at > 0 && at < this.last && !begins(at)) at += step;
    this.go(at);
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing && this.last > 0;
  }

  /** Does what a key stands for; false if it stands for nothing. */
  press(key: string): boolean {
    const act = this.keys[key];
    act?.();
    return act !== undefined;
  }

  private readonly keys: Record<string, () => void> = {
    " ": () => this.toggle(),
    ArrowLeft: () => this.go(this.at - 1),
    ArrowRight: () => this.go(this.at + 1),
    PageUp: () => this.turn(-1),
    PageDown: () => this.turn(1),
    Home: () => this.go(0),
    End: () => this.go(this.last),
  };
}
