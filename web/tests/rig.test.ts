/// <reference types="node" />
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { MONSTERS } from "../src/art/looks";
import { ACTIONS, merged, type Actions, type Own, type Track } from "../src/rig/actions";
import { cues, cuesOf } from "../src/rig/cues";
import { belongs, blinking, facesFrom, HURT, plasters, restingFace } from "../src/rig/faces";
import { blinks, breath, gaze, pause, temper } from "../src/rig/idle";
import { RIGGED } from "../src/rig/library";
import { poseAt } from "../src/rig/pose";
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
    expect([10, HURT + 1, HURT, 2, 1, 0].map(plasters)).toEqual([0, 0, 1, 2, 3, 0]);
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
