import type { GameState, Happening, RulesInfo } from "../wire";
import { counter, figure, spot } from "./selectors";

/** The place of a tile that has just fallen, and of a card that takes effect: both are remembered, since they are gone. */
export const FALLEN = "the tile that fell";
export const EFFECT = "the card that takes effect";

/** So many equal numbers count in Tokyo. */
const SET = 3;

const die = (number: number) => `[data-die="${number}"]`;

/** What the dice gave, by the topic of a clause: the faces that count for it. */
const FACES: Record<string, (event: Happening, state: GameState) => string[]> = {
  ENERGY: () => ["energy"],
  HEAL: () => ["heal"],
  HEART: () => ["heart"],
  CELEB: () => ["celebrity"],
  VP: ({ amount }, { dice }) => {
    const many = (face: string) => dice.filter((one) => one === face).length;
    const sets = ["1", "2", "3"].filter((face) => many(face) >= SET);
    return [sets.find((face) => Number(face) + many(face) - SET === amount) ?? sets[0] ?? ""];
  },
};

/** What is elsewhere on the table, by the topic of a clause. */
const PLACES: Record<string, string> = { DESTROY: FALLEN, GOAL: spot("statue-of-liberty") };

/** Where what a Monster gets comes from, as selectors: dice, a tile, a goal, a card, or the place it is in. */
export function origins(event: Happening, state: GameState, rules: Pick<RulesInfo, "cards">): string[] {
  const { cause, seat, kind } = event;
  if (kind === "handed-over") return [counter(seat, "energy")];
  const card = rules.cards.find(({ id }) => id === cause);
  if (card) return [card.kind === "discard" ? EFFECT : counter(seat, "cards")];
  const topic = cause.split("-")[1] ?? "";
  const faces = FACES[topic]?.(event, state);
  if (faces) return diceWith(faces, state).map(die);
  return [PLACES[topic] ?? figure(seat)];
}

/** The dice and added results that show one of some faces, by number from 1. */
export function diceWith(
  faces: readonly string[],
  { dice, added }: Pick<GameState, "dice" | "added">,
): number[] {
  return [...dice, ...added].flatMap((face, at) => (faces.includes(face) ? [at + 1] : []));
}
