import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Snapshot, Tell, Update } from "../src/wire";
import { position } from "./table";

type Sent = { type: string; id: string; text?: string; question?: number };
const wire = vi.hoisted(() => ({ sent: [] as Sent[], heard: (_: Tell): void => undefined }));

vi.mock("../src/link/link", () => ({
  newId: () => `id ${wire.sent.length}`,
  Link: class {
    constructor(_: string, ears: { heard(message: Tell): void }) {
      wire.heard = (tell) => ears.heard(tell);
    }
    send(ask: Sent): void {
      wire.sent.push(ask);
    }
  },
}));

const { Live } = await import("../src/link/live.svelte");
const SEAT = 0;

function now(number: number, foregone = "") {
  const { table, state, standings, places } = position("king-of-new-york-resolve").source;
  const options = ["resolve energy", "resolve heal"];
  const question = { number, seat: SEAT, kind: "resolve", rule: "", values: {}, options, foregone };
  return { number, table, state, standings, places, question, deadline: null, undo: true };
}
function snapshot(number: number, foregone = ""): Snapshot {
  return { ...now(number, foregone), type: "snapshot", seat: SEAT, host: true, automatic: [], recent: [] };
}
function update(number: number, foregone = "", kind = "answer"): Update {
  const entry = { number, kind, seat: SEAT, text: "", events: [], undone: 0 };
  return { ...now(number, foregone), type: "update", entry, rest: {} };
}

test("a table that has missed something asks for everything, once, and again when it was too much", () => {
  vi.useFakeTimers();
  wire.sent.length = 0;
  const live = new Live("roar-42");
  wire.heard(snapshot(4));
  wire.heard(update(6));
  wire.heard(update(7));
  expect(wire.sent.map(({ type }) => type)).toEqual(["resync"]);
  wire.heard({ type: "refusal", id: "", reason: "server-too-much", values: { seconds: 2 }, sentence: "" });
  expect(live.refusal).toBe(null);
  vi.advanceTimersByTime(2000);
  expect(wire.sent.map(({ type }) => type)).toEqual(["resync", "resync"]);
  wire.heard(snapshot(7));
  wire.heard(update(9));
  expect([live.number, wire.sent.length]).toEqual([7, 3]);
  vi.useRealTimers();
});

describe("a table that answers what needs no decision", () => {
  let live: InstanceType<typeof Live>;
  const answers = () => wire.sent.filter(({ type }) => type === "answer");

  beforeEach(() => {
    wire.sent.length = 0;
    live = new Live("roar-42");
    wire.heard(snapshot(4));
  });

  test("does so before the answer before it is acknowledged, and asks nobody", () => {
    expect(live.asked).toBe(true);
    live.answer("resolve ouch");
    wire.heard(update(5, "resolve energy"));
    expect(answers().map(({ text, question }) => [text, question])).toEqual([
      ["resolve ouch", 4],
      ["resolve energy", 5],
    ]);
    expect([live.asked, live.busy]).toEqual([false, true]);
    wire.heard({ type: "ack", id: "id 0", number: 5 });
    wire.heard(update(6));
    wire.heard({ type: "ack", id: "id 1", number: 6 });
    expect([live.asked, live.busy]).toEqual([true, false]);
  });

  test("sends nothing twice after a broken connection but what was on its way", () => {
    wire.heard(update(5, "resolve energy"));
    wire.heard(snapshot(5, "resolve energy"));
    expect(answers().map(({ id, text }) => [id, text])).toEqual([
      ["id 0", "resolve energy"],
      ["id 0", "resolve energy"],
    ]);
  });

  test("puts the question to the player if the answer is refused, or was taken back", () => {
    wire.heard(update(5, "resolve energy"));
    expect(live.asked).toBe(false);
    wire.heard({ type: "refusal", id: "id 0", reason: "server-stale", values: {}, sentence: "" });
    expect([live.asked, live.busy]).toEqual([true, false]);
    wire.heard(update(6, "resolve energy", "undo"));
    expect([live.asked, answers().length]).toEqual([true, 1]);
  });

  test("waits for nothing any more once an answer is refused, whatever the reason", () => {
    for (const [at, reason] of ["server-too-much", "server-bad-message", "server-not-seated"].entries()) {
      live.answer("resolve ouch");
      expect(live.busy).toBe(true);
      wire.heard({ type: "refusal", id: `id ${at}`, reason, values: {}, sentence: reason });
      expect([live.asked, live.busy, live.refusal?.reason]).toEqual([true, false, reason]);
    }
  });

  test("resolves all in the order shown when told to", () => {
    live.resolveAll();
    wire.heard(update(5));
    wire.heard({
      ...update(6),
      question: { ...now(6).question, kind: "move", options: ["stay", "move bronx"] },
    });
    expect(answers().map(({ text }) => text)).toEqual(["resolve energy", "resolve energy"]);
    expect(live.asked).toBe(true);
  });
});
