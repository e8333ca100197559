/** A piece of a sentence: plain text, bold text, or a link to a paragraph (`#id`) or a card (`card:id`). */
export type Inline = string | { bold: string } | { text: string; to: string };
export type Block = { text: Inline[] } | { items: Inline[][] };

/** A drawing made of the game's own pieces, and what it shows in words. */
export interface Figure {
  pieces: string[];
  caption: string;
}

/** One thing to know, with the clauses and refusals it stands for. */
export interface Part {
  id: string;
  title: string;
  blocks: Block[];
  clauses: string[];
  refusals: string[];
  figure: Figure | null;
}

export interface Chapter {
  id: string;
  kind: "text" | "example" | "questions" | "terms";
  title: string;
  parts: Part[];
}

export type Book = Chapter[];

/** What the page of a card adds to the card: when it acts, and its rulings as questions and answers. */
export interface CardNotes {
  when: string;
  rulings: { q: string; a: string }[];
}

const loaded = new Map<string, Promise<unknown>>();

function load<T>(file: string): Promise<T> {
  const known = loaded.get(file);
  if (known) return known as Promise<T>;
  const coming = fetch(`/rulebook/${file}.json`).then((response) => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json() as Promise<T>;
  });
  loaded.set(file, coming);
  coming.catch(() => loaded.delete(file));
  return coming;
}

/** The rulebook of a game in one language. */
export function bookOf(language: string, game: string): Promise<Book> {
  return load<Book>(`${language}/${game}`);
}

/** What the pages of a game's cards say in one language, by card. */
export function notesOf(language: string, game: string): Promise<Record<string, CardNotes>> {
  return load<Record<string, CardNotes>>(`${language}/${game}-cards`);
}

/**
 * The paragraph that an address points at, by its own id, by a clause, or by the refusal it explains.
 *
 * A clause may stand in several paragraphs: its own is the first of them.
 */
export function pointedAt(book: Book, hash: string): string {
  const parts = book.flatMap((chapter) => chapter.parts);
  const refusal = hash.replace(/^refusal-/, "");
  const found =
    parts.find(({ clauses }) => clauses.includes(hash)) ??
    parts.find(({ refusals }) => refusals.includes(refusal));
  return found?.id ?? hash;
}

/** The address of the paragraph about a clause, or of the page of a card. */
export function addressOf(game: string, rule: string): string {
  return /^[A-Z]+-[A-Z0-9]+-\d+$/.test(rule) ? `/rules/${game}#${rule}` : `/rules/${game}/cards/${rule}`;
}

/** The address of the paragraph that explains a refusal of the rules; none if the server had another reason. */
export function refusedBy(game: string, message: string): string {
  const [, reason] = /^refusal-(.+)$/.exec(message.replace(`-${game}-`, "-")) ?? [];
  return reason ? `/rules/${game}#refusal-${reason}` : "";
}

/** The words of a paragraph, without its links and bold type. */
export function plain(part: Part): string {
  const words = (line: Inline[]) =>
    line.map((one) => (typeof one === "string" ? one : "bold" in one ? one.bold : one.text)).join("");
  return part.blocks
    .map((block) => ("text" in block ? words(block.text) : block.items.map(words).join(" ")))
    .join(" ");
}
