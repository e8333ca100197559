import { afterEach, expect, test, vi } from "vitest";

import { guest } from "../src/app/guest.svelte";
import { addNonce, forgetNonce, nonce, sitDown } from "../src/home/fair";

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

afterEach(() => {
  vi.restoreAllMocks();
  forgetNonce("t");
});

test("a nonce is what the server takes, and never the same", () => {
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce()).not.toBe(nonce());
});

test("whoever sits down adds to the secret with the same message", async () => {
  const sent = server();
  const sitting = sitDown("t", { seat: 1 });
  const sharing = addNonce("t");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: "POST", path: "/tables/t/seats" });
  expect(sent[0]?.body).toEqual({ seat: 1, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  sent[0]?.arrive({});
  await Promise.all([sitting, sharing]);
});

test("who starts waits for what is still on its way", async () => {
  const sent = server();
  const arrived: string[] = [];
  const first = addNonce("t").then(() => arrived.push("room"));
  const second = addNonce("t").then(() => arrived.push("start"));
  await Promise.resolve();
  expect([sent.length, arrived]).toEqual([1, []]);
  sent[0]?.arrive({});
  await Promise.all([first, second]);
  expect(arrived).toHaveLength(2);
});

test("what did not arrive is sent again, and a new seat gets a new nonce", async () => {
  const sent = server();
  const lost = addNonce("t");
  sent[0]?.fail(new Error("lost"));
  await expect(lost).rejects.toThrow("lost");
  const again = addNonce("t");
  sent[1]?.arrive({});
  await again;
  forgetNonce("t");
  void addNonce("t");
  expect(sent.map((one) => one.method)).toEqual(["PATCH", "PATCH", "PATCH"]);
});
