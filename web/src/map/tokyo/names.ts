import type { Choice } from "../../ask/choices";
import { named } from "../../ask/known";
import type { Player, Scene } from "../../table/scene.svelte";
import { say } from "../../words/say.svelte";
import { rewards } from "./board";
import type { PlaceId } from "./layout";

/** A Monster as it is read out: "Kong, Tokyo City, 5 life, 14 crowns". */
export function figureName(scene: Scene, { seat, monster, mine }: Player): string {
  return say("map-tokyo-figure", {
    monster: scene.sentences.monster(seat),
    place: scene.sentences.name(monster.place),
    life: say("amount-life", { amount: monster.life }),
    crowns: say("amount-vp", { amount: monster.vp }),
    mine: mine ? "yes" : "no",
  });
}

/** What a choice says, after what it is about. */
export function nameWith(scene: Scene, choice: Choice, name: string): string {
  return say("map-tokyo-choice", { answer: answer(scene, choice), what: name });
}

export function answer(scene: Scene, choice: Choice): string {
  return named(scene, choice);
}

/** What is true of a place, in sentences. */
export function placeFacts(scene: Scene, place: PlaceId): string {
  const { closed } = scene.place(place);
  if (closed) return say("map-tokyo-bay-closed", { reason: closed });
  if (place === "outside") return say("map-tokyo-outside-facts");
  const { of, enter, turn } = rewards(scene.place(place));
  const amount = (many: number) => say(`amount-${of}`, { amount: many });
  return say("map-tokyo-facts", { enter: amount(enter), turn: amount(turn) });
}

export function placeName(scene: Scene, place: PlaceId): string {
  return say("map-tokyo-place", { place: scene.sentences.name(place), facts: placeFacts(scene, place) });
}
