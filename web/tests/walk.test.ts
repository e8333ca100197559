import { readdirSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { facts, headline } from "../src/ask/facts";
import { named } from "../src/ask/known";
import { waiting } from "../src/ask/waiting";
import type { Scene } from "../src/table/scene.svelte";
import { adopt } from "../src/words/say.svelte";
import { Words } from "../src/words/words";
import { position } from "./table";
import { Reader, texts, vocabulary, Walker } from "./walk";

const english = vocabulary();
const positions = readdirSync("public/gallery")
  .filter((file) => file.endsWith(".json") && file !== "index.json")
  .map((file) => file.replace(".json", ""));

/** What a player reads at a table: the question and what is known about it, every answer, and the log. */
function read(scene: Scene): string[] {
  const { sentences } = scene;
  const { question, story } = scene.source;
  const told = story.flatMap(({ events }) =>
    events.map((one) => [sentences.event(one), sentences.why(one.cause)]),
  );
  if (!question) return told.flat();
  const asked = [sentences.question(question), sentences.explain(question), sentences.why(question.rule)];
  const known = [headline(scene, question), facts(scene, question), waiting(scene, question)];
  const answers = scene.choices.slice(0, 20).map((choice) => named(scene, choice));
  return [...asked, ...known, ...answers, ...told.flat()];
}

describe.each(Object.keys(texts))("in %s", (language) => {
  const walker = new Walker(language);
  const reader = new Reader(language, english);

  test("every message is said, and nothing is left open or in another language", () => {
    const wrong = walker.ids.flatMap((id) =>
      walker.said(id).flatMap((text) => reader.flaws(text).map((flaw) => `${id}: ${flaw}: ${text}`)),
    );
    expect(wrong).toEqual([]);
  });

  test.each(positions)("a player at the table of %s reads nothing else", (name) => {
    const scene = position(name);
    adopt(walker.words);
    expect(scene.sentences.words.language).toBe(language);
    const wrong = read(scene).flatMap((text) => reader.flaws(text).map((flaw) => `${flaw}: ${text}`));
    expect(wrong).toEqual([]);
  });
});

test.each([
  ["de", "Kong loses 2 Leben.", ["loses"]],
  ["ru", "Конг теряет 2 life.", ["life"]],
  ["de", "{ $menge } Leben", ["{", "$", "}"]],
  ["de", "", ["nothing"]],
  ["de", "Kong zieht nach Manhattan.", []],
])("in %s, “%s” has %j left over", (language, text, left) => {
  expect(new Reader(language, english).flaws(text)).toEqual(left);
});

test("a message that a language lacks is noticed", () => {
  const words = new Words("de", (texts["de"] ?? "").replace("event-fled =", "event-gone ="));
  expect(words.has("event-fled")).toBe(false);
  expect(() => words.say("event-fled")).toThrow("event-fled");
});
