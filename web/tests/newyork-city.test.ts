import { describe, expect, test } from "vitest";

import { choices } from "../src/ask/choices";
import { arrange, fit } from "../src/map/newyork/arrange";
import { boroughOf, readCity, type City } from "../src/map/newyork/city";
import { DESK, PHONE } from "../src/map/newyork/layout";
import { findTargets, ways, within } from "../src/map/newyork/targets";
import { iconOf } from "../src/map/newyork/tiles";
import { CityView } from "../src/map/newyork/view.svelte";
import { gone, ruins } from "../src/map/newyork/wear";
import type { Player, Source } from "../src/table/scene.svelte";
import { city as made, position as saved } from "./table";
import stress from "../public/gallery/stress-new-york.json";

const position = stress as unknown as Source;

/** A city in which there is something in Queens, in turn 7. */
function board({
  stacks = [],
  units = [],
}: {
  stacks?: [string, number][];
  units?: [string, number][];
}): City {
  const queens = {
    stacks: stacks.map(([top, below]) => ({ top, below })),
    units: units.map(([id, since]) => ({ id, since, new: since === 7 })),
  };
  return readCity({ board: made({ queens }, { statue: 2 }) });
}

function offered(...options: string[]) {
  return choices({ number: 1, seat: 0, kind: "", rule: "", values: {}, options });
}

const at = (place: string, above = "") => ({ place, above });
const inQueens = (city: City) => city.boroughs.find(({ id }) => id === "queens");

describe("reading the board", () => {
  test("equal Units lie together, and those of this turn apart", () => {
    const city = board({
      units: [
        ["jet", 7],
        ["jet", 3],
        ["tank", 2],
        ["jet", 6],
      ],
    });
    expect(inQueens(city)?.units).toEqual([
      { id: "jet", fresh: false, count: 2 },
      { id: "tank", fresh: false, count: 1 },
      { id: "jet", fresh: true, count: 1 },
    ]);
  });

  test("a stack has a top and what lies below, and an emptied one stays", () => {
    const city = board({
      stacks: [
        ["hospital-2", 2],
        ["", 0],
      ],
    });
    expect(inQueens(city)?.stacks).toEqual([
      { top: "hospital-2", below: 2 },
      { top: "", below: 0 },
    ]);
    expect(city.statue).toBe(2);
  });

  test("a board that cannot be read is told in words", () => {
    expect(() => readCity({ ...saved("king-of-tokyo-buy").source.state })).toThrow("no board of New York");
    expect(() => readCity({ board: { ...made(), boroughs: {} } })).toThrow("staten-island is missing");
    expect(() => saved("king-of-new-york-destroy").tile("castle")).toThrow("there is no tile castle");
    expect(["high-rise-2", "power-plant-3", "hospital-2", "jet"].map(iconOf)).toEqual([
      "highrise",
      "plant",
      "hospital",
      "jet",
    ]);
  });

  test("all spaces of Manhattan are in one borough", () => {
    expect(boroughOf("manhattan-upper-5-6")).toBe("manhattan");
    expect(boroughOf("queens")).toBe("queens");
    expect(boroughOf("")).toBeNull();
  });

  test("what is said of the places is what the server tells", () => {
    const view = new CityView(saved("stress-new-york"));
    expect(view.closed).toBeNull();
    expect(view.zones.map(({ vp, energy }) => [vp, energy])).toEqual([
      [2, 2],
      [2, 1],
      [1, 1],
    ]);
    expect(view.boroughName("manhattan")).toContain("2");
    expect(view.needed("superstar")).toBe(3);
    const places = { "manhattan-lower-5-6": { closed: "left" }, manhattan: { room: 7 } };
    const other = new CityView(saved("stress-new-york", () => ({ places })));
    expect(other.closed).toBe("left");
    expect(other.boroughName("manhattan")).toContain("7");
  });
});

