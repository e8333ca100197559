import { describe, expect, test } from "vitest";

import { lostLately } from "../src/ask/story";
import { script, type Motion } from "../src/motion/script";
import type { BoroughState, GameState, Happened, Happening, StackState, UnitState } from "../src/wire";
import { city as board, event as happening, position } from "./table";

const event = (kind: string, seat = -1, amount = 0, what = "", where = "", other = -1): Happening =>
  happening(kind, { seat, amount, what, where, other });
const { tiles } = position("king-of-new-york-destroy").source.rules;
const table = (name = "king-of-new-york-destroy") => structuredClone(position(name).source.state);

function seen(events: Happening[], before: GameState = table(), after: GameState = before): Motion[] {
  return script({ events, undone: 0 }, before, after, { tiles });
}
const briefly = (motions: Motion[]) =>
  motions.filter(({ kind }) => kind !== "slide").map(({ kind, seat, delay }) => [kind, seat, delay]);

describe("nothing is played", () => {
  test("where nothing was there before, or an answer was taken back", () => {
    expect(script({ events: [event("scored", 1, 2)], undone: 0 }, null, table(), { tiles })).toEqual([]);
    expect(script({ events: [event("scored", 1, 2)], undone: 7 }, table(), table(), { tiles })).toEqual([]);
  });

  test("of what cannot be seen, or did nothing", () => {
    expect(
      seen([event("resolves", 1, 2, "heal"), event("in-vain", 1, 2, "heal"), event("damaged", 1, 0)]),
    ).toEqual([]);
  });
});

describe("dice", () => {
  test("all of a first roll tumble", () => {
    expect(seen([event("rolled", 3, 6)])[0]).toMatchObject({ kind: "roll", what: "1 2 3 4 5 6" });
  });

  test("of a reroll those that were rolled again, whatever they show", () => {
    expect(seen([event("rerolled", 3, 2, "", "2 5")])[0]?.what).toBe("2 5");
  });

  test("of results that a card adds those that are new", () => {
    const [before, after] = [table(), table()];
    [before.added, after.added] = [["heal"], ["heal", "attack", "attack"]];
    expect(seen([event("added", 3, 2, "attack")], before, after)[0]?.what).toBe("8 9");
  });
});

