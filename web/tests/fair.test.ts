import { createHash, createHmac } from "node:crypto";

import { beforeEach, afterEach, describe, expect, test, vi } from "vitest";

import record from "../../tests/examples/fair/game.record.txt?raw";
import { checkRecord } from "../src/fair/check";
import { readRecord } from "../src/fair/record";
import { bytesOf, hmac, plainSha256, sha256 } from "../src/fair/hash";
import { commitmentOf, keyOf, Stream } from "../src/fair/stream";
import { drawOf, keep, recalled, witness, type Kept } from "../src/fair/witness";
import type { Happened, Happening, TableInfo } from "../src/wire";
import { storage } from "./storage";

const sha = (text: string) => createHash("sha256").update(text).digest("hex");

/** A record with something changed, and a check that fits, as somebody who bends it would make it. */
function bent(old: string | RegExp, now: string): string {
  const body = record.slice(0, record.lastIndexOf("check: ")).replace(old, now);
  expect(body + record.slice(record.lastIndexOf("check: "))).not.toBe(record);
  return `${body}check: ${sha(body)}\n`;
}

const told = readRecord(record);
if (!told) throw new Error("the example is no record");
const { draws, commitment, commitments, parts } = told;

/** What the browser of the first seat has kept, all of it. */
function mine(news: Partial<Kept> = {}): Kept {
  const seen: Record<number, string[]> = {};
  for (const { turn, kind, text } of draws) {
    if (kind === "dice" || kind === "reveal") (seen[turn] ??= []).push(`${kind}: ${text}`);
  }
  const own = { part: parts[0] ?? "", seat: 0, early: true, commitment, commitments, draws: seen };
  return { ...own, turn: -1, number: 0, rewinds: 1, ...news };
}

describe("a hash", () => {
  afterEach(() => vi.unstubAllGlobals());
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
  const TEXTS = ["", "abc", "Ω".repeat(20), ...[55, 56, 63, 64, 65, 200].map((length) => "x".repeat(length))];

  test.each(TEXTS)("is the same with and without Web Crypto: %s", async (text) => {
    expect(hex(plainSha256(bytesOf(text)))).toBe(sha(text));
    expect(hex(await sha256(bytesOf(text)))).toBe(sha(text));
    const keyed = createHmac("sha256", text).update("message").digest("hex");
    expect(hex(await hmac(bytesOf(text), bytesOf("message")))).toBe(keyed);
    vi.stubGlobal("crypto", {});
    expect(hex(await hmac(bytesOf(text), bytesOf("message")))).toBe(keyed);
  });
});

describe("the stream", () => {
  test("is that of the server", async () => {
    // core/chance.py: Chance("a secret", ("one", "two")).below(6, 10)
    const stream = new Stream(await keyOf("a secret", ["one", "two"]));
    const numbers: number[] = [];
    for (let left = 10; left > 0; left -= 1) numbers.push(await stream.below(6));
    expect(numbers).toEqual([2, 3, 1, 2, 0, 5, 2, 5, 0, 4]);
  });

  test("is another one after each time that a game was set back", async () => {
    const keys = await Promise.all([0, 1, 2].map((rewinds) => keyOf("a secret", ["one"], rewinds)));
    expect(new Set(keys.map((key) => key.join())).size).toBe(3);
  });
});

describe("a record", () => {
  test("of an honest game fits, in every point", async () => {
    const found = await checkRecord(record, mine());
    const rolls = draws.filter((draw) => draw.kind === "dice").length;
    expect(found).toEqual({
      misfit: null,
      rolls,
      reveals: draws.length - rolls,
      parts: 2,
      withheld: [3],
      rewinds: 1,
      kept: "before",
      mine: true,
      shown: draws.filter((draw) => draw.kind === "dice" || draw.kind === "reveal").length,
    });
  });

  test("can be checked by whoever was not there", async () => {
    expect(await checkRecord(record, null)).toMatchObject({
      misfit: null,
      kept: "never",
      mine: false,
      shown: 0,
    });
  });

  test("with one changed roll does not fit, and the draw is named", async () => {
    const roll = draws.filter((draw) => draw.kind === "dice")[4];
    const changed = bent(
      `dice: ${roll?.text}`,
      `dice: ${roll?.text
        .split(" ")
        .map(() => "claw")
        .join(" ")}`,
    );
    const { misfit } = await checkRecord(changed, null);
    expect(misfit?.id).toBe("fair-other-draw");
    expect(misfit?.values).toMatchObject({
      number: roll?.number,
      turn: roll?.turn,
      drawn: `dice: ${roll?.text}`,
    });
  });

  test("with another card turned up does not fit", async () => {
    const { misfit } = await checkRecord(bent("reveal: solar-powered", "reveal: wings"), null);
    expect(misfit).toMatchObject({
      id: "fair-other-draw",
      values: { number: 2, drawn: "reveal: solar-powered" },
    });
  });

  test("that hides that the game was set back does not fit", async () => {
    expect((await checkRecord(bent("\nrewound\n", "\n"), null)).misfit?.id).toBe("fair-other-draw");
  });

  test.each([
    ["a changed part", "second,", "fourth,", "fair-other-part"],
    ["a part that was never committed to", /second,$/m, "second,more", "fair-other-part"],
    ["another secret", "secret: the secret", "secret: another secret", "fair-other-secret"],
    ["no secret", /secret: the.*\n/, "", "fair-no-secret"],
    ["another title", "record 2", "record 3", "fair-no-record"],
    ["the old form", "record 2", "record 1", "fair-old"],
    ["no word of what was drawn from", / {2}among: 1 2.*\n/, "", "fair-other-draw"],
  ])("with %s does not fit", async (_, old, now, id) => {
    expect((await checkRecord(bent(old, now), null)).misfit?.id).toBe(id);
  });

  test("changed without another check does not fit", async () => {
    expect((await checkRecord(record.replace("dice", "dies"), null)).misfit?.id).toBe("fair-changed");
  });

  test("in which everything was made anew fits nobody who was there", async () => {
    // An operator who invents a secret and parts with fitting fingerprints is found out by what browsers kept.
    const foreign = mine({ commitment: await commitmentOf("another secret") });
    expect((await checkRecord(record, foreign)).misfit?.id).toBe("fair-other-commitment");
    const other = mine({
      commitments: [commitments[0] ?? "", await commitmentOf("other"), commitments[2] ?? ""],
    });
    expect((await checkRecord(record, other)).misfit).toEqual({ id: "fair-foreign", values: { seat: 2 } });
    const left = await checkRecord(bent("nonces: the%20part%20of%20the%20first", "nonces: "), mine());
    expect(left.misfit?.id).toBe("fair-not-mine");
  });

  test("that tells another roll than was on the screen does not fit", async () => {
    const seen = mine();
    const [turn, lines] = Object.entries(seen.draws)[2] ?? ["", []];
    lines[0] = "dice: claw claw claw claw claw claw";
    const { misfit } = await checkRecord(record, seen);
    expect(misfit).toEqual({ id: "fair-other-shown", values: { turn: Number(turn), line: lines[0] } });
    expect((await checkRecord(record, mine({ rewinds: 2 }))).misfit?.id).toBe("fair-not-rewound");
  });

  test("of which only a part was on the screen fits as far as it goes", async () => {
    const [first, ...others] = Object.entries(mine().draws);
    const seen = Object.fromEntries(others.map(([turn, lines]) => [turn, lines.slice(1)]));
    expect(first).toBeDefined();
    expect((await checkRecord(record, mine({ draws: seen, part: "" }))).misfit).toBeNull();
  });
});

