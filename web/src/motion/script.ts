import type { GameState, Happened, TileInfo } from "../wire";
import { drafts, type Draft } from "./drafts";
import { figure } from "./selectors";

export type Kind =
  | "roll"
  | "lift"
  | "claws"
  | "shots"
  | "travel"
  | "present"
  | "strike"
  | "light"
  | "impact"
  | "damage"
  | "gain"
  | "loss"
  | "destroy"
  | "reward"
  | "turn"
  | "send"
  | "move"
  | "enter"
  | "slide"
  | "out"
  | "buy"
  | "glow"
  | "sweep"
  | "reveal"
  | "goal"
  | "token";

/** One thing to see: what it is about, the elements it goes from and to, and after how many milliseconds. */
export interface Motion {
  kind: Kind;
  seat: number;
  /** What is gained, lost or taken, which dice roll, how a Monster moves, or whether a hurt one leaves. */
  what: string;
  from: string;
  to: string;
  amount: number;
  delay: number;
  /** How much there was before. */
  before?: number;
  /** For how many milliseconds, where that follows from when something else happens. */
  lasts?: number;
}

/** What a script is made from: an update of a live table, or a moment of a replay. */
export type Told = Pick<Happened, "events" | "undone">;

/** What follows in the same update waits this long, but nothing starts later than LATEST. */
const TAKES: Partial<Record<Kind, number>> = { roll: 300, move: 200, reward: 350, buy: 200, sweep: 60 };
/** A moving Monster takes this long to land; what results from it waits, but the next one to move does not. */
const LANDS = 500;
/** A fleeing Monster looks back first. */
export const LOOK = 150;
const LATEST = 850;
/** An eliminated Monster is hit first. */
const HURT = 250;
/** A reward is counted when it has flown to the panel. */
const FLOWN = 550;
/** The last card of a sweep is nearly gone when the next ones are turned over, each a little after the one before. */
const SWEPT = 200;
const NEXT = 70;

/** What must be known besides what has happened. */
export interface Known {
  /** What is printed on the tiles of this game. */
  tiles: readonly TileInfo[];
}

/** What there is to see in an update. */
export function script(
  told: Told,
  before: GameState | null,
  after: GameState | null,
  known: Known,
): Motion[] {
  if (!before || !after || told.undone) return [];
  const motions: Motion[] = [];
  const clock = new Clock();
  for (const event of told.events) {
    for (const draft of drafts(event, told, before, after, known)) {
      const { seat, amount } = event;
      motions.push({ seat, what: "", from: "", to: "", amount, ...draft, delay: clock.start(draft) });
    }
  }
  return [...gathered(leaving(motions)), ...slides(motions, before, after)];
}

/** Says when each motion of an update starts, so that they follow each other and yet overlap. */
class Clock {
  private next = 0;
  private landed = 0;
  private bought = 0;
  private turned = 0;
  private hurt = 0;
  private flown = 0;

  start({ kind, what }: Draft): number {
    const start = Math.min(kind === "move" ? LATEST - LANDS : LATEST, this.earliest(kind));
    this.next = Math.max(this.next, start + (TAKES[kind] ?? 0));
    if (kind === "move") this.landed = start + LANDS + (what === "flees" ? LOOK : 0);
    if (kind === "buy") this.bought = start + (TAKES.buy ?? 0);
    if (kind === "reward") this.flown = start + FLOWN;
    if (kind === "damage") this.hurt = start + HURT;
    if (kind === "sweep") this.bought = start + SWEPT;
    if (kind === "reveal") this.turned = start + NEXT;
    return start;
  }

  /** Dice and cards do not wait for what goes on elsewhere. */
  private earliest(kind: Kind): number {
    if (kind === "roll" || kind === "glow") return 0;
    if (kind === "reveal") return Math.max(this.bought, this.turned);
    if (kind === "move") return this.next;
    return Math.max(this.next, this.landed, kind === "out" ? this.hurt : 0, kind === "gain" ? this.flown : 0);
  }
}

/** A Monster that is hurt and then leaves, or is eliminated, is hurt where it was. */
function leaving(motions: readonly Motion[]): Motion[] {
  const goes = (seat: number) =>
    motions.findIndex((one) => one.seat === seat && (one.kind === "move" || one.kind === "out"));
  return motions.map((motion, at) =>
    motion.kind === "damage" && goes(motion.seat) > at ? { ...motion, what: "leaves" } : motion,
  );
}

/** Damage to the same Monster, and gains of the same kind, count as one. */
function gathered(motions: readonly Motion[]): Motion[] {
  const found = new Map<string, Motion>();
  motions.forEach((motion, index) => {
    const sums = motion.kind === "damage" || motion.kind === "gain" || motion.kind === "loss";
    const key = sums ? `${motion.kind} ${motion.seat} ${motion.what}` : String(index);
    const first = found.get(key);
    found.set(key, first ? { ...first, amount: first.amount + motion.amount } : motion);
  });
  return [...found.values()];
}

/** Monsters that make room for one that comes or goes. */
function slides(motions: readonly Motion[], before: GameState, after: GameState): Motion[] {
  const going = new Set(
    motions.filter(({ kind }) => kind === "move" || kind === "out").map(({ seat }) => seat),
  );
  if (!going.size) return [];
  return after.monsters.flatMap(({ alive }, seat) => {
    if (!alive || !before.monsters[seat]?.alive || going.has(seat)) return [];
    return [{ kind: "slide", seat, what: "", from: figure(seat), to: figure(seat), amount: 0, delay: 0 }];
  });
}
