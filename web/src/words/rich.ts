import type { Words } from "./words";

/** A piece of a sentence: plain text, or the picture of something counted, with its number. */
export type Piece = { text: string } | { icon: "vp" | "life" | "energy"; count: string; label: string };

const COUNTED = ["vp", "life", "energy"] as const;
const letter = "\\p{L}";

/** The words for something counted, as this language lists them in `rich-…`, separated by bars. */
function listed(words: Words, id: string): string[] {
  return words.has(id)
    ? words
        .say(id)
        .split("|")
        .map((word) => word.trim())
    : [];
}

function pattern(words: Words): RegExp {
  const parts = COUNTED.map((kind) => `(?<${kind}>${listed(words, `rich-${kind}`).join("|")})`);
  return new RegExp(`(?<=\\d )(?:${parts.join("|")})(?!${letter})`, "gu");
}

const known = new WeakMap<Words, RegExp>();

/** Takes a sentence apart, so that crowns, life and energy can be drawn; it is read out unchanged. */
export function rich(words: Words, sentence: string): Piece[] {
  const found = known.get(words) ?? pattern(words);
  known.set(words, found);
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(found)) {
    const icon = COUNTED.find((kind) => match.groups?.[kind]);
    if (!icon) continue;
    const before = sentence.slice(from, match.index);
    const count = /\d+(?= $)/.exec(before)?.[0] ?? "";
    const text = count ? before.slice(0, -count.length - 1) : before;
    if (text) pieces.push({ text });
    pieces.push({ icon, count, label: match[0] });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
  return pieces;
}
