import { fits } from "../app/breakpoints";
import { keepSettings, settings } from "../app/settings.svelte";
import type { Picture } from "../rules/lessons";
import { newYork } from "../map/newyork/city";
import type { GameState, QuestionInfo } from "../wire";

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

/** Has somebody in this browser met this topic before? What was there while something was answered is known. */
export function isKnown(game: string, topic: string): boolean {
  return settings.known.includes(`${game} ${topic}`);
}

export function learn(game: string, topic: string): void {
  if (isKnown(game, topic)) return;
  settings.known = [...settings.known, `${game} ${topic}`];
  keepSettings();
}

/** Explains everything again. */
export function forget(): void {
  settings.known = [];
  keepSettings();
}

/** Something that is explained when it is first there: what is drawn beside it, and the message with its one sentence. */
export interface Topic {
  id: string;
  pictures: Picture[];
  message: ["first" | "explain", string];
}

const NUMBERS = ["1", "2", "3"];
const NUMBER: Topic = {
  id: "number",
  pictures: NUMBERS.map((face) => ({ face })),
  message: ["first", "number"],
};
const UNIT: Topic = {
  id: "unit",
  pictures: [{ icon: "tank", colour: "var(--unit-light)" }, { face: "ouch" }],
  message: ["first", "unit"],
};

/** What a question is about; null if its kind needs no words. */
export function topic(game: string, { kind }: QuestionInfo): Topic | null {
  const pictures = TOPICS[game]?.[kind];
  return pictures ? { id: kind, pictures, message: ["first", kind] } : null;
}

const ofFace = (face: string): Topic =>
  NUMBERS.includes(face)
    ? NUMBER
    : { id: `face-${face}`, pictures: [{ face }], message: ["explain", `face-${face}`] };

/** All that a question shows and that may be new: what it is about, the faces of the dice, and Units in the city. */
export function lessons(
  game: string,
  faces: readonly string[],
  question: QuestionInfo,
  state: Pick<GameState, "dice" | "board">,
): Topic[] {
  const about = topic(game, question);
  if (!about) return [];
  const rolled = question.kind === "reroll" ? faces.filter((face) => state.dice.includes(face)) : [];
  const units = Object.values(newYork(state)?.boroughs ?? {}).some((borough) => borough.units.length > 0);
  const all = [about, ...rolled.map(ofFace), ...(units ? [UNIT] : [])];
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
}

/** Every kind of question that is explained, by game. */
export const topics = (game: string): string[] => Object.keys(TOPICS[game] ?? {});
