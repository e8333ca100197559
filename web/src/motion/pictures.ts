import { tick } from "svelte";

import type { Actors } from "../rig/actors";
import { approaching, arriving, cues, type Cue } from "../rig/cues";
import { STILL } from "../story/beats";
import type { GameState, Happened, RulesInfo } from "../wire";
import { approach, arrival } from "./approach";
import { claws, impact, shots } from "./blows";
import { buy, glow, present, reveal, sweep, type Card } from "./cards";
import { damage, gain, loss } from "./counters";
import { hop, lying, roll, scoop } from "./dice";
import { enter, move, out, slide } from "./figures";
import { light, strike } from "./omens";
import { destroy, goal, reward, send, token, turn } from "./pieces";
import { script, type Kind, type Motion } from "./script";
import type { Stage } from "./stage";
import { raise, travel } from "./tokens";

/** Looks at what is there before the picture changes, and returns what plays after that. */
type Player = (motion: Motion, stage: Stage) => () => void;

/** More updates than CALM within RUSH milliseconds are too many to watch side by side. */
const RUSH = 500;
const CALM = 2;

/** What has just happened at a table, as reported by a live table or a replay. */
export interface Moment {
  entry: Happened;
  state: GameState | null;
  /** It has its own time, and what led to it, such as a fall, has been seen: it neither waits nor makes way. */
  told?: boolean;
}

/** What will happen in so many milliseconds: an entry with one event, and how things stand before it. */
export interface Coming {
  entry: Happened;
  state: GameState;
  lead: number;
}

/** What has been seen before an event that is told. */
const SEEN: readonly Kind[] = ["roll", "reward", "light", "out"];

/** What must be known of the table. */
interface Table {
  readonly rules: RulesInfo;
  /** My seat, or -1. */
  readonly seat: number;
  /** The words on a card. */
  card(id: string): Card;
}

/** Makes the animation follow what happens; the table itself never waits for it. */
export class Pictures {
  /** When something was last played. */
  private lately: number[] = [];
  private readonly players: Record<Kind, Player>;

  constructor(
    private readonly stage: Stage,
    private readonly table: Table,
    private readonly actors: Actors,
  ) {
    this.players = {
      ...PLAYERS,
      present: (motion, above) => present(motion, above, table.card(motion.what)),
    };
  }

  updated({ entry, state, told = false }: Moment, before: GameState | null): void {
    if (document.hidden || entry.undone) return this.drawn();
    const motions = told
      ? this.telling(entry, state, before)
      : script(entry, before, state, this.table.rules);
    if (motions.length && !told) this.hurry();
    const plays = motions.map((motion) => this.players[motion.kind](motion, this.stage));
    const lands = told && motions.some(({ kind }) => kind === "impact");
    if (plays.length) void tick().then(() => this.play(plays, lands));
    // The Monsters act when the picture has changed: it shall not wait for them.
    const acts = told ? entry.events.flatMap(arriving) : cues(entry.events);
    if (acts.length) requestAnimationFrame(() => setTimeout(() => this.act(acts, lands)));
  }

  /** Something is on its way. */
  coming({ entry, state, lead }: Coming): void {
    if (document.hidden) return;
    const motions = entry.events.flatMap((event) => approach(event, state, this.table.rules, lead));
    this.play(motions.map((motion) => this.players[motion.kind](motion, this.stage)));
    this.act(entry.events.flatMap(approaching));
  }

  /** Dice are thrown; those that lay somewhere are taken up first. */
  thrown(dice: readonly number[]): void {
    const motion: Motion = {
      kind: "roll",
      seat: -1,
      what: dice.join(" "),
      from: "",
      to: "",
      amount: 0,
      delay: 0,
    };
    const taken = scoop(motion, this.stage);
    void tick().then(() => this.play([taken, roll(motion, this.stage)]));
  }

  /** The story is told so many times as fast as normal. */
  paced(rate: number): void {
    this.stage.paced(rate);
    this.actors.pace = rate;
  }

  /** What is under way ends. */
  cut(): void {
    this.stage.skip();
  }

  private telling(entry: Happened, state: GameState | null, before: GameState | null): Motion[] {
    const { rules, seat } = this.table;
    const motions = script(entry, before, state, rules).filter(({ kind }) => !SEEN.includes(kind));
    return before ? [...entry.events.flatMap((event) => arrival(event, before, seat)), ...motions] : motions;
  }

  private play(plays: readonly (() => void)[], lands = false): void {
    for (const play of plays) play();
    this.stage.play();
    if (lands) this.stage.hold(STILL);
  }

  private act(acts: readonly Cue[], lands = false): void {
    this.actors.act(acts);
    if (lands) this.actors.hold(STILL);
  }

  /** If a lot happens in a short time, what is new replaces what is still running. */
  private hurry(): void {
    const now = performance.now();
    this.lately = [...this.lately.filter((time) => now - time < RUSH), now];
    if (this.lately.length > CALM) this.stage.skip();
  }

  /** After a snapshot, or when an answer was taken back, nothing is animated. */
  drawn(): void {
    this.stage.skip();
  }

  /** Dice are about to change lanes. */
  sorted(): void {
    const before = lying(this.stage);
    void tick().then(() => this.play([() => hop(before, this.stage)]));
  }
}

const PLAYERS: Record<Exclude<Kind, "present">, Player> = {
  roll,
  lift: raise,
  claws,
  shots,
  travel,
  strike,
  light,
  impact,
  damage,
  gain,
  loss,
  destroy,
  reward,
  turn,
  send,
  move,
  enter,
  slide,
  out,
  buy,
  glow,
  sweep,
  reveal,
  goal,
  token,
};
