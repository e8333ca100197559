/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { words as plugin } from "../plugins/words";
import alphabet from "../src/art/glyphs.json";
import { lettering } from "../src/art/poster";
import { languages } from "../src/words/languages";
import { Sentences, type Spoken } from "../src/words/sentences";
import { Words } from "../src/words/words";

const ALPHABETS = {
  en: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  de: "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß",
  ru: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
};
const TAG = 7;
const LOCALE = new URL("../../src/kaiju/locale/", import.meta.url);
const GAME: Spoken = { dialect: ["king-of-new-york"], faces: [], sweep: 2, tiles: [] };

const text = (language: string) => readFileSync(new URL(`${language}.ftl`, LOCALE), "utf-8");

/** What the build writes beside the client, by name. */
function built(): Map<string, string> {
  const files = new Map<string, string>();
  const bundle = plugin("../src/kaiju/locale").generateBundle as unknown as (this: {
    emitFile(file: { fileName: string; source: string }): void;
  }) => void;
  bundle.call({ emitFile: ({ fileName, source }) => void files.set(fileName, source) });
  return files;
}
const files = built();
const printed = files.get("words/printed.ftl") ?? "";

describe("languages", () => {
  it("name themselves, in their own words", () => {
    const named = languages.map(({ id, name, note }) => `${id}: ${name} · ${note}`);
    expect(named).toEqual(
      expect.arrayContaining([
        "de: Deutsch · ganz übersetzt",
        "en: English · everything",
        "ru: Русский · переведено всё",
      ]),
    );
  });

  it.each(languages)("travel without what no browser says, and quote nothing of it: $name", ({ id }) => {
    const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, found = ""]) => found);
    const sent = files.get(`words/${id}.ftl`) ?? "";
    const kept = new Set(ids(sent));
    const left = ids(text(id)).filter((message) => !kept.has(message));
    expect(left).toEqual(expect.arrayContaining(["cli-play", "nonsense-no-card", "terminal-title-log"]));
    expect(kept).toContain("server-bad-request");
    expect(sent).not.toMatch(/^#/m);
    const quoted = [...sent.matchAll(/\{ ([a-z][\w-]*)/g)].map(([, message = ""]) => message);
    expect(quoted.filter((message) => left.includes(message))).toEqual([]);
    const kinds = new RegExp(`["'\`](?:${[...new Set(left.map((one) => one.split("-")[0]))].join("|")})-`);
    const sources = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) =>
      /\.(?:ts|svelte)$/.test(name),
    );
    expect(sources.filter((name) => kinds.test(readFileSync(`src/${name}`, "utf-8")))).toEqual([]);
  });

  it.each(languages)("have all that the system shows: $name", ({ id }) => {
    const manifest = JSON.parse(files.get(`words/${id}.webmanifest`) ?? "") as Record<string, string>;
    const words = new Words(id, text(id));
    expect(manifest).toMatchObject({
      lang: id,
      name: "Kaiju Kings",
      description: words.say("web-description"),
    });
  });

  it.each(languages)("have marks of at most seven letters: $name", ({ id }) => {
    const words = new Words(id, text(id));
    const marks = words.ids.filter((mark) => mark.startsWith("panel-mark-"));
    expect(marks).toHaveLength(5);
    const long = marks
      .map((mark) => words.say(mark))
      .filter((mark) => mark.replace(/\P{L}/gu, "").length > TAG);
    expect(long).toEqual([]);
  });
});

describe("poster letters", () => {
  it.each(Object.entries(ALPHABETS))("exist for the whole alphabet of %s", (_, letters) => {
    expect(Array.from(letters).filter((letter) => !(letter in alphabet.glyphs))).toEqual([]);
  });

  it("have their dots", () => {
    expect(alphabet.glyphs["Ё"].d).toContain("M12 -8V-8.1M40 -8V-8.1");
  });

  it("go without an accent that they lack", () => {
    expect(lettering("é").letters).toEqual(lettering("e").letters);
  });
});

describe.each(["de", "ru"])("card names as printed, in %s", (language) => {
  const own = new Words(language, text(language));
  const words = new Words(language, text(language), printed);
  const english = new Words("en", text("en"));
  const cards = english.ids.filter((id) => id.startsWith("card-") && words.has(id));

  it("are those of the English cards, and nothing else is", () => {
    const power = cards.filter((id) => words.tongue(id) === "en");
    expect(power.length).toBeGreaterThan(120);
    expect(power.map((id) => words.say(id))).toEqual(power.map((id) => english.say(id)));
    const effects = power.map((id) => `${id}.effect`).filter((id) => own.has(id));
    expect(effects.filter((id) => words.say(id) === english.say(id))).toEqual([]);
  });

  it("stand in sentences, which stay as they are", () => {
    const [mine, theirs] = [own, words].map((one) => new Sentences(one, GAME, ["kong"]));
    const told = (sentences: Sentences | undefined) => sentences?.answer("buy", "buy subway", { cost: "3" });
    expect(told(theirs)).toContain("Subway");
    expect(told(theirs)).toBe(told(mine)?.replace(own.say("card-king-of-new-york-subway"), "Subway"));
  });

  it("are read where a reason names a card", () => {
    expect(words.say("cause-KT-RULING-41.why")).toContain("Opportunist");
    expect(own.say("cause-KT-RULING-41.why")).not.toContain("Opportunist");
  });

  it("leave goal cards and tokens to the language", () => {
    const goal = "card-king-of-new-york-statue-of-liberty";
    expect([words.say(goal), words.tongue(goal)]).toEqual([own.say(goal), undefined]);
    const token = words.called("card-king-of-new-york-carapace");
    expect(token.text).toBe("Carapace");
    expect(token.form("gen")).toBe(language === "ru" ? "панциря" : "Carapace");
  });
});
