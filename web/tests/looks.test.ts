import { expect, test } from "vitest";

import { look } from "../src/art/looks";
import sprite from "../src/art/sprite.svg?raw";
import type { Source } from "../src/table/scene.svelte";

const SAVED = import.meta.glob<Source>("../public/gallery/king-of-*.json", {
  eager: true,
  import: "default",
});
const MONSTERS = [
  ...new Set(Object.values(SAVED).flatMap(({ state }) => state.monsters.map((monster) => monster.name))),
].sort();

/** How light a colour is, after WCAG. */
function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("the gallery shows the Monsters of every edition", () => {
  expect(MONSTERS).toEqual(
    expect.arrayContaining(["captain-fish", "kraken", "cyber-kitty", "space-penguin"]),
  );
});

test.each(MONSTERS)("%s has a picture of its own, and a colour that can be read on a panel", (monster) => {
  const { symbol, colour } = look(monster);
  expect(symbol).toBe(`m-${monster}`);
  expect(sprite).toContain(`<symbol id="${symbol}"`);
  expect((light(colour) + 0.05) / (light("#211B47") + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test("no two pictures share the name of a part", () => {
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
