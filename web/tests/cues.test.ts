import { describe, expect, test } from "vitest";

import { cues, shaking, tension, ticking, type Cue, type Hearing } from "../src/sound/cues";
import { Ear, score } from "../src/sound/ear";
import { RECIPES, type SoundName } from "../src/sound/repertoire";
import type { Played } from "../src/sound/sounds";
import type { Source } from "../src/table/scene.svelte";
import type { GameState, Happened, Happening } from "../src/wire";
import { city, event, position } from "./table";

const NEW_YORK = position("king-of-new-york-destroy").source;
const { tiles } = NEW_YORK.rules;
const [ME, OTHER] = [0, 1];

function hearing(change: (state: GameState) => void = () => undefined, more: Partial<Hearing> = {}): Hearing {
  const state = structuredClone(NEW_YORK.state);
  for (const monster of state.monsters)
    Object.assign(monster, { name: "kong", alive: true, vp: 5, life: 10 });
  state.over = false;
  change(state);
  return { me: ME, speed: 1, state, tiles, ...more };
}
const heard = (one: Happening, known = hearing()) =>
  cues(one, known).map(({ sound, strength, after }) => [sound, strength, after]);
const brief = (found: Cue[]) => found.map(({ sound, after }) => [sound, Math.round(after)]);

describe("of an event is heard", () => {
  const cases: [string, Happening, unknown[]][] = [
    ["my turn", event("turn", { seat: ME }), [["my-turn", 1, 0]]],
    ["the turn of another", event("turn", { seat: OTHER }), []],
    [
      "a throw",
      event("rolled", { seat: ME, amount: 6 }),
      [
        ["rattle", 6, 0],
        ["land", 6, 450],
      ],
    ],
    ["an attack", event("attacks", { seat: OTHER, amount: 3 }), [["kong.roar", 2, 0]]],
    ["a scratch", event("damaged", { seat: ME, amount: 1 }), [["hit", 1, 0]]],
    [
      "a blow",
      event("damaged", { seat: ME, amount: 3 }),
      [
        ["hit", 3, 0],
        ["kong.pain", 1, 80],
      ],
    ],
    [
      "a heavy blow",
      event("damaged", { seat: ME, amount: 5 }),
      [
        ["hit", 5, 0],
        ["kong.pain", 2, 80],
      ],
    ],
    [
      "the heaviest",
      event("damaged", { seat: ME, amount: 9 }),
      [
        ["hit", 9, 0],
        ["kong.pain", 3, 80],
      ],
    ],
    ["damage that was prevented", event("damaged", { seat: ME }), [["shield", 1, 0]]],
    ["a shield", event("shielded", { seat: ME }), [["shield", 1, 0]]],
    ["poison at work", event("damaged", { seat: ME, amount: 1, what: "poison" }), [["poison", 1, 0]]],
    ["poison", event("token-given", { what: "poison" }), [["poison", 1, 0]]],
    ["a web", event("token-given", { what: "web" }), [["web", 1, 0]]],
    ["any other token", event("token-given", { what: "jinx" }), []],
    ["hearts", event("healed", { amount: 2 }), [["heal", 2, 0]]],
    ["a crown", event("scored", { seat: ME, amount: 1 }), [["crown", 1, 0]]],
    ["energy", event("gained", { amount: 4 }), [["energy", 4, 0]]],
    ["lost crowns", event("lost-vp", { amount: 3 }), [["lose-crown", 1, 0]]],
    ["a card that is bought", event("bought", { amount: 4 }), [["buy", 1, 0]]],
    ["a sweep", event("swept"), [["sweep", 1, 0]]],
    ["a card that is turned up", event("revealed"), [["card", 1, 0]]],
    [
      "a Building that falls",
      event("destroyed", { what: "high-rise-3" }),
      [
        ["collapse", 3, 0],
        ["siren", 1, 700],
      ],
    ],
    ["a Unit that breaks", event("destroyed", { what: "jet" }), [["crack", 3, 0]]],
    ["a Unit on its way", event("sent", { what: "tank" }), [["tank", 1, 0]]],
    ["a Monster that enters", event("moved", { what: "manhattan-lower", where: "bronx" }), [["enter", 1, 0]]],
    ["one that enters Tokyo", event("moved", { what: "tokyo-bay", where: "outside" }), [["enter", 1, 0]]],
    ["one that moves on within", event("moved", { what: "manhattan-upper", where: "manhattan-lower" }), []],
    ["one that goes elsewhere", event("moved", { what: "queens", where: "bronx" }), []],
    ["one that flees", event("fled", { seat: ME }), [["flee", 1, 0]]],
    ["one that leaves Tokyo", event("yielded", { seat: ME }), [["flee", 1, 0]]],
    [
      "the Superstar",
      event("took", { seat: OTHER, what: "superstar" }),
      [
        ["superstar", 1, 0],
        ["kong.joy", 2, 900],
      ],
    ],
    [
      "the Statue",
      event("took", { seat: OTHER, what: "statue-of-liberty" }),
      [
        ["statue", 1, 0],
        ["kong.joy", 2, 900],
      ],
    ],
    ["an end", event("eliminated", { seat: OTHER }), [["eliminated", 1, 0]]],
    [
      "my victory",
      event("won", { seat: ME }),
      [
        ["victory", 1, 0],
        ["kong.joy", 3, 2600],
      ],
    ],
    ["the victory of another", event("won", { seat: OTHER }), [["defeat", 1, 0]]],
    ["nobody's victory", event("nobody-won"), [["defeat", 1, 0]]],
    ["what cannot be heard", event("resolves", { amount: 2 }), []],
  ];
  test.each(cases)("%s", (_, one, sounds) => expect(heard(one)).toEqual(sounds));

  test("a victory by whoever watches", () => {
    expect(heard(event("won", { seat: OTHER }), hearing(undefined, { me: -1 }))[0]?.[0]).toBe("victory");
  });

  test("the last two, when the third has fallen", () => {
    const known = hearing((state) => state.monsters.forEach((one, seat) => (one.alive = seat < 2)));
    expect(brief(cues(event("eliminated", { seat: 2 }), known))).toEqual([
      ["eliminated", 0],
      ["last-two", 1800],
    ]);
  });

  test("an alarm, when somebody comes to 17 crowns and not beyond them", () => {
    const with17 = (vp: number) => hearing((state) => Object.assign(state.monsters[OTHER] ?? {}, { vp }));
    const sounds = (vp: number) => heard(event("scored", { seat: OTHER, amount: 2 }), with17(vp)).length;
    expect([16, 17, 18, 19].map(sounds)).toEqual([1, 2, 2, 1]);
  });

  test("the Units around whoever they shoot at, and then the blow", () => {
    const known = hearing((state) => {
      Object.assign(state.monsters[ME] ?? {}, { place: "bronx" });
      const unit = (id: string) => ({ id, since: 0, new: false });
      state.board = city({ bronx: { units: [unit("tank"), unit("jet"), unit("tank")] } });
    });
    expect(brief(cues(event("damaged", { seat: ME, amount: 2, what: "ouch" }), known))).toEqual([
      ["jet", 0],
      ["tank", 120],
      ["hit", 250],
      ["kong.pain", 330],
    ]);
  });

  test("less in a hurry: no rattle, no card, no small voice", () => {
    const fast = hearing(undefined, { speed: 2 });
    expect(heard(event("rolled", { amount: 6 }), fast)).toEqual([["land", 6, 225]]);
    expect(heard(event("revealed"), fast)).toEqual([]);
    expect(heard(event("damaged", { seat: ME, amount: 3 }), fast)).toEqual([["hit", 3, 0]]);
    expect(heard(event("damaged", { seat: ME, amount: 4 }), fast)).toHaveLength(2);
  });
});

