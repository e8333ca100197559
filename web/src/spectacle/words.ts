import type { Scene } from "../table/scene.svelte";
import type { Spectacle } from "../story/spectacles";
import { say } from "../words/say.svelte";
import type { Values } from "../words/words";

/** What a blow is called that felled a Monster; others are named by their cause. */
const BLOWS = new Set(["attack", "ouch", "poison"]);

/** A big moment in words: what is said large, and what is said below it. */
export function worded(scene: Scene, spectacle: Spectacle): { title: string; line: string } {
  const { name, seat } = spectacle;
  const values = {
    monster: scene.sentences.monster(seat),
    other: scene.sentences.monster(spectacle.other),
    amount: amount(scene, spectacle),
    left: scene.source.rules.points - spectacle.amount,
    where: scene.sentences.name(spectacle.where),
    why: spectacle.cause ? scene.sentences.why(spectacle.cause) : "",
  };
  if (name === "nobody" && scene.players.every(({ monster }) => !monster.alive))
    return { title: say("spectacle-nobody.all"), line: say("spectacle-nobody.none") };
  const mine = seat >= 0 && seat === scene.source.seat && YOURS.has(name);
  return {
    title: say(`spectacle-${name}${mine ? ".you" : ""}`, values),
    line: name === "out" ? ending(scene, spectacle, values) : say(lineOf(scene, spectacle), values),
  };
}

/** By whom and by what a Monster was felled: the blow, and the cards that added to it. */
function ending(scene: Scene, { what, cause, cards }: Spectacle, values: Values): string {
  const { sentences } = scene;
  const blow = !what ? "else" : BLOWS.has(what) ? what : "card";
  if (!cards.length) return say(`spectacle-out-${blow}`, values);
  if (blow === "card") return say("spectacle-out-card", { ...values, why: sentences.why(cause, cards) });
  const line = say(`spectacle-out-${blow}`, values);
  return say("spectacle-out-with", { line, what: sentences.cards(cards) });
}

/** The moments that are told in another way if they are mine. */
const YOURS = new Set(["beginning", "alarm", "twenty", "out", "victory"]);

function lineOf(scene: Scene, spectacle: Spectacle): string {
  const { name } = spectacle;
  return `spectacle-${name}.${name === "victory" && narrow(scene, spectacle) ? "close" : "line"}`;
}

/** Whether somebody else was only one crown behind. */
function narrow({ players }: Scene, { seat, amount }: Spectacle): boolean {
  return players.some(
    ({ seat: other, monster }) => other !== seat && monster.alive && monster.vp === amount - 1,
  );
}

/** How many claws each Monster rolled for who begins, one number for each time it rolled. */
export function claws(scene: Scene, { rolls }: Spectacle): Map<number, number[]> {
  const { attack } = scene.source.rules;
  const found = new Map<number, number[]>();
  for (const { seat, faces } of rolls)
    found.set(seat, [...(found.get(seat) ?? []), faces.filter((face) => face === attack).length]);
  return found;
}

function amount(scene: Scene, spectacle: Spectacle): number {
  if (spectacle.name !== "beginning") return spectacle.amount;
  return claws(scene, spectacle).get(spectacle.seat)?.at(-1) ?? 0;
}
