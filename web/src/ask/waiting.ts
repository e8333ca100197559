import { worded } from "../spectacle/words";
import { spectacle } from "../story/spectacles";
import type { Scene } from "../table/scene.svelte";
import type { QuestionInfo } from "../wire";
import { say } from "../words/say.svelte";
import { adders, newest } from "./story";

/** What somebody else is deciding. */
export function waiting(scene: Scene, question: QuestionInfo): string {
  const { sentences } = scene;
  const card = question.values["card"];
  const said = {
    monster: sentences.monster(question.seat),
    card: typeof card === "string" ? sentences.name(card) : "none",
  };
  return sentences.own("ask-wait", sentences.has("ask-wait", question.kind) ? question.kind : "other", said);
}

/** How the game ended, or that there is nothing to decide. */
export function outcome(scene: Scene): string {
  const { state, seat, table } = scene.source;
  if (!state.over) return say(table.status === "finished" ? "ask-over-fact" : "ask-nothing");
  if (state.winner < 0) return say("ask-over-nobody");
  return state.winner === seat
    ? say("ask-over-you")
    : say("ask-over", { monster: scene.sentences.monster(state.winner) });
}

/** That I am out, and by whom and by what, as far as the story goes back. */
export function fate(scene: Scene): string {
  const { seat, story } = scene.source;
  const end = newest(story, (event) => (event.kind === "eliminated" && event.seat === seat ? event : null));
  if (!end?.what) return say("ask-out");
  const cards = newest(story, (event) =>
    event.kind === "damaged" && event.seat === seat ? adders(event) : null,
  );
  const { other, amount, what, where, cause } = end;
  const about = { seat, other, amount, what, where, cause, cards: cards ?? [] };
  const { line } = worded(scene, spectacle("out", about));
  return say("ask-out-by", { line });
}