describe("an entry", () => {
  const told = (events: Happening[], more: Partial<Happened> = {}): Happened => ({
    number: 1,
    kind: "answer",
    seat: OTHER,
    text: "",
    events,
    undone: 0,
    ...more,
  });
  const scored = (events: Happening[], known = hearing(), once = new Set<string>()) =>
    brief(score(told(events), known, once));

  test("is heard in its order", () => {
    expect(
      scored([
        event("rolled", { amount: 6 }),
        event("healed", { amount: 1 }),
        event("gained", { amount: 1 }),
      ]),
    ).toEqual([
      ["rattle", 0],
      ["land", 450],
      ["heal", 300],
      ["energy", 420],
    ]);
  });

  test("has one blow for all whom a strike hurts, the strongest", () => {
    const strike = [1, 2, 1].map((amount, seat) => event("damaged", { seat, amount, cause: "NY-ATTACK-1" }));
    const placed = score(told(strike), hearing(), new Set());
    expect(placed.map(({ sound, strength, seat }) => [sound, strength, seat])).toEqual([
      ["hit", 2, 1],
      ["kong.pain", 1, 1],
    ]);
  });

  test("lets a Monster roar once in a turn, and warns of it once", () => {
    const once = new Set<string>();
    const known = hearing((state) => Object.assign(state.monsters[OTHER] ?? {}, { vp: 17 }));
    const both = [event("attacks", { seat: OTHER, amount: 2 }), event("scored", { seat: OTHER, amount: 1 })];
    expect(scored(both, known, once).map(([sound]) => sound)).toEqual(["kong.roar", "crown", "alarm"]);
    expect(scored(both, known, once).map(([sound]) => sound)).toEqual(["crown"]);
    known.state.turn += 1;
    expect(scored(both, known, once).map(([sound]) => sound)).toEqual(["kong.roar", "crown"]);
  });

  test("of mine says that I roll", () => {
    const mine = told([], { seat: ME, text: "reroll 1 2" });
    expect(brief(score(mine, hearing(), new Set()))).toEqual([["roll", 0]]);
    expect(score({ ...mine, seat: OTHER }, hearing(), new Set())).toEqual([]);
  });

  test("is played from where its Monster is seen; one that was taken back ends everything", () => {
    const played: [SoundName, Played | undefined][] = [];
    let skipped = 0;
    const sounds = {
      play: (name: SoundName, how?: Played) => void played.push([name, how]),
      skip: () => void (skipped += 1),
    };
    const ear = new Ear(sounds, () => ({ ...hearing(), pan: (seat) => seat / 10 }));
    ear.updated({ entry: told([event("healed", { seat: 3, amount: 2 })]) });
    expect(played).toEqual([["heal", { strength: 2, after: 0, pan: 0.3 }]]);
    ear.updated({ entry: told([event("healed", { seat: 3, amount: 2 })], { undone: 4 }) });
    expect([played.length, skipped]).toEqual([1, 1]);
  });
});

