import { encode } from "uqr";
import { expect, test } from "vitest";

import { qrPath } from "../src/home/qr";

/** The squares that a path of ours covers. */
function covered(path: string): Set<string> {
  const squares = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) squares.add(`${Number(x) + step} ${y}`);
  }
  return squares;
}

test("the path covers the dark squares of the code and no other", () => {
  const text = "https://kaiju.example/t/4jetoPEEkzn12FXh";
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
  const drawn = qrPath(text);
  expect(drawn.size).toBe(size);
  expect([...covered(drawn.path)].sort()).toEqual(dark.sort());
});
