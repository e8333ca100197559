import { describe, expect, test } from "vitest";

import { byTurn, sentencesOf } from "../src/after/sayings";
import { tell } from "../src/table/story";
import type { AnswerInfo, Happening } from "../src/wire";
import { Sentences, type Spoken } from "../src/words/sentences";
import { adopt } from "../src/words/say.svelte";
import { type Values, Words } from "../src/words/words";
import { event } from "./table";

interface Case {
  table: string;
  sentence: string;
  event?: Partial<Happening> & { kind: string };
  /** All events that follow an answer, as they are sent. */
  events?: (Partial<Happening> & { kind: string })[];
  kind?: string;
  answer?: string;
  known?: Values;
  cause?: string;
  follows?: AnswerInfo;
  seat?: number;
}

interface Examples {
  tables: Record<string, Spoken & { monsters: string[] }>;
  cases: Case[];
}

// The same files hold the sentences of the terminal and the server; `make sentences` says them anew.
const examples = import.meta.glob<Examples>("../../tests/examples/sentences/*.json", {
  eager: true,
  import: "default",
});
const locales = import.meta.glob<string>("../../src/kaiju/locale/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

function said(sentences: Sentences, one: Case): string {
  if (one.event) return sentences.event(event(one.event.kind, one.event));
  if (one.events) return logged(sentences, one.events);
  if (one.answer !== undefined) return sentences.answer(one.kind ?? "", one.answer, one.known);
  if (one.follows) return sentences.follows(one.follows, one.seat ?? -1).join("; ");
  return sentences.why(one.cause ?? "");
}

/** What the log says of several events, which the story after the game must say as well. */
function logged(sentences: Sentences, events: readonly (Partial<Happening> & { kind: string })[]): string {
  const happened = events.map((one) => event(one.kind, one));
  const entry = { number: 1, kind: "answer", seat: 0, text: "", events: happened, undone: 0 };
  const lines = tell(sentences, [entry]).map(({ sentence }) => sentence);
  if (lines.length) expect(sentencesOf(entry, sentences).map(({ text }) => text)).toEqual(lines);
  const turns = byTurn([entry], sentences).flatMap(({ title, lines }) => [
    title,
    ...lines.map(({ text }) => text),
  ]);
  expect(turns.slice(1)).toEqual(lines);
  return lines.join(" ");
}

test("every language has its examples", () => {
  const names = (files: Record<string, unknown>) =>
    Object.keys(files).map((path) => path.replace(/^.*\/(.*)\.\w+$/, "$1"));
  expect(names(examples)).toEqual(names(locales));
});

describe.each(Object.entries(examples))("%s", (path, { tables, cases }) => {
  const language = path.replace(/^.*\/(.*)\.json$/, "$1");
  const words = new Words(language, locales[`../../src/kaiju/locale/${language}.ftl`] ?? "");

  test.each(Object.entries(tables))("is said here as everywhere: %s", (name, game) => {
    const sentences = new Sentences(words, game, game.monsters);
    adopt(words);
    const own = cases.filter((one) => one.table === name);
    expect(own.length).toBeGreaterThan(50);
    expect(own.map((one) => ({ ...one, sentence: said(sentences, one) }))).toEqual(own);
  });
});