describe("Monsters", () => {
  test("damage of one update to the same Monster is one burst", () => {
    const motions = seen([event("damaged", 1, 1), event("damaged", 2, 3), event("damaged", 1, 2)]);
    expect(motions.map(({ kind, seat, amount }) => [kind, seat, amount])).toEqual([
      ["damage", 1, 3],
      ["damage", 2, 3],
    ]);
  });

  test("gains go to the counter of their kind, and what is handed over to whom it is handed", () => {
    const motions = seen([
      event("healed", 1, 2),
      event("scored", 1, 1),
      event("gained", 1, 4),
      event("handed-over", 1, 1, "", "", 3),
    ]);
    expect(motions.map(({ seat, what, amount, to }) => [seat, what, amount, to])).toEqual([
      [1, "life", 2, '[data-panel="1"] [data-counter="life"]'],
      [1, "vp", 1, '[data-panel="1"] [data-counter="vp"]'],
      [1, "energy", 4, '[data-panel="1"] [data-counter="energy"]'],
      [3, "energy", 1, '[data-panel="3"] [data-counter="energy"]'],
    ]);
  });

  test("what is lost otherwise than by damage is a burst at its counter alone", () => {
    const motions = seen([event("lost-vp", 1, 3), event("paid-life", 2, 2), event("lost-energy", 2, 1)]);
    expect(motions.map(({ kind, seat, what, amount, from }) => [kind, seat, what, amount, from])).toEqual([
      ["loss", 1, "vp", 3, ""],
      ["loss", 2, "life", 2, ""],
      ["loss", 2, "energy", 1, ""],
    ]);
  });

  test("whoever is eliminated, or goes, is hit first and where it stood; whoever comes, where it lands", () => {
    const motions = seen([event("damaged", 1, 2), event("eliminated", 1)]);
    expect(motions.slice(0, 2).map(({ kind, what, delay }) => [kind, what, delay])).toEqual([
      ["damage", "leaves", 0],
      ["out", "", 250],
    ]);
    expect(seen([event("damaged", 2, 1), event("moved", 2, 0, "bronx", "queens")])[0]?.what).toBe("leaves");
    expect(seen([event("moved", 2, 0, "bronx", "queens"), event("damaged", 2, 1)])[1]).toMatchObject({
      kind: "damage",
      what: "",
      delay: 500,
    });
  });

  test("a Unit leaves another mark than claws", () => {
    expect(seen([event("damaged", 1, 2, "ouch")])[0]).toMatchObject({ kind: "damage", what: "shots" });
    expect(seen([event("damaged", 1, 2, "attack")])[0]).toMatchObject({ kind: "damage", what: "" });
  });

  test("a card in front of a Monster lights up where something comes from it, also from a copy", () => {
    const before = table();
    const owned = { card: "mimic", acts: "wings", owner: 2, counter: 0, number: 1, copied: 0, paid: 0 };
    const monsters = before.monsters.map((one, at) => (at === 2 ? { ...one, cards: [owned] } : one));
    const motions = seen([{ ...event("scored", 1, 1), cause: "wings" }], { ...before, monsters });
    expect(motions.at(-1)).toMatchObject({
      kind: "glow",
      seat: 2,
      to: '[data-panel="2"] [data-held="mimic"]',
      delay: 0,
    });
    expect(seen([{ ...event("scored", 1, 1), cause: "jets" }], { ...before, monsters })).toHaveLength(1);
  });

  test("a first place is reached from the panel", () => {
    expect(seen([event("placed", 2, 0, "bronx")])[0]).toMatchObject({
      kind: "move",
      what: "comes",
      from: '[data-panel="2"] .portrait',
      to: '[data-figure="2"]',
    });
  });

  test("a token comes from whoever has the turn", () => {
    const before = { ...table(), active: 3 };
    expect(seen([event("token-given", 1, 1, "web")], before)[0]).toMatchObject({
      kind: "token",
      from: '[data-figure="3"]',
      to: '[data-panel="1"] [data-token="web"]',
    });
  });

  test("whoever enters lands before the ring and the crown", () => {
    const motions = seen([event("moved", 2, 0, "manhattan-lower", "queens"), event("scored", 2, 1)]);
    expect(briefly(motions)).toEqual([
      ["move", 2, 0],
      ["enter", 2, 500],
      ["gain", 2, 500],
    ]);
    expect(motions[0]?.what).toBe("enters");
  });

  test("whoever flees looks back, and a shift within is a plain hop", () => {
    expect(seen([event("fled", 2, 0, "bronx"), event("moved", 2, 0, "bronx", "manhattan")])[0]?.what).toBe(
      "flees",
    );
    expect(seen([event("moved", 2, 0, "outside", "tokyo-city")], table("king-of-tokyo-buy"))[0]?.what).toBe(
      "flees",
    );
    expect(seen([event("shifted", 2, 0, "manhattan-lower")])[0]?.what).toBe("");
    expect(
      seen([
        event("fled", 2),
        event("moved", 2, 0, "bronx", "manhattan"),
        event("souvenir", 2, 0, "bronx"),
      ])[1],
    ).toMatchObject({ kind: "turn", delay: 650 });
  });

  test("the others make room, as far as they are there", () => {
    const after = table();
    const gone = after.monsters[1];
    if (gone) gone.alive = false;
    const rest = after.monsters.flatMap(({ alive }, seat) => (alive && seat !== 2 ? [seat] : []));
    const motions = seen([event("moved", 2, 0, "bronx", "queens")], table(), after);
    expect(motions.filter(({ kind }) => kind === "slide").map(({ seat }) => seat)).toEqual(rest);
  });

  test("one comes while the other goes, and dice do not wait for either", () => {
    const motions = seen(
      [
        event("moved", 1, 0, "outside", "tokyo-city"),
        event("moved", 2, 0, "tokyo-city", "outside"),
        event("scored", 2, 1),
        event("rolled", 3, 6),
      ],
      table("king-of-tokyo-buy"),
    );
    expect(briefly(motions)).toEqual([
      ["move", 1, 0],
      ["move", 2, 200],
      ["enter", 2, 700],
      ["gain", 2, 700],
      ["roll", 3, 0],
    ]);
  });

  test("nothing starts later than 850 ms, however much happens at once, and nobody enters before it lands", () => {
    const many = Array.from({ length: 9 }, (_, seat) =>
      event("moved", seat % 4, 0, "manhattan-lower", "queens"),
    );
    const motions = seen([...many, event("scored", 2, 1)]);
    expect(Math.max(...motions.map(({ delay }) => delay))).toBe(850);
    expect(motions.filter(({ kind }) => kind === "move").at(-1)?.delay).toBe(350);
    expect(motions.filter(({ kind }) => kind === "enter").at(-1)?.delay).toBe(850);
  });
});

