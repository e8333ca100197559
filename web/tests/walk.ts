import { FluentResource } from "@fluent/bundle";

import foreign from "../../tests/examples/foreign.json";
import given from "../../tests/examples/grammar/values.json";
import tables from "../../tests/examples/sentences/en.json";
import { Sentences, type Spoken } from "../src/words/sentences";
import { Name, type Value, type Values, Words } from "../src/words/words";

const locales = import.meta.glob<string>("../../src/kaiju/locale/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The text of each language. */
export const texts = Object.fromEntries(
  Object.entries(locales).map(([path, text]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), text]),
);

/** What a message selects on, by variable; one that is only said has nothing. */
type Selected = Map<string, (string | number)[]>;

/** Something that a variable can be: its id, to select by, and what is put into the sentence. */
interface Thing {
  id: string;
  value: Value;
}

type Kinds = Record<string, string[]>;

const values = given as {
  numbers: number[];
  names: Kinds;
  said: Kinds;
  texts: Kinds;
  variables: Record<string, string>;
  messages: Record<string, Record<string, string | Record<string, string>[]>>;
};
const FORM = /-(?:nom|gen|acc|dat|ins|prep|gens|in|to|from|gender)$/;

/** The variables of a message, from the tree that Fluent makes of it, and what it selects on. */
function gather(node: unknown, parts: ReadonlyMap<string, unknown>, found: Selected = new Map()): Selected {
  if (Array.isArray(node)) for (const part of node) gather(part, parts, found);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return found;
  const part = node as Record<string, unknown>;
  const { name, attr } = part as { name?: string; attr?: string | null };
  if (part["type"] === "var" && name) {
    const base = name.replace(FORM, "");
    found.set(base, found.get(base) ?? []);
  }
  if (part["type"] === "mesg" && name) gather(parts.get(attr ? `${name}.${attr}` : name), parts, found);
  if (part["type"] === "select") {
    const selector = part["selector"] as { type: string; name: string };
    const keys = (part["variants"] as { key: { value: string | number } }[]).map(({ key }) => key.value);
    if (selector.type === "var" && !FORM.test(selector.name))
      found.set(selector.name, [...(found.get(selector.name) ?? []), ...keys]);
  }
  for (const inner of Object.values(part)) gather(inner, parts, found);
  return found;
}

/** A language as the browser speaks it, saying everything. */
export class Walker {
  readonly words: Words;
  /** The ids of all texts, without those of the forms of names. */
  readonly ids: string[];
  private readonly parts: Map<string, unknown>;
  private readonly things = new Map<string, Thing[]>();

  constructor(readonly language: string) {
    const text = texts[language] ?? "";
    this.words = new Words(language, text);
    this.parts = new Map(
      new FluentResource(text).body.flatMap(({ id, value, attributes }): [string, unknown][] => [
        ...(value === null ? [] : [[id, value] as [string, unknown]]),
        ...Object.entries(attributes).map(([name, own]): [string, unknown] => [`${id}.${name}`, own]),
      ]),
    );
    this.ids = [...this.parts.keys()].filter(
      (id) => !FORM.test(id.replace(/^[^.]*\./, "-")) || !id.includes("."),
    );
  }

  /** A text with all that can be put into it, one variable at a time. */
  said(id: string): string[] {
    const selected = this.selected(id);
    const all = new Map([...selected].map(([name, keys]) => [name, this.choices(id, name, keys)]));
    const usual = this.usual(id, selected);
    const ways = [...all].flatMap(([name, things]) =>
      things.map((thing) => new Map([...usual, [name, thing]])),
    );
    return [usual, ...ways]
      .filter((way) => !never(id, way))
      .map((way) => this.words.say(id, this.filled(id, way)));
  }

  /** In the browser, `screen-x` is said in place of `x`; either may ask for more than the other. */
  private selected(id: string): Selected {
    const found = gather(this.parts.get(id), this.parts);
    return gather(this.parts.get(`screen-${id}`), this.parts, found);
  }

  private usual(id: string, selected = this.selected(id)): Map<string, Thing> {
    const kinds: string[] = [];
    const found = new Map<string, Thing>();
    for (const name of [...selected.keys()].toSorted()) {
      const kind = kindOf(id, name);
      const things = this.choices(id, name, selected.get(name) ?? []);
      const number = things.find(({ value }) => value === 2);
      const thing =
        number ?? things[kind in values.names ? kinds.filter((one) => one === kind).length : 0] ?? things[0];
      if (thing) found.set(name, thing);
      kinds.push(kind);
    }
    return found;
  }

