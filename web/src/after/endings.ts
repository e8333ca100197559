import type { GameState, Happened, Happening, RulesInfo, TableInfo } from "../wire";
import { settled, turnAt } from "./telling";

export type Way = "crowns" | "last" | "card" | "conceded" | "nobody" | "deserted" | "agreed" | "abandoned";

/** How a game ended: in which way, for whom, and why. */
export interface Ending {
  way: Way;
  /** The seat, or -1. */
  winner: number;
  /** The crowns of the winner. */
  vp: number;
  turn: number;
  /** The clause or card that caused it. */
  cause: string;
}

/** Is this the end of a game? */
const ends = ({ kind }: Happening) => kind === "won" || kind === "nobody-won";

/** How this game ended, according to its story; until that has loaded, according to the table. */
export function ending(story: readonly Happened[], state: GameState, rules: RulesInfo): Ending {
  const last = settled(story).findLast((entry) => entry.events.some(ends));
  const cause = last?.events.find(ends)?.cause ?? "";
  const vp = state.monsters[state.winner]?.vp ?? 0;
  const end = { winner: state.winner, vp, turn: state.turn, cause };
  if (state.winner < 0) return { ...end, way: state.over ? "nobody" : broken(story) };
  if (rules.cards.some((card) => card.id === cause)) return { ...end, way: "card" };
  if (vp >= rules.points) return { ...end, way: "crowns" };
  return { ...end, way: last?.kind === "leave" ? "conceded" : "last" };
}

/** Why a game stopped before anyone had won. */
function broken(story: readonly Happened[]): Way {
  const stop = story.findLast((entry) => ["leave", "agreement", "close"].includes(entry.kind));
  if (stop?.kind === "leave") return "deserted";
  return stop?.kind === "agreement" ? "agreed" : "abandoned";
}

/** A Monster in the order of the result; ties share a place. */
export interface Place {
  place: number;
  seat: number;
  vp: number;
  alive: boolean;
  /** The turn in which it fell, if it did and the story says so. */
  fell: number | null;
  /** Its player has conceded. */
  left: boolean;
}

/** More than any number of an entry. */
const BEYOND = 1e9;

/** All Monsters from first to last: the winner, the living by crowns, those who left, then the last to fall. */
export function places(story: readonly Happened[], state: GameState, table: TableInfo): Place[] {
  const falls = fallen(story);
  const rank = state.monsters.map(({ vp, alive }, seat) => {
    const entry = alive ? null : (falls.get(seat) ?? null);
    const left = table.seats[seat]?.gone ?? false;
    const score =
      seat === state.winner ? Infinity : alive ? (left ? BEYOND : 2 * BEYOND + vp) : (entry?.number ?? 0);
    return { seat, vp, alive, fell: entry?.turn ?? null, left, score };
  });
  return rank
    .sort((one, other) => other.score - one.score || one.seat - other.seat)
    .map(({ score, ...one }) => ({ ...one, place: 1 + rank.filter((other) => other.score > score).length }));
}

/** The last fall of each seat: the number of its entry, and the turn. */
function fallen(story: readonly Happened[]): Map<number, { number: number; turn: number }> {
  const found = new Map<number, { number: number; turn: number }>();
  let before = 0;
  for (const { number, events } of settled(story)) {
    for (const [index, { kind, seat }] of events.entries()) {
      if (kind === "eliminated") found.set(seat, { number, turn: turnAt(events, index, before) });
    }
    before = turnAt(events, events.length, before);
  }
  return found;
}
