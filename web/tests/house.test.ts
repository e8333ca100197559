/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";

import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

import { BREAKPOINTS } from "../src/app/breakpoints";

const FOLDER = new URL("../src/", import.meta.url);
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|svelte|css|json)$/.test(path) && path !== "wire.ts")
  .map((path) => ({ path, text: readFileSync(new URL(path, FOLDER), "utf8") }));

/** Every place in the sources where something stands that belongs elsewhere. */
function found(pattern: RegExp, home: string[]): string[] {
  return SOURCES.filter(({ path }) => !home.includes(path)).flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([what]) => `${path}: ${what}`),
  );
}

/** What stands in the markup of a component itself, to be read or heard. */
function* literals(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { type, name, data } = node as Record<string, unknown>;
  if (type === "StyleDirective" || (type === "Attribute" && !SPOKEN.has(String(name)))) return;
  if (type === "Text" && String(data).trim()) yield String(data).trim();
  for (const child of Object.values(node)) yield* literals(child);
}
const SPOKEN = new Set(["alt", "aria-label", "aria-description", "placeholder", "title", "label"]);

describe("the house", () => {
  it("is looked through", () => expect(SOURCES.length).toBeGreaterThan(200));

  it("has one place for breakpoints", () => {
    expect(found(/@media[^{]*\((?:min|max)-(?:width|height)[^{]*/g, ["app/breakpoints.ts"])).toEqual([]);
    expect(found(/matchMedia\("\((?!prefers)[^)]*|inner(?:Width|Height)\.current/g, [])).toEqual([]);
  });

  it("uses every breakpoint, and no other", () => {
    const used = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/@media[^{]*\(--([a-z-]+)\)|fits\("([a-z-]+)"\)/g)].map(
        ([, style, code]) => style ?? code,
      ),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(BREAKPOINTS).sort());
  });

  it("has colours as tokens only, and uses every one of them", () => {
    const palettes = ["tokens.css", "map/newyork/palette.css", "map/tokyo/palette.css"];
    const colour =
      /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
    expect(found(colour, [...palettes, "art/looks.ts"])).toEqual([]);
    const named = SOURCES.filter(({ path }) => palettes.includes(path)).flatMap(({ text }) =>
      [...text.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name ?? ""),
    );
    expect(named.length).toBeGreaterThan(100);
    const all = SOURCES.map(({ text }) => text).join("\n");
    expect(named.filter((name) => !all.includes(`var(${name})`) && !all.includes(`"${name}"`))).toEqual([]);
    const local = SOURCES.filter(({ path }) => path.endsWith(".svelte")).flatMap(({ text }) =>
      [...text.matchAll(/style:(--[\w-]+)|^\s+(--[\w-]+):/gm)].map(
        ([, set, written]) => set ?? written ?? "",
      ),
    );
    expect(local.filter((name) => named.includes(name))).toEqual([]);
  });

  it("keeps what belongs to a table out of its modules", () => {
    const wide = ["app/settings.svelte.ts", "words/say.svelte.ts"];
    expect(found(/^(?:export )?(?:const|let) \w+ = \$state\b.*/gm, wide)).toEqual([]);
    const one = ["app/guest.svelte.ts", "app/route.svelte.ts"];
    expect(found(/^export (?:const \w+ = new\b|let\b).*/gm, one)).toEqual([]);
  });

  it("leaves punctuation between texts to the language", () => {
    expect(found(/"\{say[^"]*\}[,;:] \{/g, [])).toEqual([]);
    expect(found(/`\$\{[\w.]+\}[.,;:]? \$\{(?:words\.)?say\(/g, [])).toEqual([]);
  });

  it("writes nothing on the screen itself but keys and signs", () => {
    const signs = ["A", "H", "R", "Enter", "Esc", "?", "/", "×", "+", "−"];
    const markup = SOURCES.filter(({ path }) => path.endsWith(".svelte"));
    const written = markup.flatMap(({ path, text }) =>
      [...literals(parse(text, { modern: true }).fragment)].map((what) => `${path}: ${what}`),
    );
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((one) => !signs.some((sign) => one.endsWith(`: ${sign}`)))).toEqual([]);
  });

  it("has one listener for the keys of a table", () => {
    expect(found(/<svelte:window(?:(?!\/>)[^])*?\bonkeydown=/g, ["table/Table.svelte"])).toEqual([]);
  });

  it("keeps the pictures of a player of films for replays", () => {
    expect(found(/name="(?:prev|pause)"/g, ["after/ReplayControls.svelte"])).toEqual([]);
  });

  it("calls actions instead of clicking", () => {
    expect(found(/\.click\(\)|dispatchEvent\(/g, [])).toEqual([]);
  });
});
