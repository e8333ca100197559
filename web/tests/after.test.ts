import { describe, expect, it } from "vitest";

import { apart, curves, rows, spread } from "../src/after/curves";
import { ending, places } from "../src/after/endings";
import { current, moments } from "../src/after/moments";
import { Playback } from "../src/after/playback.svelte";
import { settled, shown } from "../src/after/telling";
import type { Happened } from "../src/wire";
import { Clock } from "./clock";
import { entry, event, frame, rules, state, table, tells } from "./past";

describe("the story", () => {
  it("leaves out what was taken back", () => {
    const story = [entry(1), entry(2), entry(3, [], { kind: "undo", undone: 2 }), entry(4)];
    expect(settled(story).map((one) => one.number)).toEqual([1, 4]);
  });

  it("shows only what moved the game on", () => {
    const away = frame(2, 1, []);
    away.entry.kind = "away";
    const frames = [frame(1, 1, []), away, frame(3, 1, [])];
    expect(shown(frames).map((one) => one.entry.number)).toEqual([1, 3]);
  });
});

describe("an ending", () => {
  const won = (cause: string, more: Partial<Happened> = {}) => [
    entry(9, [event("won", 0, 12, "", -1, cause)], more),
  ];
  const over = { over: true, winner: 0 };

  it.each([
    ["crowns", won("WIN-1"), state(9, [20, 4, 3, 4], over)],
    ["last", won("WIN-2"), state(9, [12, 4, 3, 0], over)],
    ["card", won("towering-titan"), state(9, [12, 4, 3, 4], over)],
    ["conceded", won("WIN-2", { kind: "leave", seat: 1 }), state(9, [12, 4, 3, 0], over)],
    ["nobody", [entry(9, [event("nobody-won")])], state(9, [12, 0, 3, 0], { over: true })],
    ["deserted", [entry(9, [], { kind: "leave" })], state(9, [12, 4, 3, 4])],
    [
      "agreed",
      [
        entry(8, [], { kind: "agreement", text: "on" }),
        entry(9, [], { kind: "agreement" }),
        entry(10, [], { kind: "rematch" }),
      ],
      state(9, [1, 4, 3, 4]),
    ],
    ["abandoned", [entry(9, [], { kind: "close" })], state(9, [12, 4, 3, 4])],
  ])("by %s", (way, story, last) => {
    expect(ending(story, last, rules)).toMatchObject({ way, turn: 9, winner: last.winner });
  });
});

describe("places", () => {
  it("go to the winner, the living by crowns, then who fell last", () => {
    const story = [
      entry(1, [event("turn", 0, 1)]),
      entry(2, [event("eliminated", 3), event("turn", 1, 2)]),
      entry(3, [event("eliminated", 4)]),
    ];
    const last = state(2, [18, 5, 12, 2, 18, 1, 9, 0, 1, 0], { winner: 1 });
    const found = places(story, last, table(false, false, false, false, true));
    expect(found.map(({ seat, place, fell, left }) => [seat, place, fell, left])).toEqual([
      [1, 1, null, false],
      [0, 2, null, false],
      [2, 2, null, false],
      [4, 4, 2, true],
      [3, 5, 1, false],
    ]);
  });

  it("are worse for who has given up than for who plays on", () => {
    const found = places([], state(7, [9, 3, 5, 1]), table(true, false));
    expect(found.map(({ seat, place, left }) => [seat, place, left])).toEqual([
      [1, 1, false],
      [0, 2, true],
    ]);
  });

  it("are shared by those who fell together", () => {
    const story = [entry(1, [event("turn", 0, 7), event("eliminated", 1), event("eliminated", 2)])];
    const found = places(story, state(7, [0, 3, 5, 0, 6, 0], { winner: 0 }), table(false, false, false));
    expect(found.map(({ place, fell }) => [place, fell])).toEqual([
      [1, null],
      [2, 7],
      [2, 7],
    ]);
  });
});

