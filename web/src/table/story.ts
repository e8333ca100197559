import { adders } from "../ask/story";
import type { Happened, Happening } from "../wire";
import type { Sentences } from "../words/sentences";

/** A line of the log: a sentence in pieces, between which the dice of `faces` are drawn, and why it happened. */
export interface Line {
  key: string;
  number: number;
  kind: string;
  /** Whose portrait precedes it, or -1. */
  seat: number;
  before: string;
  faces: string[];
  after: string;
  sentence: string;
  cause: string;
  /** The cards that added to it. */
  cards: string[];
  /** The cards behind it that the sentence does not name. */
  behind: string[];
  /** It was taken back. */
  struck: boolean;
}

/** Marks where in a sentence dice are to be drawn. */
const HOLE = "\uE000";

/** The story line by line, in order: a sentence for each event that is worth one, and a note for what was taken back. */
export function tell(sentences: Sentences, story: readonly Happened[]): Line[] {
  const struck = new Set(story.map((entry) => entry.undone).filter((number) => number > 0));
  return story.flatMap((entry) => {
    const lines = entry.events.flatMap((event, index) =>
      event.silent ? [] : [line(sentences, entry, event, index)],
    );
    const note = entry.undone ? "log-undone" : NOTES[entry.kind];
    const told = note ? [noted(sentences, entry, note)] : lines;
    return told.map((one) => ({ ...one, struck: struck.has(entry.number) }));
  });
}

function line(sentences: Sentences, entry: Happened, event: Happening, index: number): Line {
  const { kind, seat, cause } = event;
  const dice = sentences.ordered(event.what);
  const faced = dice.length > 0 && dice.every((one) => sentences.faces.includes(one));
  const sentence = sentences.event(event);
  const holed = faced ? sentences.event({ ...event, what: HOLE }).split(HOLE) : [];
  const drawn = holed.length === 2;
  const cards = adders(event);
  const [before = "", after = ""] = drawn ? holed : [sentence];
  const shown = drawn ? dice : [];
  return {
    key: `${entry.number}-${index}`,
    number: entry.number,
    kind,
    seat,
    before,
    faces: shown,
    after,
    sentence,
    cause,
    cards,
    behind: behind(sentences, sentence, [cause, ...cards]),
    struck: false,
  };
}

/** Those of some causes that are cards, and not named in a sentence. */
function behind(sentences: Sentences, sentence: string, causes: string[]): string[] {
  const cards = causes.filter((id) => id && sentences.has("card", id));
  return [...new Set(cards)].filter((id) => !sentence.includes(sentences.card(id)));
}

/** What is said of entries that are no events of the game. */
const NOTES: Partial<Record<string, string>> = { withheld: "log-withheld", rewound: "log-rewound" };

/** Says what happened at the table, which is not an event of the game: an answer was taken back, a place given up. */
function noted(sentences: Sentences, entry: Happened, message: string): Line {
  const monster = entry.seat >= 0 ? sentences.monster(entry.seat) : "";
  const sentence = sentences.words.say(message, { monster });
  return {
    key: `${entry.number}-0`,
    number: entry.number,
    kind: entry.undone ? "undone" : entry.kind,
    seat: entry.seat,
    before: sentence,
    faces: [],
    after: "",
    sentence,
    cause: "",
    cards: [],
    behind: [],
    struck: false,
  };
}