test("dice that are reported in the air rattle there, and land when they are shown", () => {
  const played: string[] = [];
  const sounds = { play: (name: SoundName) => void played.push(name), skip: () => undefined };
  const known = hearing((state) => Object.assign(state, { active: ME, dice: ["heal", "heal"] }));
  const ear = new Ear(sounds, () => ({ ...known, pan: () => 0 }));
  const entry = { number: 7, kind: "answer", seat: ME, text: "reroll 1 2", undone: 0 };
  ear.thrown([1, 2]);
  expect(played.splice(0)).toEqual(["roll", "rattle"]);
  ear.updated({ entry: { ...entry, events: [event("rerolled", { seat: ME, amount: 2 })] } });
  expect(played.splice(0)).toEqual(["land"]);
  ear.updated({ entry: { ...entry, events: [event("healed", { seat: ME, amount: 2 })] } });
  expect(played.splice(0)).toEqual(["heal"]);
  ear.updated({ entry: { ...entry, number: 8, events: [event("rerolled", { seat: ME, amount: 2 })] } });
  expect(played).toEqual(["roll", "rattle", "land"]);
});

test("shots are heard while they fly, and the hit when it is told; three skulls set off the sirens", () => {
  const played: [string, number][] = [];
  const sounds = {
    play: (name: SoundName, how: { strength?: number } = {}) => void played.push([name, how.strength ?? 1]),
    skip: () => undefined,
  };
  const known = hearing((state) => {
    state.board = city({ bronx: { units: [{ id: "jet", since: 1, new: false }] } });
    Object.assign(state.monsters[OTHER] ?? {}, { place: "bronx" });
  });
  const ear = new Ear(sounds, () => ({ ...known, pan: () => 0 }));
  const told = (events: Happening[]): Happened => ({
    number: 7, kind: "answer", seat: OTHER, text: "", undone: 0, events,
  }); // prettier-ignore
  const entry = told([event("damaged", { seat: OTHER, amount: 1, what: "ouch" })]);
  ear.coming({ entry });
  expect(played.splice(0)).toEqual([["jet", 1]]);
  ear.updated({ entry, told: true });
  expect(played.splice(0)).toEqual([["hit", 1]]);
  ear.updated({ entry });
  expect(played.splice(0)).toEqual([
    ["jet", 1],
    ["hit", 1],
  ]);
  ear.updated({ entry: told([event("resolves", { seat: OTHER, amount: 3, what: "ouch" })]), told: true });
  ear.updated({ entry: told([event("resolves", { seat: OTHER, amount: 2, what: "ouch" })]), told: true });
  expect(played).toEqual([["siren", 2]]);
});

