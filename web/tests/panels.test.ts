import { describe, expect, test } from "vitest";

import { aboutHand, aimed, copiedBy, goals, mark, summary, tokens, toWin, who } from "../src/table/panels";
import type { Player, Scene, Source } from "../src/table/scene.svelte";
import type { GameState } from "../src/wire";
import { city, position } from "./table";

function player(scene: Scene, seat: number): Player {
  const one = scene.players[seat];
  if (!one) throw new Error(`no seat ${seat}`);
  return one;
}
const state = (source: Source, change: Partial<GameState>): Partial<Source> => ({
  state: { ...source.state, ...change },
});

describe("panels", () => {
  test("tokens and what lies on cards are counted", () => {
    const scene = position("king-of-tokyo-mimic");
    const found = scene.players.flatMap(({ monster }) => tokens(monster));
    expect(found).toContainEqual({ kind: "card", id: "smoke-cloud", count: 3, icon: "smoke" });
    const photo = position("king-of-new-york-photo").players.flatMap(({ monster }) => tokens(monster));
    expect(photo).toContainEqual({ kind: "token", id: "web", count: 2, icon: "web" });
  });

  test("a goal is its owner's badge", () => {
    const scene = position("king-of-new-york-buy", (source) =>
      state(source, { board: city({}, { superstar: 2 }) }),
    );
    expect(goals(scene.source.state, 2).map(({ id }) => id)).toEqual(["superstar"]);
    expect(goals(scene.source.state, 0)).toEqual([]);
  });

  test("who plays is a bot, a person, or a bot for a person", () => {
    const scene = position("king-of-new-york-buy");
    const me = player(scene, 4);
    expect(who(player(scene, 0), undefined)).toMatchObject({
      icon: "bot",
      message: "panel-bot",
      name: "strategist",
    });
    const outside = { ...player(scene, 0).info, bot: "", name: "BOT Basher" };
    expect(who({ ...player(scene, 0), info: outside }, undefined)).toMatchObject({
      message: "panel-bot",
      name: "Basher",
    });
    expect(who(me, undefined).message).toBe("panel-you");
    const other = { ...me, mine: false };
    expect(who(other, { type: "online", seats: [], watching: 0 }).message).toBe("panel-offline");
    expect(who({ ...other, info: { ...me.info, away: true } }, undefined).message).toBe("panel-away");
    expect(who({ ...me, info: { ...me.info, gone: true } }, undefined).message).toBe("panel-gone");
  });

  test("only who still plays has crowns to win", () => {
    const { monster } = player(position("king-of-new-york-buy"), 0);
    const one = { ...monster, vp: 8, tokens: {}, cards: [] };
    expect(toWin(one, 20, false)).toBe(12);
    expect(toWin({ ...one, alive: false }, 20, false)).toBe(0);
    expect(toWin(one, 20, true)).toBe(0);
    expect(toWin({ ...one, tokens: { web: 1 } }, 20, false)).toBe(0);
  });

  test("the mark says what matters most", () => {
    const scene = position("king-of-new-york-flee");
    const [asked, active] = [scene.source.seat, scene.source.state.active];
    expect(mark(player(scene, asked), scene.source.state)).toBe("decide");
    expect(mark(player(scene, active), scene.source.state)).toBe("now");
    expect(mark(player(scene, active), { ...scene.source.state, over: true, winner: active })).toBe("winner");
    expect(
      scene.players.filter(({ monster }) => !monster.alive).map((one) => mark(one, scene.source.state)),
    ).toEqual(["out"]);
  });

  test("Monsters and cards that are asked about are found", () => {
    const photo = position("king-of-new-york-photo");
    expect(aimed(photo.choices, "rob")?.text).toBe("choose rob");
    const mimic = position("king-of-tokyo-mimic");
    expect(mimic.players.map((one) => aboutHand(mimic.choices, one).length > 0)).toEqual(
      mimic.players.map((one) => one.monster.cards.length > 0),
    );
    const discard = position("king-of-new-york-discard");
    expect(discard.me && aboutHand(discard.choices, discard.me).map(({ card }) => card)).toContain(
      "phoenix-blood",
    );
  });

  test("a copied card knows its copier", () => {
    const scene = position("king-of-tokyo-buy");
    const held = scene.players[0]?.monster.cards[0];
    if (!held) throw new Error("no card");
    const mimic = { ...held, number: 999, copied: held.number };
    const monsters = scene.source.state.monsters.map((one, seat) =>
      seat === 1 ? { ...one, cards: [mimic] } : one,
    );
    expect(copiedBy({ ...scene.source.state, monsters }, held.number)).toBe(1);
    expect(copiedBy(scene.source.state, held.number)).toBe(-1);
  });

  test("everything is said in one sentence", () => {
    const scene = position("king-of-new-york-buy");
    expect(summary(scene, player(scene, 3))).toBe(
      "Sheriff, Lower Manhattan: 7 life, 5 crowns, 0 energy, 2 cards.",
    );
  });
});
