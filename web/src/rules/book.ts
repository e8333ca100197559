import { cards as newYork, goal_cards as goals } from "../../../docs/rules/king-of-new-york.json";
import { cards as tokyo, edition_2016 as later } from "../../../docs/rules/king-of-tokyo.json";
import type { CardInfo } from "../wire";
import type { Sentences } from "../words/sentences";
import type { Words } from "../words/words";

/** A rule as the log refers to it. */
export interface Clause {
  id: string;
  name: string;
  why: string;
}

const SIGNS: Record<string, string> = { "king-of-new-york": "NY", "king-of-tokyo": "KT" };
export const GAMES = Object.keys(SIGNS);

/** The wordings of a game, the closest first; the later edition of King of Tokyo rewords some cards. */
export function dialect(game: string, edition: string): string[] {
  return edition ? [`${game}-${edition}`, game] : [game];
}

/** The clauses of a game that have texts, chapter by chapter. */
export function clauses(words: Words, game: string): Clause[] {
  const start = `cause-${SIGNS[game]}-`;
  const ids = words.ids.filter((id) => id.startsWith(start));
  const known = ids.map((id) => ({
    id: id.slice("cause-".length),
    name: words.say(id),
    why: words.say(`${id}.why`),
  }));
  return known.sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
}

interface Printed {
  id: string;
  kind: string;
  cost?: number;
}

/** The cards of a game as they are printed. */
export function cards(game: string, edition: string): CardInfo[] {
  const printed: Printed[] = game === "king-of-tokyo" ? tokyo : [...goals, ...newYork];
  const changed: Record<string, { name?: string; effect?: string; cost?: number }> = edition
    ? later.cards
    : {};
  return printed.map(({ id, kind, cost = 0 }) => ({
    id,
    kind: kind as CardInfo["kind"],
    cost: changed[id]?.cost ?? cost,
  }));
}

/** Does a text contain every word searched for? */
export function matches(text: string, wanted: string): boolean {
  const low = text.toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}

/** The cards that match, in the order of their names. */
export function found(all: CardInfo[], sentences: Sentences, wanted: string): CardInfo[] {
  const fits = all.filter(({ id }) => matches(`${sentences.card(id)} ${sentences.effect(id)}`, wanted));
  return fits.sort((a, b) => sentences.card(a.id).localeCompare(sentences.card(b.id)));
}
