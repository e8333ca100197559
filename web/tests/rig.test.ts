/// <reference types="node" />
import { readFileSync } from "node:fs";

import { describe, expect, test, vi } from "vitest";

import { MONSTERS } from "../src/art/looks";
import { ACTIONS, merged, type Actions, type Own, type Track } from "../src/rig/actions";
import type { Actor } from "../src/rig/actor";
import { Actors } from "../src/rig/actors";
import { cues, cuesOf } from "../src/rig/cues";
import { belongs, blinking, facesFrom, HURT, restingFace } from "../src/rig/faces";
import { blinks, breath, gaze, pause, temper } from "../src/rig/idle";
import { RIGGED } from "../src/rig/library";
import { poseAt } from "../src/rig/pose";
import { Rig } from "../src/rig/rig";
import { event } from "./table";

const ART = new URL("../src/rig/art/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ART), "utf8");
const SHARED = JSON.parse(read("defaults.json")) as Actions;
const own = (monster: string) => JSON.parse(read(`${monster}.json`)) as Own;
const actionsOf = (monster: string) => merged(SHARED, own(monster));

describe("the art", () => {
  test("all Monsters but the two of the old edition are drawn in parts", () => {
    expect(RIGGED.toSorted()).toEqual(
      MONSTERS.filter((name) => !["cyber-kitty", "space-penguin"].includes(name)).toSorted(),
    );
  });

  test.each(RIGGED)("%s has every part that it moves, and every face that it makes", (monster) => {
    const drawing = read(`${monster}.svg`);
    const parts = new Set([...drawing.matchAll(/data-part="([^"]+)"/g)].map(([, name]) => name));
    for (const [name, action] of Object.entries(own(monster)))
      for (const part of Object.keys(action.parts ?? {})) expect(parts, `${name}: ${part}`).toContain(part);
    const looks = [...drawing.matchAll(/data-(eyes|mouth)="([^"]+)"/g)].map(([, feature, name]) => ({
      feature: feature as "eyes" | "mouth",
      name: name ?? "",
    }));
    for (const name of ACTIONS)
      for (const [, face] of actionsOf(monster)[name].face)
        for (const feature of ["eyes", "mouth"] as const)
          expect(
            looks.some((look) => look.feature === feature && belongs(look, face)),
            `${name}: ${feature} of ${face}`,
          ).toBe(true);
  });

  test.each(RIGGED)("%s moves by transform and opacity alone, from 0 to 1", (monster) => {
    for (const action of Object.values(actionsOf(monster)))
      for (const track of Object.values(action.parts)) {
        expect(["offset", "transform", "opacity", "easing"]).toEqual(
          expect.arrayContaining(Object.keys(track)),
        );
        expect(track.offset).toEqual(track.offset.toSorted((one, other) => one - other));
        expect([track.offset[0], track.offset.at(-1)]).toEqual([0, 1]);
        for (const frames of [track.transform, track.opacity])
          if (frames) expect(frames).toHaveLength(track.offset.length);
      }
  });

  test.each(RIGGED)("%s stands where it stood after everything but a fall", (monster) => {
    const turned = (transform = "none") => transform.replace(/rotate\(-?(?:360|720)deg\)/g, "rotate(0deg)");
    for (const name of ACTIONS.filter((one) => one !== "fall"))
      for (const [part, { transform, opacity }] of Object.entries(actionsOf(monster)[name].parts)) {
        expect(opacity?.at(-1), `${name}: ${part}`).toBe(opacity?.[0]);
        if (opacity?.at(-1) !== 0)
          expect(turned(transform?.at(-1)), `${name}: ${part}`).toBe(turned(transform?.[0]));
      }
  });

  test("no two actions of a Monster look alike where they tell most", () => {
    for (const monster of RIGGED) {
      const told = ACTIONS.map((name) => {
        const { parts, peak, face } = actionsOf(monster)[name];
        const made = face.findLast(([at]) => at <= peak)?.[1] ?? "calm";
        const arms = Object.entries(parts)
          .filter(([part]) => /^(arm|up|limb|pound|punch|all|torso|head)/.test(part))
          .map(([part, track]) => `${part} ${poseAt(track, peak)}`);
        return [made, ...arms.toSorted()].join("; ");
      });
      expect(new Set(told).size, monster).toBe(ACTIONS.length);
    }
  });
});

describe("what a Monster does of its own", () => {
  const hop: Track = { offset: [0, 1], transform: ["none", "none"] };
  const wave: Track = { offset: [0, 1], transform: ["rotate(0deg)", "rotate(9deg)"] };
  const both = merged(SHARED, { heal: { ms: 5, parts: { all: hop, tail: wave } } });

  test("takes the place of what all do, part by part", () => {
    expect(both.heal.parts).toEqual({ ...SHARED.heal.parts, all: hop, tail: wave });
    expect([both.heal.ms, both.heal.peak]).toEqual([5, SHARED.heal.peak]);
  });

  test("leaves everything else as it is", () => expect(both.attack).toEqual(SHARED.attack));
});

