import { SPEEDS, type Speed } from "../app/settings.svelte";

/** So many times as fast while somebody is in a hurry. */
export const HURRY = 4;
/** What is left when it is my turn to decide is told within so many milliseconds. */
export const PATIENCE = 1500;
/** What lies longer ago than this, at normal speed, is not told any more: the story goes on from where it is. */
export const LONGEST = 20_000;
/** The same where the end is hastened to: so much is told in the time that is left, and what lies before it is not. */
const LONGEST_END = 60_000;
/** However late it is, what is left has so many milliseconds. */
const LEAST_END = 2000;

/** Something that has its moment: it is being prepared, then it is shown, and then it stays for a while. */
export interface Timed {
  /** Milliseconds at normal speed before it is shown, such as dice in the air. */
  readonly lead: number;
  /** Milliseconds at normal speed before the next one begins. */
  readonly stay: number;
}

export interface Stage<B> {
  /** A beat begins; it is not shown yet. */
  prepare(beat: B): void;
  /** From now on a beat is on the screen; `quick` where there is no time to see how it came. */
  show(beat: B, quick: boolean): void;
  /** Everything that has been told is on the screen. */
  rest(): void;
  /** What is still under way is not shown any further: the story goes on from somewhere else. */
  cut(): void;
  /** From now on so many milliseconds of the story pass in one of the clock. */
  pace(rate: number): void;
}

/** Where time comes from. */
export interface Timer {
  now(): number;
  /** Calls back after so many milliseconds, unless it is called off. */
  after(milliseconds: number, call: () => void): () => void;
}

export const timer: Timer = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const id = setTimeout(call, milliseconds);
    return () => clearTimeout(id);
  },
};

/**
 * Says when each beat of a story is shown: one after the other, in its order, each once.
 *
 * It knows neither the page nor the game; what it does follows from what it is told, the time and the speed.
 */
export class Director<B extends Timed> {
  private readonly queue: B[] = [];
  /** The beat that is being prepared, or that stays; and which of the two. */
  private current: B | null = null;
  private shown = false;
  /** Milliseconds at normal speed until the next step, as of `since`. */
  private left = 0;
  private since = 0;
  private rate = 1;
  private boost = 1;
  private hurried = 1;
  /** When everything that is told is to be over. */
  private end: number | null = null;
  private callOff: (() => void) | null = null;

  constructor(
    private readonly stage: Stage<B>,
    private readonly speed: () => Speed,
    private readonly timer: Timer,
    /** Is this a big moment? It is told however long ago it is. */
    private readonly big: (beat: B) => boolean = () => false,
  ) {}

  /** Is everything on the screen? */
  get resting(): boolean {
    return this.current === null && this.queue.length === 0;
  }

  /** Milliseconds at normal speed until everything has been told. */
  get total(): number {
    const rest = this.current ? this.remaining() + (this.shown ? 0 : this.current.stay) : 0;
    return this.queue.reduce((sum, beat) => sum + beat.lead + beat.stay, rest);
  }

  /** Goes on with more of the story. */
  tell(beats: readonly B[]): void {
    const resting = this.resting;
    this.queue.push(...beats);
    if (SPEEDS[this.speed()] === 0) return this.jump();
    this.skip();
    if (this.end !== null) this.tellBy(this.end);
    if (resting) this.next();
    else this.pace();
  }

  /** My question has come up: what is left is told soon. */
  catchUp(): void {
    this.boost = Math.max(1, (this.total * SPEEDS[this.speed()]) / PATIENCE);
    this.pace();
  }

  /** Tells whatever there is, and whatever is still to come, within so many milliseconds from now. */
  hasten(milliseconds: number): void {
    this.end = this.timer.now() + milliseconds;
    this.tellBy(this.end);
    this.pace();
  }

  /** From now on it is told so many times as fast as otherwise. */
  hurry(times: number): void {
    this.hurried = times;
    this.pace();
  }

  /** Goes to now: everything is shown at once. */
  jump(): void {
    if (this.resting) return;
    this.halt();
    if (this.current && !this.shown) this.queue.unshift(this.current);
    this.current = null;
    this.stage.cut();
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) this.stage.show(beat, true);
    this.done();
  }

  /** Goes on to what comes next: what is being shown has been seen. */
  pass(): void {
    if (!this.current) return;
    this.halt();
    this.step();
  }

  /** Forgets what is not told yet, because something else is on the screen now. */
  cut(): void {
    this.halt();
    this.queue.length = 0;
    this.current = null;
    this.boost = 1;
    this.end = null;
  }

  private tellBy(end: number): void {
    const left = Math.max(LEAST_END, end - this.timer.now());
    this.boost = Math.max(1, (this.total * SPEEDS[this.speed()]) / left);
  }

  private get longest(): number {
    return this.end === null ? LONGEST : LONGEST_END;
  }

  /** Shows at once what is too long ago, up to the next big moment. */
  private skip(): void {
    while (this.total > this.longest && this.queue.length > 1) {
      const beat = this.current && !this.shown ? this.current : this.queue[0];
      if (!beat || this.big(beat)) return;
      if (beat === this.current) this.shown = true;
      else this.queue.shift();
      this.left = 0;
      this.stage.show(beat, true);
    }
  }

  private next(): void {
    this.skip();
    const beat = this.queue.shift();
    if (!beat) return this.done();
    this.current = beat;
    this.shown = false;
    this.run();
    if (beat.lead > 0) {
      this.stage.prepare(beat);
      this.wait(beat.lead);
    } else this.show(beat);
  }

  private show(beat: B): void {
    this.shown = true;
    this.stage.show(beat, false);
    this.wait(beat.stay);
  }

  private step(): void {
    this.callOff = null;
    this.left = 0;
    if (this.current && !this.shown) this.show(this.current);
    else this.next();
  }

  private done(): void {
    this.current = null;
    this.boost = 1;
    this.stage.rest();
  }

  // -- time ------------------------------------------------------------------------------------------

  private wait(milliseconds: number): void {
    this.left = milliseconds;
    this.since = this.timer.now();
    this.schedule();
  }

  /** The speed, or somebody's hurry, is another one from now on. */
  pace(): void {
    if (!this.current) return;
    if (SPEEDS[this.speed()] === 0) return this.jump();
    this.left = this.remaining();
    this.since = this.timer.now();
    this.run();
    this.schedule();
  }

  /** Goes as fast as it is wanted. */
  private run(): void {
    this.rate = this.wanted();
    this.stage.pace(this.rate);
  }

  private schedule(): void {
    this.callOff?.();
    this.callOff = null;
    if (this.left <= 0) this.step();
    else this.callOff = this.timer.after(this.left / this.rate, () => this.step());
  }

  private remaining(): number {
    return Math.max(0, this.left - (this.timer.now() - this.since) * this.rate);
  }

  /** Milliseconds of the story in one of the clock. */
  private wanted(): number {
    return (this.boost * this.hurried) / SPEEDS[this.speed()];
  }

  private halt(): void {
    this.callOff?.();
    this.callOff = null;
    this.left = 0;
  }
}
