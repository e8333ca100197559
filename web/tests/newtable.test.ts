import { expect, test } from "vitest";

import {
  editionOf,
  firstDraft,
  isSwitch,
  levelOf,
  paceOf,
  pacesFor,
  optionsOf,
  people,
  quickTable,
  toBody,
  valueOf,
  withLevel,
  withSeat,
} from "../src/home/newtable";
import type { GameInfo } from "../src/wire";

const first = {
  monsters: ["kraken"],
  options: [
    { name: "bay", values: ["on", "off"] },
    { name: "first", values: ["random", "roll", "any Monster at the table"] },
    { name: "edition", values: ["first", "2016"] },
  ],
};
const later = {
  monsters: ["space-penguin"],
  options: [
    { name: "first", values: ["roll", "random", "any Monster at the table"] },
    { name: "edition", values: ["2016", "first"] },
    { name: "duel", values: ["off", "on"] },
  ],
};
const tokyo: GameInfo = {
  id: "king-of-tokyo",
  name: "King of Tokyo",
  rules: "1",
  least: 2,
  most: 6,
  ...first,
  editions: [first, later],
};

test("the options of the chosen edition are offered, in the same order, without what only describes values", () => {
  expect(optionsOf(tokyo, {}).map((option) => option.name)).toEqual(["bay", "first", "edition"]);
  expect(optionsOf(tokyo, { edition: "2016" })).toEqual([
    { name: "first", values: ["roll", "random"] },
    { name: "edition", values: ["first", "2016"] },
    { name: "duel", values: ["off", "on"] },
  ]);
});

test("an option that leaves no choice is not offered", () => {
  const sole = { monsters: [], options: [{ name: "first", values: ["roll", "any Monster at the table"] }] };
  expect(optionsOf({ ...tokyo, ...sole, editions: [sole] }, {})).toEqual([]);
});

test("an edition has its own Monsters and its own defaults", () => {
  expect(editionOf(tokyo, { edition: "2016" }).monsters).toEqual(["space-penguin"]);
  expect(editionOf(tokyo, {}).monsters).toEqual(["kraken"]);
  expect(valueOf(tokyo, {}, "first")).toBe("random");
  expect(valueOf(tokyo, { edition: "2016" }, "first")).toBe("roll");
});

test("only what differs from the edition's own choice is sent, and nothing that it does not know", () => {
  const draft = {
    ...firstDraft("king-of-tokyo"),
    options: { edition: "2016", bay: "off", first: "roll", duel: "on" },
  };
  expect(toBody(tokyo, draft).options).toEqual({ edition: "2016", duel: "on" });
  expect(toBody(tokyo, { ...draft, options: { edition: "first", bay: "off" } }).options).toEqual({
    bay: "off",
  });
});

test("what is on or off is a switch", () => {
  expect(isSwitch({ name: "bay", values: ["on", "off"] })).toBe(true);
  expect(isSwitch({ name: "edition", values: ["first", "2016"] })).toBe(false);
});

test("there is one of me: who takes another seat leaves the old one free", () => {
  const seats = withSeat(firstDraft("x").seats, 3, { kind: "guest" });
  expect(seats.map((seat) => seat.kind)).toEqual(["open", "bot", "bot", "guest"]);
});

test("bots have one level only if all have it", () => {
  const { seats } = firstDraft("x");
  expect(levelOf(seats)).toBe("brawler");
  expect(levelOf(withSeat(seats, 1, { kind: "bot", bot: "rookie" }))).toBe("");
  expect(levelOf(withLevel(seats, "mastermind"))).toBe("mastermind");
  expect(people(seats)).toBe(2);
});

test("no limit is offered only where there is none", () => {
  const { seats } = firstDraft("x");
  const alone = withSeat(seats, 3, { kind: "bot" });
  expect([pacesFor({ seats }, 180)[0], paceOf({ pace: 0, seats }, 180)]).toEqual([30, 180]);
  expect([pacesFor({ seats: alone }, 180)[0], paceOf({ pace: 0, seats: alone }, 180)]).toEqual([0, 0]);
  expect([pacesFor({ seats }, 0)[0], paceOf({ pace: 0, seats }, 0)]).toEqual([0, 0]);
  expect(pacesFor({ seats }, 60)).toContain(60);
  expect(paceOf({ pace: 3600, seats }, 180)).toBe(3600);
});

test("PLAY NOW is me and three bots, for nobody else to see", () => {
  const { seats, public: shown } = quickTable("king-of-new-york");
  expect(seats.map((seat) => seat.kind)).toEqual(["guest", "bot", "bot", "bot"]);
  expect(seats.slice(1).map((seat) => seat.bot)).toEqual(["rookie", "rookie", "rookie"]);
  expect(shown).toBe(false);
});
