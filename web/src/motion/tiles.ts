import { readCity, unitKey, type Borough, type Units } from "../map/newyork/city";
import type { GameState, TileInfo } from "../wire";
import type { Draft } from "./drafts";
import { counter } from "./selectors";

const unitAt = (place: string, { id, fresh }: Pick<Units, "id" | "fresh">) =>
  `[data-unit="${place}/${unitKey(id, fresh)}"]`;

/** A tile that cracks, its reward that flies off, and the Unit it turns into. */
export function destroyed(
  seat: number,
  { id: tile, reward, amount }: TileInfo,
  place: string,
  before: GameState,
  after: GameState,
): Draft[] {
  const from = fallen(tile, place, before, after);
  if (!from) return [];
  const [was, is] = [borough(before, place), borough(after, place)];
  const appeared = was && is && arrived(was, is);
  const falls: Draft[] = [
    { kind: "destroy", from },
    { kind: "reward", what: reward, amount, from, to: counter(seat, reward) },
  ];
  return appeared ? [...falls, { kind: "turn", from, to: unitAt(place, appeared) }] : falls;
}

/** The tile that is there before and not after; nothing if it cannot be found. */
export function fallen(tile: string, place: string, before: GameState, after: GameState): string {
  const [was, is] = [borough(before, place), borough(after, place)];
  if (!was || !is) return "";
  const at = was.stacks.findIndex(({ top, below }, index) => {
    const now = is.stacks[index];
    return top === tile && (now?.top !== top || now.below !== below);
  });
  if (at >= 0) return `[data-tile="${place}/${at}"]`;
  const unit = was.units.find(({ id }) => id === tile);
  return unit ? unitAt(place, unit) : "";
}

const borough = (state: GameState, place: string) => readCity(state).boroughs.find(({ id }) => id === place);

/** A Unit that goes to another borough, from the one that has fewer of its kind. */
export function sent(id: string, place: string, before: GameState, after: GameState): Draft[] {
  const [then, now] = [readCity(before).boroughs, readCity(after).boroughs];
  const was = then.find((one, at) => count(one, id) > count(now[at], id));
  const unit = was?.units.find((one) => one.id === id);
  const to = now.find((one) => one.id === place)?.units.findLast((one) => one.id === id);
  if (!was || !unit || !to) return [];
  return [{ kind: "send", what: id, from: unitAt(was.id, unit), to: unitAt(place, to) }];
}

const count = (borough: Borough | undefined, id: string) =>
  (borough?.units ?? []).filter((one) => one.id === id).reduce((sum, one) => sum + one.count, 0);

/** The Units of which a borough has more than before. */
function arrived(was: Borough, is: Borough): Units | undefined {
  return is.units.findLast(({ id }) => count(is, id) > count(was, id));
}
