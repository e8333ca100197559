import { describe, expect, test } from "vitest";

import { fate } from "../src/ask/waiting";
import { changed } from "../src/link/changes";
import { plays } from "../src/stage/plays";
import { beginning, lasts, SPECTACLES, Spectacles, TIMES } from "../src/story/spectacles";
import { worded } from "../src/spectacle/words";
import type { GameState, Happening } from "../src/wire";
import { adopt } from "../src/words/say.svelte";
import { Words } from "../src/words/words";
import { event, position } from "./table";
import { texts } from "./walk";

const POINTS = 20;
const TABLES = ["king-of-new-york-speed", "king-of-tokyo-change"];
const { state: saved } = position("king-of-new-york-speed").source;
const scored = (seat: number, vp: number): Happening =>
  event("scored", { seat, amount: 1, changes: { [`monsters.${seat}.vp`]: vp } });
const out = (seat: number): Happening =>
  event("eliminated", { seat, changes: { [`monsters.${seat}.alive`]: false } });
const turn = (seat: number): Happening => event("turn", { seat, changes: { active: seat } });
const hit = (amount: number): Happening => event("damaged", { seat: 0, other: 1, amount });

/** The big moments of a story, from a state in which everybody has just begun. */
function told(events: Happening[], begin: GameState = saved): (string | null)[] {
  const spectacles = new Spectacles();
  const start = { number: 1, kind: "start", seat: -1, text: "", undone: 0, events: [] };
  spectacles.drawn(begin, [start], POINTS);
  let state = begin;
  return events.map((one) => {
    const before = state;
    state = changed(state, one.changes);
    return spectacles.of(one, before, state, POINTS)?.name ?? null;
  });
}

