import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { guest } from "../src/app/guest.svelte";
import { commit, commitAgain, show, sitDown, takeBack } from "../src/fair/part";
import { commitmentOf } from "../src/fair/stream";
import { recalled } from "../src/fair/witness";
import type { TableInfo } from "../src/wire";
import { storage } from "./storage";

interface Sent {
  method: string;
  path: string;
  body: unknown;
  arrive: (value: unknown) => void;
  fail: (error: Error) => void;
}

/** What is sent to the server, which answers when the test says so. */
function server(): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(guest, "ask").mockImplementation(
    (method, path, body) =>
      new Promise<never>((arrive, fail) => {
        sent.push({ method, path, body, arrive: arrive as Sent["arrive"], fail });
      }),
  );
  return sent;
}

const HASH = /^[0-9a-f]{64}$/;
const arrived = (sent: Sent[], count: number) => vi.waitUntil(() => sent.length === count);

beforeEach(() => vi.stubGlobal("localStorage", storage()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  takeBack("t");
});

test("whoever sits down commits with the same message, and keeps the part here", async () => {
  const sent = server();
  const sitting = sitDown("t", { seat: 1 });
  await arrived(sent, 1);
  const committing = commit("t");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: "POST", path: "/tables/t/seats" });
  expect(sent[0]?.body).toEqual({ seat: 1, commitment: expect.stringMatching(HASH) as string });
  const part = recalled("t")?.part ?? "";
  expect(part).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(sent)).not.toContain(part);
  expect(sent[0]?.body).toMatchObject({ commitment: await commitmentOf(part) });
  sent[0]?.arrive({});
  await Promise.all([sitting, committing]);
});

test("who starts waits for what is still on its way", async () => {
  const sent = server();
  const done: string[] = [];
  const first = commit("t").then(() => done.push("room"));
  const second = commit("t").then(() => done.push("start"));
  await arrived(sent, 1);
  expect(done).toEqual([]);
  sent[0]?.arrive({});
  await Promise.all([first, second]);
  expect([done.length, sent.length]).toEqual([2, 1]);
});

test("what did not arrive is sent again, with the same part", async () => {
  const sent = server();
  const lost = commit("t");
  await arrived(sent, 1);
  sent[0]?.fail(new Error("lost"));
  await expect(lost).rejects.toThrow("lost");
  const again = commit("t");
  await arrived(sent, 2);
  sent[1]?.arrive({});
  await again;
  void commitAgain("t");
  await arrived(sent, 3);
  expect(new Set(sent.map((one) => JSON.stringify(one.body))).size).toBe(1);
});

/** A table at which everyone has committed. */
const started = (commitments: string[], status = "revealing") =>
  ({ id: "t", status, commitment: "of the table", commitments }) as unknown as TableInfo;

test("a part is shown once all commitments are there, and they are kept", async () => {
  const sent = server();
  const giving = commit("t");
  await arrived(sent, 1);
  sent[0]?.arrive({});
  await giving;
  const part = recalled("t")?.part ?? "";
  const mine = await commitmentOf(part);
  void show(started([mine, "of another"]), 0);
  await arrived(sent, 2);
  expect(sent[1]).toMatchObject({ method: "POST", path: "/tables/t/reveal", body: { nonce: part } });
  expect(recalled("t")).toMatchObject({
    seat: 0,
    commitment: "of the table",
    commitments: [mine, "of another"],
  });
});

test("no part is shown before the start, nor where the commitment is not its own", async () => {
  const sent = server();
  const giving = commit("t");
  await arrived(sent, 1);
  sent[0]?.arrive({});
  await giving;
  const mine = await commitmentOf(recalled("t")?.part ?? "");
  const playing = started([mine], "playing");
  expect(await show(playing, 0)).toBe(playing);
  await show(started(["of another device"]), 0);
  await show(started([mine]), 1);
  expect(sent).toHaveLength(1);
});
