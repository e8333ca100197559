import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { RECIPES } from "../src/sound/repertoire";
import { Sounds } from "../src/sound/sounds";

type Studio = Awaited<ReturnType<NonNullable<ConstructorParameters<typeof Sounds>[0]>>>;

/** A machine that plays nothing and remembers everything. */
class Machine {
  state = "running";
  currentTime = 0;
  readonly sampleRate = 44100;
  resume = vi.fn(() => this.turn("running"));
  suspend = vi.fn(() => this.turn("suspended"));
  close = vi.fn(() => this.turn("closed"));

  private turn(state: string): Promise<void> {
    this.state = state;
    return Promise.resolve();
  }
}

let machine: Machine;
let played: string[];
let volume: number;
let echo: boolean;
let cities: string[];
let tense: number[];

function studio(): Studio {
  class Desk {
    end = 0;
    constructor(readonly context: Machine) {}
    play(recipe: unknown): boolean {
      played.push(Object.entries(RECIPES).find(([, one]) => one === recipe)?.[0] ?? "");
      this.end = this.context.currentTime + 1;
      echo = true;
      return true;
    }
    volume(value: number): void {
      volume = value;
    }
    ambience = () => undefined;
    hush = () => undefined;
    echo = (on: boolean) => void (echo = on);
  }
  class Ambience {
    constructor(_: Desk, city: string) {
      cities.push(city);
    }
    tension = (value: number) => void tense.push(value);
    run = () => () => void cities.pop();
  }
  return { Desk, Ambience, RECIPES, CLASSES: {}, warm: () => undefined } as unknown as Studio;
}

const LOUD = { volume: 0.5, ambience: 0.5, muted: false, onlyMine: false };

beforeEach(() => {
  vi.useFakeTimers();
  machine = new Machine();
  [played, cities, tense, volume] = [[], [], [], 0];
});
afterEach(() => {
  vi.useRealTimers();
});

const closed = () =>
  new Sounds(
    () => Promise.resolve(studio()),
    () => machine as unknown as AudioContext,
  );

async function opened(): Promise<Sounds> {
  const sounds = closed();
  sounds.obey(LOUD);
  await sounds.wake();
  return sounds;
}

test("nothing is heard before the first gesture, and nothing waits for it", async () => {
  const open = vi.fn(() => machine as unknown as AudioContext);
  const sounds = new Sounds(() => Promise.resolve(studio()), open);
  sounds.play("hit");
  sounds.play("hit", { after: 100 });
  sounds.city("king-of-tokyo");
  await vi.advanceTimersByTimeAsync(1000);
  expect(open).not.toHaveBeenCalled();
  await sounds.wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect(played).toEqual([]);
  sounds.play("heal");
  expect(played).toEqual(["heal"]);
});

test("a sound comes in its time, unless it is skipped", async () => {
  const sounds = await opened();
  sounds.play("hit");
  sounds.play("crown", { after: 200 });
  await vi.advanceTimersByTimeAsync(199);
  expect(played).toEqual(["hit"]);
  await vi.advanceTimersByTimeAsync(1);
  sounds.play("heal", { after: 200 });
  sounds.skip();
  await vi.advanceTimersByTimeAsync(500);
  expect(played).toEqual(["hit", "crown"]);
});

test("whoever is muted hears nothing at once, and the machine rests", async () => {
  const sounds = await opened();
  expect(volume).toBe(0.5);
  sounds.play("heal", { after: 30 });
  sounds.obey({ ...LOUD, muted: true });
  expect(volume).toBe(0);
  sounds.play("my-turn");
  await vi.advanceTimersByTimeAsync(100);
  expect(played).toEqual([]);
  expect(machine.state).toBe("suspended");
  sounds.obey(LOUD);
  sounds.play("heal");
  await vi.advanceTimersByTimeAsync(0);
  expect([played, machine.state]).toEqual([["heal"], "running"]);
});

test("only my turn is heard where nothing else shall be, and in a hidden page", async () => {
  const sounds = await opened();
  sounds.city("king-of-tokyo");
  sounds.obey({ ...LOUD, onlyMine: true });
  expect(cities).toEqual([]);
  for (const name of ["hit", "my-turn", "kong.roar"] as const) sounds.play(name);
  expect(played).toEqual(["my-turn"]);
  sounds.obey(LOUD);
  expect(cities).toEqual(["tokyo"]);
  sounds.hide(true);
  expect(cities).toEqual([]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(machine.state).toBe("suspended");
  for (const name of ["hit", "my-turn", "kong.roar"] as const) sounds.play(name);
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toEqual(["my-turn", "my-turn"]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(machine.state).toBe("suspended");
});

test("after ten seconds of silence the machine rests, as long as no city is heard", async () => {
  const sounds = await opened();
  sounds.obey({ ...LOUD, ambience: 0 });
  sounds.city("king-of-new-york");
  expect(cities).toEqual([]);
  sounds.play("hit");
  await vi.advanceTimersByTimeAsync(10_900);
  expect(machine.state).toBe("running");
  await vi.advanceTimersByTimeAsync(200);
  expect(machine.state).toBe("suspended");
  sounds.obey(LOUD);
  await vi.advanceTimersByTimeAsync(19_000);
  expect([cities, machine.state]).toEqual([["new-york"], "running"]);
});

test("a city at which nothing happens falls asleep, and wakes up with the next sound", async () => {
  const sounds = await opened();
  sounds.city("king-of-tokyo");
  sounds.play("hit");
  await vi.advanceTimersByTimeAsync(20_900);
  expect([cities, machine.state]).toEqual([["tokyo"], "running"]);
  await vi.advanceTimersByTimeAsync(200);
  expect([cities, machine.state]).toEqual([[], "running"]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(machine.state).toBe("suspended");
  sounds.play("heal");
  await vi.advanceTimersByTimeAsync(0);
  expect([played, cities, machine.state]).toEqual([["hit", "heal"], ["tokyo"], "running"]);
});

test("the room is switched off when it has faded, also under a city", async () => {
  const sounds = await opened();
  sounds.city("king-of-new-york");
  sounds.play("hit");
  await vi.advanceTimersByTimeAsync(2400);
  expect(echo).toBe(true);
  sounds.play("heal");
  await vi.advanceTimersByTimeAsync(2400);
  expect(echo).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect([echo, machine.state]).toEqual([false, "running"]);
});

test("a machine that takes too long to wake up plays nothing late", async () => {
  const sounds = await opened();
  machine.state = "suspended";
  machine.resume.mockImplementation(() => new Promise((done) => setTimeout(done, 400)));
  sounds.play("hit");
  await vi.advanceTimersByTimeAsync(1000);
  expect(played).toEqual([]);
});

test("a city is as tense as the game, also where it comes later, and goes with the table", async () => {
  const sounds = await opened();
  sounds.tension(0.4);
  sounds.city("king-of-tokyo");
  sounds.city("king-of-tokyo");
  sounds.tension(0.7);
  expect([cities, tense]).toEqual([["tokyo"], [0.4, 0.7]]);
  sounds.city("");
  expect(cities).toEqual([]);
  sounds.close();
  expect(machine.close).toHaveBeenCalledOnce();
  sounds.play("hit");
  expect(played).toEqual([]);
});
