import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { blocks, bound } from "../plugins/rulebook";
import { cards, changedLater, GAMES, TILES } from "../src/rules/facts";
import { LESSONS } from "../src/rules/lessons";
import { addressOf, plain, pointedAt, refusedBy, type Book } from "../src/rules/rulebook";
import { Search } from "../src/rules/search";
import { english } from "./table";

const FOLDER = "../src/kaiju/locale/rules";
const read = (name: string) =>
  parse(readFileSync(`${FOLDER}/${name}.yaml`, "utf-8")) as Record<string, never>;
const plan = read("book") as Record<string, Parameters<typeof bound>[0]>;
const LANGUAGES = ["en", "de", "ru"];

function book(language: string, game: string): Book {
  const texts = read(language) as Record<string, { book: Parameters<typeof bound>[1] }>;
  return bound(plan[game] ?? [], texts[game]?.book ?? {});
}

function entries(of: Book): { id: string; title: string; text: string }[] {
  return of.flatMap(({ parts }) =>
    parts.map((part) => ({ id: part.id, title: part.title, text: plain(part) })),
  );
}

describe("the rulebook", () => {
  test("a text is taken apart into paragraphs, lists, bold words and links", () => {
    expect(blocks("Roll **six** dice.\n\n- [flee](#flee)\n- buy [Wings](card:wings)")).toEqual([
      { text: ["Roll ", { bold: "six" }, " dice."] },
      { items: [[{ text: "flee", to: "#flee" }], ["buy ", { text: "Wings", to: "card:wings" }]] },
    ]);
  });

  test("a clause and a refusal lead to the paragraph that explains them", () => {
    const found = book("en", "king-of-new-york");
    const of = (hash: string) => pointedAt(found, hash);
    const clauses = (id: string) =>
      found.flatMap(({ parts }) => parts).find((part) => part.id === id)?.clauses ?? [];
    expect(clauses(of("NY-FLEE-1"))).toContain("NY-FLEE-1");
    expect(of("refusal-no-room")).not.toBe("refusal-no-room");
    expect(of("goal")).toBe("goal");
  });

  test("rules and cards have addresses, and so have refusals of the rules", () => {
    expect(addressOf("king-of-tokyo", "KT-YIELD-1")).toBe("/rules/king-of-tokyo#KT-YIELD-1");
    expect(addressOf("king-of-tokyo", "wings")).toBe("/rules/king-of-tokyo/cards/wings");
    expect(refusedBy("king-of-tokyo", "refusal-king-of-tokyo-die-locked")).toBe(
      "/rules/king-of-tokyo#refusal-die-locked",
    );
    expect(refusedBy("king-of-tokyo", "server-not-seated")).toBe("");
  });

  test.each(GAMES)("every lesson of %s has words", (game) => {
    for (const { id } of LESSONS[game] ?? []) expect(english.say(`rules-${game}-${id}.title`)).toBeTruthy();
  });

  test("what is printed on cards and tiles is that of the edition", () => {
    const cost = (edition: string) =>
      cards("king-of-tokyo", edition).find(({ id }) => id === "monster-batteries")?.cost;
    expect([cost(""), cost("2016")]).toEqual([2, 3]);
    expect(changedLater("king-of-tokyo", "wings")).toBe(false);
    expect(cards("king-of-new-york", "").filter(({ kind }) => kind === "goal")).toHaveLength(2);
    expect(TILES.filter(({ id }) => id === "tank")[0]).toMatchObject({
      unit: true,
      durability: 4,
      amount: 3,
    });
  });
});

describe("searching", () => {
  const WANTED: Record<string, [one: string, other: string][]> = {
    en: [
      ["fleeing", "flee"],
      ["boroughs", "borough"],
    ],
    de: [
      ["Bezirken", "Bezirk"],
      ["Einheiten", "Einheit"],
    ],
    ru: [
      ["районами", "район"],
      ["отрядов", "отряд"],
    ],
  };
  test.each(LANGUAGES)("in %s a word is found in any of its forms", async (language) => {
    const search = await Search.in(language, entries(book(language, "king-of-new-york")));
    for (const [one, other] of WANTED[language] ?? []) {
      expect(search.find(one).length).toBeGreaterThan(1);
      expect(new Set(search.find(one))).toEqual(new Set(search.find(other)));
    }
    expect(search.find("xyzzy")).toEqual([]);
  });
  test("a word is found by a form whose ending is rare", async () => {
    const search = await Search.in("ru", entries(book("ru", "king-of-tokyo")));
    expect(search.find("вылеченного").length).toBeGreaterThan(0);
    expect(search.find("уходящий").length).toBeGreaterThan(0);
  });
  test("a long word may be mistyped, a short one is not taken for another", async () => {
    const texts = ["Das Hochhaus", "Raus aus der Bronx"].map((text) => ({ id: text, title: "", text }));
    const search = await Search.in("de", texts);
    expect(search.find("Hoochhaus")).toEqual(["Das Hochhaus"]);
    expect(search.find("Häuser")).toEqual([]);
  });
});
