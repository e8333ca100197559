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
  const was = readCity(before).boroughs.find(({ id }) => id === place);
  const is = readCity(after).boroughs.find(({ id }) => id === place);
  if (!was || !is) return [];
  const at = was.stacks.findIndex(({ top, below }, index) => {
    const now = is.stacks[index];
    return top === tile && (now?.top !== top || now.below !== below);
  });
  const unit = was.units.find(({ id }) => id === tile);
  const from = at >= 0 ? `[data-tile="${place}/${at}"]` : unit ? unitAt(place, unit) : "";
  if (!from) return [];
  const appeared = arrived(was, is);
  const cracks: Draft = { kind: "destroy", what: reward, amount, from, to: counter(seat, reward) };
  return appeared ? [cracks, { kind: "turn", to: unitAt(place, appeared) }] : [cracks];
}

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
