import { fits } from "../app/breakpoints";
import { keepSettings, settings } from "../app/settings.svelte";
import type { Picture } from "../rules/lessons";
import type { QuestionInfo } from "../wire";

/** Where there is little room, what is explained stands above the question, and takes none from its answers. */
export const firstAbove = (): boolean => fits("upright") || fits("low");

/** The kinds of questions that are explained when they first come up, each with what is drawn beside it, by game. */
const TOPICS: Record<string, Record<string, Picture[]>> = {
  "king-of-new-york": {
    place: [
      { icon: "pin", colour: "var(--gold)" },
      { icon: "highrise", colour: "var(--destruction)" },
    ],
    reroll: [
      { icon: "lock", colour: "var(--gold)" },
      { icon: "reroll", colour: "var(--paper)" },
    ],
    resolve: [{ face: "energy" }, { face: "attack" }, { face: "heal" }],
    destroy: [{ face: "destruction" }, { icon: "highrise", colour: "var(--destruction)" }],
    flee: [
      { icon: "attack", colour: "var(--attack)" },
      { icon: "flee", colour: "var(--cool)" },
    ],
    move: [
      { icon: "foot", colour: "var(--paper)" },
      { icon: "pin", colour: "var(--gold)" },
    ],
    buy: [
      { icon: "energy", colour: "var(--energy)" },
      { icon: "cards", colour: "var(--paper)" },
    ],
  },
  "king-of-tokyo": {
    reroll: [
      { icon: "lock", colour: "var(--gold)" },
      { icon: "reroll", colour: "var(--paper)" },
    ],
    resolve: [{ face: "energy" }, { face: "claw" }, { face: "heart" }],
    yield: [
      { icon: "attack", colour: "var(--attack)" },
      { icon: "flee", colour: "var(--cool)" },
    ],
    buy: [
      { icon: "energy", colour: "var(--energy)" },
      { icon: "cards", colour: "var(--paper)" },
    ],
  },
};

/** Has somebody in this browser met this kind of question before? What was asked and answered once is known. */
export function isKnown(game: string, kind: string): boolean {
  return settings.known.includes(`${game} ${kind}`);
}

export function learn(game: string, kind: string): void {
  if (isKnown(game, kind)) return;
  settings.known = [...settings.known, `${game} ${kind}`];
  keepSettings();
}

/** Explains everything again. */
export function forget(): void {
  settings.known = [];
  keepSettings();
}

/** What is drawn beside the explanation of a question; null if its kind has none. */
export function pictures(game: string, question: QuestionInfo): Picture[] | null {
  return TOPICS[game]?.[question.kind] ?? null;
}

/** Every kind of question that is explained, by game. */
export const topics = (game: string): string[] => Object.keys(TOPICS[game] ?? {});