describe("what this browser saw", () => {
  beforeEach(() => vi.stubGlobal("localStorage", storage()));
  afterEach(() => vi.unstubAllGlobals());

  const event = (kind: string, what = "", where = "", amount = 0): Happening => ({
    kind,
    what,
    where,
    amount,
    seat: 0,
    other: -1,
    cause: "",
  });
  const entry = (number: number, kind: string, ...events: Happening[]): Happened => ({
    number,
    kind,
    seat: 0,
    text: "",
    events,
    undone: 0,
  });
  const table = (commitments: string[] = ["a", "b"], of = "c") =>
    ({ id: "t", status: "playing", commitment: of, commitments }) as unknown as TableInfo;

  test("is kept turn by turn, once, as the record has it", () => {
    const story = [
      entry(3, "start", event("revealed", "wings"), event("turn", "", "", 1), event("rolled", "1 2 3")),
      entry(4, "answer", event("rerolled", "1 claw heart", "2 3")),
      entry(5, "answer", event("turn", "", "", 2), event("uncovered", "park")),
    ];
    witness(table(), 1, story.slice(0, 2));
    witness(table(), 1, story);
    expect(recalled("t")).toMatchObject({
      seat: 1,
      draws: { 0: ["reveal: wings"], 1: ["dice: 1 2 3", "dice: claw heart"], 2: ["tile: park"] },
    });
  });

  test("begins with the next turn for whoever comes in the middle of one", () => {
    witness(table(), -1, [
      entry(9, "answer", event("rolled", "1"), event("turn", "", "", 4), event("rolled", "2")),
    ]);
    expect(recalled("t")?.draws).toEqual({ 4: ["dice: 2"] });
  });

  test("is forgotten where the game was set back", () => {
    witness(table(), 0, [entry(3, "start", event("turn", "", "", 1), event("rolled", "1"))]);
    witness(table(), 0, [entry(4, "rewound"), entry(5, "answer", event("rolled", "2"))]);
    expect(recalled("t")).toMatchObject({ draws: { 1: ["dice: 2"] }, rewinds: 1 });
  });

  test("cannot be changed afterwards by showing other fingerprints", () => {
    witness(table([]), 0, []);
    witness(table(["a", "b"]), 0, []);
    witness(table(["x", "y"], "z"), 0, []);
    expect(recalled("t")).toMatchObject({ commitment: "c", commitments: ["a", "b"] });
  });

  test("is nothing for whoever comes when it is over, and says whether it began before the first roll", () => {
    witness({ ...table(), status: "finished" }, -1, []);
    expect(recalled("t")).toBeNull();
    witness(table(), -1, []);
    expect(recalled("t")).toMatchObject({ commitment: "c", early: false });
    witness({ ...table(), id: "early", status: "waiting" }, -1, []);
    expect(recalled("early")).toMatchObject({ commitment: "c", early: true });
  });

  test("during a game is not taken for what was shown before it", async () => {
    expect(await checkRecord(record, mine({ early: false }))).toMatchObject({ misfit: null, kept: "during" });
  });

  test("is kept of the latest tables only", () => {
    vi.spyOn(Date, "now").mockImplementation(() => localStorage.length);
    for (let at = 0; at < 30; at += 1) keep(`t${at}`, { part: "x" });
    expect(localStorage.length).toBe(20);
    expect(recalled("t29")).not.toBeNull();
    vi.restoreAllMocks();
  });

  test("does not take dice that were told only after another roll for a draw", () => {
    expect(drawOf({ ...event("rolled", "1 2"), cause: "camouflage" })).toBe("");
    expect(drawOf(event("moved"))).toBe("");
  });
});
