import { readCity, unitKey, type Borough } from "../map/newyork/city";
import { tileOf } from "../map/newyork/tiles";
import type { GameState, Happened } from "../wire";

export type Kind = "roll" | "damage" | "gain" | "destroy" | "turn" | "move" | "enter" | "slide" | "buy" | "reveal" | "goal" | "out";

/** One thing to be seen: what it is about, the elements from which and to which it goes, and after how many milliseconds. */
export interface Motion {
  kind: Kind;
  seat: number;
  /** What is gained or taken, which dice roll, or how a Monster moves. */
  what: string;
  from: string;
  to: string;
  amount: number;
  delay: number;
}

/** What a script is made from: an update of a live table, or a moment of a replay. */
export type Told = Pick<Happened, "events" | "undone">;
type Happening = Happened["events"][number];
type Draft = Partial<Motion> & { kind: Kind };

/** What follows in the same update waits this long, but nothing starts later than LATEST. */
const TAKES: Partial<Record<Kind, number>> = { roll: 300, move: 200, destroy: 350, buy: 200 };
/** A Monster that moves lands so late; what comes of it waits for that, but the next one that moves does not. */
const LANDS = 500;
const LATEST = 850;
const GAINS: Record<string, string> = { healed: "life", revived: "life", scored: "vp", gained: "energy", refunded: "energy" };

export const figure = (seat: number) => `[data-figure="${seat}"]`;
export const panel = (seat: number) => `[data-panel="${seat}"]`;
export const counter = (seat: number, what: string) => `${panel(seat)} [data-counter="${what}"]`;
const card = (id: string) => `[data-card="${id}"]`;
const hot = (place: string) => /^(manhattan|tokyo)/.test(place);

/** What there is to see of an update; `picked` are the dice that were put up to be rolled again. */
export function script(told: Told, before: GameState | null, after: GameState | null, picked: readonly number[] = []): Motion[] {
  if (!before || !after || told.undone) return [];
  const motions: Motion[] = [];
  const clock = new Clock();
  for (const event of told.events) {
    for (const draft of drafts(event, told, before, after, picked)) {
      motions.push({ seat: event[1], what: "", from: "", to: "", amount: event[2], ...draft, delay: clock.start(draft.kind) });
    }
  }
  return [...gathered(motions), ...slides(motions, before, after)];
}

/** Says when each motion of an update starts, so that they follow each other and yet overlap. */
class Clock {
  private next = 0;
  private landed = 0;
  private bought = 0;

  start(kind: Kind): number {
    const start = Math.min(LATEST, this.earliest(kind));
    this.next = Math.max(this.next, start + (TAKES[kind] ?? 0));
    if (kind === "move") this.landed = start + LANDS;
    if (kind === "buy") this.bought = start + (TAKES.buy ?? 0);
    return start;
  }

  /** Dice and cards are not kept back by what goes on elsewhere. */
  private earliest(kind: Kind): number {
    if (kind === "roll") return 0;
    if (kind === "reveal") return this.bought;
    return kind === "move" ? this.next : Math.max(this.next, this.landed);
  }
}

function drafts(event: Happening, told: Told, before: GameState, after: GameState, picked: readonly number[]): Draft[] {
  const [kind, seat, amount, what, where, other] = event;
  const gain = GAINS[kind];
  if (gain) return [{ kind: "gain", what: gain, to: counter(seat, gain) }];
  switch (kind) {
    case "handed-over":
      return [{ kind: "gain", seat: other, what: "energy", to: counter(other, "energy") }];
    case "rolled":
      return [{ kind: "roll", what: numbers(amount).join(" ") }];
    case "rerolled":
      return [{ kind: "roll", what: rerolled(before, after, picked, amount).join(" ") }];
    case "changed":
      return [{ kind: "roll", what: String(amount), amount: 1 }];
    case "damaged":
      return amount > 0 ? [{ kind: "damage", from: figure(seat), to: counter(seat, "life") }] : [];
    case "destroyed":
      return destroyed(seat, what, where, before, after);
    case "moved":
      return moved(seat, where, what, told);
    case "shifted":
      return [{ kind: "move", from: figure(seat), to: figure(seat) }];
    case "bought":
    case "claimed":
      return [{ kind: "buy", what, from: card(what), to: panel(seat) }];
    case "taken":
      return [{ kind: "buy", what, from: panel(other), to: panel(seat) }];
    case "revealed":
      return [{ kind: "reveal", what, to: card(what) }];
    case "took":
      return [{ kind: "goal", what, from: other < 0 ? `[data-spot="${what}"]` : goal(other, what), to: goal(seat, what) }];
    case "eliminated":
      return [{ kind: "out", from: figure(seat), to: panel(seat) }];
    default:
      return [];
  }
}

