import { describe, expect, test } from "vitest";

import type { AnswerInfo, Happening } from "../src/wire";
import { Sentences, type Spoken } from "../src/words/sentences";
import { type Values, Words } from "../src/words/words";
import { event } from "./table";

interface Case {
  table: string;
  sentence: string;
  event?: Partial<Happening> & { kind: string };
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
  if (one.answer !== undefined) return sentences.answer(one.kind ?? "", one.answer, one.known);
  if (one.follows) return sentences.follows(one.follows, one.seat ?? -1).join("; ");
  return sentences.why(one.cause ?? "");
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
    const own = cases.filter((one) => one.table === name);
    expect(own.length).toBeGreaterThan(50);
    expect(own.map((one) => ({ ...one, sentence: said(sentences, one) }))).toEqual(own);
  });
});
