import { describe, expect, test } from "vitest";

import { readRules, writeRules } from "../src/table/automatic";
import { clock } from "../src/table/clock";
import { steps } from "../src/table/phases";
import { beside as placed } from "../src/table/placing";
import { Screen } from "../src/table/screen.svelte";
import type { Said } from "../src/wire";
import { english, position } from "./table";

describe("the rest", () => {
  test("the two ends of a turn are one step", () => {
    const { rules } = position("king-of-new-york-buy").source;
    const shown = steps(english, rules, rules.phases.indexOf("pass_turn"));
    expect(shown.map(({ name, state }) => `${name} ${state}`)).toEqual([
      "Earn done",
      "Roll done",
      "Resolve done",
      "Move done",
      "Buy done",
      "End now",
    ]);
    expect(steps(english, rules, 4).map(({ state }) => state)).toEqual([
      "done",
      "now",
      "later",
      "later",
      "later",
      "later",
    ]);
  });

  test("the clock is late below half a minute, and never negative", () => {
    expect(clock(65)).toEqual({ text: "1:05", state: "enough" });
    expect(clock(29)).toEqual({ text: "0:29", state: "late" });
    expect(clock(-3)).toEqual({ text: "0:00", state: "out" });
    expect(clock(7265).text).toBe("2:01:05");
  });

  test("automatic answers are read and written alike", () => {
    const rules = ["stay", "flee 4", "decline wings"];
    expect(readRules(rules)).toEqual({ stay: true, flee: 4, decline: ["wings"] });
    expect(writeRules(readRules(rules))).toEqual(rules);
    expect(writeRules(readRules([]))).toEqual([]);
  });

  test("only what others said since is unread", () => {
    const said = (number: number, seat: number): Said => ({
      type: "said",
      number,
      seat,
      name: "",
      text: "",
      made: 0,
    });
    const screen = new Screen();
    screen.read = 1;
    expect(screen.unread([said(1, 0), said(2, 1), said(3, 0), said(4, 2)], 1)).toBe(2);
  });

  test("a popover stays inside the screen", () => {
    const room = { width: 400, height: 300 };
    const box = { width: 200, height: 100 };
    const at = (...args: Parameters<typeof placed>) => {
      const { left, top } = placed(...args);
      return { left, top };
    };
    expect(at({ left: 350, top: 20, width: 40, height: 20 }, box, room)).toEqual({ left: 192, top: 48 });
    expect(at({ left: 10, top: 260, width: 40, height: 20 }, box, room)).toEqual({ left: 8, top: 152 });
    expect(at({ left: 0, top: 50, width: 50, height: 230 }, box, room)).toEqual({ left: 58, top: 50 });
    expect(at({ left: 216, top: 250, width: 190, height: 40 }, box, room)).toEqual({ left: 8, top: 192 });
    expect(at({ left: 100, top: 20, width: 190, height: 40 }, box, room)).toEqual({ left: 95, top: 68 });
  });

  test("a popover hides nothing that must be seen", () => {
    const room = { width: 400, height: 300 };
    const box = { width: 200, height: 100 };
    const target = { left: 180, top: 100, width: 40, height: 20 };
    const below = { left: 190, top: 150, width: 20, height: 20 };
    expect(placed(target, box, room)).toEqual({ left: 100, top: 128, free: true });
    const small = { ...box, height: 60 };
    expect(placed(target, small, room, [below])).toEqual({ left: 100, top: 32, free: true });
    const everywhere = { left: 0, top: 0, width: 400, height: 300 };
    expect(placed(target, box, room, [everywhere]).free).toBe(false);
  });
});
