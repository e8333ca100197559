import type { Frame, RulesInfo } from "../wire";
import { turnAt } from "./telling";

/** A key moment of the game: where it is, and what to say about it. */
export interface Moment {
  kind: "won" | "nobody" | "out" | "goal" | "swing";
  /** The index of its frame. */
  at: number;
  turn: number;
  seat: number;
  /** The seat that lost by it, or -1. */
  other: number;
  /** The id of the goal card. */
  what: string;
  amount: number;
  /** The crowns after it. */
  vp: number;
  cause: string;
}

const MOST = 6;
/** Fewer crowns in one turn are not worth mentioning, unless there was no turn with more. */
const SWING = 4;
/** How many of a kind are taken before another kind has its turn. */
const SHARE: Record<Moment["kind"], number> = { won: 1, nobody: 1, out: 2, goal: 1, swing: 1 };

/** The key moments of a game, at most six, in order: its end, falls, goal cards and the biggest swings. */
export function moments(frames: readonly Frame[], rules: RulesInfo): Moment[] {
  const told = events(frames, rules);
  const kinds = [
    told.filter(({ kind }) => kind === "won" || kind === "nobody"),
    told.filter(({ kind }) => kind === "out").reverse(),
  ];
  kinds.push(swings(frames), told.filter(({ kind }) => kind === "goal").reverse());
  const first = kinds.flatMap((kind) => kind.slice(0, SHARE[kind[0]?.kind ?? "won"]));
  const later = kinds.flatMap((kind) => kind.slice(SHARE[kind[0]?.kind ?? "won"]));
  const chosen: Moment[] = [];
  for (const one of [...first, ...later]) {
    // The crowns that win the game are not a moment of their own.
    const told = chosen.some(({ at, seat }) => at === one.at && seat === one.seat);
    if (chosen.length < MOST && !(told && one.kind === "swing")) chosen.push(one);
  }
  return chosen.sort((one, other) => one.at - other.at);
}

/** The moments an event gives rise to. */
function events(frames: readonly Frame[], rules: RulesInfo): Moment[] {
  const goals = new Set(rules.cards.filter((card) => card.kind === "goal").map((card) => card.id));
  const kindOf = (kind: string, what: string, seat: number): Moment["kind"] | null => {
    if (kind === "won") return "won";
    if (kind === "nobody-won") return "nobody";
    // A Monster that survives after all has not fallen.
    if (kind === "eliminated") return frames.at(-1)?.state.monsters[seat]?.alive ? null : "out";
    return kind === "took" && goals.has(what) ? "goal" : null;
  };
  return frames.flatMap(({ entry, state }, at) =>
    entry.events.flatMap(({ kind: name, seat, amount, what, other, cause }, index) => {
      const kind = kindOf(name, what, seat);
      const by =
        kind === "out"
          ? (entry.events.findLast((hit) => hit.kind === "damaged" && hit.seat === seat)?.other ?? other)
          : other;
      const vp = state.monsters[seat]?.vp ?? 0;
      return kind
        ? [
            {
              kind,
              at,
              turn: turnAt(entry.events, index, turnOf(frames, at)),
              seat,
              other: by,
              what,
              amount,
              vp,
              cause,
            },
          ]
        : [];
    }),
  );
}

/** The most crowns a Monster has won or lost in one turn, the biggest first. */
function swings(frames: readonly Frame[]): Moment[] {
  const found: Moment[] = [];
  let start = 0;
  for (let at = 1; at <= frames.length; at++) {
    if (at < frames.length && turnOf(frames, at) === turnOf(frames, start)) continue;
    found.push(...swingsOf(frames, start, at - 1));
    start = at;
  }
  found.sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount) || one.at - other.at);
  return found.filter((one, index) => index === 0 || Math.abs(one.amount) >= SWING);
}

function swingsOf(frames: readonly Frame[], from: number, to: number): Moment[] {
  const vp = (at: number, seat: number) => frames[Math.max(at, 0)]?.state.monsters[seat]?.vp ?? 0;
  const seats = frames[from]?.state.monsters.map((_, seat) => seat) ?? [];
  return seats.flatMap((seat) => {
    const amount = vp(to, seat) - vp(from - 1, seat);
    if (amount === 0) return [];
    let at = to;
    while (at > from && vp(at, seat) === vp(at - 1, seat)) at--;
    return [
      {
        kind: "swing",
        at,
        turn: turnOf(frames, at),
        seat,
        other: -1,
        what: "",
        amount,
        vp: vp(to, seat),
        cause: "",
      },
    ];
  });
}

/** The turn a moment belongs to: the answer that ends a turn already shows the next one. */
export function turnOf(frames: readonly Frame[], at: number): number {
  const before = frames[at - 1]?.state.turn;
  return before ?? frames[at]?.state.turn ?? 0;
}

/** The moment in the list that is at a frame, or before it in the same turn; or -1. */
export function current(list: readonly Moment[], frames: readonly Frame[], at: number): number {
  return list.findLastIndex((one) => one.at === at || (one.at < at && one.turn === turnOf(frames, at)));
}
