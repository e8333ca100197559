export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Room {
  width: number;
  height: number;
}
type Size = Pick<Box, "width" | "height">;
type Place = Pick<Box, "left" | "top">;

const GAP = 8;
const BROAD = 180;

/** Where a box goes next to another, and whether it leaves everything free that must be seen. */
export interface Placed extends Place {
  free: boolean;
}

/** Where a box goes next to another: below or above a small one, to the side of a wide one, and over nothing of `clear` if that is possible. */
export function beside(target: Box, box: Size, room: Room, clear: readonly Box[] = []): Placed {
  const places = around(target, box, room);
  const { width, height } = box;
  const found = places.find((place) => !clear.some((other) => overlap({ ...place, width, height }, other)));
  const least = found ?? places[0] ?? { left: GAP, top: GAP };
  return { ...least, free: found !== undefined };
}

/** Every place next to a box that is inside the room, the best first; if there is none, the corner nearest to it. */
function around(target: Box, box: Size, room: Room): Place[] {
  const inside = ({ left, top }: Place) =>
    left >= GAP &&
    top >= GAP &&
    left + box.width + GAP <= room.width &&
    top + box.height + GAP <= room.height;
  const fit = (left: number, top: number) => ({
    left: clamp(left, room.width - box.width),
    top: clamp(top, room.height - box.height),
  });
  const middle = target.left + target.width / 2 - box.width / 2;
  const lefts = [middle, target.left, target.left + target.width - box.width];
  const tops = [target.top, target.top + target.height - box.height];
  const side = (left: number) => tops.map((top) => ({ left, top: fit(left, top).top }));
  const level = (top: number) => lefts.map((left) => ({ left: fit(left, top).left, top }));
  const left = side(target.left - box.width - GAP);
  const right = side(target.left + target.width + GAP);
  const below = level(target.top + target.height + GAP);
  const above = level(target.top - box.height - GAP);
  const wide = target.width > BROAD;
  const all = wide ? [left, below, above, right] : [below, above, right, left];
  const places = all.flat().filter(inside);
  return places.length ? places : [fit(target.left + target.width + GAP, target.top)];
}

function overlap(one: Box, two: Box): boolean {
  return (
    one.left < two.left + two.width &&
    two.left < one.left + one.width &&
    one.top < two.top + two.height &&
    two.top < one.top + one.height
  );
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
