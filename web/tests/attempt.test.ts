import { beforeAll, expect, test } from "vitest";

import english from "../../src/kaiju/locale/en.ftl?raw";
import { Refused, Unreachable } from "../src/app/api";
import { Attempt } from "../src/app/attempt.svelte";
import { adopt } from "../src/words/say.svelte";
import { Words } from "../src/words/words";

beforeAll(() => adopt(new Words("en", english)));

test("an attempt is busy until it is over, and does one thing at a time", async () => {
  const attempt = new Attempt();
  let release = (): void => undefined;
  const first = attempt.make(() => new Promise((done) => (release = done)));
  expect(attempt.busy).toBe(true);
  expect(await attempt.make(() => Promise.resolve())).toBe(false);
  release();
  expect(await first).toBe(true);
  expect(attempt.busy).toBe(false);
});

test("a refusal is told in the words of the server, and can be tried again", async () => {
  const attempt = new Attempt();
  let tries = 0;
  const work = (): Promise<void> => {
    tries += 1;
    const refused = new Refused(409, "server-no-seat", "That seat is not free.");
    return tries === 1 ? Promise.reject(refused) : Promise.resolve();
  };
  expect(await attempt.make(work)).toBe(false);
  expect(attempt.problem).toBe("That seat is not free.");
  attempt.again();
  expect([tries, attempt.problem]).toEqual([2, ""]);
});

test("a server that is gone has a sentence of ours", async () => {
  const attempt = new Attempt();
  await attempt.make(() => Promise.reject(new Unreachable("no route")));
  expect(attempt.problem).toContain("is not responding");
});

test("a fault of ours is not hidden", async () => {
  const attempt = new Attempt();
  await expect(attempt.make(() => Promise.reject(new TypeError("oops")))).rejects.toThrow("oops");
  expect(attempt.busy).toBe(false);
});
