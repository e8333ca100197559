import { expect, test } from "vitest";

import { after, changed } from "../src/link/changes";
import type { GameState, Happened } from "../src/wire";
import { event, position } from "./table";

const first = (): GameState => position("king-of-new-york-destroy").source.state;

test("a change puts a value at its path, and all that it does not touch stays the same object", () => {
  const before = first();
  const now = changed(before, { "monsters.1.vp": 7, dice: ["heal"], "dice.0": "attack" });
  expect([now.monsters[1]?.vp, now.dice]).toEqual([7, ["attack"]]);
  expect(now.monsters[0]).toBe(before.monsters[0]);
  expect(now.board).toBe(before.board);
  expect(before.monsters[1]?.vp).not.toBe(7);
});

test("null is a gap in the row and no strike, but takes a card out of the deck", () => {
  const before = { ...first(), deck: { frenzy: 1, "fire-blast": 2 } };
  const now = changed(before, { "row.1": null, "deck.frenzy": null, "deck.fire-blast": 1, strike: null });
  expect(now.deck).toEqual({ "fire-blast": 1 });
  expect(now.row[1]).toBeNull();
  expect(now.strike).toBeNull();
});

test("an entry changes the state event by event, and then by the rest", () => {
  const events = [2, 3].map((vp) =>
    event("scored", { seat: 0, amount: 1, changes: { "monsters.0.vp": vp } }),
  );
  const entry: Happened = { number: 1, kind: "answer", seat: 0, text: "", undone: 0, events };
  const now = after(first(), entry, { phase: 4 });
  expect([now.monsters[0]?.vp, now.phase]).toEqual([3, 4]);
});
