import { about, type Choice } from "../ask/choices";
import { cost, knownTop } from "../ask/known";
import type { Scene } from "./scene.svelte";

/** Whether a card for sale can be had by the viewer. */
export type OfferState = "buy" | "affordable" | "short" | "condition" | "shown";

export interface Offer {
  key: string;
  card: string;
  /** What it costs me now; null if unknown. */
  price: number | null;
  printed: number;
  state: OfferState;
  short: number;
  choice: Choice | null;
}

/** The row from left to right; null is a gap. */
export function row(scene: Scene): (Offer | null)[] {
  const { state, seat, standings } = scene.source;
  return state.row.map((card, slot) => {
    if (card === null) return null;
    return offer(scene, `${slot}-${card}`, card, standings[seat]?.prices[slot] ?? null);
  });
}

/** What is offered to me besides the row: the top of the deck, or cards from the discard pile. */
export function beside(scene: Scene): Offer[] {
  const { row } = scene.source.state;
  return about(scene.choices, "row")
    .filter(({ target }) => !row.includes(target.card))
    .map((choice) => {
      const card = choice.target.card === "top" ? knownTop(scene) : choice.target.card;
      return { ...offer(scene, choice.text, card, cost(scene, choice)), state: "buy" as const, choice };
    });
}

/** How many cards are left in the deck. */
export function left(deck: Record<string, number>): number {
  return Object.values(deck).reduce((sum, count) => sum + count, 0);
}

/** Will a gap in the row stay one, since there is no card left to turn up? */
export function exhausted({ deck, discard }: { deck: Record<string, number>; discard: string[] }): boolean {
  return left(deck) === 0 && discard.length === 0;
}

function offer(scene: Scene, key: string, card: string, standing: number | null): Offer {
  const printed = scene.printed(card)?.cost ?? 0;
  const choice = about(scene.choices, "row").find(({ target }) => target.card === card) ?? null;
  const price = (choice && cost(scene, choice)) ?? standing;
  const purse = scene.me?.standing?.purse ?? 0;
  const short = Math.max(0, (price ?? printed) - purse);
  return {
    key,
    card,
    price: scene.me ? price : printed,
    printed,
    state: offerState(scene, choice, short),
    short,
    choice,
  };
}

function offerState(scene: Scene, choice: Choice | null, short: number): OfferState {
  if (choice) return "buy";
  if (!scene.me?.monster.alive || scene.source.state.over) return "shown";
  if (short > 0) return "short";
  const buying = scene.choices.some(({ verb }) => verb === "sweep" || verb === "buy");
  return buying && scene.source.question?.kind === "buy" ? "condition" : "affordable";
}

/** Why the row cannot be swept now: the id of the message that says so, or nothing if it can. */
export function sweepReason(
  scene: Scene,
): "" | "market-sweep-later" | "market-sweep-short" | "market-sweep-no" {
  if (scene.choices.some(({ verb }) => verb === "sweep")) return "";
  if (!scene.me?.monster.alive) return "market-sweep-no";
  const buying = scene.asked && scene.source.question?.kind === "buy";
  if ((scene.me.standing?.purse ?? 0) < scene.source.rules.sweep) return "market-sweep-short";
  return buying ? "market-sweep-no" : "market-sweep-later";
}
