import { describe, expect, it } from "vitest";

import { act, answers, turn } from "../src/ask/commands";
import type { Command } from "../src/ask/keys";
import { english, position } from "./table";

/** A saved position that writes down what is answered. */
function table(name: string) {
  const sent: string[] = [];
  const scene = position(name, () => ({ answer: (text: string) => void sent.push(text) }));
  const press = (command: Command) => act(scene, command);
  return { scene, sent, press };
}

describe("a key", () => {
  it("answers with what its button answers", () => {
    for (const [name, key, answer] of [
      ["king-of-tokyo-yield", "stay", "stay"],
      ["king-of-tokyo-yield", "leave", "yield"],
      ["king-of-tokyo-buy", "end", "done"],
      ["king-of-new-york-move", "stay", "stay"],
      ["king-of-new-york-flee", "stay", "stay"],
      ["king-of-new-york-reroll", "enter", "stop"],
    ] as const) {
      const { sent, press } = table(name);
      expect([name, press({ do: key }), sent]).toEqual([name, true, [answer]]);
    }
  });

  it("means nothing where no button shows it", () => {
    const { sent, press } = table("king-of-tokyo-yield");
    expect([press({ do: "roll" }), press({ do: "enter" }), press({ do: "sweep" }), sent]).toEqual([
      false,
      false,
      false,
      [],
    ]);
  });

  it("means nothing while an answer is on its way", () => {
    const scene = position("king-of-tokyo-yield", () => ({
      busy: true,
      answer: () => expect.unreachable("it was answered twice"),
    }));
    act(scene, { do: "stay" });
  });

  it("keeps dice, and rolls the others", () => {
    const { scene, sent, press } = table("king-of-new-york-reroll");
    press({ do: "none" });
    expect(press({ do: "die", die: 1 })).toBe(true);
    expect([...scene.kept]).toEqual([1]);
    expect(press({ do: "die", die: 9 })).toBe(false);
    expect(press({ do: "roll" })).toBe(true);
    expect(sent).toEqual(["reroll 2 3 4 5 6"]);
    press({ do: "all" });
    expect([press({ do: "roll" }), sent.length]).toEqual([false, 1]);
  });

  it("sends the amount that is picked", () => {
    const { scene, sent, press } = table("king-of-new-york-pay");
    scene.amount = 1;
    const picked = answers(scene).enter;
    expect(press({ do: "enter" })).toBe(true);
    expect(sent).toEqual([typeof picked === "object" ? picked.text : picked]);
  });
});

describe("a die with faces to choose from", () => {
  it("shows them, and hides them again", () => {
    const { scene, sent, press } = table("king-of-tokyo-change");
    expect(press({ do: "die", die: 1 })).toBe(true);
    expect([scene.die, sent]).toEqual([1, []]);
    turn(scene, 1);
    expect(scene.die).toBe(0);
  });
});

describe("the keys of a table", () => {
  it("are heard by every part of it, in the order in which they came, as long as it is there", () => {
    const { screen } = position("king-of-tokyo-buy");
    const heard: string[] = [];
    const gone = screen.hear(({ key }) => void heard.push(`help ${key}`));
    screen.hear(({ key }) => void heard.push(`list ${key}`));
    screen.press({ key: "Escape" } as KeyboardEvent);
    gone();
    screen.press({ key: "a" } as KeyboardEvent);
    expect(heard).toEqual(["help Escape", "list Escape", "list a"]);
  });
});

describe("two tables in one page", () => {
  it("share nothing that was opened, picked or read", () => {
    const [one, other] = [position("king-of-tokyo-buy"), position("king-of-tokyo-buy")];
    one.screen.open({ what: "menu" });
    one.screen.tabs.show("log");
    one.screen.explainer.show({ kind: "card", id: "jets" }, {} as Element, true);
    one.screen.read = 7;
    one.screen.announced = english.say("ask-out");
    one.kept = new Set([1]);
    act(one, { do: "keys" });
    const { drawer, tabs, explainer, read, announced, keys } = other.screen;
    expect([drawer, tabs.shown, explainer.thing, read, announced, keys, other.kept.size]).toEqual([
      null,
      "cards",
      null,
      0,
      "",
      false,
      0,
    ]);
  });
});
