import { describe, expect, it } from "vitest";

import { KEYS, meaning, step, writes, type Pressed } from "../src/ask/keys";

function press(key: string, code = "", held: Partial<Pressed> = {}): Pressed {
  return { key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held };
}

describe("the meaning of a key", () => {
  it("is a die for a digit, on either part of the keyboard", () => {
    expect(meaning(press("3", "Digit3"), true)).toEqual({ do: "die", die: 3 });
    expect(meaning(press("9", "Numpad9"), true)).toEqual({ do: "die", die: 9 });
    expect(meaning(press("0", "Digit0"), true)).toBeNull();
  });

  it("is a card for a digit with Shift, whatever that types", () => {
    expect(meaning(press('"', "Digit2", { shiftKey: true }), true)).toEqual({ do: "buy", slot: 2 });
    expect(meaning(press("$", "Digit4", { shiftKey: true }), true)).toBeNull();
  });

  it("does not depend on the case of a letter", () => {
    expect(meaning(press("r", "KeyR"), true)).toEqual({ do: "roll" });
    expect(meaning(press("R", "KeyR", { shiftKey: true }), true)).toEqual({ do: "roll" });
  });

  it("is nothing for single characters that are switched off, but arrows and Enter stay", () => {
    for (const key of ["a", "r", "?", "/"]) expect(meaning(press(key), false)).toBeNull();
    expect(meaning(press("1", "Digit1"), false)).toBeNull();
    expect(meaning(press("ArrowLeft"), false)).toEqual({ do: "step", by: -1 });
    expect(meaning(press("Enter"), false)).toEqual({ do: "enter" });
  });

  it("is left to the browser with Ctrl, Alt or the command key", () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(meaning(press("r", "KeyR", held), true)).toBeNull();
    }
  });
});

describe("what a key writes", () => {
  it("is a character, also with Shift, and a space", () => {
    for (const key of ["h", "E", "?", " ", "ß", "😀"]) expect([key, writes(press(key))]).toEqual([key, true]);
  });

  it("is nothing for keys that move or command", () => {
    for (const key of ["Enter", "Escape", "Tab", "ArrowUp", "Shift"]) expect(writes(press(key))).toBe(false);
    expect(writes(press("c", "KeyC", { ctrlKey: true }))).toBe(false);
  });
});

describe("a step through the targets", () => {
  it("goes round and round", () => {
    expect([step(3, 0, 1), step(3, 2, 1), step(3, 0, -1)]).toEqual([1, 0, 2]);
  });

  it("begins at an end", () => {
    expect([step(3, -1, 1), step(3, -1, -1)]).toEqual([0, 2]);
  });
});

it("lists no key twice", () => {
  expect(new Set(KEYS.map(([key]) => key)).size).toBe(KEYS.length);
});
