import { request } from "../app/api";
import { guest } from "../app/guest.svelte";
import { route } from "../app/route.svelte";
import { tablePath } from "../home/play";
import type { Example, Examples, Seated } from "../wire";

const known = new Map<string, Promise<Example[]>>();

/** The examples of a game's cards that can be opened on a table, and the rulings that each of them shows. */
export function examplesOf(game: string): Promise<Example[]> {
  const coming =
    known.get(game) ?? request<Examples>("GET", `/examples/${game}`).then(({ examples }) => examples);
  known.set(game, coming);
  coming.catch(() => known.delete(game));
  return coming;
}

/** Those that show a card, by its id, or one of its rulings, by that and its number (`id/2`). */
export function showing(examples: readonly Example[], cited: string): Example[] {
  return examples.filter(({ cites }) => cites.includes(cited));
}

/** Opens an example on a table of one's own: whoever must decide there is me, bots play the others. */
export async function tryExample(game: string, example: string): Promise<void> {
  const { table } = await guest.ask<Seated>("POST", `/examples/${game}/${example}`);
  route.go(tablePath(table.id));
}
