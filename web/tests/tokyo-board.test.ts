import { describe, expect, test } from "vitest";

import { choices } from "../src/ask/choices";
import { choiceAt, choiceOn, claws, rewards, worn, wounds } from "../src/map/tokyo/board";
import { placeFacts } from "../src/map/tokyo/names";
import { DESK, outside, PHONE } from "../src/map/tokyo/layout";
import type { Source } from "../src/table/scene.svelte";
import { position as saved } from "./table";

const SAVED = import.meta.glob<Source>("../public/gallery/king-of-tokyo-*.json", {
  eager: true,
  import: "default",
});

/** A saved position, which a test may change. */
function position(name: string): Source {
  const saved = SAVED[`../public/gallery/king-of-tokyo-${name}.json`];
  if (!saved) throw new Error(`there is no position ${name}`);
  return structuredClone(saved);
}

describe("the wear of Tokyo", () => {
  const { state, rules } = position("reroll");
  const after = (lives: number[]) => {
    const monsters = state.monsters.map((one, seat) => ({
      ...one,
      life: lives[seat] ?? 10,
      alive: (lives[seat] ?? 10) > 0,
    }));
    return worn({ monsters }, rules.life);
  };

  test("grows with the life that was lost, and is complete when one Monster is left", () => {
    expect(state.monsters).toHaveLength(5);
    expect([[], [7, 8], [3, 5, 4], [0, 0, 6], [0, 0, 0, 0]].map(after)).toEqual([0, 1, 3, 4, 6]);
  });

  test("is none where Monsters have more life than at first, and never more than complete", () => {
    expect(after([12, 12, 12, 12, 12])).toBe(0);
    expect(after([0, 0, 0, 0, 0])).toBe(6);
  });
});

describe("what is said of the places", () => {
  const scene = (change: Partial<Source> = {}) => saved("king-of-tokyo-yield", () => change);

  test("is what the server tells, whatever the table looks like", () => {
    expect(placeFacts(scene(), "tokyo-bay")).toContain("Closed");
    const places = { "tokyo-bay": { vp: 5, enter_vp: 4 }, "tokyo-city": { closed: "few" } };
    expect(placeFacts(scene({ places }), "tokyo-bay")).toContain("5 crowns");
    expect(placeFacts(scene({ places }), "tokyo-city")).toContain("Closed");
  });

  test("Tokyo pays crowns, or energy", () => {
    expect(rewards({ vp: 2, enter_vp: 1 })).toEqual({ of: "vp", enter: 1, turn: 2 });
    expect(rewards({ energy: 1, enter_energy: 1 })).toEqual({ of: "energy", enter: 1, turn: 1 });
  });
});

describe("an attack", () => {
  test("shows the claws of the dice and those that cards add while it is answered", () => {
    expect(claws(position("2016-yield"))).toBe(2);
  });

  test("is not going on while dice are rerolled", () => {
    expect(claws(position("2016-reroll"))).toBe(0);
  });

  test("shows the damage on its way", () => {
    expect([...wounds(position("2016-brace"))]).toEqual([
      [0, { amount: 1, coming: true }],
      [1, { amount: 1, coming: true }],
    ]);
  });

  test("shows the damage that was dealt until everybody has answered", () => {
    const source = position("2016-yield");
    const last = source.story.at(-1);
    if (!last) throw new Error("there is no story");
    const stayed = { ...last, number: last.number + 1, text: "stay", events: [] };
    const hit = [
      [3, { amount: 2, coming: false }],
      [4, { amount: 2, coming: false }],
    ];
    expect([...wounds(source)]).toEqual(hit);
    expect([...wounds({ ...source, story: [...source.story, stayed] })]).toEqual(hit);
    expect([...wounds({ ...source, question: null, story: [...source.story, stayed] })]).toEqual([]);
  });

  test("that was taken back has hurt nobody", () => {
    const source = position("2016-yield");
    const last = source.story.at(-1);
    if (!last) throw new Error("there is no story");
    const undo = { ...last, number: last.number + 1, kind: "undo", events: [], undone: last.number };
    expect(wounds({ ...source, question: null, story: [...source.story, undo] }).size).toBe(0);
  });
});

describe("choices on the map", () => {
  test("to heal are on the Monsters, and to heal oneself on one's own", () => {
    const { question } = position("heart");
    const offered = choices(question);
    expect(choiceOn(offered, "kraken", false)?.text).toBe("heal kraken");
    expect(choiceOn(offered, "giga-zaur", true)?.text).toBe("heal");
    expect(choiceOn(offered, "giga-zaur", false)).toBeNull();
  });

  test("to stay and to leave are on the place that one is in and on Outside", () => {
    const offered = choices(position("yield").question);
    expect(choiceAt(offered, "tokyo-city", "tokyo-city")?.text).toBe("stay");
    expect(choiceAt(offered, "outside", "tokyo-city")?.text).toBe("yield");
    expect(choiceAt(offered, "tokyo-bay", "tokyo-city")).toBeNull();
  });
});

test.each([DESK, PHONE])("six Monsters find room outside", (layout) => {
  const spots = outside(layout, 6);
  expect(spots).toHaveLength(6);
  expect(spots.at(-1)?.x).toBeLessThanOrEqual(layout.outside.last);
  expect(new Set(spots.map((spot) => spot.x)).size).toBe(6);
});