  private choices(id: string, name: string, keys: readonly (string | number)[]): Thing[] {
    const kind = kindOf(id, name);
    if (kind.startsWith("=")) return [];
    const things = this.all(kind);
    const words = keys.filter((key): key is string => typeof key === "string");
    if (kind === "else") return words.length ? words.map((key) => ({ id: key, value: key })) : things;
    return words.includes("none") ? [...things, { id: "none", value: new Name("none") }] : things;
  }

  private all(kind: string): Thing[] {
    const known = this.things.get(kind);
    if (known) return known;
    const numbers = kind === "number" ? values.numbers.map((value) => ({ id: String(value), value })) : [];
    const names = (values.names[kind] ?? []).map((text) => this.named(text));
    const said = (values.said[kind] ?? []).map((id) => ({
      id,
      value: this.words.called(id, this.filled(id, this.usual(id))),
    }));
    const plain = (values.texts[kind] ?? []).map((text) => ({ id: text, value: new Name(text) }));
    const found = [...numbers, ...names, ...said, ...plain];
    this.things.set(kind, found);
    return found;
  }

  private named(text: string): Thing {
    const [ids = "", table = "king-of-new-york"] = text.split(": ").toReversed();
    if (ids.startsWith("=")) return { id: ids, value: this.words.called(ids.slice(1)) };
    const game = tables.tables[table as keyof typeof tables.tables] as Spoken & { monsters: string[] };
    return { id: ids, value: new Sentences(this.words, game, game.monsters).names(ids) };
  }

  private filled(id: string, way: ReadonlyMap<string, Thing>): Values {
    const plain = Object.fromEntries([...way].map(([name, { value }]) => [name, value]));
    const tied = kindOf(id, "id");
    return tied.startsWith("=") ? { ...plain, id: way.get(tied.slice(1))?.id ?? "none" } : plain;
  }
}

function kindOf(id: string, name: string): string {
  const own = values.messages[id.split(".")[0] ?? ""] ?? {};
  const kind = own[name];
  if (typeof kind === "string") return kind;
  if (name === "id") return typeof own["what"] === "string" && own["what"] in values.names ? "=what" : "else";
  const common = values.variables[name];
  if (!common) throw new Error(`values.json does not say what $${name} of ${id} can be`);
  return common;
}

/** Is this something that never happens? An attack has an attacker. */
function never(id: string, way: ReadonlyMap<string, Thing>): boolean {
  const ruled = values.messages[id]?.["never"];
  return (
    Array.isArray(ruled) &&
    ruled.some((one) => Object.entries(one).every(([name, value]) => way.get(name)?.id === value))
  );
}

const WORD = /\p{L}+(?:[’']\p{L}+)*/gu;
const OPEN =
  /[{}$]|\?\?\?|undefined|\[object|NaN|[\p{L}\d]-(?:nom|gen|acc|dat|ins|prep|gens|in|to|from|gender)\b|[^ ] [,.;:!](?= |$)/gu;
/** Clauses, and what is written in files. */
const NO_LANGUAGE = /\b(?:NY|KT)-[A-Z0-9]+-\d+|`[^`]*`/g;

function wordsOf(text: string): string[] {
  return text.replace(NO_LANGUAGE, "").match(WORD) ?? [];
}

/** What finds words of another language, and whatever else must not be left in a text. */
export class Reader {
  private readonly allowed: Set<string>;

  constructor(
    readonly language: string,
    private readonly english: ReadonlySet<string>,
  ) {
    const listed = (foreign as Record<string, Record<string, string[]>>)[language] ?? {};
    this.allowed = new Set(Object.values(listed).flat());
  }

  flaws(text: string): string[] {
    const open = [...text.matchAll(OPEN)].map(([found]) => found);
    return [...(text.trim() ? [] : ["nothing"]), ...open, ...this.foreign(text)];
  }

  private foreign(text: string): string[] {
    if (this.language === "ru")
      return wordsOf(text).filter((word) => /[A-Za-zÄÖÜäöüß]/.test(word) && !this.allowed.has(word));
    if (this.language !== "de") return [];
    const small = wordsOf(text).map((word) => word.toLowerCase());
    return small.filter((word) => this.english.has(word) && !this.allowed.has(word));
  }
}

/** Every word that is said in English, in small letters. */
export function vocabulary(): Set<string> {
  const walker = new Walker("en");
  return new Set(
    walker.ids
      .flatMap((id) => walker.said(id))
      .flatMap((text) => wordsOf(text).map((word) => word.toLowerCase())),
  );
}
