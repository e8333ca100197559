import { adders } from "../ask/story";
import type { Happened, Happening } from "../wire";
import { say } from "../words/say.svelte";
import type { Sentences } from "../words/sentences";

/** A sentence of the story, whom it is about, and the clause or card behind it. */
export interface Saying {
  seat: number;
  text: string;
  cause: string;
  /** The cards that added to it. */
  cards: string[];
}

/** What an entry says, in sentences; one that is worth none says what was answered. */
export function sentencesOf(entry: Happened, sentences: Sentences): Saying[] {
  const told = entry.events.filter(({ silent }) => !silent).map((event) => saying(event, sentences));
  return told.length ? told : [{ seat: entry.seat, text: quiet(entry, sentences), cause: "", cards: [] }];
}

function saying(event: Happening, sentences: Sentences): Saying {
  return { seat: event.seat, text: sentences.event(event), cause: event.cause, cards: adders(event) };
}

function quiet({ kind, seat, text }: Happened, sentences: Sentences): string {
  const monster = sentences.monster(seat);
  if (kind === "start") return say("replay-begins");
  if (!text || !sentences.has("answer", text.split(" ")[0] ?? "")) return say("replay-nothing");
  return say("replay-did", { monster, answer: sentences.answer("", text) });
}

/** The story turn by turn; what comes before the first turn is turn 0. */
export function byTurn(
  story: readonly Happened[],
  sentences: Sentences,
): { turn: number; title: string; lines: Saying[] }[] {
  const found: { turn: number; title: string; lines: Saying[] }[] = [
    { turn: 0, title: say("replay-begins"), lines: [] },
  ];
  for (const event of story.flatMap((entry) => entry.events).filter(({ silent }) => !silent)) {
    if (event.kind === "turn") found.push({ turn: event.amount, title: sentences.event(event), lines: [] });
    else found.at(-1)?.lines.push(saying(event, sentences));
  }
  return found;
}