describe("faces", () => {
  test("tell how a Monster is", () => {
    expect([10, HURT + 1, HURT, 1].map((life) => restingFace(life))).toEqual([
      "calm",
      "calm",
      "scared",
      "scared",
    ]);
    expect(restingFace(0, false)).toBe("ko");
  });

  test("of an action begin and end with how it is", () => {
    const made = facesFrom([[0, "blink"], [0.3, "roar"], [0.9, "calm"]], "scared"); // prettier-ignore
    expect(made).toEqual([[0, "worn"], [0.3, "roar"], [0.9, "scared"]]); // prettier-ignore
  });

  test("blink with the eyes only", () => {
    const mouth = (face: Parameters<typeof belongs>[1]) =>
      ["calm", "ouch", "ko"].find((name) => belongs({ feature: "mouth", name }, face));
    for (const face of ["calm", "scared", "ko"] as const) expect(mouth(blinking(face))).toBe(mouth(face));
  });
});

describe("breathing", () => {
  const track: Track = { offset: [0, 0.5, 1], transform: ["scale(1)", "scale(.98,1.04)", "scale(1)"] };

  test("is drawn between the frames, slowly at both ends", () => {
    expect([0, 0.25, 0.5, 1].map((at) => poseAt(track, at))).toEqual([
      "scale(1,1)",
      "scale(0.99,1.02)",
      "scale(0.98,1.04)",
      "scale(1,1)",
    ]);
  });

  test("is nobody else's", () => {
    const tempers = MONSTERS.map(temper);
    expect(new Set(tempers).size).toBe(tempers.length);
    expect(breath(1300, 2600, 0.75)).toBeCloseTo(0.25);
  });

  test("has more pictures while something happens", () => {
    expect(pause(0)).toBeLessThan(pause(60_000));
  });

  test("waits for an action that still goes on", () => {
    expect(pause(-700)).toBe(700 + pause(0));
  });

  test("goes with a blink now and then, not all at once", () => {
    const shut = MONSTERS.map((name) =>
      Array.from({ length: 60 }, (_, count) => blinks(count, temper(name))),
    );
    for (const one of shut) expect(one.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    const most = Array.from({ length: 60 }, (_, at) => shut.filter((one) => one[at]).length);
    expect(Math.max(...most)).toBeLessThan(MONSTERS.length / 2);
  });

  test("leaves the eyes free to look at somebody, never further than they can", () => {
    expect(gaze({ x: 5, y: 5 }, { x: 5, y: 5 })).toEqual({ x: 0, y: 0 });
    const [near, far] = [60, 6000].map((x) => gaze({ x: 0, y: 0 }, { x, y: 0 }));
    expect(near?.x).toBeGreaterThan(0);
    expect(far?.x).toBeGreaterThan(near?.x ?? 1);
    expect(far?.x).toBeLessThanOrEqual(1);
    expect(gaze({ x: 0, y: 0 }, { x: 0, y: -90 }).y).toBeLessThan(0);
  });
});

describe("who does what", () => {
  const short = (events: Parameters<typeof cues>[0]) =>
    cues(events).map(({ seat, action }) => [seat, action]);

  test.each([
    ["turn", "wake"],
    ["rolled", "roll"],
    ["rerolled", "roll"],
    ["attacks", "attack"],
    ["healed", "heal"],
    ["scored", "buy"],
    ["took", "buy"],
    ["bought", "buy"],
    ["fled", "flee"],
    ["yielded", "flee"],
    ["eliminated", "fall"],
    ["won", "celebrate"],
  ])("%s: %s", (kind, action) => {
    expect(short([event(kind, { seat: 2, amount: 1 })])).toEqual([[2, action]]);
  });

  test("one who is hit reacts when the claws have landed", () => {
    const [attack, hit] = cuesOf(event("damaged", { seat: 1, other: 0, amount: 2 }));
    expect([attack?.seat, attack?.action, hit?.seat, hit?.action]).toEqual([0, "attack", 1, "hit"]);
    expect(hit?.delay).toBeGreaterThan(attack?.delay ?? 0);
  });

  test("only who loses something is hit, and nobody attacks itself", () => {
    expect(cuesOf(event("damaged", { seat: 1, other: 0, amount: 0 }))).toEqual([]);
    expect(short([event("damaged", { seat: 1, other: 1, amount: 1 })])).toEqual([[1, "hit"]]);
    expect(short([event("damaged", { seat: 1, amount: 1 })])).toEqual([[1, "hit"]]);
  });

  test("only the way in from outside is an entrance", () => {
    const moved = (what: string, where: string) => short([event("moved", { seat: 3, what, where })]);
    expect(moved("tokyo-city", "outside")).toEqual([[3, "enter"]]);
    expect(moved("manhattan-lower", "queens")).toEqual([[3, "enter"]]);
    expect(moved("manhattan-upper", "manhattan-lower")).toEqual([]);
    expect(moved("bronx", "queens")).toEqual([]);
  });

  test("of several things at once each does the greatest", () => {
    const both = [
      event("damaged", { seat: 1, other: 0, amount: 3 }),
      event("eliminated", { seat: 1 }),
      event("scored", { seat: 0, amount: 1 }),
    ];
    expect(short(both)).toEqual([
      [0, "attack"],
      [1, "fall"],
    ]);
  });
});

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
  return { rig: new Rig(root as unknown as Element, actionsOf("kong")), parts, looks };
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
    const { ms } = actionsOf("kong").attack;
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
    const { ms } = actionsOf("kong").hit;
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
    const { ms, reduced } = actionsOf("kong").attack;
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
