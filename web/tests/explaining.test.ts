import { describe, expect, test } from "vitest";

import { lossText } from "../src/after/momentWords";
import { explain } from "../src/table/explaining";
import { rich } from "../src/words/rich";
import { english, position } from "./table";

describe("words", () => {
  test("amounts become pictures, and words of their own stay", () => {
    expect(rich(english, "Gain 4 crowns. Lose all your crowns.")).toEqual([
      { text: "Gain " },
      { icon: "vp", count: "4", label: "crowns" },
      { text: ". Lose all your crowns." },
    ]);
    expect(rich(english, "Energy results and lifetimes")).toEqual([{ text: "Energy results and lifetimes" }]);
    expect(rich(english, "Rob loses 2 life.")).toContainEqual({ icon: "life", count: "2", label: "life" });
  });

  test("every thing of both games can be explained", () => {
    for (const name of ["king-of-new-york-buy", "king-of-tokyo-buy", "king-of-tokyo-2016-buy"]) {
      const scene = position(name);
      for (const id of scene.source.rules.faces)
        expect(explain(scene, { kind: "face", id }).text).not.toBe("");
      for (const { place } of scene.source.state.monsters)
        expect(explain(scene, { kind: "place", id: place }).text).not.toBe("");
      for (const { id } of scene.source.rules.cards)
        expect(explain(scene, { kind: "card", id }).title).not.toBe("");
    }
    const tiles = english.ids.filter((id) => id.startsWith("tile-")).map((id) => id.slice("tile-".length));
    const scene = position("king-of-new-york-buy");
    expect(tiles.filter((id) => !explain(scene, { kind: "tile", id }).text)).toEqual([]);
    expect(explain(scene, { kind: "tile", id: "hospital-3" }).text).toBe(
      "Takes 3 Destruction in one turn, heals 3 life. Becomes a Tank.",
    );
    expect(explain(scene, { kind: "place", id: "manhattan-upper-5-6" }).title).toBe("Upper Manhattan (5–6)");
  });

  test("a cause is a clause or a card", () => {
    const scene = position("king-of-new-york-buy");
    expect(explain(scene, { kind: "cause", id: "NY-OUCH-1" })).toMatchObject({
      note: "Rule NY-OUCH-1",
      link: "/rules/king-of-new-york#NY-OUCH-1",
    });
    expect(explain(scene, { kind: "cause", id: "drain" }).title).toBe("Drain");
    expect(explain(scene, { kind: "cause", id: "unheard-of" }).text).toBe("");
  });

  test("the cards that added to the damage are named with its cause, in the log and at the end", () => {
    const scene = position("king-of-tokyo-buy");
    const cards = ["acid-attack", "spiked-tail"];
    expect(explain(scene, { kind: "cause", id: "KT-ATTACK-5", cards }).text).toBe(
      "Every claw takes 1 life from each target: from outside you hit Tokyo, from Tokyo everyone outside. " +
        "Cards behind it: Acid Attack and Spiked Tail.",
    );
    expect(explain(scene, { kind: "cause", id: "gas-refinery", cards: ["fire-breathing"] }).text).toContain(
      "Cards behind it: Fire Breathing.",
    );
    const loss = { at: 0, turn: 3, amount: 4, by: 1, cause: "KT-ATTACK-5", cards, left: 2, fatal: false };
    expect(lossText(loss, 0, scene.sentences)).toMatch(/: attack, with Acid Attack and Spiked Tail$/);
    const quilled = { ...loss, cause: "KT-ATTACK-12", cards: ["poison-quills"] };
    expect(lossText(quilled, 0, scene.sentences)).toMatch(/: Poison Quills, without a claw$/);
  });
});
