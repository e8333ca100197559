import { speed as settled } from "../app/settings.svelte";
import { timer as clock, type Timer } from "../story/director";
import { Presented } from "../story/presented.svelte";
import { Pretended } from "../story/pretended";
import type { Frame, Happened, RulesInfo, TableInfo } from "../wire";

export const SPEEDS = [0.5, 1, 2, 4];
/** How long a moment that is shown at once stays at speed 1, in milliseconds. */
const PACE = 1200;
/** How long the table rests between two moments that are told. */
const BREATH = 200;

/**
 * A game being replayed: which moment is shown, and whether the next follows by itself.
 *
 * A moment that is reached from the one before it is told event by event, as at the table; any other is on the
 * screen at once.
 */
export class Playback {
  at = $state(0);
  playing = $state(false);
  /** The game as of the event being shown: what the parts of a table look at. */
  readonly presented: Presented;

  private times = $state(1);
  private readonly told: Pretended;

  constructor(
    readonly frames: readonly Frame[],
    table: TableInfo,
    rules: RulesInfo,
    timer: Timer = clock,
  ) {
    const { state, standings, places } = this.frame;
    const begin = { seat: -1, question: null, table, rules, state, standings, places, story: this.past };
    this.told = new Pretended(begin);
    this.presented = new Presented(this.told, timer);
  }

  get speed(): number {
    return this.times;
  }
  set speed(times: number) {
    this.times = times;
    this.presented.hasten(times);
  }

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

  /** How long to wait for the next moment once this one has been told. */
  get pause(): number {
    return (settled() === "instant" ? PACE : BREATH) / this.speed;
  }

  /** The entry being shown, as far as it has been told. */
  get entry(): Happened {
    return this.presented.story.at(-1) ?? this.frame.entry;
  }

  private get past(): Happened[] {
    return this.frames.slice(0, this.at + 1).map(({ entry }) => entry);
  }

  go(at: number): void {
    const was = this.at;
    this.presented.jump();
    this.at = Math.min(Math.max(at, 0), this.last);
    const { entry, state, standings, places } = this.frame;
    // A moment says how everything stood after it: that is the rest of what its events have changed.
    if (this.at === was + 1) this.told.tell(entry, { ...state }, this.frame);
    else if (this.at !== was)
      this.told.draw({ state, standings, places, story: this.past, number: entry.number });
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
