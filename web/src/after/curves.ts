import type { Frame, GameState, Happened } from "../wire";

/** The crowns and life of every Monster, moment by moment; nothing after it has fallen. */
export interface Curves {
  /** The position of each moment: its turn, and how much of it is over. */
  x: number[];
  vp: (number | null)[][];
  life: (number | null)[][];
  /** The moment at which each Monster fell, or -1. */
  falls: number[];
}

export function curves(frames: readonly Frame[]): Curves {
  const seats = frames[0]?.state.monsters.map((_, seat) => seat) ?? [];
  const falls = seats.map((seat) => fall(frames, seat));
  const drawn = (seat: number, at: number) => falls[seat] === -1 || at <= (falls[seat] ?? -1);
  const line = (what: "vp" | "life") => (seat: number) =>
    frames.map((frame, at) => (drawn(seat, at) ? (frame.state.monsters[seat]?.[what] ?? null) : null));
  return { x: ticks(frames), vp: seats.map(line("vp")), life: seats.map(line("life")), falls };
}

/** The moment from which a Monster is out for good. */
function fall(frames: readonly Frame[], seat: number): number {
  const lived = frames.findLastIndex((frame) => frame.state.monsters[seat]?.alive);
  return lived === frames.length - 1 ? -1 : lived + 1;
}

function ticks(frames: readonly Frame[]): number[] {
  const count = new Map<number, number>();
  for (const { state } of frames) count.set(state.turn, (count.get(state.turn) ?? 0) + 1);
  const seen = new Map<number, number>();
  return frames.map(({ state: { turn } }) => {
    const before = seen.get(turn) ?? 0;
    seen.set(turn, before + 1);
    return turn + before / (count.get(turn) ?? 1);
  });
}

/** How everyone stood at the end of a turn. */
export interface Row {
  turn: number;
  active: number;
  vp: number[];
  life: number[];
}

/** Applies an event to the numbers in a row. */
const CHANGES: Record<string, ["vp" | "life", 1 | -1]> = {
  scored: ["vp", 1],
  "lost-vp": ["vp", -1],
  healed: ["life", 1],
  damaged: ["life", -1],
  "lost-life": ["life", -1],
};

/** The numbers of the charts, one row per turn. */
export function rows(frames: readonly Frame[]): Row[] {
  const found: Row[] = [];
  let [turn, active] = [0, -1];
  for (const { entry, state } of frames) {
    for (const [index, { kind, seat, amount }] of entry.events.entries()) {
      if (kind !== "turn") continue;
      if (turn > 0) found.push(row(turn, active, state, entry.events.slice(index + 1)));
      [turn, active] = [amount, seat];
    }
  }
  const end = frames.at(-1)?.state;
  return end ? [...found, row(end.turn, end.active, end, [])] : [];
}

/** The answer that ends a turn already shows the next one: what has happened in that is undone again. */
function row(turn: number, active: number, state: GameState, since: Happened["events"]): Row {
  const before = (what: "vp" | "life") =>
    state.monsters.map((monster, at) =>
      since.reduce((value, { kind, seat, amount }) => {
        const [changed, sign] = CHANGES[kind] ?? ["", 1];
        return seat === at && changed === what ? value - sign * amount : value;
      }, monster[what]),
    );
  return { turn, active, vp: before("vp"), life: before("life") };
}

/** Positions moved as little as possible to be `gap` apart between `least` and `most`; in their own order. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted
    .map((_, at) => at)
    .sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0) || one - other);
  const found = [...wanted];
  let floor = least;
  for (const at of order) {
    found[at] = Math.max(found[at] ?? 0, floor);
    floor = (found[at] ?? 0) + gap;
  }
  let roof = most;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at] ?? 0, roof);
    roof = (found[at] ?? 0) - gap;
  }
  return found;
}

/** Points moved to the left until none covers another; in their own order. */
export function apart(points: readonly { x: number; y: number }[], gap: number): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  const order = points
    .map((_, at) => at)
    .sort((one, other) => (points[other]?.x ?? 0) - (points[one]?.x ?? 0));
  const found = points.map((point) => ({ ...point }));
  for (const at of order) {
    const point = found[at];
    if (!point) continue;
    const covered = () =>
      placed.find((other) => Math.abs(other.x - point.x) < gap && Math.abs(other.y - point.y) < gap);
    for (let other = covered(); other; other = covered()) point.x = other.x - gap;
    placed.push(point);
  }
  return found;
}

/** The margins of a chart in pixels; `foot` is for a chart without an axis below, `bottom` for one with it. */
export const SIDES = { left: 34, right: 64, top: 30, bottom: 26, foot: 12 };