describe("curves", () => {
  const frames = [frame(1, 1, [0, 10, 0, 10]), frame(2, 1, [2, 10, 0, 0]), frame(3, 2, [5, 9, 0, 0])];

  it("end where a Monster fell", () => {
    const { x, vp, life, falls } = curves(frames);
    expect(x).toEqual([1, 1.5, 2]);
    expect(vp).toEqual([
      [0, 2, 5],
      [0, 0, null],
    ]);
    expect(life).toEqual([
      [10, 10, 9],
      [10, 0, null],
    ]);
    expect(falls).toEqual([-1, 1]);
  });

  it("are told turn by turn in a table", () => {
    const told = [
      frame(1, 1, [0, 10, 0, 10], [event("turn", 0, 1)]),
      frame(
        2,
        2,
        [3, 9, 2, 10],
        [event("scored", 0, 3), event("turn", 1, 2), event("scored", 1, 2), event("damaged", 0, 1)],
      ),
      frame(3, 2, [3, 7, 4, 10], [event("damaged", 0, 2), event("scored", 1, 2)]),
    ];
    expect(rows(told).map(({ turn, vp, life }) => [turn, vp, life])).toEqual([
      [1, [3, 0], [10, 10]],
      [2, [3, 4], [7, 10]],
    ]);
    expect(rows([])).toEqual([]);
  });

  it("end side by side", () => {
    expect(spread([50, 50, 52], 10, 0, 100)).toEqual([50, 60, 70]);
    expect(spread([98, 99], 10, 0, 100)).toEqual([90, 100]);
  });

  it("mark those who fell together beside each other", () => {
    expect(
      apart(
        [
          { x: 50, y: 0 },
          { x: 52, y: 3 },
          { x: 51, y: 90 },
        ],
        10,
      ),
    ).toEqual([
      { x: 42, y: 0 },
      { x: 52, y: 3 },
      { x: 51, y: 90 },
    ]);
  });
});

describe("key moments", () => {
  it("are swings, goals, falls and the end, in their order", () => {
    const frames = [
      frame(1, 1, [0, 10, 0, 10, 0, 10], [event("turn", 0, 1)]),
      frame(2, 1, [3, 10, 0, 10, 0, 10], [tells(event("scored", 0, 3), 0, { vp: 3 })]),
      frame(
        3,
        2,
        [6, 10, 1, 10, 0, 10],
        [
          tells(event("scored", 0, 3), 0, { vp: 6 }),
          event("turn", 1, 2),
          tells(event("scored", 1, 1), 1, { vp: 1 }),
        ],
      ),
      frame(4, 2, [6, 10, 1, 10, 0, 10], [event("took", 1, 0, "superstar", 0, "CELEB")]),
      frame(5, 2, [6, 10, 1, 10, 0, 10], [event("took", 1, 0, "towering-titan", 0)]),
      frame(
        6,
        3,
        [6, 10, 1, 10, 0, 0],
        [event("damaged", 2, 9, "", 1), event("eliminated", 2, 0, "", -1, "ATTACK"), event("turn", 0, 3)],
      ),
      frame(7, 3, [20, 10, 1, 10, 0, 0], [event("won", 0, 20, "", -1, "WIN-1")], { over: true, winner: 0 }),
    ];
    const found = moments(frames, rules);
    expect(found.map(({ kind, at, turn, seat, other }) => [kind, at, turn, seat, other])).toEqual([
      ["swing", 2, 1, 0, -1],
      ["goal", 3, 2, 1, 0],
      ["out", 5, 2, 2, 1],
      ["won", 6, 3, 0, -1],
    ]);
    expect(found[0]).toMatchObject({ amount: 6, vp: 6 });
    expect([0, 2, 4, 5, 6].map((at) => current(found, frames, at))).toEqual([-1, 0, 1, 2, 3]);
  });

  it("of one answer come in the order in which they happened", () => {
    const frames = [
      frame(1, 1, [0, 10, 0, 1, 0, 1], [event("turn", 0, 1)]),
      frame(
        2,
        1,
        [6, 10, 0, 0, 0, 0],
        [
          { ...event("damaged", 2, 1, "", 0), where: "shadow-double" },
          event("damaged", 1, 1, "", 0),
          event("eliminated", 2),
          event("eliminated", 1),
          tells(event("scored", 0, 6), 0, { vp: 6 }),
          event("won", 0, 6),
        ],
        { over: true, winner: 0 },
      ),
    ];
    expect(moments(frames, rules).map(({ kind, seat, cards }) => [kind, seat, cards])).toEqual([
      ["out", 2, ["shadow-double"]],
      ["out", 1, []],
      ["won", 0, []],
    ]);
  });

  it("are at most six, and always the end", () => {
    const step = (at: number) => frame(at, at, [4 * at, 5, 0, 5], [event("took", 0, 0, "superstar", 1)]);
    const frames = [
      ...Array.from({ length: 12 }, (_, at) => step(at)),
      frame(12, 12, [50, 5, 0, 0], [event("won", 0, 50)], { winner: 0 }),
    ];
    const found = moments(frames, rules);
    expect(found).toHaveLength(6);
    expect(found.some(({ kind }) => kind === "won")).toBe(true);
  });

  it("know that who lives on has not fallen", () => {
    const frames = [
      frame(1, 1, [0, 10]),
      frame(2, 1, [0, 5], [event("eliminated", 0), event("revived", 0, 5)]),
    ];
    expect(moments(frames, rules)).toEqual([]);
  });
});

