import { say } from "../words/say.svelte";
import type { Sentences } from "../words/sentences";
import type { Values } from "../words/words";
import type { Moment } from "./moments";
import type { Feat, Loss } from "./mygame";

/** The values Fluent needs for a moment. */
function values(moment: Moment, sentences: Sentences): Values {
  const { seat, other, what, amount, vp, cause, cards } = moment;
  return {
    monster: sentences.monster(seat),
    other: sentences.monster(other),
    what: what ? sentences.name(what) : "none",
    why: cause ? sentences.why(cause, cards) : "none",
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

/** Who or what took life from a seat, in a few words. */
export function lossText({ by, cause, cards }: Loss, seat: number, sentences: Sentences): string {
  const other = by === seat ? "none" : sentences.monster(by);
  return say("my-game-loss", { other, why: cause ? sentences.why(cause, cards) : "none" });
}

/** What was achieved in a turn, in a sentence. */
export function featText({ crowns, damage, felled, goals }: Feat, sentences: Sentences): string {
  const parts = [
    ...(crowns > 0 ? [say("my-game-feat-crowns", { amount: crowns })] : []),
    ...(damage > 0 ? [say("my-game-feat-damage", { amount: damage })] : []),
    ...goals.map((goal) => say("my-game-feat-goal", { what: sentences.name(goal) })),
    ...felled.map((seat) => say("my-game-feat-felled", { monster: sentences.monster(seat) })),
  ];
  return sentences.words.listed(parts).text;
}