test("a phone shakes for my turn and my own hurts alone", () => {
  expect(shaking(event("turn", { seat: ME }), ME)).toEqual([40, 60, 40]);
  expect(shaking(event("damaged", { seat: ME, amount: 3 }), ME)).toEqual([60]);
  expect(shaking(event("damaged", { seat: ME, amount: 0 }), ME)).toEqual([]);
  expect(shaking(event("damaged", { seat: OTHER, amount: 3 }), ME)).toEqual([]);
  expect(shaking(event("turn", { seat: -1 }), -1)).toEqual([]);
});

test("it is tense where somebody is about to win or to fall, and more so between two", () => {
  const { rules } = NEW_YORK;
  const tense = (vp: number, life: number, count = 3) => {
    const { state } = hearing((one) => {
      one.monsters = one.monsters.slice(0, count);
      Object.assign(one.monsters[1] ?? {}, { vp, life });
    });
    return tension(state, rules);
  };
  expect(tense(10, 10)).toBeCloseTo(0.25);
  expect(tense(0, 2)).toBeCloseTo(0.64);
  expect(tense(10, 10, 2)).toBeCloseTo(0.45);
  expect(tense(20, 10, 2)).toBe(1);
  const over = hearing((state) => (state.over = true));
  expect(tension(over.state, rules)).toBe(0);
});

test("a clock ticks in the last ten seconds, louder at five and at three", () => {
  expect([11, 10, 6, 5, 4, 3, 1, 0].map(ticking)).toEqual([0, 1, 1, 2, 2, 3, 3, 0]);
});

test("every Monster of every edition has a voice", () => {
  const saved = import.meta.glob<Source>("../public/gallery/king-of-*.json", {
    eager: true,
    import: "default",
  });
  const names = new Set(
    Object.values(saved).flatMap(({ state }) => state.monsters.map((monster) => monster.name)),
  );
  expect(names.size).toBeGreaterThan(12);
  for (const name of names)
    for (const mood of ["roar", "pain", "joy"]) expect(RECIPES).toHaveProperty([`${name}.${mood}`]);
});
