import { untrack } from "svelte";

import type { Values, Words } from "./words";

/** The current language; everything on the screen follows when it changes. */
const spoken = $state<{ words: Words | null }>({ words: null });

/** Switches to other texts; everything on the screen follows. */
export function adopt(words: Words): void {
  spoken.words = words;
}

export function words(): Words {
  if (!spoken.words) throw new Error("no language is loaded yet");
  return spoken.words;
}

/** The language to speak to the server in, English until one is loaded; nothing is sent again when it changes. */
export function language(): string {
  return untrack(() => spoken.words?.language ?? "en");
}

/** A message in the current language. */
export function say(id: string, values: Values = {}): string {
  return words().say(id, values);
}

/** A fraction as a percentage in this language; nothing is called certain or impossible that is not. */
export function percent(part: number): string {
  const open = part > 0 && part < 1;
  const style = {
    style: "percent",
    maximumFractionDigits: open && (part < 0.01 || part > 0.99) ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(words().region, style).format(
    open ? Math.min(Math.max(part, 0.001), 0.999) : part,
  );
}

export function number(value: number, digits = 0): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(words().region, style).format(value);
}
