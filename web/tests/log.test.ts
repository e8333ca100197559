import { describe, expect, test } from "vitest";

import { tell } from "../src/table/story";
import { Sentences } from "../src/words/sentences";
import { english, event } from "./table";

describe("log", () => {
  const faces = ["energy", "attack", "heal", "destruction", "celebrity", "ouch"];
  const sentences = new Sentences(english, { dialect: ["king-of-new-york"], faces, sweep: 2, tiles: [] }, [
    "kong",
    "rob",
  ]);
  const entry = { kind: "answer", seat: 0, text: "", undone: 0 };

  test("dice are drawn in the order of the faces, and read out in words", () => {
    const [line] = tell(sentences, [
      {
        ...entry,
        number: 1,
        events: [event("rolled", { seat: 0, what: "ouch energy", cause: "NY-ROLL-1" })],
      },
    ]);
    expect(line).toMatchObject({
      before: "Kong rolls ",
      faces: ["energy", "ouch"],
      after: ".",
      cause: "NY-ROLL-1",
    });
    expect(line?.sentence).toBe("Kong rolls Energy and Skull.");
  });

  test("what is only the kind of damage is not drawn", () => {
    const [line] = tell(sentences, [
      { ...entry, number: 1, events: [event("damaged", { seat: 1, amount: 2, what: "attack", other: 0 })] },
    ]);
    expect(line).toMatchObject({ before: "Rob loses 2 life to Kong.", faces: [] });
  });

  test("the cards behind something are named beside it, unless the sentence names them", () => {
    const hit = { amount: 3, what: "attack", other: 0, cause: "NY-ATTACK-1" };
    const events = [
      event("added", { seat: 0, amount: 2, what: "attack", cause: "towering-titan" }),
      event("strengthened", { seat: 0, amount: 1, what: "shadow-double", cause: "shadow-double" }),
      event("damaged", { seat: 1, ...hit, where: "towering-titan shadow-double" }),
      event("damaged", { seat: 1, ...hit }),
    ];
    const lines = tell(sentences, [{ ...entry, number: 1, events }]);
    expect(lines.map(({ behind }) => behind)).toEqual([
      ["towering-titan"],
      [],
      ["towering-titan", "shadow-double"],
      [],
    ]);
  });

  test("an answer that was taken back is struck", () => {
    const lines = tell(sentences, [
      { ...entry, number: 1, events: [event("bought", { seat: 0, what: "stomp" })] },
      { ...entry, number: 2, kind: "undo", events: [], undone: 1 },
    ]);
    expect(lines.map(({ sentence, struck }) => [sentence, struck])).toEqual([
      ["Kong buys Stomp.", true],
      ["Kong takes back the last answer.", false],
    ]);
  });

  test("nothing is said about an event that the server sends as silent", () => {
    const events = [
      event("turn", { seat: 0, amount: 1 }),
      event("resolves", { seat: 0, amount: 1, what: "celebrity", silent: true }),
      event("in-vain", { seat: 0, amount: 1, what: "celebrity", silent: true }),
      event("resolves", { seat: 0, amount: 1, what: "attack" }),
      event("damaged", { seat: 1, amount: 1, other: 0 }),
    ];
    expect(
      tell(sentences, [{ ...entry, number: 1, events }]).map(({ key, sentence }) => [key, sentence]),
    ).toEqual([
      ["1-0", "Turn 1: Kong"],
      ["1-3", "Kong resolves 1 × Claw."],
      ["1-4", "Rob loses 1 life to Kong."],
    ]);
  });

  test("every other event is a line, and an answer without one is none", () => {
    const stayed = event("stayed", { seat: 0, amount: 2, what: "queens" });
    const lines = tell(sentences, [
      { ...entry, number: 1, text: "stay", events: [stayed] },
      { ...entry, number: 2, text: "stop", events: [] },
    ]);
    expect(lines.map(({ sentence }) => sentence)).toEqual(["Kong stays in Queens."]);
  });
});
