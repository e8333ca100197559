import { beforeEach, describe, expect, test } from "vitest";

import type { Speed } from "../src/app/settings.svelte";
import { Director, LONGEST, PATIENCE, type Timed } from "../src/story/director";
import { Clock } from "./clock";

interface Beat extends Timed {
  name: string;
}
const beat = (name: string, lead: number, stay: number): Beat => ({ name, lead, stay });

describe("the director", () => {
  let clock: Clock;
  let seen: string[];
  let speed: Speed;
  let cuts: number;
  let rate: number;
  let director: Director<Beat>;

  beforeEach(() => {
    clock = new Clock();
    seen = [];
    speed = "normal";
    [cuts, rate] = [0, 0];
    const stage = {
      prepare: ({ name }: Beat) => void seen.push(`${Math.round(clock.now())} ${name} comes`),
      show: ({ name }: Beat, quick: boolean) =>
        void seen.push(`${Math.round(clock.now())} ${name}${quick ? "!" : ""}`),
      rest: () => void seen.push(`${Math.round(clock.now())} rests`),
      cut: () => void (cuts += 1),
      pace: (now: number) => void (rate = now),
    };
    director = new Director(
      stage,
      () => speed,
      clock,
      ({ name }) => name === "BIG",
    );
  });

  test("shows one beat after the other, each in its time", () => {
    director.tell([beat("dice", 700, 250), beat("hit", 0, 450), beat("now", 0, 0)]);
    clock.pass(5000);
    expect(seen).toEqual(["0 dice comes", "700 dice", "950 hit", "1400 now", "1400 rests"]);
    expect(director.resting).toBe(true);
  });

  test("what changes nothing that must be looked at takes no time", () => {
    director.tell([beat("a", 0, 0), beat("b", 0, 0)]);
    expect(seen).toEqual(["0 a", "0 b", "0 rests"]);
  });

  test("is calmer, brisker or done at once, also from one beat to the next", () => {
    speed = "calm";
    director.tell([beat("a", 0, 100), beat("b", 0, 100)]);
    clock.pass(160);
    speed = "brisk";
    director.tell([beat("c", 0, 100)]);
    clock.pass(38);
    speed = "instant";
    director.tell([beat("d", 0, 100)]);
    expect(seen).toEqual(["0 a", "160 b", "198 c", "198 d!", "198 rests"]);
  });

  test("tells what is left within a second and a half once I am asked", () => {
    director.tell(Array.from({ length: 10 }, (_, at) => beat(String(at), 0, 1000)));
    clock.pass(500);
    director.catchUp();
    clock.pass(PATIENCE);
    expect(seen.at(-1)).toBe("2000 rests");
    expect(seen).toHaveLength(11);
  });

  test("hurries as long as it is asked to", () => {
    director.tell([beat("a", 0, 400), beat("b", 0, 400), beat("c", 0, 400)]);
    clock.pass(200);
    director.hurry(4);
    clock.pass(50);
    director.hurry(1);
    clock.pass(1000);
    expect(seen).toEqual(["0 a", "250 b", "650 c", "1050 rests"]);
  });

  test("a jump shows everything at once, what is in the air first", () => {
    director.tell([beat("dice", 700, 250), beat("hit", 0, 450)]);
    clock.pass(100);
    director.jump();
    clock.pass(5000);
    expect(seen).toEqual(["0 dice comes", "100 dice!", "100 hit!", "100 rests"]);
  });

  test("what is cut is never shown", () => {
    director.tell([beat("a", 0, 100), beat("b", 0, 100)]);
    director.cut();
    clock.pass(1000);
    expect(seen).toEqual(["0 a"]);
    director.tell([beat("c", 0, 100)]);
    expect(seen.at(-1)).toBe("1000 c");
  });

  test("a story that is too long goes on where the last part of it begins", () => {
    director.tell(Array.from({ length: 50 }, (_, at) => beat(String(at), 0, 1000)));
    const at_once = seen.filter((line) => line.endsWith("!")).length;
    expect(at_once).toBe(50 - LONGEST / 1000);
    clock.pass(LONGEST + 1000);
    expect(
      seen.filter((line) => !line.endsWith("rests")).map((line) => Number.parseInt(line.split(" ")[1] ?? "")),
    ).toEqual(Array.from({ length: 50 }, (_, one) => one));
  });

  test("a big moment is told however long ago it is", () => {
    const story = Array.from({ length: 90 }, (_, at) => beat(at === 30 ? "BIG" : String(at), 0, 1000));
    director.tell(story);
    expect(seen.filter((line) => line.endsWith("!")).length).toBe(30);
    expect(seen.at(-1)).toBe("0 BIG");
    clock.pass(999);
    expect(seen.at(-1)).toBe("0 BIG");
    clock.pass(1);
    expect(seen.at(-1)).toBe(`1000 ${90 - LONGEST / 1000}`);
    expect(seen.filter((line) => line.endsWith("!")).length).toBe(90 - 1 - LONGEST / 1000);
  });

  test("says how fast it goes, whatever the reason", () => {
    director.tell([beat("a", 1000, 1000)]);
    expect(rate).toBe(1);
    director.hurry(4);
    expect(rate).toBe(4);
    director.hurry(1);
    speed = "brisk";
    director.pace();
    expect(rate).toBeCloseTo(1 / 0.38);
  });

  test("what is under way is cut when it jumps, and only then", () => {
    director.tell([beat("a", 1000, 1000), beat("b", 0, 0)]);
    clock.pass(300);
    expect(cuts).toBe(0);
    director.jump();
    director.jump();
    expect([cuts, seen.slice(-3)]).toEqual([1, ["300 a!", "300 b!", "300 rests"]]);
  });
});