describe("what can be chosen where", () => {
  const city = board({
    stacks: [
      ["high-rise-1", 2],
      ["hospital-2", 0],
      ["high-rise-1", 1],
    ],
    units: [
      ["jet", 3],
      ["tank", 7],
    ],
  });

  test("a stack is found by its number or by its Building", () => {
    const { stacks, units } = findTargets(
      offered("destroy high-rise-1/3", "destroy hospital-2", "destroy jet"),
      city,
      at("queens"),
      null,
    );
    expect([...stacks.keys()]).toEqual(["queens/2", "queens/1"]);
    expect([...units.keys()]).toEqual(["queens/jet"]);
  });

  test("points are used where they are aimed, and far Units lie where the answer says", () => {
    const aimed = { ...city, aim: "queens" };
    const found = findTargets(
      offered("destroy hospital-2", "destroy jet brooklyn"),
      aimed,
      at("bronx"),
      null,
    );
    expect([...found.stacks.keys()]).toEqual(["queens/1"]);
    expect([...found.units.keys()]).toEqual(["brooklyn/jet"]);
  });

  test("a Unit is picked before its borough, unless there is only one", () => {
    const both = offered("send jet bronx", "send new-tank bronx", "send new-tank brooklyn");
    expect(findTargets(both, city, at("queens"), null).places.size).toBe(0);
    const { places, sendable } = findTargets(both, city, at("queens"), "queens/new-tank");
    expect([...places.keys()]).toEqual(["bronx", "brooklyn"]);
    expect([...sendable]).toEqual(["queens/jet", "queens/new-tank"]);
    expect([...findTargets(offered("send jet bronx"), city, at("queens"), null).places.keys()]).toEqual([
      "bronx",
    ]);
  });

  test("one place may be reached in two ways, and Manhattan zone by zone", () => {
    const found = findTargets(
      offered("move bronx", "subway bronx", "subway advance"),
      city,
      at("manhattan-lower-5-6", "manhattan-midtown-5-6"),
      null,
    );
    expect(found.places.get("bronx")?.map(({ text }) => text)).toEqual(["move bronx", "subway bronx"]);
    expect(found.places.get("manhattan-midtown-5-6")?.[0]?.text).toBe("subway advance");
    expect(within(found, "manhattan")).toBe(1);
    expect(ways(found, "bronx")).toHaveLength(2);
    expect(ways(found, "manhattan").map(({ text }) => text)).toEqual(["subway advance"]);
    expect(ways(found, "queens")).toEqual([]);
  });
});

describe("the wear of a borough", () => {
  const stack = (top: string, below: number) => ({ top, below });
  const whole = { stacks: [stack("hospital-2", 2), stack("hospital-3", 2), stack("high-rise-1", 2)] };
  const worn = { stacks: [stack("hospital-2", 1), stack("", 0), stack("high-rise-1", 2)] };
  const flat = { stacks: [stack("", 0), stack("", 0), stack("", 0)] };

  test("is in proportion to the tiles that have gone", () => {
    expect([whole, worn, flat].map(gone)).toEqual([0, 4, 9]);
    expect([whole, worn, flat].map((one) => ruins(one).length)).toEqual([0, 4, 9]);
  });

  test("what was in ruins stays there when more falls", () => {
    expect(ruins(flat).slice(0, 4)).toEqual(ruins(worn));
  });
});

describe("room on the map", () => {
  test("pieces shrink, then overlap, and never leave their room", () => {
    for (const count of [1, 2, 5, 12]) {
      const { scale, step } = fit(count, 50, 120);
      expect((count - 1) * step + 50 * scale).toBeLessThanOrEqual(120.01);
    }
    expect(fit(2, 50, 120).scale).toBe(1);
  });

  const players = position.state.monsters.map((monster, seat) => ({ monster, seat }) as Player);
  test.each([DESK, PHONE])(
    "on a crowded map every Unit lies within its borough, clear of the stacks",
    (layout) => {
      for (const borough of readCity(position.state).boroughs) {
        const { land, units, stacks, figures } = arrange(layout, borough, players);
        const bottom = land.box.y + land.box.height;
        expect(figures).toHaveLength(
          { queens: 2, "staten-island": 2, manhattan: 2, bronx: 0, brooklyn: 0 }[borough.id],
        );
        for (const unit of units) {
          expect(unit.y + unit.height).toBeLessThanOrEqual(bottom);
          expect(unit.x + unit.width).toBeLessThanOrEqual(land.box.x + land.box.width);
          for (const stack of stacks) expect(unit.y).toBeGreaterThan(stack.y + 0.9 * stack.height);
        }
      }
    },
  );
});
