/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";

import { beforeAll, describe, expect, it } from "vitest";

import { act } from "../src/ask/commands";
import { choices } from "../src/ask/choices";
import { facts, headline, lastBlow } from "../src/ask/facts";
import { label } from "../src/ask/known";
import { KEYS } from "../src/ask/keys";
import { outcome, waiting } from "../src/ask/waiting";
import { Scene, type Source } from "../src/table/scene.svelte";
import type { Happening, QuestionInfo } from "../src/wire";
import { adopt, say } from "../src/words/say.svelte";
import { Words } from "../src/words/words";
import { event } from "./table";

const FOLDER = new URL("../public/gallery/", import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.startsWith("king"))
  .map((file) => file.replace(".json", ""));

type Asked = Source & { question: QuestionInfo };
function saved(name: string): Asked {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8")) as Asked;
}
function scene(source: Source, sent: string[] = []): Scene {
  const whole: Source = { ...source, answer: (text) => void sent.push(text) };
  return new Scene(() => whole);
}

beforeAll(() => {
  const file = new URL("../../src/kaiju/locale/en.ftl", import.meta.url);
  adopt(new Words("en", readFileSync(file, "utf8")));
});

describe("on the screen", () => {
  it.each(NAMES)("%s is asked, explained and answered in words", (name) => {
    const { question, ...rest } = saved(name);
    const table = scene({ ...rest, question });
    const labels = table.choices.map((one) => label(table, one));
    const said = [
      headline(table, question),
      facts(table, question),
      table.sentences.explain(question),
      ...labels,
    ];
    for (const words of said) expect(words).not.toMatch(/(?<!Spend )none|undefined|NaN|victory point/);
    expect(headline(table, question)).not.toMatch(/\b[tT]ype\b/);
  });

  it.each(NAMES)("%s is told to those who wait", (name) => {
    const source = saved(name);
    const told = waiting(scene(source), source.question);
    expect(told).toContain(scene(source).sentences.monster(source.question.seat));
    expect(told).not.toBe(
      say("ask-wait-other", { monster: scene(source).sentences.monster(source.question.seat) }),
    );
  });

  it("a blow is told with who dealt it", () => {
    const source = saved("king-of-tokyo-yield");
    expect(lastBlow(scene(source), source.question.seat)).toEqual({ by: 3, damage: 1 });
    expect(headline(scene(source), source.question)).toBe(
      "The King hits you for 1. Stay in Tokyo City or leave?",
    );
  });

  it("the end is told to the winner, to the others, and where nobody wins", () => {
    const { state, ...rest } = saved("king-of-tokyo-yield");
    const ended = (winner: number) =>
      outcome(scene({ ...rest, question: null, state: { ...state, over: true, winner } }));
    expect([ended(rest.seat), ended(3), ended(-1)]).toEqual(["You win.", "The King wins.", "Nobody wins."]);
  });

  it("whoever ends a step has not necessarily done anything in it", () => {
    const ends = NAMES.map(saved).flatMap((source) =>
      choices(source.question)
        .filter(({ verb }) => verb === "done")
        .map((one) => label(scene(source), one)),
    );
    expect(ends.length).toBeGreaterThan(5);
    expect(ends.filter((said) => / more$/.test(said))).toEqual([]);
  });

  it("every key has words", () => {
    for (const [, message] of KEYS) expect(say(message)).not.toBe("");
  });
});

describe("a choice", () => {
  it("is sent at once", () => {
    const sent: string[] = [];
    scene(saved("king-of-tokyo-yield"), sent).choose("yield");
    expect(sent).toEqual(["yield"]);
  });

  it("that would surely be fatal waits to be confirmed", () => {
    const sent: string[] = [];
    const source = saved("king-of-tokyo-yield");
    const table = scene(
      { ...source, question: { ...source.question, answers: { stay: { fatal: true } } } },
      sent,
    );
    table.choose("stay");
    expect([table.doubtful?.text, sent]).toEqual(["stay", []]);
    table.confirm();
    expect([table.doubtful, sent]).toEqual([null, ["stay"]]);
  });

  it("of a card waits until the whole card has been seen, however it was chosen", () => {
    const sent: string[] = [];
    const table = scene(saved("king-of-new-york-buy"), sent);
    table.choose("buy drain");
    expect([table.doubtful?.text, sent]).toEqual(["buy drain", []]);
    table.confirm();
    expect([table.doubtful, sent]).toEqual([null, ["buy drain"]]);
    act(table, { do: "buy", slot: 1 });
    expect([table.doubtful?.text, sent.length]).toEqual(["buy shadow-double", 1]);
    table.choose("buy hailing-cabs", true);
    expect(sent).toEqual(["buy drain", "buy hailing-cabs"]);
    table.choose("sweep");
    expect(sent.at(-1)).toBe("sweep");
  });

  it("of a card that nobody has seen cannot be read first", () => {
    const sent: string[] = [];
    const { question, ...rest } = saved("king-of-tokyo-buy");
    scene({ ...rest, question: { ...question, options: ["done", "buy top"] } }, sent).choose("buy top");
    expect(sent).toEqual(["buy top"]);
  });

  it("that would be fatal is sent at once where every other is as well", () => {
    const sent: string[] = [];
    const source = saved("king-of-tokyo-yield");
    const answers = { stay: { fatal: true }, yield: { fatal: true } };
    scene({ ...source, question: { ...source.question, answers } }, sent).choose("stay");
    expect(sent).toEqual(["stay"]);
  });
});

describe("who had to enter", () => {
  const told = (name: string, cause: string, ...later: Happening[]) => {
    const { question, story, ...rest } = saved(name);
    const moved = event("moved", { seat: question.seat, what: "tokyo-city", cause });
    const entry = { number: 99, kind: "answer", seat: question.seat, text: "", undone: 0 };
    const source = { ...rest, question, story: [...story, { ...entry, events: [moved, ...later] }] };
    return facts(scene(source), question);
  };

  it("is told why, until something was bought", () => {
    expect(told("king-of-new-york-buy", "NY-MOVE-1")).toMatch(/^Manhattan had room, so you had to enter\./);
    expect(told("king-of-tokyo-buy", "KT-TOKYO-1")).toMatch(/^Tokyo was empty, so you had to enter\./);
    const { seat } = saved("king-of-tokyo-buy").question;
    expect(told("king-of-tokyo-buy", "KT-TOKYO-1", event("bought", { seat }))).not.toContain("enter");
    expect(told("king-of-new-york-buy", "NY-MOVE-2")).not.toContain("enter");
  });
});

describe("whom my claws hit", () => {
  it.each([
    ["attack-nova-breath", "The King and Giga Zaur"],
    ["attack-fireball", "Rob and Mantis"],
  ])("in %s is what the server tells", (name, names) => {
    const { question, ...rest } = saved(name);
    expect(facts(scene({ ...rest, question }), question)).toContain(`your claws hit ${names}.`);
  });

  it("is nobody where the server names nobody, wherever everybody stands", () => {
    const { question, standings, ...rest } = saved("attack-fireball");
    const idle = standings.map((one) => ({ ...one, attack: [] }));
    expect(facts(scene({ ...rest, question, standings: idle }), question)).not.toContain("hit");
  });
});
