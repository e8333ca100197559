import { expect, test } from "vitest";

import { above, alike, carried, type Ground } from "../src/motion/ground";

const wide: Ground = { room: { x: 100, y: 50, width: 800, height: 600 }, x: 140, y: 50, unit: 0.8 };
const low: Ground = { room: { x: 100, y: 50, width: 800, height: 300 }, x: 340, y: 50, unit: 0.4 };
const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 });

test("what is above the map goes along with the spot it is above", () => {
  const spot = (ground: Ground) => ({ x: ground.x + 300 * ground.unit, y: ground.y + 200 * ground.unit });
  expect(carried(wide, low, spot(wide))).toEqual({ ...spot(low), scale: 0.5 });
  expect(carried(wide, wide, spot(wide))).toEqual({ ...spot(wide), scale: 1 });
});

test("what is beside the map is not above it", () => {
  expect([above(wide, box(400, 300)), above(wide, box(40, 300)), above(wide, box(400, 660))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(above(low, box(400, 500))).toBe(false);
  const nearly = { ...wide, room: { ...wide.room, height: 595 } };
  expect([alike(wide, nearly), alike(wide, low)]).toEqual([true, false]);
});
