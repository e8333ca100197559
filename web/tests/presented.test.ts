import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settings } from "../src/app/settings.svelte";
import { changed } from "../src/link/changes";
import type { Listener, Live } from "../src/link/live.svelte";
import { AIR, APART, FLIGHT, SORT, WINDUP } from "../src/story/beats";
import { Presented } from "../src/story/presented.svelte";
import { TIMES } from "../src/story/spectacles";
import type { GameState, Happening, QuestionInfo, Update } from "../src/wire";
import { Clock } from "./clock";
import { event, position } from "./table";

/** A live table that says what the test says. */
class Told {
  private listener: Listener = {};
  seat = 0;
  asked = false;
  busy = false;
  question: QuestionInfo | null = null;
  story: Update["entry"][] = [];
  number = 0;
  state: GameState;
  table;
  standings = [];
  places = {};
  rules;
  deadline = null;
  undo = false;

  constructor() {
    const { source } = position("king-of-new-york-resolve");
    this.state = source.state;
    this.table = source.table;
    this.rules = source.rules;
  }

  listen(listener: Listener): () => void {
    this.listener = listener;
    return () => undefined;
  }
  show(): void {
    this.listener.drawn?.();
  }
  recall(): void {
    this.listener.recalled?.();
  }
  /** The entries up to which everything has been said to be on the screen. */
  readonly seen: number[] = [];
  shown(): void {
    this.seen.push(this.number);
  }
  happens(events: Happening[], more: Partial<Update> = {}, text = ""): void {
    const before = this.state;
    this.number += 1;
    const { number, standings, places, deadline, undo, question } = this;
    const entry = { number, kind: "answer", seat: 1, text, undone: 0, events };
    const update: Update = {
      type: "update", number, standings, places, deadline, undo, question, entry, rest: {}, state: null, table: null, ...more,
    }; // prettier-ignore
    this.state = [...events.map((one) => one.changes), update.rest].reduce<GameState>(changed, before);
    if (update.state) this.state = update.state;
    this.question = update.question;
    this.story = [...this.story, entry];
    this.listener.updated?.(update, before);
  }
}

const mine: QuestionInfo = { number: 9, seat: 0, kind: "buy", rule: "", values: {}, options: ["done"] };
const hit = (life: number): Happening =>
  event("damaged", { seat: 0, amount: 1, changes: { "monsters.0.life": life } });

