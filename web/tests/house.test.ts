import { describe, expect, it } from "vitest";

import { BREAKPOINTS } from "../src/app/breakpoints";

const SOURCES = Object.entries(
  import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "!../src/wire.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).map(([path, text]) => ({ path: path.replace("../src/", ""), text }));

/** Every place in the sources where something stands that belongs elsewhere. */
function found(pattern: RegExp, home: string[]): string[] {
  return SOURCES.filter(({ path }) => !home.includes(path)).flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([what]) => `${path}: ${what}`),
  );
}

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

  it("keeps what belongs to a table out of its modules", () => {
    const wide = ["app/settings.svelte.ts", "words/say.svelte.ts"];
    expect(found(/^(?:export )?(?:const|let) \w+ = \$state\b.*/gm, wide)).toEqual([]);
  });

  it("calls actions instead of clicking", () => {
    expect(found(/\.click\(\)|dispatchEvent\(/g, [])).toEqual([]);
  });
});
