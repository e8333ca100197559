import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settings } from "../src/app/settings.svelte";
import { forget, isKnown, learn, lessons, topic, topics } from "../src/ask/firstTime";
import { Introduction } from "../src/ask/introduction.svelte";
import type { NewYorkBoard, QuestionInfo } from "../src/wire";
import { city, english, position } from "./table";

const question = (kind: string): QuestionInfo => ({
  number: 1,
  seat: 0,
  kind,
  rule: "",
  values: {},
  options: [],
});

describe("what is explained when it first comes up", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    settings.known = [];
    vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("every kind has a sentence and pictures", () => {
    for (const game of ["king-of-new-york", "king-of-tokyo"]) {
      expect(topics(game)).toEqual(expect.arrayContaining(["reroll", "resolve", "buy"]));
      for (const kind of topics(game)) {
        expect(english.say(`first-${game}-${kind}`)).toMatch(/[a-z]\.$/);
        expect(topic(game, question(kind))?.pictures.length).toBeGreaterThan(0);
      }
    }
    expect(topic("king-of-tokyo", question("mimic"))).toBeNull();
  });

  test("the faces of the dice and the Units are explained when they are first there", () => {
    const ids = (kind: string, name: string, dice: string[], board: NewYorkBoard | null) => {
      const { source, sentences } = position(name);
      const state = { dice, board: board ?? source.state.board };
      const found = lessons(source.rules.game, source.rules.faces, question(kind), state);
      for (const { message, pictures } of found) {
        expect(sentences.own(...message)).toMatch(/[.!]$/);
        expect(pictures.length).toBeGreaterThan(0);
      }
      return found.map(({ id }) => id);
    };
    const quiet = city();
    const armed = city({ bronx: { units: [{ id: "tank", new: false, since: 0 }] } });
    const york = "king-of-new-york-buy";
    expect(ids("reroll", york, ["ouch", "heal", "heal"], quiet)).toEqual([
      "reroll",
      "face-heal",
      "face-ouch",
    ]);
    expect(ids("buy", york, ["ouch"], armed)).toEqual(["buy", "unit"]);
    expect(ids("mimic", york, ["ouch"], armed)).toEqual([]);
    expect(ids("reroll", "king-of-tokyo-buy", ["3", "1", "claw"], null)).toEqual([
      "reroll",
      "number",
      "face-claw",
    ]);
  });

  test("it stays until it is read or the question is answered, even if that is told again", () => {
    const game = "king-of-tokyo";
    const faces = ["1", "2", "3", "energy", "claw", "heart"];
    const asked = (number: number, dice: string[]) => {
      const { board } = position("king-of-tokyo-buy").source.state;
      introduction.asked(game, number, lessons(game, faces, question("reroll"), { dice, board }));
      return introduction.lesson?.id;
    };
    const introduction = new Introduction();
    expect(asked(1, ["claw", "heart"])).toBe("reroll");
    expect(asked(1, ["claw", "heart"])).toBe("reroll"); // told again, with its odds
    expect(isKnown(game, "reroll")).toBe(false);
    introduction.read();
    expect(introduction.lesson?.id).toBe("face-claw");
    expect(asked(2, ["claw", "heart"])).toBe("face-heart"); // the claw was there when that was answered
    introduction.answered();
    expect(introduction.lesson).toBeNull();
    expect(asked(3, ["claw", "heart"])).toBeUndefined();
  });

  test("it is remembered in this browser, and can be brought back", () => {
    learn("king-of-tokyo", "buy");
    expect([isKnown("king-of-tokyo", "buy"), isKnown("king-of-new-york", "buy")]).toEqual([true, false]);
    expect([...kept.values()].at(-1)).toContain("king-of-tokyo buy");
    forget();
    expect(isKnown("king-of-tokyo", "buy")).toBe(false);
  });
});
