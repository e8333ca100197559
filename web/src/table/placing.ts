interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Room {
  width: number;
  height: number;
}

const GAP = 8;
const BROAD = 180;

/** Where a box goes next to another: below or above a small one, to the side of a wide one. */
export function beside(
  target: Box,
  box: Pick<Box, "width" | "height">,
  room: Room,
): { left: number; top: number } {
  const away = target.left - box.width - GAP;
  if (target.width > BROAD && away >= GAP)
    return { left: away, top: clamp(target.top, room.height - box.height) };
  const left = clamp(target.left + target.width / 2 - box.width / 2, room.width - box.width);
  const below = target.top + target.height + GAP;
  const above = target.top - box.height - GAP;
  if (below + box.height + GAP <= room.height) return { left, top: below };
  if (above >= GAP) return { left, top: above };
  const right = target.left + target.width + GAP;
  const side = right + box.width + GAP <= room.width ? right : target.left - box.width - GAP;
  return { left: clamp(side, room.width - box.width), top: clamp(target.top, room.height - box.height) };
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