describe("big moments", () => {
  test.each(TABLES)(
    "every one of %s can be rehearsed, is told in words, and takes less than three seconds",
    (name) => {
      const scene = position(name);
      const all = plays(scene.source.state, scene.source.rules.attack);
      const found = all.flatMap(({ state, story, events }) => {
        const opening = events.length ? null : beginning(state, story);
        if (opening) return [opening];
        const spectacles = new Spectacles();
        spectacles.drawn(state, story, POINTS);
        let before = state;
        const big = events.map((one) => {
          const after = changed(before, one.changes);
          const spectacle = spectacles.of(one, before, after, POINTS);
          before = after;
          return spectacle;
        });
        return big.slice(-1);
      });
      expect(found.map((one) => one?.name)).toEqual(all.map((one) => one.name));
      for (const one of found) {
        if (!one) throw new Error("not found");
        const { title, line } = worded(scene, one);
        expect(title + line).not.toMatch(/[{}]|spectacle-|none/);
        expect([title, line]).not.toContain("");
      }
    },
  );

  test("all of them take their time, and none more than three seconds", () => {
    for (const name of SPECTACLES) {
      const { lead, stay } = TIMES[name];
      expect(stay).toBeGreaterThan(1000);
      expect(lead + stay).toBeLessThan(3000);
    }
  });

  test("a goal that goes from one to another has a shorter moment than one that nobody had", () => {
    const took = (what: string, other: number) => event("took", { seat: 1, what, other });
    const found = [took("superstar", -1), took("superstar", 0), took("statue-of-liberty", 0)].map((one) => {
      const moment = new Spectacles().of(one, saved, saved, POINTS);
      return moment && lasts(moment).stay;
    });
    const { stay } = TIMES.superstar;
    expect(found[0]).toBe(stay);
    expect(found[1]).toBeLessThan(stay);
    expect(found[2]).toBe(found[1]);
  });

  test("blood is first once, and only where something is lost", () => {
    expect(told([hit(0), hit(2), hit(1)])).toEqual([null, "first-blood", null]);
  });

  test("nobody knows whose blood was first at a table that was joined later", () => {
    const spectacles = new Spectacles();
    spectacles.drawn(saved, [], POINTS);
    expect(spectacles.of(hit(1), saved, saved, POINTS)).toBeNull();
  });

  test("each Monster sets off the alarm once, and again with the last crown", () => {
    expect(told([scored(0, 16), scored(0, 17), scored(0, 18), scored(1, 19), scored(0, 20), scored(0, 21)])).toEqual(
      [null, "alarm", null, "alarm", "twenty", null],
    ); // prettier-ignore
  });

  test("a leap over the alarm to the last crown is one moment", () => {
    expect(told([scored(0, 20), scored(0, 20)])).toEqual(["twenty", null]);
  });

  test("a table that is drawn anew has had what can be seen on it", () => {
    const close = changed(saved, { "monsters.0.vp": 18 });
    expect(told([scored(0, 19)], close)).toEqual([null]);
  });

  test("the last two meet in the turn after the others are gone, if there were others", () => {
    const events = [out(0), out(1), out(2), turn(4), out(3), turn(5), turn(4)];
    expect(told(events)).toEqual(["out", "out", "out", null, "out", "last-two", null]);
    const { monsters } = saved;
    const duel = { ...saved, monsters: monsters.slice(0, 2) };
    expect(told([turn(1), turn(0)], duel)).toEqual([null, null]);
  });

  test("two who fall together leave no last two", () => {
    const three = changed(saved, {
      "monsters.0.alive": false,
      "monsters.1.alive": false,
      "monsters.2.alive": false,
    });
    expect(told([out(3), out(4), event("won", { seat: 5 })], three)).toEqual(["out", "out", "victory"]);
  });

  test("a game begins with what everybody rolled, until somebody has done something", () => {
    const rolls = [
      event("rolled", { seat: 0, what: "attack energy" }),
      event("rolled", { seat: 1, what: "heal energy" }),
    ];
    const start = { number: 1, kind: "start", seat: -1, text: "", undone: 0, events: [...rolls, turn(0)] };
    const found = beginning({ ...saved, active: 0 }, [start]);
    expect([found?.seat, found?.rolls.map(({ seat, faces }) => [seat, ...faces])]).toEqual([
      0,
      [
        [0, "attack", "energy"],
        [1, "heal", "energy"],
      ],
    ]);
    expect(beginning(saved, [start, { ...start, number: 2, kind: "answer", events: [] }])).toBeNull();
    expect(beginning(saved, [])).toBeNull();
  });
});

test("nobody wins because everybody is out, or because nothing happens any more", () => {
  const over = event("nobody-won", { cause: "NY-WIN-3" });
  const gone = saved.monsters.map((_, seat) => [`monsters.${seat}.alive`, false] as const);
  const title = (state: GameState) => {
    const spectacle = new Spectacles().of(over, state, state, POINTS);
    return (
      spectacle &&
      worded(
        position("king-of-new-york-speed", () => ({ state })),
        spectacle,
      ).title
    );
  };
  expect([title(saved), title(changed(saved, Object.fromEntries(gone)))]).toEqual([
    "Nobody wins",
    "Everybody is out",
  ]);
});

test("a victory by one crown is told as one", () => {
  const won = event("won", { seat: 0, amount: 20, cause: "NY-WIN-1" });
  const line = (vp: number) => {
    const state = changed(saved, { "monsters.0.vp": 20, "monsters.1.vp": vp });
    const spectacle = new Spectacles().of(won, state, state, POINTS);
    return (
      spectacle &&
      worded(
        position("king-of-new-york-speed", () => ({ state })),
        spectacle,
      ).line
    );
  };
  expect([line(18), line(19)]).toEqual(["20 crowns", "20 crowns, by a single crown"]);
});

