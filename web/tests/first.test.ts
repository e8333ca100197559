import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settings } from "../src/app/settings.svelte";
import { forget, isKnown, learn, pictures, topics } from "../src/ask/firstTime";
import type { QuestionInfo } from "../src/wire";
import { english } from "./table";

const question = (kind: string): QuestionInfo => ({
  number: 1,
  seat: 0,
  kind,
  rule: "",
  values: {},
  options: [],
});

describe("what is explained when it first comes up", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    settings.known = [];
    vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("every kind has a sentence and pictures", () => {
    for (const game of ["king-of-new-york", "king-of-tokyo"]) {
      expect(topics(game)).toEqual(expect.arrayContaining(["reroll", "resolve", "buy"]));
      for (const kind of topics(game)) {
        expect(english.say(`first-${game}-${kind}`)).toMatch(/[a-z]\.$/);
        expect(pictures(game, question(kind))?.length).toBeGreaterThan(0);
      }
    }
    expect(pictures("king-of-tokyo", question("mimic"))).toBeNull();
  });

  test("it is remembered in this browser, and can be brought back", () => {
    learn("king-of-tokyo", "buy");
    expect([isKnown("king-of-tokyo", "buy"), isKnown("king-of-new-york", "buy")]).toEqual([true, false]);
    expect([...kept.values()].at(-1)).toContain("king-of-tokyo buy");
    forget();
    expect(isKnown("king-of-tokyo", "buy")).toBe(false);
  });
});
