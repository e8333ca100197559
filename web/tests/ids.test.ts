import { expect, test } from "vitest";

import { newId } from "../src/link/link";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What a browser has on a safe connection only, and a table at home is mostly played without one. */
const SAFE_ONLY = ["crypto.randomUUID(", "crypto.subtle"];

test("no two ids are the same", () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
});

test("nothing is used that a page over plain HTTP does not have", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(
    Object.keys(SOURCES).filter((path) => SAFE_ONLY.some((name) => SOURCES[path]?.includes(name))),
  ).toEqual([]);
});