describe("who is eliminated, and by what", () => {
  const scene = position("king-of-new-york-speed");
  const said = (about: Partial<Happening>) => {
    const one = event("eliminated", { seat: 1, ...about });
    const spectacle = new Spectacles().of(one, saved, saved, POINTS);
    if (!spectacle) throw new Error("an elimination is always told");
    return worded(scene, spectacle);
  };

  test.each([
    [{ what: "attack", other: 0, amount: 3, cause: "NY-ATTACK-1" }, "Rob’s claws took the last 3 life"],
    [{ what: "attack", other: 0, amount: 1, cause: "NY-ATTACK-1" }, "Rob’s claws took the last life"],
    [
      { what: "ouch", where: "queens", amount: 2, cause: "NY-OUCH-2" },
      "The Units in Queens took the last 2 life",
    ],
    [{ what: "poison", amount: 1 }, "Poison took the last life"],
    [{ what: "star", other: 0, amount: 2, cause: "violent-star" }, "By Rob: Violent Star"],
    [{ cause: "NY-RULING-90" }, "left the game"],
  ])("%o", (about, line) => {
    expect(said(about)).toEqual({ title: "Kong is out", line });
  });

  test.each([
    [
      "en",
      "Rob’s claws took the last 3 life, helped by Towering Titan and Fireball",
      "By Giga Zaur: Burrowing",
    ],
    [
      "de",
      "Rob krallt sich die letzten 3 Leben, dank „Turmhoher Titan“ und „Feuerball“",
      "Durch Gigazaur: „Tunnelgräber“",
    ],
    [
      "ru",
      "Когти Роба отняли последние 3 жизни (помогло: «Исполинский титан» и «Огненный шар»)",
      "По вине Гигазавра: «Землекоп»",
    ],
  ])("the cards that added to the blow are named, in %s", (language, attack, parting) => {
    const last = (table: string, where: string, about: Partial<Happening>) => {
      const spectacles = new Spectacles();
      spectacles.of(event("damaged", { seat: 1, amount: 3, where: "curse" }), saved, saved, POINTS);
      spectacles.of(event("damaged", { seat: 1, amount: 3, where }), saved, saved, POINTS);
      spectacles.of(event("damaged", { seat: 2, amount: 3, where: "drain" }), saved, saved, POINTS);
      const felled = event("eliminated", { seat: 1, other: 0, amount: 3, ...about });
      const spectacle = spectacles.of(felled, saved, saved, POINTS);
      const scene = position(table);
      adopt(new Words(language, texts[language] ?? ""));
      return spectacle && worded(scene, spectacle).line;
    };
    const [york = "", tokyo = ""] = TABLES;
    const claws = { what: "attack", cause: "NY-ATTACK-1" };
    expect(last(york, "towering-titan fireball", claws)).toBe(attack);
    expect(last(york, "", claws)).not.toContain(",");
    expect(last(tokyo, "burrowing", { what: "card", cause: "KT-YIELD-10" })).toBe(parting);
  });

  test("my end stays said while the others play on, as far as the story goes back", () => {
    const felled = event("eliminated", { seat: 1, what: "ouch", where: "queens", amount: 2 });
    const entry = { number: 7, kind: "answer", seat: 0, text: "", undone: 0, events: [out(2), felled] };
    const said = (story: (typeof entry)[]) =>
      fate(position("king-of-new-york-speed", () => ({ seat: 1, story })));
    expect(said([entry])).toBe(
      "The Units in Queens took the last 2 life. Your Monster is out of the game; the others play on.",
    );
    expect(said([])).toBe("Your Monster is out of the game; the others play on.");
    const strong = event("damaged", { seat: 1, other: 0, amount: 2, where: "shadow-double" });
    const clawed = event("eliminated", { seat: 1, other: 0, what: "attack", amount: 2 });
    expect(said([{ ...entry, events: [strong, clawed] }])).toMatch(
      /^Rob’s claws .*, helped by Shadow Double\. /,
    );
  });

  test("my own end is told to me", () => {
    const mine = position("king-of-new-york-speed", () => ({ seat: 1 }));
    const spectacle = new Spectacles().of(out(1), saved, saved, POINTS);
    expect(spectacle && worded(mine, spectacle).title).toBe("You are out");
  });
});
