import alphabet from "./glyphs.json";

const GLYPHS: Record<string, { w: number; d: string }> = alphabet.glyphs;
const SPACE = 24;

export interface Lettering {
  /** Each letter: its offset from the left, and its strokes. */
  letters: { x: number; d: string }[];
  /** The width at a cap height of 100. */
  width: number;
}

const ACCENTS = /\p{M}/gu;

/** A letter as it is drawn: one with an accent that the alphabet lacks goes without it. */
const glyphOf = (letter: string) => GLYPHS[letter] ?? GLYPHS[letter.normalize("NFD").replace(ACCENTS, "")];

/** A text in the poster alphabet, which has capitals only; missing characters are left out. */
export function lettering(text: string): Lettering {
  const letters: Lettering["letters"] = [];
  let x = 0;
  for (const letter of text.toUpperCase()) {
    const glyph = glyphOf(letter);
    if (glyph) letters.push({ x, d: glyph.d });
    x += (glyph ? glyph.w : SPACE) + alphabet.tracking;
  }
  return { letters, width: Math.max(0, x - alphabet.tracking) * alphabet.stretch_x };
}
