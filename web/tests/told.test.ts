import { beforeAll, expect, test } from "vitest";

import english from "../../src/kaiju/locale/en.ftl?raw";
import {
  ago,
  botName,
  gameName,
  optionName,
  optionValue,
  paceName,
  paceParts,
  playerName,
  tableLine,
  wonBy,
} from "../src/home/told";
import { adopt } from "../src/words/say.svelte";
import { Words } from "../src/words/words";
import type { TableInfo } from "../src/wire";

beforeAll(() => adopt(new Words("en", english)));

test.each([
  [0, "none", 0],
  [30, "seconds", 30],
  [90, "seconds", 90],
  [180, "minutes", 3],
  [7200, "hours", 2],
  [86_400, "days", 1],
])("a pace of %i is told in %s", (pace, unit, count) => {
  expect(paceParts(pace)).toEqual({ unit, count });
});

test("a pace has words", () => {
  expect([0, 30, 180, 3600, 7200, 86_400].map(paceName)).toEqual([
    "No limit",
    "30 s",
    "3 min",
    "An hour",
    "2 hours",
    "A day",
  ]);
});

test("what has no words shows its id", () => {
  expect([
    gameName("king-of-mars"),
    botName("novel"),
    optionName("king-of-tokyo", "novel"),
    optionValue("king-of-tokyo", "edition", "2031"),
  ]).toEqual(["king-of-mars", "novel", "novel", "2031"]);
});

test("an option whose value is a Monster names it", () => {
  expect(optionValue("king-of-new-york", "first", "kong")).toBe("Kong");
});

test("a bot of the server goes by its level, everybody else by name", () => {
  expect(["BOT brawler", "BOT hal", "Ann"].map(playerName)).toEqual(["Bot: Normal", "BOT hal", "Ann"]);
});

test("the winner of a finished game is a person, or the Monster that a bot played", () => {
  expect([
    wonBy("Ann", "kong"),
    wonBy("Ann", undefined),
    wonBy("BOT brawler", "kong"),
    wonBy("BOT brawler", undefined),
    wonBy("", "kong"),
    wonBy(undefined, undefined),
  ]).toEqual([
    "Ann won as Kong",
    "Ann won",
    "Kong won, played by a bot (normal)",
    "A bot won (normal)",
    "Someone won as Kong",
    "Nobody won",
  ]);
});

test("a table is told in one line", () => {
  const seats = [{ kind: "guest" }, { kind: "bot" }];
  const table = {
    game: "king-of-tokyo",
    options: { beginner: "on" },
    pace: 30,
    seats,
  } as unknown as TableInfo;
  expect(tableLine(table)).toBe("Tokyo · short and brutal · 30 s a decision");
  expect(tableLine({ ...table, options: {}, pace: 0 })).toBe("Tokyo · no clock");
});

test("a table of several people has the limit that it will get", () => {
  const seats = [{ kind: "guest" }, { kind: "open" }];
  const table = { game: "king-of-tokyo", options: {}, pace: 0, seats } as unknown as TableInfo;
  expect(tableLine(table, 180)).toBe("Tokyo · 3 min a decision");
  expect(tableLine(table, 0)).toBe("Tokyo · no clock");
  expect(tableLine(table)).toBe("Tokyo");
});

test("the past is told the shorter the nearer it is", () => {
  const now = Date.UTC(2026, 5, 20, 12) / 1000;
  const told = [20, 300, 7200, 86_400, 3 * 86_400, 40 * 86_400].map((past) => ago(now - past, now, "en"));
  expect(told).toEqual([
    "this minute",
    "5 minutes ago",
    "2 hours ago",
    "yesterday",
    "3 days ago",
    "May 11, 2026",
  ]);
});
