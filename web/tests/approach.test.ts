import { describe, expect, test } from "vitest";

import { approach, arrival } from "../src/motion/approach";
import { EFFECT, FALLEN } from "../src/motion/origins";
import { FLIGHT, WINDUP } from "../src/story/beats";
import type { Happening, UnitState } from "../src/wire";
import { city, event, position } from "./table";

const newYork = position("king-of-new-york-destroy").source;
const tokyo = position("king-of-tokyo-buy").source;
const die = (...numbers: number[]) => numbers.map((number) => `[data-die="${number}"]`).join(", ");

/** What comes before an event in New York, with some of the state as a test wants it. */
function before(one: Happening, change: Partial<typeof newYork.state> = {}, lead = 400) {
  return approach(one, { ...newYork.state, ...change }, newYork.rules, lead);
}

describe("what a Monster gets comes", () => {
  const dice = ["energy", "heal", "energy", "celebrity", "attack", "ouch"];
  const from = (kind: string, cause: string) =>
    before(event(kind, { seat: 1, amount: 2, cause }), { dice })[0]?.from;

  test("from the dice that count for it", () => {
    expect(from("gained", "NY-ENERGY-1")).toBe(die(1, 3));
    expect(from("healed", "NY-HEAL-1")).toBe(die(2));
    expect(from("scored", "NY-CELEB-4")).toBe(die(4));
  });

  test("from the tile that fell, the Statue, or the place it is in", () => {
    expect(from("scored", "NY-DESTROY-6")).toBe(FALLEN);
    expect(from("scored", "NY-GOAL-2")).toBe('[data-spot="statue-of-liberty"]');
    expect(from("scored", "NY-MANHATTAN-2")).toBe('[data-figure="1"]');
    expect(from("gained", "NY-EARN-1")).toBe('[data-figure="1"]');
  });

  test("from a card in front of it, or one that takes effect as it is bought", () => {
    const [keep] = newYork.rules.cards.filter(({ kind }) => kind === "keep");
    const [discard] = newYork.rules.cards.filter(({ kind }) => kind === "discard");
    expect(from("gained", keep?.id ?? "")).toBe('[data-panel="1"] [data-counter="cards"]');
    expect(from("gained", discard?.id ?? "")).toBe(EFFECT);
  });

  test("from the set of numbers in Tokyo that is worth so much", () => {
    const state = { ...tokyo.state, dice: ["1", "1", "1", "1", "claw", "heart"] };
    const sets = { ...tokyo.state, dice: ["3", "3", "1", "3", "1", "1"] };
    const scored = (amount: number, at = state) =>
      approach(event("scored", { seat: 1, amount, cause: "KT-VP-1" }), at, tokyo.rules, 400)[0]?.from;
    expect(scored(2)).toBe(die(1, 2, 3, 4));
    expect([scored(3, sets), scored(1, sets)]).toEqual([die(1, 2, 4), die(3, 5, 6)]);
  });

  test("from whoever hands it over, to whom it is handed", () => {
    const [motion] = before(event("handed-over", { seat: 1, other: 3, amount: 1 }));
    expect([motion?.from, motion?.to]).toEqual([
      '[data-panel="1"] [data-counter="energy"]',
      '[data-panel="3"] [data-counter="energy"]',
    ]);
  });
});

describe("a blow", () => {
  test("flies from the attacker, such that it lands with the event", () => {
    const [claws] = before(
      event("damaged", { seat: 2, other: 1, amount: 2, what: "attack" }),
      {},
      WINDUP + FLIGHT,
    );
    expect(claws).toMatchObject({
      kind: "claws",
      from: '[data-figure="1"]',
      to: '[data-figure="2"]',
      delay: WINDUP,
    });
    expect(before(event("damaged", { seat: 2, amount: 2, what: "poison" }))).toEqual([]);
    expect(before(event("damaged", { seat: 2, other: 1, amount: 0, what: "attack" }))).toEqual([]);
  });

  test("of Units comes from all of them in the borough, also within Manhattan", () => {
    const units: UnitState[] = [{ id: "jet", since: 1, new: false }];
    const board = city({ bronx: { units } });
    const monsters = newYork.state.monsters.map((one, seat) => ({
      ...one,
      place: seat ? "bronx" : "manhattan-upper",
    }));
    const ouch = (seat: number) =>
      before(event("damaged", { seat, amount: 1, what: "ouch" }), { board, monsters })[0]?.from;
    expect([ouch(1), ouch(0)]).toEqual(['[data-unit^="bronx/"]', '[data-unit^="manhattan/"]']);
  });

  test("lands as hard as it is, and says how much life there was", () => {
    const hit = event("damaged", { seat: 2, other: 1, amount: 3 });
    const [life] = newYork.state.monsters.slice(2).map((monster) => monster.life);
    expect(arrival(hit, newYork.state, 2)).toMatchObject([
      { kind: "impact", amount: 3, what: "mine", before: life },
    ]);
    expect(arrival(hit, newYork.state, 1)).toMatchObject([{ what: "" }]);
    expect(arrival({ ...hit, amount: 0 }, newYork.state, 2)).toEqual([]);
  });
});

test("a card goes to its owner, or stays to take effect; a stolen one comes from whoever had it", () => {
  const [keep] = newYork.rules.cards.filter(({ kind }) => kind === "keep");
  const [discard] = newYork.rules.cards.filter(({ kind }) => kind === "discard");
  const [kept] = before(event("bought", { seat: 1, what: keep?.id ?? "" }));
  const [played] = before(event("bought", { seat: 1, what: discard?.id ?? "" }));
  const [taken] = before(event("taken", { seat: 1, other: 2, what: keep?.id ?? "" }));
  expect([kept?.from, kept?.to]).toEqual([`[data-card="${keep?.id}"]`, '[data-panel="1"]']);
  expect(played?.to).toBe("");
  expect(taken?.from).toBe('[data-panel="2"]');
});

test("dice of a type are lifted before they are resolved", () => {
  const [motion] = before(event("resolves", { seat: 1, what: "ouch" }), {
    dice: ["ouch", "heal", "ouch"],
    added: ["ouch"],
  });
  expect(motion).toMatchObject({ kind: "lift", what: "1 3 4" });
});

test("to what changes nothing, nothing comes", () => {
  expect(before(event("in-vain", { seat: 1, what: "heal" }))).toEqual([]);
});
