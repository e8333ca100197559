import { describe, expect, test } from "vitest";

import { knownTop } from "../src/ask/known";
import { beside, exhausted, left, row, sweepReason } from "../src/table/market";
import type { Source } from "../src/table/scene.svelte";
import type { TokyoBoard } from "../src/wire";
import { position } from "./table";

describe("market", () => {
  test("cards are bought where that is offered", () => {
    const offers = row(position("king-of-new-york-buy"));
    expect(offers.map((offer) => [offer?.card, offer?.state])).toEqual([
      ["shadow-double", "buy"],
      ["drain", "buy"],
      ["hailing-cabs", "buy"],
    ]);
  });

  test("a card that could be paid but is not offered has a condition that is not met", () => {
    const scene = position("king-of-new-york-buy", ({ question }) => ({
      question: question && { ...question, options: ["done", "sweep", "buy drain"] },
    }));
    expect(row(scene).map((offer) => offer?.state)).toEqual(["condition", "buy", "condition"]);
  });

  test("a gap is only said to stay one when there is no card left", () => {
    const deck = { drain: 0, curse: 0 };
    expect(exhausted({ deck, discard: [] })).toBe(true);
    expect(exhausted({ deck, discard: ["drain"] })).toBe(false);
    expect(exhausted({ deck: { drain: 1 }, discard: [] })).toBe(false);
  });

  test("what is missing is counted", () => {
    const scene = position("king-of-new-york-flee");
    expect(row(scene).map((offer) => [offer?.state, offer?.short])).toEqual([
      ["short", 3],
      ["short", 7],
      ["short", 3],
    ]);
  });

  test("spectators see the printed price", () => {
    const scene = position("king-of-new-york-buy", () => ({ seat: -1 }));
    expect(row(scene).map((offer) => [offer?.price, offer?.state])).toEqual([
      [12, "shown"],
      [4, "shown"],
      [5, "shown"],
    ]);
  });

  test("cards from elsewhere stand beside the row, the top card by its name if it is known", () => {
    const change = ({ question, state, seat }: Source, top: string): Partial<Source> => ({
      question: question && {
        ...question,
        options: ["done", "buy top", "buy wings"],
        costs: { "buy top": 4, "buy wings": 5 },
      },
      state: { ...state, board: { ...state.board, top } as TokyoBoard },
      seat,
    });
    const known = position("king-of-tokyo-buy", (source) => change(source, "jets"));
    expect(beside(known).map(({ card, choice, price }) => [card, choice?.text, price])).toEqual([
      ["jets", "buy top", 4],
      ["wings", "buy wings", 5],
    ]);
    expect(knownTop(known)).toBe("jets");
    expect(knownTop(position("king-of-tokyo-buy", (source) => change(source, "")))).toBe("");
  });

  test("a card of the row that is cheaper from elsewhere has the price that is paid", () => {
    const scene = position("king-of-new-york-buy", ({ question }) => ({
      question: question && { ...question, costs: { ...question.costs, "buy drain": 3 } },
    }));
    expect(row(scene)[1]?.price).toBe(3);
  });

  test("gaps stay, and the deck is counted", () => {
    const scene = position("king-of-tokyo-mimic");
    expect(row(scene).map((offer) => offer === null)).toEqual([true, false, false]);
    expect(left({ jets: 1, "extra-head": 2 })).toBe(3);
  });

  test("the sweep says why not", () => {
    expect(sweepReason(position("king-of-new-york-buy"))).toBe("");
    expect(sweepReason(position("king-of-new-york-flee"))).toBe("market-sweep-later");
    expect(sweepReason(position("king-of-new-york-buy", () => ({ seat: -1 })))).toBe("market-sweep-no");
  });
});
