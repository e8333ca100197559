import type { QuestionInfo } from "../wire";

/** The questions about staying where it is dangerous. */
const STAYING = new Set(["flee", "yield"]);

export function aboutStaying(question: QuestionInfo | null): boolean {
  return STAYING.has(question?.kind ?? "");
}

/** Are there odds for this kind of question at all? */
export function foretold(question: QuestionInfo | null): boolean {
  return question?.kind === "reroll" || aboutStaying(question);
}
