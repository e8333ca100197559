import { chain, type Chain } from "./chain";
import { decibels } from "./contour";
import type { Running } from "./kit";
import { CLASSES, make, type How, type Recipe } from "./recipe";

/** The most sounds that are played at once. */
export const MOST = 8;
/** A time constant in seconds; a change is complete after four of them, 50 ms. */
const QUICK = 0.0125;

/** A sound that is being played. */
interface Voice extends Running {
  rank: number;
  when: number;
}

/** The mixing desk: eight sounds at most, of which the more important ones duck the others. */
export class Desk {
  readonly chain: Chain;
  private voices: Voice[] = [];
  private ducked = 0;
  private wet = false;
  private readonly last = new Map<Recipe, number>();

  constructor(readonly context: BaseAudioContext) {
    this.chain = chain(context);
  }

  /** How many sounds are being played. */
  get count(): number {
    return this.voices.length;
  }

  /** When the last of them ends. */
  get end(): number {
    return Math.max(0, ...this.voices.map((voice) => voice.end));
  }

  /** Plays a sound; false if it was played just before, or if eight others rank higher. `when` must never decrease. */
  play(recipe: Recipe, how: How = {}, when = this.context.currentTime + 0.005): boolean {
    const { rank, ducks } = CLASSES[recipe.class];
    if (when - (this.last.get(recipe) ?? -Infinity) < recipe.gap || !this.room(rank, when)) return false;
    this.last.set(recipe, when);
    const running = this.bare(recipe, how, when);
    this.voices.push({ ...running, rank, when });
    this.duck(ducks, when, running.end);
    return true;
  }

  /** The sound alone, without ranks and ducking. */
  bare(recipe: Recipe, how: How, when: number): Running {
    const { effects, above, room } = this.chain;
    const bus = CLASSES[recipe.class].rank > 5 ? above : effects;
    if (recipe.wet) this.echo(true);
    return make(recipe, { context: this.context, bus, room }, when, how);
  }

  /** Switches the room on or off; off is for when it has faded. */
  echo(on: boolean): void {
    if (on !== this.wet) this.chain.wet(on);
    this.wet = on;
  }

  /** How loud everything is, from 0 to 1. */
  volume(value: number): void {
    this.chain.volume.gain.setTargetAtTime(value * value, this.context.currentTime, QUICK);
  }

  /** How loud the ambience is, from 0 to 1. */
  ambience(value: number): void {
    this.chain.city.gain.setTargetAtTime(value * value, this.context.currentTime, QUICK);
  }

  /** Fades out everything that is being played. */
  hush(): void {
    for (const voice of this.voices) voice.stop(this.context.currentTime);
    this.voices = [];
  }

  /** Makes room for one more, if need be by ending the oldest of the lowest rank; false if all rank higher. */
  private room(rank: number, when: number): boolean {
    this.voices = this.voices.filter((voice) => voice.end > when);
    const [first, ...others] = this.voices;
    if (!first || this.voices.length < MOST) return true;
    const weakest = others.reduce((one, two) => (weaker(two, one) ? two : one), first);
    if (weakest.rank > rank) return false;
    weakest.stop(when);
    this.voices = this.voices.filter((voice) => voice !== weakest);
    return true;
  }

  private duck(ducks: readonly [number, number], when: number, end: number): void {
    if (ducks.some((depth) => depth)) this.ducked = Math.max(this.ducked, end);
    [this.chain.effects, this.chain.ambience].forEach(({ gain }, at) => {
      const depth = ducks[at];
      if (!depth) return;
      gain.cancelScheduledValues(when);
      gain.setTargetAtTime(decibels(depth), when, 0.025);
      gain.setTargetAtTime(1, this.ducked - 0.1, 0.2);
    });
  }
}

function weaker(one: Voice, two: Voice): boolean {
  return one.rank < two.rank || (one.rank === two.rank && one.when < two.when);
}
