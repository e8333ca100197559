import { adders } from "../ask/story";
import type { Frame, Happening, RulesInfo } from "../wire";
import { course, type Step } from "./course";

/** A key moment of the game: where it is, and what to say about it. */
export interface Moment {
  kind: "won" | "nobody" | "out" | "goal" | "swing";
  /** The index of its frame. */
  at: number;
  /** How many events of its frame are told with it. */
  told: number;
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
  /** The cards that added to a fatal blow. */
  cards: string[];
}

const MOST = 6;
/** Fewer crowns in one turn are not worth mentioning, unless there was no turn with more. */
const SWING = 4;
/** How many of a kind are taken before another kind has its turn. */
const SHARE: Record<Moment["kind"], number> = { won: 1, nobody: 1, out: 2, goal: 1, swing: 1 };

/** The key moments of a game, at most six, in order: its end, falls, goal cards and the biggest swings. */
export function moments(frames: readonly Frame[], rules: RulesInfo): Moment[] {
  const steps = course(frames);
  const told = events(frames, steps, rules);
  const kinds = [
    told.filter(({ kind }) => kind === "won" || kind === "nobody"),
    told.filter(({ kind }) => kind === "out").reverse(),
  ];
  kinds.push(swings(steps), told.filter(({ kind }) => kind === "goal").reverse());
  const first = kinds.flatMap((kind) => kind.slice(0, SHARE[kind[0]?.kind ?? "won"]));
  const later = kinds.flatMap((kind) => kind.slice(SHARE[kind[0]?.kind ?? "won"]));
  const chosen: Moment[] = [];
  for (const one of [...first, ...later]) {
    // The crowns that win the game are not a moment of their own.
    const told = chosen.some(({ at, seat }) => at === one.at && seat === one.seat);
    if (chosen.length < MOST && !(told && one.kind === "swing")) chosen.push(one);
  }
  return chosen.sort((one, other) => one.at - other.at || one.told - other.told);
}

/** The moments an event gives rise to. */
function events(frames: readonly Frame[], steps: readonly Step[], rules: RulesInfo): Moment[] {
  const goals = new Set(rules.cards.filter((card) => card.kind === "goal").map((card) => card.id));
  const kindOf = ({ kind, what, seat }: Happening): Moment["kind"] | null => {
    if (kind === "won") return "won";
    if (kind === "nobody-won") return "nobody";
    // A Monster that survives after all has not fallen.
    if (kind === "eliminated") return frames.at(-1)?.state.monsters[seat]?.alive ? null : "out";
    return kind === "took" && goals.has(what) ? "goal" : null;
  };
  return steps.flatMap(({ at, told, event, turn, state }) => {
    const kind = event && kindOf(event);
    if (!event || !kind) return [];
    const { seat, amount, what, cause } = event;
    const blow = kind === "out" ? fatal(steps, { at, told, seat }) : undefined;
    const other = kind === "out" ? (blow?.other ?? -1) : event.other;
    const cards = blow ? adders(blow) : [];
    const vp = state.monsters[seat]?.vp ?? 0;
    return [{ kind, at, told, turn, seat, other, what, amount, vp, cause, cards }];
  });
}

/** The last damage to a Monster before it fell, in the same entry, if there was any. */
function fatal(
  steps: readonly Step[],
  fall: { at: number; told: number; seat: number },
): Happening | undefined {
  const blow = steps.findLast(
    ({ at, told, event }) =>
      at === fall.at && told < fall.told && event?.kind === "damaged" && event.seat === fall.seat,
  );
  return blow?.event ?? undefined;
}

/** The most crowns a Monster has won or lost in one turn, the biggest first. */
function swings(steps: readonly Step[]): Moment[] {
  const found = new Map<string, Moment>();
  for (const { at, told, turn, before, state } of steps) {
    state.monsters.forEach(({ vp }, seat) => {
      const won = vp - (before.monsters[seat]?.vp ?? 0);
      if (!won) return;
      const amount = (found.get(`${turn} ${seat}`)?.amount ?? 0) + won;
      found.set(`${turn} ${seat}`, {
        kind: "swing",
        at,
        told,
        turn,
        seat,
        other: -1,
        what: "",
        amount,
        vp,
        cause: "",
        cards: [],
      });
    });
  }
  return [...found.values()]
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount) || one.at - other.at)
    .filter((one, index) => index === 0 || Math.abs(one.amount) >= SWING);
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
