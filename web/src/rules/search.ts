import MiniSearch from "minisearch";

type Stemmer = (word: string) => string;

/** What takes the endings off the words of a language; one that has none is found by the beginnings of its words. */
const STEMMERS: Record<string, () => Promise<{ stemmer: Stemmer }>> = {
  en: () => import("@orama/stemmers/english"),
  de: () => import("@orama/stemmers/german"),
  ru: () => import("@orama/stemmers/russian"),
};

/** How much of a word may be mistyped: nothing of a short one, which would be another word. */
const mistyped = (term: string): number | boolean => term.length > 5 && 0.15;

/** As much of a word as there has to be without its ending. */
const least = (word: string): number => Math.max(4, Math.ceil(word.length / 2));

/** Something that can be found: a paragraph of the rulebook or a card. */
export interface Entry {
  id: string;
  title: string;
  text: string;
}

export class Search {
  private readonly index: MiniSearch<Entry>;

  constructor(entries: readonly Entry[], language: string, stemmer: Stemmer = (word) => word) {
    const processTerm = (term: string) => stemmer(term.toLocaleLowerCase(language).replaceAll("ё", "е"));
    this.index = new MiniSearch<Entry>({
      fields: ["title", "text"],
      processTerm,
      searchOptions: { boost: { title: 3 }, combineWith: "AND", prefix: true, fuzzy: mistyped },
    });
    this.index.addAll(entries);
  }

  static async in(language: string, entries: readonly Entry[]): Promise<Search> {
    const loaded = await STEMMERS[language]?.();
    return new Search(entries, language, loaded?.stemmer);
  }

  /** The ids of what has all these words, in any of their forms, the best first. */
  find(wanted: string): string[] {
    const words = wanted.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const longest = Math.max(0, ...words.map((word) => word.length - least(word)));
    for (let cut = 0; cut <= longest; cut++) {
      // An ending that the stemmer does not know is cut off letter by letter.
      const said = cut
        ? words.map((word) => word.slice(0, Math.max(least(word), word.length - cut)))
        : [wanted];
      const found = this.index.search(said.join(" "), cut ? { fuzzy: false } : {});
      if (found.length) return found.map(({ id }) => String(id));
    }
    return [];
  }
}
