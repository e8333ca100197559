import type { QuestionInfo } from "../wire";
import type { Choice } from "./choices";

/** The answers to a question, by the role they play. */
export interface Groups {
  /** What is asked for. */
  main: Choice[];
  /** Leaving it at that: done, pass, stop, or staying put. */
  quiet: Choice | null;
  /** What is clicked on the dice. */
  dice: Choice[];
  /** What cards offer besides the question. */
  also: Choice[];
}

const QUIET = new Set(["done", "pass", "stop"]);
const BESIDE = new Set(["subway", "look", "take"]);
/** Questions about using cards: there `use` is what is asked for. */
const ABOUT_USE = new Set(["brace", "dodge"]);

export function groups(question: QuestionInfo, choices: readonly Choice[]): Groups {
  const quiet =
    choices.find((one) => QUIET.has(one.verb) || (one.verb === "stay" && question.kind === "move")) ?? null;
  const rest = choices.filter((one) => one !== quiet);
  const dice = rest.filter((one) => one.target.on === "die");
  const other = rest.filter((one) => one.target.on !== "die");
  return {
    quiet,
    dice,
    main: other.filter((one) => !beside(question, one)),
    also: other.filter((one) => beside(question, one)),
  };
}

function beside(question: QuestionInfo, { verb, target }: Choice): boolean {
  if (BESIDE.has(verb)) return true;
  if (verb !== "use" || ABOUT_USE.has(question.kind)) return false;
  return target.on !== "card" || target.card !== question.values["card"];
}

/** How the answers to a question are best shown. */
export type Shape = "roll" | "decide" | "amount" | "dice" | "list";

const DECISIONS = new Set(["yield", "flee", "dodge", "use"]);

/** One button of a decision: what it does, how it looks, and the key that stands for it. */
export interface Way {
  choice: Choice;
  tone: "hot" | "cool" | "main" | "second";
  key: "stay" | "leave" | "enter" | "end";
}

/** Questions about staying in danger or getting out of it. */
const DANGERS = new Set(["yield", "flee", "dodge"]);

/** The options of a decision, except for places to flee to: staying in danger comes first, then the way out. */
export function ways(question: QuestionInfo, { main, quiet }: Groups): Way[] {
  const plain = main.filter((one) => one.verb !== "flee");
  const left = quiet ? [quiet] : [];
  const ordered = question.kind === "dodge" ? [...left, ...plain] : [...plain, ...left];
  return ordered.map((choice): Way => {
    if (DANGERS.has(question.kind)) {
      const stays = choice.verb === "stay" || choice.verb === "pass";
      return stays ? { choice, tone: "hot", key: "stay" } : { choice, tone: "cool", key: "leave" };
    }
    return choice === quiet ? { choice, tone: "second", key: "end" } : { choice, tone: "main", key: "enter" };
  });
}

export function shape(question: QuestionInfo, { main, quiet, dice }: Groups): Shape {
  if (question.kind === "reroll") return "roll";
  if (!main.length && dice.length) return "dice";
  if (main.length > 1 && main.every((one) => one.target.on === "amount")) return "amount";
  if (DECISIONS.has(question.kind)) return "decide";
  return main.length === 1 && main[0]?.verb === "use" && quiet ? "decide" : "list";
}

/** The answers that the keys 1 to 9 choose, where these do not stand for dice. */
export function numbered(question: QuestionInfo, parts: Groups): Choice[] {
  if (parts.dice.length) return [];
  const form = shape(question, parts);
  const found = form === "list" ? parts.main : parts.main.filter((one) => one.verb === "flee");
  return form === "list" || form === "decide" ? found.slice(0, 9) : [];
}

/** The questions about staying in a dangerous place. */
const STAYING = new Set(["flee", "yield"]);

export function aboutStaying(question: QuestionInfo | null): boolean {
  return STAYING.has(question?.kind ?? "");
}

/** Are there odds for this kind of question at all? */
export function foretold(question: QuestionInfo | null): boolean {
  return question?.kind === "reroll" || aboutStaying(question);
}
