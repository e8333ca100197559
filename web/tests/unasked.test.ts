import { describe, expect, test } from "vitest";

import { act } from "../src/ask/commands";
import { groups, numbered } from "../src/ask/groups";
import { follows, named } from "../src/ask/known";
import { Unasked } from "../src/link/unasked";
import type { Happened, QuestionInfo } from "../src/wire";
import { event, position } from "./table";

const MINE = 2;
const options = ["resolve energy", "resolve attack", "resolve ouch"];

function asked(more: Partial<QuestionInfo> = {}): QuestionInfo {
  return { number: 7, seat: MINE, kind: "resolve", rule: "NY-RESOLVE-2", values: {}, options, ...more };
}
function entry(more: Partial<Happened> = {}): Happened {
  return { number: 7, kind: "answer", seat: MINE, text: "resolve heal", events: [], undone: 0, ...more };
}
const unasked = (settles = true) =>
  new Unasked(
    () => MINE,
    () => settles,
  );

describe("what the player need not be asked", () => {
  const foregone = asked({ foregone: "resolve energy" });

  test("is answered by itself, unless it was taken back or is switched off", () => {
    expect(unasked().answer(foregone, entry())).toBe("resolve energy");
    expect(unasked().answer(foregone, undefined)).toBe("resolve energy");
    expect(unasked().answer(foregone, entry({ kind: "undo", undone: 6 }))).toBeNull();
    expect(unasked(false).answer(foregone, entry())).toBeNull();
    expect(unasked().answer(asked(), entry())).toBeNull();
    expect(unasked().answer({ ...foregone, seat: 1 }, entry())).toBeNull();
  });

  test("goes on in the order shown, once all results are to be resolved", () => {
    const mind = unasked(false);
    expect(mind.answer(asked(), entry())).toBeNull();
    expect(mind.resolveAll(asked())).toBe("resolve energy");
    expect(mind.answer(asked({ options: options.slice(1) }), entry())).toBe("resolve attack");
    expect(mind.answer(asked({ options: options.slice(2) }), entry())).toBe("resolve ouch");
  });

  test.each<[string, QuestionInfo, Happened]>([
    ["somebody else is asked", asked({ seat: 1, kind: "flee" }), entry()],
    ["something else is asked", asked({ kind: "destroy", options: ["destroy jet"] }), entry()],
    ["somebody else has answered", asked(), entry({ seat: 1, text: "stay" })],
    ["chance has turned something up", asked(), entry({ events: [event("uncovered")] })],
    ["it was taken back", asked(), entry({ kind: "undo" })],
    ["the next may be fatal", asked({ answers: { "resolve energy": { deadly: true } } }), entry()],
  ])("stops for good where %s", (_, question, last) => {
    const mind = unasked(false);
    mind.resolveAll(asked());
    expect(mind.answer(question, last)).toBeNull();
    expect(mind.answer(asked(), entry())).toBeNull();
  });
});

describe("answers by number", () => {
  test("the number on a button is the key that chooses it", () => {
    const given: string[] = [];
    const scene = position("king-of-new-york-resolve", () => ({
      answer: (text: string) => void given.push(text),
    }));
    const { question } = scene.source;
    const keyed = question ? numbered(question, groups(question, scene.choices)) : [];
    expect(keyed.length).toBeGreaterThan(1);
    expect(act(scene, { do: "die", die: 2 })).toBe(true);
    expect(given).toEqual([keyed[1]?.text]);
    expect(act(scene, { do: "die", die: 9 })).toBe(false);
  });

  test("where dice can be clicked, numbers are those of the dice", () => {
    const { source, choices } = position("king-of-tokyo-change");
    expect(source.question && numbered(source.question, groups(source.question, choices))).toEqual([]);
  });

  test("the key for all resolves all, unless the first gives reason to doubt", () => {
    const given: string[] = [];
    const all = (answers: QuestionInfo["answers"]) =>
      position("king-of-new-york-resolve", ({ question }) => ({
        question: question && { ...question, answers: answers ?? {} },
        answer: (text: string) => void given.push(text),
        resolveAll: () => void given.push("all"),
      }));
    expect(act(all({}), { do: "all" })).toBe(true);
    expect(given).toEqual(["all"]);
    const [first = ""] = all({}).source.question?.options ?? [];
    const fatal = all({ [first]: { fatal: true } });
    act(fatal, { do: "all" });
    expect([fatal.doubtful?.text, given]).toEqual([first, ["all"]]);
  });
});

describe("what follows an answer", () => {
  test("is said on its button and in its name", () => {
    const scene = position("king-of-new-york-resolve", ({ question }) => ({
      seat: question?.seat ?? 0,
      question: question && {
        ...question,
        answers: {
          [question.options[0] ?? ""]: { effects: [{ seat: 1, what: "life", amount: -2, left: 3 }] },
        },
      },
    }));
    const [one, two] = scene.choices;
    if (!one || !two) throw new Error("there is nothing to resolve");
    const name = scene.sentences.monster(1).text;
    expect(follows(scene, one)).toEqual([`${name} −2 life (3 left)`]);
    expect(named(scene, one)).toMatch(/^Resolve .*: .* −2 life \(3 left\)$/);
    expect(follows(scene, two)).toEqual([]);
  });

  test("a card that would do nothing is bought only after a second thought", () => {
    const given: string[] = [];
    const scene = position("king-of-new-york-buy", ({ question }) => ({
      question: question && { ...question, answers: { "buy drain": { idle: true } } },
      answer: (text: string) => void given.push(text),
    }));
    scene.choose("buy drain");
    expect([scene.doubtful?.text, given]).toEqual(["buy drain", []]);
    scene.confirm();
    expect(given).toEqual(["buy drain"]);
  });
});