describe("the city", () => {
  const city = (bronx: Partial<BoroughState>, queens: Partial<BoroughState> = {}): GameState => ({
    ...table(),
    turn: 7,
    board: board({ bronx, queens }),
  });
  const stack = (top: string, below: number): StackState => ({ top, below });
  const unit = (id: string, since: number): UnitState => ({ id, since, new: since === 7 });
  const before = city({ stacks: [stack("hospital-2", 1), stack("high-rise-2", 2)], units: [unit("jet", 3)] });

  test("a Building cracks, its reward flies off and is counted when it has come, and its Unit turns up", () => {
    const after = city({
      stacks: [stack("hospital-2", 1), stack("power-plant-2", 1)],
      units: [unit("jet", 3), unit("tank", 7)],
    });
    const [cracks, reward, turns, counts] = seen(
      [event("destroyed", 1, 0, "high-rise-2", "bronx"), event("scored", 1, 2)],
      before,
      after,
    );
    expect(cracks).toMatchObject({ kind: "destroy", from: '[data-tile="bronx/1"]' });
    expect(reward).toMatchObject({
      kind: "reward",
      what: "vp",
      amount: 2,
      from: '[data-tile="bronx/1"]',
      to: '[data-panel="1"] [data-counter="vp"]',
    });
    expect(turns).toMatchObject({ kind: "turn", to: '[data-unit="bronx/new-tank"]', delay: 350 });
    expect(counts).toMatchObject({ kind: "gain", amount: 2, delay: 550 });
  });

  test("a Unit that is destroyed leaves nothing behind", () => {
    const motions = seen(
      [event("destroyed", 1, 0, "jet", "bronx")],
      before,
      city({ stacks: [stack("hospital-2", 1), stack("high-rise-2", 2)] }),
    );
    expect(motions.map(({ kind, from, what }) => [kind, from, what])).toEqual([
      ["destroy", '[data-unit="bronx/jet"]', ""],
      ["reward", '[data-unit="bronx/jet"]', "energy"],
    ]);
  });

  test("a Unit that is sent flies from the borough that has fewer", () => {
    const after = city(
      { stacks: [stack("hospital-2", 1), stack("high-rise-2", 2)] },
      { units: [unit("jet", 3)] },
    );
    const motions = seen([event("sent", 1, 0, "jet", "queens")], before, after);
    expect(motions.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["send", '[data-unit="bronx/jet"]', '[data-unit="queens/jet"]'],
    ]);
  });

  test("a goal card comes from the map first, then from whoever had it", () => {
    const motions = seen([event("took", 1, 0, "superstar"), event("took", 2, 0, "superstar", "", 1)]);
    const [first, second] = motions.filter(({ kind }) => kind === "goal");
    const lights = motions.filter(({ kind }) => kind === "light");
    expect(lights.map(({ from, to }) => [from, to])).toEqual([
      ['[data-spot="superstar"]', '[data-figure="1"]'],
      ['[data-figure="1"]', '[data-figure="2"]'],
    ]);
    expect([first?.from, first?.to]).toEqual([
      '[data-spot="superstar"]',
      '[data-panel="1"] [data-goal="superstar"]',
    ]);
    expect(second?.from).toBe('[data-panel="1"] [data-goal="superstar"]');
  });
});

describe("cards", () => {
  test("one that is bought flies to its buyer, and the next turns over when it comes", () => {
    const motions = seen([
      event("paid", 2, 4),
      event("bought", 2, 4, "gourmet"),
      event("revealed", -1, 0, "energize"),
    ]);
    expect(motions.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["buy", '[data-card="gourmet"]', '[data-panel="2"]'],
      ["reveal", "", '[data-card="energize"]'],
    ]);
  });

  test("those that are swept fly to the discard pile before the next turn over, one after the other", () => {
    const before = { ...table(), row: ["gourmet", null, "energize"] };
    const motions = seen(
      [
        event("paid", 2, 2),
        event("swept", 2),
        event("revealed", -1, 0, "frenzy"),
        event("revealed", -1, 0, "rampage"),
      ],
      before,
    );
    expect(motions.map(({ kind, from, to, delay }) => [kind, from, to, delay])).toEqual([
      ["sweep", '[data-card="gourmet"]', "[data-pile]", 0],
      ["sweep", '[data-card="energize"]', "[data-pile]", 60],
      ["reveal", "", '[data-card="frenzy"]', 260],
      ["reveal", "", '[data-card="rampage"]', 330],
    ]);
  });

  test("one that is discarded goes from whoever had it to the pile", () => {
    expect(seen([event("discarded", 2, 0, "gourmet")])[0]).toMatchObject({
      kind: "buy",
      from: '[data-panel="2"]',
      to: "[data-pile]",
    });
  });

  test("one that is taken comes from whoever had it", () => {
    expect(seen([event("taken", 2, 4, "gourmet", "", 0)])[0]?.from).toBe('[data-panel="0"]');
  });
});

describe("lost hearts", () => {
  const told = (...events: Happening[]): Happened => ({
    number: 1,
    kind: "answer",
    seat: 0,
    text: "",
    events,
    undone: 0,
  });

  test("are marked through the next turn, as far as they are not healed", () => {
    const story = [
      told(event("turn", 0, 1)),
      told(event("damaged", 1, 3), event("damaged", 2, 1)),
      told(event("turn", 1, 2)),
      told(event("healed", 1, 1)),
    ];
    expect(lostLately(story, 1)).toBe(2);
    expect(lostLately(story, 2)).toBe(1);
    expect(lostLately([...story, told(event("turn", 2, 3))], 2)).toBe(0);
  });
});
