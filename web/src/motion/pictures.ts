import { tick } from "svelte";

import type { Actors } from "../rig/actors";
import { cues } from "../rig/cues";
import type { GameState, Happened, TileInfo } from "../wire";
import { buy, reveal, sweep } from "./cards";
import { damage, gain, loss } from "./counters";
import { hop, lying, roll } from "./dice";
import { enter, move, out, slide } from "./figures";
import { destroy, goal, send, token, turn } from "./pieces";
import { script, type Kind, type Motion } from "./script";
import type { Stage } from "./stage";

/** Looks at what is there before the picture changes, and returns what plays after that. */
type Player = (motion: Motion, stage: Stage) => () => void;

const PLAYERS: Record<Kind, Player> = {
  roll,
  damage,
  gain,
  loss,
  destroy,
  turn,
  send,
  move,
  enter,
  slide,
  out,
  buy,
  sweep,
  reveal,
  goal,
  token,
};

/** More updates than CALM within RUSH milliseconds are too many to watch side by side. */
const RUSH = 500;
const CALM = 2;

/** What has just happened at a table, as reported by a live table or a replay. */
export interface Moment {
  entry: Happened;
  state: GameState | null;
  /** It has its own time, its dice have landed and its Monster has fallen: it neither waits nor makes way. */
  told?: boolean;
}

/** Makes the animation follow what happens; the table itself never waits for it. */
export class Pictures {
  /** The dice last offered for a reroll. */
  private picked: number[] = [];
  /** When something was last played. */
  private lately: number[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly tiles: () => readonly TileInfo[],
    private readonly actors: Actors,
  ) {}

  updated({ entry, state, told = false }: Moment, before: GameState | null): void {
    if (document.hidden || entry.undone) return this.drawn();
    if (entry.text.startsWith("reroll ")) this.picked = entry.text.split(" ").slice(1).map(Number);
    const all = script(entry, before, state, { tiles: this.tiles(), picked: this.picked });
    const motions = told ? all.filter(({ kind }) => kind !== "roll" && kind !== "out") : all;
    if (entry.events.length) this.picked = [];
    if (motions.length && !told) this.hurry();
    const plays = motions.map((motion) => PLAYERS[motion.kind](motion, this.stage));
    if (plays.length) void tick().then(() => this.play(plays));
    // The Monsters act when the picture has changed: it shall not wait for them.
    const acts = cues(entry.events);
    if (acts.length) requestAnimationFrame(() => setTimeout(() => this.actors.act(acts)));
  }

  /** Dice are in the air, and will land soon. */
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
    void tick().then(() => this.play([roll(motion, this.stage)]));
  }

  private play(plays: readonly (() => void)[]): void {
    for (const play of plays) play();
    this.stage.play();
  }

  /** If a lot happens in a short time, what is new replaces what is still running. */
  private hurry(): void {
    const now = performance.now();
    this.lately = [...this.lately.filter((time) => now - time < RUSH), now];
    if (this.lately.length > CALM) this.stage.skip();
  }

  /** After a snapshot, or when an answer was taken back, nothing is animated. */
  drawn(): void {
    this.picked = [];
    this.stage.skip();
  }

  /** Dice are about to change lanes. */
  sorted(): void {
    const before = lying(this.stage);
    void tick().then(() => this.play([() => hop(before, this.stage)]));
  }
}