describe("a presented table", () => {
  let clock: Clock;
  let live: Told;
  let presented: Presented;

  beforeEach(() => {
    settings.speed = "normal";
    clock = new Clock();
    live = new Told();
    presented = new Presented(live as unknown as Live, clock);
    live.show();
  });
  afterEach(() => {
    settings.speed = "normal";
    vi.unstubAllGlobals();
  });

  const life = () => presented.state.monsters[0]?.life;
  const lines = () => presented.story.flatMap((entry) => entry.events).length;

  test("number and line move on together, event by event", () => {
    live.happens([hit(6), hit(5), hit(4)]);
    const seen = [[life(), lines()]];
    for (let step = 0; step < 3; step += 1) {
      clock.pass(320);
      seen.push([life(), lines()]);
    }
    expect(seen).toEqual([
      [6, 1],
      [5, 2],
      [4, 3],
      [4, 3],
    ]);
    expect(presented.behind).toBe(false);
  });

  test("dice are kept, thrown, and land one by one; the line comes with the last", () => {
    const dice = ["heal", "heal", "heal", "heal", "heal", "heal"];
    const before = presented.state.dice;
    live.happens([event("rerolled", { seat: 1, what: dice.join(" "), where: "2 4", changes: { dice } })]);
    expect([[...presented.kept], presented.rolling.size]).toEqual([[1, 3, 5, 6], 0]);
    clock.pass(SORT);
    expect([...presented.rolling]).toEqual([2, 4]);
    expect([presented.state.dice, lines()]).toEqual([before, 0]);
    clock.pass(AIR);
    expect([[...presented.rolling], presented.state.dice[1], lines()]).toEqual([[4], "heal", 0]);
    expect(presented.state.dice[3]).toBe(before[3]);
    clock.pass(APART);
    expect([presented.state.dice, lines(), presented.rolling.size]).toEqual([dice, 1, 0]);
  });

  test("before the first one is resolved all dice of others come together", () => {
    const phase = presented.rules.phases.indexOf("resolve");
    live.happens([event("resolves", { seat: 1, what: "heal", changes: { phase } })]);
    expect(presented.kept.size).toBe(presented.state.dice.length);
    expect(presented.state.phase === phase && lines() > 0).toBe(false);
    clock.pass(600);
    expect([presented.state.phase, lines()]).toEqual([phase, 1]);
  });

  test("what is on its way is reported before it is shown, and not what it changes", () => {
    const heard: [string, number | undefined, number][] = [];
    presented.listen({
      updated: ({ entry }) => void heard.push([entry.events[0]?.kind ?? "", life(), clock.now()]),
      coming: ({ entry, lead }) => void heard.push([`${entry.events[0]?.kind} comes`, life(), lead]),
      drawn: () => undefined,
    });
    const before = life();
    live.happens([{ ...hit(6), what: "attack", other: 1 }]);
    clock.pass(2000);
    expect(heard).toEqual([
      ["damaged comes", before, WINDUP + FLIGHT],
      ["damaged", 6, WINDUP + FLIGHT],
    ]);
  });

  test("a question is over when the next turn begins", () => {
    live.question = mine;
    live.show();
    live.happens([event("turn", { seat: 1 }), event("rolled", { seat: 1, changes: { dice: [] } })]);
    expect([presented.question, presented.behind]).toEqual([null, true]);
  });

  test("a question is over when its answer is told, but for dice that are asked about again", () => {
    const asked = (kind: string): QuestionInfo => ({ ...mine, kind, seat: 1 });
    for (const [before, next, stays] of [
      ["reroll", "reroll", true],
      ["reroll", "resolve", false],
      ["buy", "buy", false],
      ["yield", "resolve", false],
    ] as const) {
      live.question = asked(before);
      live.show();
      live.happens([hit(6), hit(5)], { question: asked(next) });
      clock.pass(10);
      expect([before, next, presented.question?.kind]).toEqual([before, next, stays ? before : undefined]);
      clock.pass(5000);
      expect(presented.question?.kind).toBe(next);
    }
  });

  test("whoever is asked has seen everything, and says so", () => {
    live.asked = true;
    live.show();
    expect(live.seen).toEqual([0]);
  });

  test("a question opens when all before it is on the screen, and soon if it is mine", () => {
    live.asked = true;
    live.happens([hit(6), hit(5), hit(4), hit(3), hit(2)], { question: mine });
    expect(presented.question).toBeNull();
    clock.pass(1400);
    expect(presented.question).toBeNull();
    clock.pass(100);
    expect([presented.question, life()]).toEqual([mine, 2]);
  });

  test("what I press ends the wait for my question, but not what others do", () => {
    live.happens([hit(6), hit(5)]);
    expect(presented.pressed()).toBe(false);
    expect(life()).toBe(6);
    live.asked = true;
    live.happens([hit(4)], { question: mine });
    expect(presented.pressed()).toBe(true);
    expect([life(), presented.question, lines()]).toEqual([4, mine, 3]);
  });

  test("I cannot answer a question whose answer is being told", () => {
    live.question = mine;
    live.show();
    live.happens([hit(6)]);
    expect([presented.question, presented.busy]).toEqual([mine, true]);
    clock.pass(600);
    expect(presented.busy).toBe(false);
  });

  test("bots are told when everything has been on the screen", () => {
    const bot = presented.table.seats.findIndex((seat, at) => at > 0 && seat.kind === "bot");
    expect(bot).toBeGreaterThan(0);
    live.happens([hit(6), hit(5)], { question: { ...mine, seat: bot } });
    clock.pass(500);
    expect(live.seen).toEqual([]);
    clock.pass(200);
    expect(live.seen).toEqual([1]);
  });

  test("what is shown at once can be read before bots go on", () => {
    settings.speed = "instant";
    const bot = presented.table.seats.findIndex((seat, at) => at > 0 && seat.kind === "bot");
    live.happens([hit(6)], { question: { ...mine, seat: bot } });
    clock.pass(900);
    expect(live.seen).toEqual([]);
    clock.pass(100);
    expect(live.seen).toEqual([1]);
  });

  test("nobody has to read all that is shown at once on the way to my turn, or to the end", () => {
    settings.speed = "instant";
    const bot = live.table.seats.findIndex(({ kind }) => kind === "bot");
    live.happens([hit(6)], { question: { ...mine, seat: bot } });
    expect(live.seen).toEqual([]);
    presented.skip();
    expect(live.seen).toEqual([1]);
    live.happens([hit(5)], { question: { ...mine, seat: bot } });
    expect([live.seen, presented.skipping]).toEqual([[1, 2], true]);
  });

  test("whoever is asked after a reconnection is not taken past the next turns", () => {
    presented.skip();
    live.asked = true;
    live.question = mine;
    live.show();
    expect(presented.skipping).toBe(false);
  });

  test("an answer that is taken back is on the screen at once, and the rest of the story is not told", () => {
    const before = presented.state;
    live.happens([hit(6), hit(5)]);
    live.happens([], { state: before });
    clock.pass(5000);
    expect(life()).toBe(before.monsters[0]?.life);
    expect(presented.behind).toBe(false);
  });

  test("to my turn: everything is shown at once until I am asked", () => {
    live.happens([hit(6), hit(5)]);
    presented.skip();
    expect(life()).toBe(5);
    live.happens([hit(4), hit(3)]);
    expect(life()).toBe(3);
    live.asked = true;
    live.happens([hit(2), hit(1)], { question: mine });
    expect([life(), presented.skipping]).toEqual([2, false]);
  });

  test("to the end: who is out is told the rest in ten seconds, and nobody waits for that", () => {
    const out = event("eliminated", {
      seat: 0,
      changes: { "monsters.0.alive": false, "monsters.0.life": 0 },
    });
    live.happens([out]);
    clock.pass(5000);
    expect(presented.behind).toBe(false);
    presented.skip();
    const turns = 60;
    for (let turn = 1; turn <= turns; turn++) {
      live.happens([event("turn", { seat: 1, amount: turn, changes: { turn } })]);
      expect(live.seen.at(-1)).toBe(live.number);
    }
    expect(presented.state.turn).toBeLessThan(turns);
    clock.pass(9000);
    expect(presented.behind).toBe(true);
    expect(presented.state.turn).toBeGreaterThan(turns / 2);
    clock.pass(1100);
    expect(presented.state.turn).toBe(turns);
    expect(presented.behind).toBe(false);
  });

  test("told at once, an update is one moment", () => {
    settings.speed = "instant";
    const heard: number[] = [];
    presented.listen({
      updated: ({ entry }) => void heard.push(entry.events.length),
      drawn: () => undefined,
    });
    live.happens([hit(6), hit(5)]);
    expect([life(), heard, presented.behind]).toEqual([5, [2], false]);
  });

  test("a hidden page is always at now", () => {
    vi.stubGlobal("document", { hidden: true });
    live.happens([hit(6), hit(5)]);
    expect([life(), lines()]).toEqual([5, 2]);
  });

  test("what happened before can be read as soon as it is known, and what is to come cannot", () => {
    live.number = 4;
    live.happens([hit(9), hit(8)]);
    expect(presented.story.map(({ number, events }) => [number, events.length])).toEqual([[5, 1]]);
    const older = { number: 4, kind: "answer", seat: 1, text: "", undone: 0, events: [hit(10)] };
    live.story = [older, ...live.story];
    live.recall();
    expect(presented.story.map(({ number, events }) => [number, events.length])).toEqual([
      [4, 1],
      [5, 1],
    ]);
  });

  describe("at a big moment", () => {
    const out = event("eliminated", {
      seat: 2,
      other: 0,
      what: "attack",
      changes: { "monsters.2.alive": false },
    });
    const won = event("won", { seat: 0, amount: 20, changes: { over: true, winner: 0 } });
    const shown = () => presented.spectacle && [presented.spectacle.spectacle.name, presented.spectacle.told];
    const alive = () => presented.state.monsters[2]?.alive;

    test("who is eliminated falls first, is then said to be out, and nothing else happens meanwhile", () => {
      live.happens([out, hit(6)]);
      expect([shown(), alive(), lines()]).toEqual([["out", false], true, 0]);
      clock.pass(TIMES.out.lead);
      expect([shown(), alive(), lines()]).toEqual([["out", true], false, 1]);
      clock.pass(TIMES.out.stay - 1);
      expect([shown(), life()]).toEqual([["out", true], 8]);
      clock.pass(1);
      expect([shown(), life()]).toEqual([null, 6]);
    });

    test("what I press ends it, and nothing else", () => {
      live.happens([out, won, hit(6)]);
      presented.pressed();
      expect(shown()).toEqual(["out", true]);
      presented.pressed();
      expect([shown(), life()]).toEqual([["victory", true], 8]);
    });

    test("my question does not wait for it any longer than for anything else", () => {
      live.asked = true;
      live.happens([out, hit(6)], { question: mine });
      clock.pass(1500);
      expect([shown(), presented.question]).toEqual([null, mine]);
    });

    test("told at once, there is nothing of it but the words", () => {
      settings.speed = "instant";
      live.happens([out]);
      expect([shown(), presented.spoken?.name, alive()]).toEqual([null, "out", false]);
    });

    test("a game begins with it when the table can be seen, and only before anybody has done anything", () => {
      live.story = [{ number: 0, kind: "start", seat: -1, text: "", undone: 0, events: [] }];
      live.show();
      presented.begin();
      expect([shown(), presented.behind, live.seen]).toEqual([["beginning", true], true, []]);
      clock.pass(TIMES.beginning.stay);
      expect([shown(), presented.behind]).toEqual([null, false]);
      live.happens([hit(6)]);
      live.show();
      presented.begin();
      expect(shown()).toBeNull();
    });
  });
});
