import type { GameState, QuestionInfo } from "../wire";
import type { Choice } from "./choices";

/** A result on the table: a die, or a symbol that a card adds. */
export interface Result {
  /** Numbered from 1: the dice first, then what is added. */
  number: number;
  face: string;
  green: boolean;
  added: boolean;
  /** It is in the air, and shows nothing yet. */
  rolling: boolean;
  /** It was discarded and shows nothing. */
  gone: boolean;
  resolved: boolean;
}

const none = (face: string) => face === "" || face === "-";

/** The results on the table, in the order of the notation; dice beyond a Monster's own are green. */
export function results(state: GameState, own: number, rolling: ReadonlySet<number> = new Set()): Result[] {
  const resolved = new Set(state.resolved);
  // All dice of a turn that are thrown for the first time are in the air.
  const dice = state.dice.length ? state.dice : [...rolling].map(() => "");
  return [...dice, ...state.added].map((face, at) => ({
    number: at + 1,
    face,
    green: at >= own && at < dice.length,
    added: at >= dice.length,
    rolling: rolling.has(at + 1),
    gone: none(face) && !rolling.has(at + 1),
    resolved: resolved.has(face),
  }));
}

/** Dice rolled separately from those of the turn, which are all black. */
export function apart(faces: readonly string[]): Result[] {
  return faces.map((face, at) => ({
    number: at + 1,
    face,
    green: false,
    added: false,
    rolling: false,
    gone: false,
    resolved: false,
  }));
}

/** How many results of a face have yet to be resolved. */
export function unresolved(state: GameState, face: string): number {
  const shown = [...state.dice, ...state.added].filter((one) => one === face);
  return state.resolved.includes(face) ? 0 : shown.length;
}

/** What rolling the dice that are not kept means. */
export interface Pick {
  /** The dice that may be rerolled at all. */
  free: ReadonlySet<number>;
  /** The dice that would be rolled, in ascending order. */
  rolled: number[];
  /** The answer in the notation, and whether it is offered. */
  text: string;
  offered: boolean;
  /** Stopping is not offered. */
  must: boolean;
}

export function pick(question: QuestionInfo, count: number, kept: ReadonlySet<number>): Pick {
  const free = new Set(question.options.flatMap((text) => dice(text)));
  const all = Array.from({ length: count }, (_, at) => at + 1);
  const rolled = all.filter((die) => free.has(die) && !kept.has(die));
  const text = `reroll ${rolled.join(" ")}`;
  return {
    free,
    rolled,
    text,
    offered: question.options.includes(text),
    must: !question.options.includes("stop"),
  };
}

function dice(text: string): number[] {
  return text.startsWith("reroll ") ? text.split(" ").slice(1).map(Number) : [];
}

/** The choices about each result, by its number. */
export function byDie(choices: readonly Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const one of choices) {
    if (one.target.on === "die") found.set(one.target.die, [...(found.get(one.target.die) ?? []), one]);
  }
  return found;
}

/** Dice rolled for this question alone, separately from those of the turn; null if there are none. */
export function ownDice(question: QuestionInfo | null): string[] | null {
  const dice = question?.values["dice"];
  return typeof dice === "string" ? dice.split(" ") : null;
}
