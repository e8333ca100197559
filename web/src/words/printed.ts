import type { FluentResource } from "@fluent/bundle";

type Entry = FluentResource["body"][number];

const TOKEN = "token-";

/** The name of a card, which has nothing to fill in. */
export function nameOnly(card: Entry): string {
  if (typeof card.value !== "string") throw new Error(`${card.id} is not just a name`);
  return card.value;
}

/**
 * The cards of a language under the names that are printed on English ones, in all of their forms. Where a token is
 * called like its card, the forms are those of the token, and stay.
 */
export function asPrinted(
  own: FluentResource,
  printed: FluentResource,
  isForm: (attribute: string) => boolean,
): Entry[] {
  const names = new Map(printed.body.map((card) => [card.id, nameOnly(card)]));
  const tokens = own.body.filter(({ id }) => id.startsWith(TOKEN)).map(({ id }) => id.slice(TOKEN.length));
  return own.body.flatMap((card) => {
    const name = names.get(card.id);
    if (name === undefined) return [];
    const stays = tokens.some((token) => card.id.endsWith(`-${token}`));
    const attributes = Object.entries(card.attributes).map(([key, text]) => [
      key,
      isForm(key) && !stays ? name : text,
    ]);
    return [{ ...card, value: name, attributes: Object.fromEntries(attributes) as Entry["attributes"] }];
  });
}
