import { Words, type Values } from "./words";

/** The language that is spoken now; everything on the screen follows when it changes. */
const spoken = $state<{ words: Words | null }>({ words: null });

/** Loads the words of a language and speaks it from now on. */
export async function speak(language: string): Promise<void> {
  const response = await fetch(`/words/${language}.ftl`);
  if (!response.ok) throw new Error(`there are no words of ${language}`);
  adopt(new Words(language, await response.text()));
}

export function adopt(words: Words): void {
  spoken.words = words;
}

export function words(): Words {
  if (!spoken.words) throw new Error("no language is loaded yet");
  return spoken.words;
}

/** A message in the language of now. */
export function say(id: string, values: Values = {}): string {
  return words().say(id, values);
}

/** A part of a whole in percent, as this language writes it; nothing is called sure or impossible that is not. */
export function percent(part: number): string {
  const open = part > 0 && part < 1;
  const style = {
    style: "percent",
    maximumFractionDigits: open && (part < 0.01 || part > 0.99) ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(words().language, style).format(
    open ? Math.min(Math.max(part, 0.001), 0.999) : part,
  );
}

export function number(value: number, digits = 0): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(words().language, style).format(value);
}
