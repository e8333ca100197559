import { say } from "../words/say.svelte";
import type { Sentences } from "../words/sentences";
import type { Moment } from "./moments";

/** The values Fluent needs for a moment. */
function values(moment: Moment, sentences: Sentences): Record<string, string | number> {
  const { seat, other, what, amount, vp, cause } = moment;
  return {
    monster: sentences.monster(seat),
    other: sentences.monster(other),
    what: what ? sentences.name(what) : "none",
    why: cause ? sentences.why(cause) : "none",
    amount: Math.abs(amount),
    from: vp - amount,
    vp,
  };
}

/** Its message: crowns won and lost have different ones. */
function id({ kind, amount }: Moment): string {
  return kind === "swing" && amount < 0 ? "moment-loss" : `moment-${kind}`;
}

/** A moment in a few words. */
export function momentTitle(moment: Moment, sentences: Sentences): string {
  return say(id(moment), values(moment, sentences));
}

/** How it came about, in a sentence. */
export function momentText(moment: Moment, sentences: Sentences): string {
  return say(`${id(moment)}.text`, values(moment, sentences));
}
