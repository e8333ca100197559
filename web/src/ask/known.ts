import type { Scene } from "../table/scene.svelte";
import { say } from "../words/say.svelte";
import type { Values } from "../words/words";
import type { Choice } from "./choices";
import { unresolved } from "./dice";
import { boroughOf, newYork } from "../map/newyork/city";
import { tokyo } from "../map/tokyo/board";

/** What the card of a choice costs me, or brings if I sell it; null if the choice has no price. */
export function cost(scene: Scene, { text }: Choice): number | null {
  return scene.source.question?.costs?.[text] ?? null;
}

/** The card on top of the deck, if this seat has looked at it. */
export function knownTop(scene: Scene): string {
  return tokyo(scene.source.state)?.top ?? "";
}

/** The card that a choice buys, from wherever; nothing if it buys none, or one that nobody knows. */
export function bought(scene: Scene, { verb, target }: Choice): string {
  if (target.on === "row" && verb === "buy") return target.card === "top" ? knownTop(scene) : target.card;
  return target.on === "card" && verb === "take" ? target.card : "";
}

/** What the table knows about an answer, beyond its words. */
function known(scene: Scene, choice: Choice): Values {
  const { verb, target } = choice;
  if (target.on === "face" && verb === "resolve")
    return { amount: unresolved(scene.source.state, target.face) };
  const asked = cost(scene, choice);
  const paid: Values = asked === null ? {} : { cost: asked };
  const top = target.on === "row" && target.card === "top" ? knownTop(scene) : "";
  return top
    ? { ...paid, what: scene.sentences.words.called("word-top-known", { card: scene.sentences.card(top) }) }
    : paid;
}

/** How many Units are at a place of New York. */
export function unitsAt({ source }: Scene, place: string): number {
  const borough = boroughOf(place);
  return borough ? (newYork(source.state)?.boroughs[borough]?.units.length ?? 0) : 0;
}

/** What follows an answer, as far as it is certain, in short phrases; often nothing can be said. */
export function follows(scene: Scene, { text, verb }: Choice): string[] {
  const { me, source, sentences } = scene;
  const found = source.question?.answers?.[text];
  const units = verb === "stay" && me ? unitsAt(scene, me.monster.place) : 0;
  const near = units ? [say("ask-units-here", { count: units })] : [];
  return [...(found ? sentences.follows(found, source.seat) : []), ...near];
}

/** What follows every one of several answers. */
export function common(scene: Scene, choices: readonly Choice[]): string[] {
  const [first = [], ...others] = choices.map((choice) => follows(scene, choice));
  return others.length ? first.filter((phrase) => others.every((other) => other.includes(phrase))) : [];
}

/** What follows an answer, in one line. */
export function followed(scene: Scene, choice: Choice): string {
  return scene.sentences.words.row(follows(scene, choice), "phrases").text;
}

/** An offered answer in plain words, with what follows it: the name of what is clicked for it elsewhere. */
export function named(scene: Scene, choice: Choice): string {
  const after = followed(scene, choice);
  return after ? say("ask-follows", { answer: label(scene, choice), follows: after }) : label(scene, choice);
}

/** Is this card on the discard pile? */
function onPile({ source }: Scene, { target }: Choice): boolean {
  return target.on === "row" && target.card !== "top" && !source.state.row.includes(target.card);
}

/** An offered answer in plain words. */
export function label(scene: Scene, choice: Choice): string {
  const kind = onPile(scene, choice) ? "pile" : (scene.source.question?.kind ?? "");
  return scene.sentences.answer(kind, choice.text, known(scene, choice));
}