describe("a replay", () => {
  const frames = [1, 1, 2, 2, 3].map((turn, at) => frame(10 + 2 * at, turn, [0, 10]));

  it("goes by moments and turns, and never over the ends", () => {
    const playback = new Playback(frames, table(false, false), rules);
    const visited = [
      "ArrowRight",
      "PageDown",
      "ArrowRight",
      "PageUp",
      "PageUp",
      "ArrowLeft",
      "End",
      "ArrowRight",
      "Home",
    ].map((key) => {
      playback.press(key);
      return playback.at;
    });
    expect(visited).toEqual([1, 2, 3, 2, 0, 0, 4, 4, 0]);
    expect(playback.press("x")).toBe(false);
  });

  it("tells what leads to the next moment event by event, and shows any other at once", () => {
    const clock = new Clock();
    const hits = [9, 7].map((life) => tells(event("damaged", 0, 1, "attack", 1), 0, { life }));
    const told = [
      frame(1, 1, [0, 10]),
      { ...frame(2, 1, [0, 6]), entry: entry(2, hits) },
      frame(3, 2, [0, 5]),
    ];
    const playback = new Playback(told, table(false), rules, clock);
    const { presented } = playback;
    const life = () => presented.state.monsters[0]?.life;
    playback.go(1);
    expect([playback.at, presented.behind, life()]).toEqual([1, true, 10]);
    const seen = new Set<number | undefined>();
    const lines: number[] = [];
    while (presented.behind) {
      seen.add(life());
      lines.push(playback.entry.events.length);
      clock.pass(50);
    }
    expect([...seen]).toEqual([10, 9, 7]);
    expect(Math.min(...lines.slice(-5))).toBe(2);
    expect(life()).toBe(6);
    playback.go(0);
    expect([presented.behind, life()]).toEqual([false, 10]);
    playback.go(2);
    expect([presented.behind, life()]).toEqual([false, 5]);
  });

  it("begins again when it is played from the end", () => {
    const playback = new Playback(frames, table(false, false), rules);
    playback.go(4);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
    playback.go(4);
    expect(playback.playing).toBe(false);
  });

  it("finds the moment of an entry, or the last before it", () => {
    const playback = new Playback(frames, table(false, false), rules);
    playback.goToEntry(15);
    expect(playback.at).toBe(2);
    playback.goToEntry(3);
    expect(playback.at).toBe(0);
  });
});
