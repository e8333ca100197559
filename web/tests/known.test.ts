import { describe, expect, test } from "vitest";

import { choice } from "../src/ask/choices";
import { common, follows, label } from "../src/ask/known";
import type { Scene } from "../src/table/scene.svelte";
import type { TokyoBoard } from "../src/wire";
import { city, position } from "./table";

function said(scene: Scene, text: string): string {
  const { question } = scene.source;
  return question ? label(scene, choice(text, question)) : "";
}

describe("what the server knows about answers", () => {
  test("every card is offered at the price that is paid, wherever it lies", () => {
    const costs = { "buy drain": 4, "buy regeneration": 3 };
    const scene = position("king-of-new-york-buy", ({ question }) => ({
      question: question && { ...question, costs },
    }));
    expect(said(scene, "buy drain")).toBe("Buy Drain for 4 energy");
    expect(said(scene, "buy regeneration")).toBe("Buy Regeneration from the discard pile for 3 energy");
    const tokyo = position("king-of-tokyo-buy", ({ question, state }) => ({
      question: question && { ...question, costs: { "buy top": 2, "take wings kraken": 5 } },
      state: { ...state, board: { ...state.board, top: "jets" } as TokyoBoard },
    }));
    expect(said(tokyo, "buy top")).toBe("Buy Jets (top of the deck) for 2 energy");
    expect(said(tokyo, "take wings kraken")).toBe("Buy Wings from Kraken for 5 energy");
    const sale = position("king-of-tokyo-sell");
    expect(said(sale, "sell it-has-a-child")).toBe("Sell It Has a Child for 7 energy");
  });

  test("what is the same for several answers is found, and what differs is not", () => {
    const scene = position("king-of-new-york-flee");
    const flees = scene.choices.filter(({ verb }) => verb === "flee");
    const alike = common(scene, flees);
    expect(flees.length).toBeGreaterThan(1);
    expect(alike.length).toBeGreaterThan(0);
    for (const one of flees) expect(follows(scene, one)).toEqual(expect.arrayContaining(alike));
    expect(common(scene, flees.slice(0, 1))).toEqual([]);
    const other = { [flees[0]?.text ?? ""]: { attackers: [1] } };
    const apart = position("king-of-new-york-flee", ({ question }) => ({
      question: question && { ...question, answers: { ...question.answers, ...other } },
    }));
    expect(common(apart, flees)).toEqual([]);
  });

  test("who may stay is told of the Units that are there", () => {
    const units = [
      { id: "jet", since: 3, new: true },
      { id: "tank", since: 2, new: false },
    ];
    const after = (borough: string) =>
      position("king-of-new-york-flee", ({ state }) => ({
        state: { ...state, board: city({ [borough]: { units } }) },
      }));
    const stay = (scene: Scene) => {
      const { question } = scene.source;
      return question ? follows(scene, choice("stay", question)) : [];
    };
    expect(stay(after("manhattan"))).toContain("2 Units here");
    expect(stay(after("queens")).join()).not.toContain("Unit");
  });

  test("a purchase that would do nothing waits until it is confirmed, also where no card is read", () => {
    const given: string[] = [];
    const scene = position("king-of-new-york-buy", ({ question }) => ({
      question: question && { ...question, answers: { ...question.answers, "buy drain": { idle: true } } },
      answer: (text: string) => void given.push(text),
    }));
    scene.choose("buy drain", true);
    expect([scene.doubtful?.text, given]).toEqual(["buy drain", []]);
    scene.choose("buy shadow-double", true);
    expect(given).toEqual(["buy shadow-double"]);
  });

  test("what would surely be fatal waits until it is confirmed", () => {
    const given: string[] = [];
    const scene = position("king-of-new-york-shield", () => ({
      answer: (text: string) => void given.push(text),
    }));
    const fatal = scene.choices.find((one) => scene.doubt(one) === "fatal")?.text ?? "";
    scene.choose(fatal);
    expect([scene.doubtful?.text, given]).toEqual([fatal, []]);
    scene.confirm();
    expect([scene.doubtful, given]).toEqual([null, [fatal]]);
    const safe = scene.choices.find((one) => !scene.doubt(one));
    if (safe) scene.choose(safe);
    expect(given).toEqual([fatal, safe?.text]);
  });
});
