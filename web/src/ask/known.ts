import type { Scene } from "../table/scene.svelte";
import { say } from "../words/say.svelte";
import type { Values } from "../words/words";
import type { Choice } from "./choices";
import { unresolved } from "./dice";
import { tileLook } from "./pictures";

/** What a card of the row costs me; null where it is not in the row. */
export function price(scene: Scene, card: string): number | null {
  const slot = scene.source.state.row.indexOf(card);
  return slot < 0 ? null : (scene.me?.standing?.prices[slot] ?? null);
}

/** What the table knows about an answer, beyond its words. */
function known(scene: Scene, { verb, target }: Choice): Values {
  const tile = target.on === "tile" ? tileLook(target.tile) : null;
  if (tile) return { reward: say(`amount-${tile.pays}`, { amount: tile.amount }) };
  if (target.on === "face" && verb === "resolve") return { amount: unresolved(scene.source.state, target.face) };
  const top = target.on === "row" && target.card === "top" ? scene.source.state.extra["top"] : "";
  if (typeof top === "string" && top) return { what: say("word-top-known", { card: scene.sentences.card(top) }) };
  const cost = target.on === "row" ? price(scene, target.card) : null;
  return cost === null ? {} : { cost };
}

/** An offered answer in plain words. */
export function label(scene: Scene, choice: Choice): string {
  return scene.sentences.answer(scene.source.question?.kind ?? "", choice.text, known(scene, choice));
}