const goal = (seat: number, what: string) => `${panel(seat)} [data-goal="${what}"]`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The dice that were rolled again: those picked, or where nobody has told which, those that lie differently. */
function rerolled(before: GameState, after: GameState, picked: readonly number[], amount: number): number[] {
  if (picked.length === amount) return [...picked];
  return numbers(after.dice.length).filter((die) => before.dice[die - 1] !== after.dice[die - 1]);
}

function moved(seat: number, from: string, to: string, told: Told): Draft[] {
  const enters = hot(to) && !hot(from);
  const flees = to === "outside" || told.events.some(([kind, who]) => who === seat && (kind === "fled" || kind === "yielded"));
  const move: Draft = { kind: "move", from: figure(seat), to: figure(seat), what: enters ? "enters" : flees ? "flees" : "" };
  return enters ? [move, { kind: "enter", to: figure(seat) }] : [move];
}

/** A tile that cracks, its reward that flies off, and the Unit that it turns into. */
function destroyed(seat: number, tile: string, place: string, before: GameState, after: GameState): Draft[] {
  const was = readCity(before).boroughs.find(({ id }) => id === place);
  const is = readCity(after).boroughs.find(({ id }) => id === place);
  if (!was || !is) return [];
  const at = was.stacks.findIndex(({ top, below }, index) => top === tile && (is.stacks[index]?.top !== top || is.stacks[index]?.below !== below));
  const unit = was.units.find(({ id }) => id === tile);
  const from = at >= 0 ? `[data-tile="${place}/${at}"]` : unit ? `[data-unit="${place}/${unitKey(unit.id, unit.fresh)}"]` : "";
  if (!from) return [];
  const { reward, amount } = tileOf(tile);
  const appeared = arrived(was, is);
  const cracks: Draft = { kind: "destroy", what: reward, amount, from, to: counter(seat, reward) };
  return appeared ? [cracks, { kind: "turn", to: `[data-unit="${place}/${appeared}"]` }] : [cracks];
}

/** The Units of which a borough has more than before. */
function arrived(was: Borough, is: Borough): string {
  const count = (borough: Borough, id: string) => borough.units.filter((one) => one.id === id).reduce((sum, one) => sum + one.count, 0);
  const found = is.units.findLast(({ id }) => count(is, id) > count(was, id));
  return found ? unitKey(found.id, found.fresh) : "";
}

/** Damage to the same Monster, and gains of the same kind, count as one. */
function gathered(motions: readonly Motion[]): Motion[] {
  const found = new Map<string, Motion>();
  motions.forEach((motion, index) => {
    const sums = motion.kind === "damage" || motion.kind === "gain";
    const key = sums ? `${motion.kind} ${motion.seat} ${motion.what}` : String(index);
    const first = found.get(key);
    found.set(key, first ? { ...first, amount: first.amount + motion.amount } : motion);
  });
  return [...found.values()];
}

/** Monsters that make room for one that comes or goes. */
function slides(motions: readonly Motion[], before: GameState, after: GameState): Motion[] {
  const going = new Set(motions.filter(({ kind }) => kind === "move" || kind === "out").map(({ seat }) => seat));
  if (!going.size) return [];
  return after.monsters.flatMap(({ alive }, seat) => {
    if (!alive || !before.monsters[seat]?.alive || going.has(seat)) return [];
    return [{ kind: "slide", seat, what: "", from: figure(seat), to: figure(seat), amount: 0, delay: 0 }];
  });
}
