/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { choices, tidy } from "../src/ask/choices";
import { byDie, ownDice, pick, results, unresolved } from "../src/ask/dice";
import { headline } from "../src/ask/facts";
import { groups, shape } from "../src/ask/groups";
import { counted, newest } from "../src/ask/story";
import type { Source } from "../src/table/scene.svelte";
import type { Happened, QuestionInfo } from "../src/wire";
import { event, position } from "./table";

const FOLDER = new URL("../public/gallery/", import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.startsWith("king"))
  .map((file) => file.replace(".json", ""));

function saved(name: string): Source & { question: QuestionInfo } {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8")) as Source & {
    question: QuestionInfo;
  };
}
function entry(number: number, seat: number, text: string, more: Partial<Happened> = {}): Happened {
  return { number, kind: "answer", seat, text, events: [], undone: 0, ...more };
}

describe("a roll that may not be stopped", () => {
  const scene = position("king-of-new-york-reroll", ({ question }) => ({
    question: question && {
      ...question,
      options: question.options.filter((one) => one !== "stop"),
      values: { left: 2, card: "jinx-aura" },
    },
  }));
  const { question } = scene.source;

  it("says which card demands it, and offers no stop in its help", () => {
    if (!question) throw new Error("nothing is asked");
    expect(headline(scene, question)).toMatch(/^Jinx Aura does not let you stop yet\./);
    expect(scene.sentences.explain(question)).toContain("Jinx Aura makes you use all your rolls.");
    expect(scene.sentences.explain(question)).not.toContain("Stop");
  });
});

describe("dice", () => {
  const { state, question, rules } = saved("king-of-new-york-reroll");

  it("are green from the seventh on, and symbols of cards come after them", () => {
    const more = { dice: [...state.dice, "heal", "-"], added: ["attack"], resolved: ["heal"] };
    const shown = results({ ...state, ...more }, rules.dice);
    expect(shown.filter((one) => one.green).map((one) => one.number)).toEqual([7, 8]);
    expect(shown.at(6)).toMatchObject({ resolved: true, gone: false });
    expect(shown.at(7)).toMatchObject({ gone: true });
    expect(shown.at(8)).toMatchObject({ number: 9, added: true, green: false });
  });

  it("are counted until they are resolved", () => {
    const some = { ...state, dice: ["heal", "heal", "ouch"], added: ["heal"], resolved: ["ouch"] };
    expect([unresolved(some, "heal"), unresolved(some, "ouch")]).toEqual([3, 0]);
  });

  it("that are not kept are rolled, in rising order", () => {
    expect(pick(question, 6, new Set([1, 6]))).toMatchObject({
      text: "reroll 2 3 4 5",
      offered: true,
      must: false,
    });
  });

  it("that no answer names are locked, and keeping all is no roll", () => {
    const few = { ...question, options: ["reroll 2", "reroll 3", "reroll 2 3"] };
    expect(pick(few, 6, new Set())).toMatchObject({ rolled: [2, 3], offered: true, must: true });
    expect(pick(few, 6, new Set([2, 3]))).toMatchObject({ rolled: [], offered: false });
  });

  it("have their choices by number", () => {
    const { question } = saved("king-of-tokyo-2016-change");
    const found = byDie(choices(question));
    expect([...found.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found.get(1)?.every((one) => one.text.split(" ")[1] === "1")).toBe(true);
  });

  it("that are rolled for a question alone come with it", () => {
    const { question } = saved("king-of-tokyo-camouflage");
    expect(ownDice(question)).toEqual(["3", "claw", "3", "3"]);
    expect([...byDie(choices(question)).keys()]).toEqual([1, 3, 4]);
    expect(ownDice(saved("king-of-tokyo-dwell").question)).toBeNull();
    expect(ownDice(null)).toBeNull();
  });
});

describe("the answers of every question", () => {
  it.each(NAMES)("%s: each stands in one group only", (name) => {
    const { question } = saved(name);
    const all = choices(question);
    const { main, quiet, dice, also } = groups(question, all);
    const grouped = [...main, ...dice, ...also, ...(quiet ? [quiet] : [])];
    expect(grouped.map((one) => one.text).sort()).toEqual(all.map((one) => one.text).sort());
  });

  it.each([
    ["king-of-new-york-reroll", "roll"],
    ["king-of-new-york-flee", "decide"],
    ["king-of-new-york-brace", "decide"],
    ["king-of-new-york-shield", "amount"],
    ["king-of-new-york-split", "amount"],
    ["king-of-tokyo-deposit", "amount"],
    ["king-of-tokyo-yield", "decide"],
    ["king-of-tokyo-brace", "list"],
    ["king-of-tokyo-change", "dice"],
    ["king-of-tokyo-heart", "list"],
    ["king-of-new-york-place", "list"],
  ])("%s is shown as %s", (name, expected) => {
    const { question } = saved(name);
    expect(shape(question, groups(question, choices(question)))).toBe(expected);
  });

  it("put what a card offers beside the question apart", () => {
    const { question } = saved("king-of-new-york-move");
    const { main, quiet, also } = groups(question, choices(question));
    expect(also.map((one) => one.text)).toEqual(["use carapace"]);
    expect(quiet?.text).toBe("stay");
    expect(main.every((one) => one.verb === "move")).toBe(true);
  });

  it("show every tile that can be destroyed or sent", () => {
    for (const name of ["king-of-new-york-destroy", "king-of-new-york-send"]) {
      const { question, rules } = saved(name);
      for (const { target } of choices(question)) {
        if (target.on === "tile" || target.on === "unit")
          expect(rules.tiles.find(({ id }) => id === target.tile)?.durability).toBeGreaterThan(0);
      }
    }
  });
});

describe("the story", () => {
  it("leaves out what was taken back", () => {
    const story = [
      entry(1, 0, "a"),
      entry(2, 0, "b"),
      entry(3, 0, "", { kind: "undo", undone: 2 }),
      entry(4, 0, "c"),
    ];
    expect(counted(story).map((one) => one.text)).toEqual(["a", "c"]);
  });

  it("tells the newest event first", () => {
    const hit = (amount: number) => event("damaged", { seat: 2, amount, what: "attack", other: 0 });
    const story = [entry(1, 0, "", { events: [hit(1)] }), entry(2, 0, "", { events: [hit(2), hit(3)] })];
    expect(newest(story, ({ amount }) => amount)).toBe(3);
    expect(newest(story, () => null)).toBeNull();
  });
});

describe("a typed answer", () => {
  const options = ["stop", "reroll 2 4", "use telepath", "use wings"];

  it("may be untidy", () => {
    expect(tidy("  4 2 ", options)).toBe("reroll 2 4");
    expect(tidy("Reroll 4 2 2", options)).toBe("reroll 2 4");
    expect(tidy("STOP", options)).toBe("stop");
  });

  it("may be a clear beginning, and nothing else", () => {
    expect(tidy("use w", options)).toBe("use wings");
    expect(tidy("use", options)).toBeNull();
    expect(tidy("", options)).toBeNull();
    expect(tidy("reroll 3", options)).toBeNull();
  });
});
