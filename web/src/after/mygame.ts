import { adders } from "../ask/story";
import type { Step } from "./course";

/** Life that a Monster has lost: how much, to whom, by what, and what was left. */
export interface Loss {
  /** The index of its frame. */
  at: number;
  turn: number;
  amount: number;
  /** The seat that took it: who attacked, or whose turn it was. */
  by: number;
  /** The clause or card. */
  cause: string;
  /** The cards that added to it. */
  cards: string[];
  left: number;
  /** It was the end. */
  fatal: boolean;
}

/** What a Monster has done to another. */
export interface Hit {
  seat: number;
  amount: number;
  /** It was eliminated by that. */
  fell: boolean;
}

/** What a Monster has achieved in one of its turns. */
export interface Feat {
  at: number;
  turn: number;
  crowns: number;
  /** Life taken from others. */
  damage: number;
  /** The seats eliminated. */
  felled: number[];
  /** The goal cards taken. */
  goals: string[];
}

/** A game as one Monster has lived it. */
export interface MyGame {
  hits: Hit[];
  losses: Loss[];
  healed: number;
  /** Its best turn, if it has achieved anything at all. */
  best: Feat | null;
}

/** How much more than a crown or a life it counts to eliminate a Monster, or to take a goal card. */
const FELLED = 5;
const GOAL = 3;

export function myGame(steps: readonly Step[], seat: number, goals: ReadonlySet<string>): MyGame {
  const losses = steps.flatMap((step) => lossOf(step, seat));
  const fall = steps.findLast(({ event }) => event?.kind === "eliminated" && event.seat === seat);
  const last = losses.at(-1);
  const alive = steps.at(-1)?.state.monsters[seat]?.alive ?? true;
  if (last && fall && !alive && last.left === 0) last.fatal = true;
  return {
    hits: hits(steps, seat),
    losses,
    healed: healed(steps, seat),
    best: best(steps, seat, goals),
  };
}

function lossOf({ at, turn, event, before, state }: Step, seat: number): Loss[] {
  const [was, left] = [before.monsters[seat]?.life ?? 0, state.monsters[seat]?.life ?? 0];
  if (!event || left >= was) return [];
  const { cause } = event;
  const by = event.seat === seat && event.other >= 0 ? event.other : before.active;
  return [{ at, turn, amount: was - left, by, cause, cards: adders(event), left, fatal: false }];
}

function hits(steps: readonly Step[], seat: number): Hit[] {
  const found = new Map<number, Hit>();
  for (const { event } of steps) {
    if (event?.kind === "damaged" && event.other === seat && event.seat !== seat && event.amount > 0) {
      const hit = found.get(event.seat) ?? { seat: event.seat, amount: 0, fell: false };
      found.set(event.seat, { ...hit, amount: hit.amount + event.amount });
    }
  }
  for (const fallen of felled(steps, seat)) {
    const hit = found.get(fallen);
    if (hit) found.set(fallen, { ...hit, fell: true });
  }
  return [...found.values()].sort((one, other) => other.amount - one.amount || one.seat - other.seat);
}

function healed(steps: readonly Step[], seat: number): number {
  return steps.reduce((sum, { event, before, state }) => {
    const more = (state.monsters[seat]?.life ?? 0) - (before.monsters[seat]?.life ?? 0);
    return event && more > 0 ? sum + more : sum;
  }, 0);
}

/** The Monsters whose last Life this one has taken, and who did not come back. */
function felled(steps: readonly Step[], seat: number): number[] {
  const blows = new Map<number, number>();
  const found = new Set<number>();
  for (const { event } of steps) {
    if (event?.kind === "damaged" && event.amount > 0) blows.set(event.seat, event.other);
    if (event?.kind === "revived") found.delete(event.seat);
    if (event?.kind === "eliminated" && event.seat !== seat && blows.get(event.seat) === seat)
      found.add(event.seat);
  }
  return [...found];
}

function best(steps: readonly Step[], seat: number, goals: ReadonlySet<string>): Feat | null {
  const turns = new Map<number, Step[]>();
  for (const step of steps) {
    if (step.turn > 0) turns.set(step.turn, [...(turns.get(step.turn) ?? []), step]);
  }
  const feats = [...turns.values()].map((some) => feat(some, seat, goals));
  return feats.reduce<Feat | null>(
    (found, one) => (worth(one) > (found ? worth(found) : 0) ? one : found),
    null,
  );
}

function feat(steps: Step[], seat: number, goals: ReadonlySet<string>): Feat {
  const [first, last] = [steps[0], steps.at(-1)];
  const crowns = (step: Step | undefined, when: "before" | "state") => step?.[when].monsters[seat]?.vp ?? 0;
  const taken = steps.flatMap(({ event }) =>
    event?.kind === "took" && event.seat === seat && goals.has(event.what) ? [event.what] : [],
  );
  return {
    at: first?.at ?? 0,
    turn: first?.turn ?? 0,
    crowns: crowns(last, "state") - crowns(first, "before"),
    damage: hits(steps, seat).reduce((sum, { amount }) => sum + amount, 0),
    felled: felled(steps, seat),
    goals: [...new Set(taken)],
  };
}

function worth({ crowns, damage, felled, goals }: Feat): number {
  return crowns + damage + FELLED * felled.length + GOAL * goals.length;
}
