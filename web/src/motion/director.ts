import { tick } from "svelte";

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

/** More updates than CALM within RUSH milliseconds are too many to be seen beside each other. */
const RUSH = 500;
const CALM = 2;

/** What has just happened at a table, as a live table or a replay tells it. */
export interface Moment {
  entry: Happened;
  state: GameState | null;
}

/** Lets the pictures follow what happens; the table itself never waits for them. */
export class Director {
  /** The dice that were put up last to be rolled again. */
  private picked: number[] = [];
  /** When something was played lately. */
  private lately: number[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly tiles: () => readonly TileInfo[],
  ) {}

  updated({ entry, state }: Moment, before: GameState | null): void {
    if (document.hidden || entry.undone) return this.drawn();
    if (entry.text.startsWith("reroll ")) this.picked = entry.text.split(" ").slice(1).map(Number);
    const motions = script(entry, before, state, { tiles: this.tiles(), picked: this.picked });
    if (entry.events.length) this.picked = [];
    if (motions.length) this.hurry();
    const plays = motions.map((motion) => PLAYERS[motion.kind](motion, this.stage));
    if (plays.length) void tick().then(() => this.play(plays));
  }

  private play(plays: readonly (() => void)[]): void {
    for (const play of plays) play();
    this.stage.play();
  }

  /** Where much happens in a short time, what is new takes the place of what still runs. */
  private hurry(): void {
    const now = performance.now();
    this.lately = [...this.lately.filter((time) => now - time < RUSH), now];
    if (this.lately.length > CALM) this.stage.skip();
  }

  /** After a snapshot, or where an answer was taken back, everything is as it is. */
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
