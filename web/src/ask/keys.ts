/** What a key asks for. */
export type Command =
  { do: "die"; die: number } | { do: "buy"; slot: number } | { do: "step"; by: 1 | -1 } | { do: Plain };
export type Plain =
  | "all"
  | "none"
  | "roll"
  | "enter"
  | "sweep"
  | "stay"
  | "leave"
  | "end"
  | "odds"
  | "log"
  | "cards"
  | "keys"
  | "typed";

/** The part of a keyboard event that matters here. */
export interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const LETTERS: Record<string, Plain> = {
  a: "all",
  n: "none",
  r: "roll",
  w: "sweep",
  s: "stay",
  l: "leave",
  e: "end",
  h: "odds",
  g: "log",
  i: "cards",
  "?": "keys",
  "/": "typed",
};
const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The keys in the list that `?` shows, each with the message that describes it. */
export const KEYS: readonly [key: string, message: string][] = [
  ["1 – 9", "key-die"],
  ["A", "key-all"],
  ["N", "key-none"],
  ["R", "key-roll"],
  ["Enter", "key-enter"],
  ["← → ↑ ↓", "key-step"],
  ["Shift 1 – 3", "key-buy"],
  ["W", "key-sweep"],
  ["S", "key-stay"],
  ["L", "key-leave"],
  ["E", "key-end"],
  ["H", "key-odds"],
  ["G", "key-log"],
  ["I", "key-cards"],
  ["/", "key-typed"],
  ["?", "key-keys"],
  ["Esc", "key-close"],
];

/** What a key means; with `letters` off, single characters mean nothing. */
export function meaning(pressed: Pressed, letters: boolean): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (pressed.key === "Enter") return { do: "enter" };
  const by = ARROWS[pressed.key];
  if (by) return { do: "step", by };
  if (!letters) return null;
  // Shift turns the digit into another character, which depends on the keyboard; its position does not.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(pressed.code);
  if (digit && !pressed.shiftKey) return { do: "die", die: Number(digit[1]) };
  if (digit && Number(digit[1]) <= 3) return { do: "buy", slot: Number(digit[1]) };
  const plain = LETTERS[pressed.key.toLowerCase()];
  return plain ? { do: plain } : null;
}

/** Does this key write a character, where one can write? */
export function writes({ key, ctrlKey, altKey, metaKey }: Pressed): boolean {
  return /^.$/u.test(key) && !ctrlKey && !altKey && !metaKey;
}

/** Does this element take typed text, so that keys belong to it? */
export function takesText(element: Element | null): boolean {
  return (
    element?.closest(
      "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]",
    ) != null
  );
}

/** Does Enter do something on this element by itself? */
export function takesEnter(element: Element | null): boolean {
  return (
    element?.closest(
      "button, a, summary, input:not([type=radio], [type=range]), textarea, select, [role=button]",
    ) != null
  );
}

/** Where a step from one of some elements leads, wrapping around. */
export function step(count: number, from: number, by: 1 | -1): number {
  if (from < 0) return by > 0 ? 0 : count - 1;
  return (from + by + count) % count;
}

/** Is a dialog open over everything, so that nothing behind it can be read or reached? */
export function behindDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
