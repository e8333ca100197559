import { describe, expect, it } from "vitest";

import { course } from "../src/after/course";
import { myGame } from "../src/after/mygame";
import { event, frame, tells } from "./past";

describe("my game", () => {
  const hurt = (seat: number, amount: number, by: number, life: number, cause = "NY-ATTACK-1") =>
    tells(event("damaged", seat, amount, "attack", by, cause), seat, { life });
  const frames = [
    frame(1, 1, [0, 10, 0, 10, 0, 10], [event("turn", 0, 1)]),
    frame(
      2,
      2,
      [2, 10, 0, 7, 0, 10],
      [hurt(1, 3, 0, 7), tells(event("scored", 0, 2), 0, { vp: 2 }), event("turn", 1, 2)],
      { active: 1 },
    ),
    frame(3, 3, [2, 6, 0, 7, 0, 10], [hurt(0, 3, 1, 7), hurt(0, 1, -1, 6, "NY-OUCH-2"), event("turn", 2, 3)]),
    frame(
      4,
      4,
      [2, 8, 0, 7, 0, 10],
      [tells(event("healed", 0, 2), 0, { life: 8 }), hurt(2, 0, 0, 10), event("turn", 0, 4)],
    ),
    frame(
      5,
      5,
      [2, 8, 0, 0, 0, 9],
      [
        hurt(1, 7, 0, 0),
        hurt(2, 1, 0, 9),
        event("eliminated", 1),
        event("took", 0, 0, "superstar", -1),
        event("turn", 2, 5),
      ],
    ),
    frame(
      6,
      5,
      [2, 0, 0, 0, 0, 9],
      [{ ...hurt(0, 8, 2, 0), where: "shadow-double" }, event("eliminated", 0)],
    ),
  ];
  const mine = myGame(course(frames), 0, new Set(["superstar"]));

  it("explains every loss of life: who, by what, when, and what was left", () => {
    expect(
      mine.losses.map(({ turn, amount, by, cause, left, fatal }) => [turn, amount, by, cause, left, fatal]),
    ).toEqual([
      [2, 3, 1, "NY-ATTACK-1", 7, false],
      [2, 1, 1, "NY-OUCH-2", 6, false],
      [5, 8, 2, "NY-ATTACK-1", 0, true],
    ]);
    expect(mine.losses.map(({ cards }) => cards)).toEqual([[], [], ["shadow-double"]]);
    expect(mine.healed).toBe(2);
    const lost = mine.losses.reduce((sum, { amount }) => sum + amount, 0);
    expect(10 + mine.healed - lost).toBe(frames.at(-1)?.state.monsters[0]?.life);
  });

  it("has my hits, the hardest first, and who fell by them", () => {
    expect(mine.hits).toEqual([
      { seat: 1, amount: 10, fell: true },
      { seat: 2, amount: 1, fell: false },
    ]);
  });

  it("has my best turn", () => {
    expect(mine.best).toMatchObject({
      turn: 4,
      at: 3,
      crowns: 0,
      damage: 8,
      felled: [1],
      goals: ["superstar"],
    });
    expect(myGame(course(frames.slice(0, 1)), 0, new Set()).best).toBeNull();
  });
});
