import { describe, expect, test } from "vitest";

import { begins, leaders, played, since } from "../src/table/since";
import type { Happened, Happening } from "../src/wire";
import { event } from "./table";

function entry(number: number, seat: number, events: Happening[], more: Partial<Happened> = {}): Happened {
  return { number, kind: "answer", seat, text: "", undone: 0, events, ...more };
}
const turn = (seat: number, amount: number) => event("turn", { seat, amount });
const hit = (seat: number, amount: number, other: number) =>
  event("damaged", { seat, amount, other, what: "attack", cause: "NY-ATTACK-1" });

/** Seats 0, 1 and 2, of which I am 0: my turn, theirs, and my next. */
const story = [
  entry(1, 0, [turn(0, 1)]),
  entry(2, 0, [event("scored", { seat: 0, amount: 2 }), turn(1, 2)]),
  entry(3, 1, [hit(0, 2, 1), hit(0, 1, 1), hit(2, 3, 1)]),
  entry(4, 0, [event("moved", { seat: 0, what: "bronx", where: "manhattan-lower", cause: "NY-FLEE-4" })]),
  entry(5, 1, [
    event("moved", { seat: 1, what: "manhattan-lower", where: "queens" }),
    event("scored", { seat: 1, amount: 1 }),
  ]),
  entry(6, 1, [event("bought", { seat: 1, what: "stomp", amount: 4 }), turn(2, 3)]),
  entry(7, 2, [
    event("damaged", { seat: 0, amount: 1, what: "ouch", cause: "NY-OUCH-3" }),
    event("took", { seat: 2, what: "statue-of-liberty", other: 1 }),
    event("scored", { seat: 2, amount: 3 }),
    event("lost-vp", { seat: 1, amount: 3 }),
    turn(0, 4),
    event("scored", { seat: 0, amount: 1 }),
  ]),
];
const told = (some: readonly Happened[], me = 0, seats = 3) =>
  since(some, me, seats).map(({ seat, facts }) => [
    seat,
    ...facts.map(({ id, amount, what, cause, cards, other }) =>
      [id, amount || "", what, cause, ...cards, other < 0 ? "" : other]
        .filter((part) => part !== "")
        .join(" "),
    ),
  ]);

describe("since my last turn", () => {
  test("every Monster that did something has a line, in the order of play, and so have I", () => {
    expect(told(story)).toEqual([
      [1, "hit 3", "lost-crowns 2", "bought stomp", "entered manhattan-lower"],
      [2, "cost 1 NY-OUCH-3", "took statue-of-liberty 1", "crowns 3"],
      [0, "moved bronx NY-FLEE-4"],
    ]);
  });

  test("the cards that added to the damage are named once", () => {
    const strong = { ...hit(0, 3, 1), where: "acid-attack spiked-tail" };
    const burnt = event("damaged", {
      seat: 0,
      amount: 4,
      other: 1,
      what: "card",
      cause: "gas-refinery",
      where: "fire-breathing",
    });
    const blows = [strong, { ...hit(0, 2, 1), where: "acid-attack" }, burnt, turn(0, 3)];
    expect(told([entry(1, 0, [turn(0, 1)]), entry(2, 0, [turn(1, 2)]), entry(3, 1, blows)])).toEqual([
      [1, "hit 5 acid-attack spiked-tail", "cost 4 gas-refinery fire-breathing"],
    ]);
  });

  test("who did nothing has none, and nobody has one right after my own turn", () => {
    expect(told([entry(1, 0, [turn(0, 1)]), entry(2, 0, [turn(1, 2)]), entry(3, 1, [turn(0, 3)])])).toEqual(
      [],
    );
    expect(told([...story, entry(8, 0, [turn(0, 5)])])).toEqual([]);
    expect(told([])).toEqual([]);
  });

  test("before my first turn it is all that happened", () => {
    expect([played(story, 0), played(story, 1)]).toEqual([true, false]);
    expect(told([entry(1, 1, [turn(1, 1), hit(0, 1, 1)]), entry(2, 1, [turn(0, 2)])])).toEqual([
      [1, "hit 1"],
    ]);
  });

  test("what was taken back has not happened", () => {
    const back = [...story.slice(0, 5), entry(8, 1, [event("bought", { seat: 1, what: "stomp" })])];
    const undone = [...back, entry(9, 1, [], { kind: "undo", undone: 8 }), entry(10, 1, [turn(0, 3)])];
    expect(told(undone)[0]).not.toContain("bought stomp");
  });

  test("who is out is said with who did it", () => {
    const fall = [
      entry(1, 1, [turn(1, 1), hit(2, 4, 1), event("eliminated", { seat: 2 })]),
      entry(2, 1, [turn(0, 2)]),
    ];
    expect(told(fall)).toEqual([
      [1, "felled 2"],
      [2, "out"],
    ]);
  });

  test("it is shown until I have done something in my turn", () => {
    expect(begins(story, 0)).toBe(true);
    expect(begins([...story, entry(8, 2, [], { kind: "away" })], 0)).toBe(true);
    expect(begins([...story, entry(8, 0, [event("rerolled", { seat: 0 })])], 0)).toBe(false);
    expect(begins([...story, entry(8, 0, [turn(1, 5)])], 0)).toBe(false);
    expect(begins(story.slice(0, 6), 2)).toBe(true);
    expect(begins([], 0)).toBe(false);
  });

  test("those who lead are alive and have the most crowns", () => {
    const monster = (vp: number, alive = true) => ({ vp, alive });
    expect(leaders([monster(3), monster(7), monster(9, false), monster(7)])).toEqual([1, 3]);
    expect(leaders([monster(0), monster(0)])).toEqual([]);
  });
});
