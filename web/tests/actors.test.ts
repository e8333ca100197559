/// <reference types="node" />
import { readFileSync } from "node:fs";

import { describe, expect, test, vi } from "vitest";

import { merged, type Actions, type Own } from "../src/rig/actions";
import type { Actor } from "../src/rig/actor";
import { Actors } from "../src/rig/actors";
import { Rig } from "../src/rig/rig";

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../src/rig/art/${file}.json`, import.meta.url), "utf8")) as unknown;
const KONG = merged(read("defaults") as Actions, read("kong") as Own);

/** As much of an element as a rig needs. */
class Part {
  readonly style: Record<string, string> = {};
  readonly played: { frames: unknown; timing: KeyframeAnimationOptions }[] = [];
  readonly running: { finished: Promise<unknown>; at: number; still: boolean; over: boolean }[] = [];

  constructor(readonly dataset: Record<string, string>) {}

  removeAttribute(): void {
    delete this.style["opacity"];
  }

  animate(frames: unknown, timing: KeyframeAnimationOptions) {
    this.played.push({ frames, timing });
    let finish = () => {};
    let cut = () => {};
    const finished = new Promise<void>((resolve, reject) => {
      finish = resolve;
      cut = () => reject(new Error("cut off"));
    });
    finished.catch(() => undefined); // as in a browser, where nobody has to wait for it
    const animation = {
      finished,
      currentTime: 0,
      still: false,
      over: false,
      finish,
      pause: () => (animation.still = true),
      cancel: () => {
        animation.over = true;
        cut();
      },
    };
    this.running.push(animation as never);
    return animation;
  }
}

function rigged() {
  const parts = ["all", "head", "arm-l"].map((part) => new Part({ part, pivot: "10 20" }));
  const looks = ["open", "shut", "angry", "wide", "ouch"].map((eyes) => new Part({ eyes }));
  const root = { querySelectorAll: (selector: string) => (selector.includes("part") ? parts : looks) };
  return { rig: new Rig(root as unknown as Element, KONG), parts, looks };
}

type Shown = { currentTime: number; still: boolean; over: boolean; finish: () => void };
const last = (part: Part | undefined) => part?.running.at(-1) as unknown as Shown | undefined;
const seen = (looks: Part[]) =>
  looks.filter(({ style }) => style["display"] !== "none").map(({ dataset }) => dataset["eyes"]);

describe("a rig", () => {
  test("turns its parts about their pivots", () => {
    expect(rigged().parts[0]?.style["transformOrigin"]).toBe("10px 20px");
  });

  test("plays at the pace that it is given, after the delay that it is given", () => {
    const { rig, parts } = rigged();
    void rig.play("attack", { speed: 2, delay: 300 });
    const { ms } = KONG.attack;
    expect(parts[0]?.played[0]?.timing).toMatchObject({ duration: ms / 2, delay: 150 });
  });

  test("says whether it came to the end, or something else came first", async () => {
    const { rig, parts, looks } = rigged();
    const first = rig.play("attack");
    const second = rig.play("hit");
    expect(await first).toBe(false);
    for (const part of [...parts, ...looks]) last(part)?.finish();
    expect(await second).toBe(true);
    expect(seen(looks)).toEqual(["open"]);
  });

  test("makes one face after the other, and its own at the end", async () => {
    vi.useFakeTimers();
    const { rig, parts, looks } = rigged();
    rig.face("scared");
    const hit = rig.play("hit", { speed: 2, faceOnly: true });
    const { ms } = KONG.hit;
    const at = (point: number) => {
      vi.advanceTimersByTime((point * ms) / 2);
      return seen(looks);
    };
    expect([at(0.01), at(0.84), at(0.2)]).toEqual([["ouch"], ["angry"], ["wide"]]);
    expect(await hit).toBe(true);
    expect(parts.flatMap(({ played }) => played)).toEqual([]);
    vi.useRealTimers();
  });

  test("stands still in one frame where nothing shall move, for as long as it is told", async () => {
    vi.useFakeTimers();
    const { rig, parts } = rigged();
    expect(await rig.play("attack", { reduced: true, hold: 500 })).toBe(true);
    const { ms, reduced } = KONG.attack;
    expect(last(parts[0])).toMatchObject({ still: true, over: false });
    expect(last(parts[0])?.currentTime).toBeCloseTo(reduced * ms, 0);
    vi.advanceTimersByTime(500);
    expect(last(parts[0])?.over).toBe(true);
    vi.useRealTimers();
  });

  test("stays down after a fall until it is told to stop", async () => {
    const { rig, parts, looks } = rigged();
    const fall = rig.play("fall");
    for (const part of [...parts, ...looks]) last(part)?.finish();
    expect(await fall).toBe(true);
    expect(parts[0]?.played[0]?.timing.fill).toBe("both");
    expect(last(parts[0])?.over).toBe(false);
    rig.stop();
    expect(last(parts[0])?.over).toBe(true);
  });

  test("breathes and looks around without an animation", () => {
    const { rig, parts, looks } = rigged();
    rig.breathe(650);
    const straight = parts[1]?.style["transform"];
    rig.look(1, 0);
    rig.breathe(650);
    expect(parts[1]?.style["transform"]).toBe(`rotate(4deg) ${straight}`);
    expect(looks[0]?.style["transform"]).toBe("translate(3px, 0px)");
    expect([...parts, ...looks].flatMap(({ played }) => played)).toEqual([]);
    rig.stop();
    expect(parts[1]?.style["transform"]).toBe("");
  });

  test("draws one pair of eyes while nothing happens", () => {
    const { rig, looks } = rigged();
    expect(seen(looks)).toEqual(["open"]);
    rig.face("scared");
    expect(seen(looks)).toEqual(["wide"]);
    rig.blink(true);
    expect(seen(looks)).toEqual(["shut"]);
    rig.blink(false);
    expect(seen(looks)).toEqual(["wide"]);
  });
});

describe("the actors of a table", () => {
  const picture = (x: number, height = 50) => {
    const box = { x, y: 0, width: 10, height };
    return { box, play: vi.fn(() => Promise.resolve(true)), look: vi.fn(), still: vi.fn(), stop: vi.fn() };
  };
  const as = (one: ReturnType<typeof picture>) => one as unknown as Actor;

  test("are all pictures of a seat, as long as they are there", async () => {
    const actors = new Actors();
    const [figure, portrait] = [picture(0), picture(9)];
    const leaves = [figure, portrait].map((one) => actors.enter(2, as(one)));
    expect(await actors.of(2)?.play("taunt")).toBe(true);
    for (const one of [figure, portrait]) expect(one.play).toHaveBeenCalledWith("taunt", {});
    expect(actors.of(1)).toBeNull();
    for (const leave of leaves) leave();
    expect(actors.of(2)).toBeNull();
  });

  test("do what they have to when they have to", () => {
    const actors = new Actors();
    const figure = picture(0);
    actors.enter(1, as(figure));
    actors.act([
      { seat: 1, action: "hit", delay: 300 },
      { seat: 4, action: "attack", delay: 0 },
    ]);
    expect(figure.play.mock.calls).toEqual([["hit", { delay: 300 }]]);
  });

  test("go as fast as the story is told", () => {
    const actors = new Actors();
    const figure = picture(0);
    actors.enter(1, as(figure));
    actors.pace = 4;
    actors.act([{ seat: 1, action: "hit", delay: 0 }]);
    expect(figure.play.mock.calls).toEqual([["hit", { speed: 4, delay: 0 }]]);
  });

  test("look at the largest picture of whoever plays, who looks straight ahead", () => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false });
    const actors = new Actors();
    const [small, large, left, right] = [picture(0, 20), picture(500, 90), picture(100), picture(900)];
    for (const star of [small, large]) actors.enter(0, as(star));
    actors.enter(1, as(left));
    actors.enter(2, as(right));
    actors.watch(0);
    vi.runAllTimers();
    const seen = (one: ReturnType<typeof picture>) => one.look.mock.lastCall?.[0] as { x: number };
    expect(seen(left).x).toBeGreaterThan(0);
    expect(seen(right).x).toBeLessThan(0);
    expect(seen(large)).toEqual({ x: 0, y: 0 });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});
