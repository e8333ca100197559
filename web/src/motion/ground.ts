import type { Box } from "./stage";

/** How the map lies on the page: the room it has, where its corner is drawn, and how large a unit of it. */
export interface Ground {
  room: Box;
  x: number;
  y: number;
  unit: number;
}

/** How the map lies on the page now. */
export function groundOf(map: HTMLElement | SVGElement | null): Ground | null {
  const matrix = map?.querySelector("svg")?.getScreenCTM();
  if (!map || !matrix) return null;
  const { left, top, width, height } = map.getBoundingClientRect();
  const room = { x: left + scrollX, y: top + scrollY, width, height };
  return { room, x: matrix.e + scrollX, y: matrix.f + scrollY, unit: matrix.a };
}

/** By so many pixels the room may change before pictures above the map are out of place. */
const SLACK = 8;

/** Whether the map lies almost the same. */
export const alike = ({ room: one }: Ground, { room: two }: Ground): boolean =>
  Math.abs(one.width - two.width) <= SLACK && Math.abs(one.height - two.height) <= SLACK;

/** Whether something is above the map. */
export function above({ room }: Ground, { x, y, width, height }: Box): boolean {
  const [across, down] = [x + width / 2 - room.x, y + height / 2 - room.y];
  return across >= 0 && across <= room.width && down >= 0 && down <= room.height;
}

/** Where a point above the map is when the map lies differently. */
export function carried(from: Ground, to: Ground, { x, y }: { x: number; y: number }) {
  const scale = to.unit / from.unit;
  return { x: to.x + (x - from.x) * scale, y: to.y + (y - from.y) * scale, scale };
}
