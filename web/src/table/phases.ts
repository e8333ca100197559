import type { RulesInfo } from "../wire";
import type { Words } from "../words/words";

/** A step of the turn, as the bar shows it. */
export interface Step {
  id: string;
  name: string;
  state: "done" | "now" | "later";
}

/** The steps of a turn; phases that players know as one are shown as one. */
export function steps(words: Words, rules: RulesInfo, phase: number): Step[] {
  const found: Step[] = [];
  rules.phases.slice(rules.first_phase).forEach((id, index) => {
    const at = rules.first_phase + index;
    const state = at < phase ? "done" : at === phase ? "now" : "later";
    const step = { id, name: words.say(`table-phase-${id}`), state } as const;
    const last = found.at(-1);
    if (last?.name === step.name) last.state = step.state === "later" ? last.state : step.state;
    else found.push({ ...step });
  });
  return found;
}
