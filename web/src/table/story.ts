import type { Happened, Happening } from "../wire";
import type { Sentences } from "../words/sentences";

/** A line of the log: a sentence in pieces, between which the dice of `faces` are drawn, and why it happened. */
export interface Line {
  key: string;
  number: number;
  kind: string;
  /** Whose portrait stands before it, or -1. */
  seat: number;
  before: string;
  faces: string[];
  after: string;
  sentence: string;
  cause: string;
  /** It was taken back. */
  struck: boolean;
}

/** Stands in a sentence where dice are to be drawn. */
const HOLE = "\uE000";
/** Answers that change nothing anybody could see, but that everybody wants to know. */
const TOLD = ["stay"];

/** The story told line by line, in its order. */
export function tell(sentences: Sentences, faces: readonly string[], story: readonly Happened[]): Line[] {
  const struck = new Set(story.map((entry) => entry.undone).filter((number) => number > 0));
  return story.flatMap((entry) => {
    const lines = entry.events.map((event, index) => line(sentences, faces, entry, event, index));
    const told = lines.length ? lines : unspoken(sentences, entry);
    return told.map((one) => ({ ...one, struck: struck.has(entry.number) }));
  });
}

function line(
  sentences: Sentences,
  faces: readonly string[],
  entry: Happened,
  event: Happening,
  index: number,
): Line {
  const { kind, seat, cause } = event;
  const dice = event.what.split(" ").filter(Boolean);
  const faced = dice.length > 0 && dice.every((one) => faces.includes(one));
  const sorted = faced ? dice.toSorted((a, b) => faces.indexOf(a) - faces.indexOf(b)) : dice;
  const sentence = sentences.event({ ...event, what: sorted.join(" ") });
  const holed = faced ? sentences.event({ ...event, what: HOLE }).split(HOLE) : [];
  const drawn = holed.length === 2;
  const [before = "", after = ""] = drawn ? holed : [sentence];
  const shown = drawn ? sorted : [];
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
    struck: false,
  };
}

/** What is said of an entry in which nothing happened. */
function unspoken(sentences: Sentences, entry: Happened): Line[] {
  const monster = sentences.monster(entry.seat);
  const plain = (kind: string, before: string): Line[] => [
    {
      key: `${entry.number}-0`,
      number: entry.number,
      kind,
      seat: entry.seat,
      before,
      faces: [],
      after: "",
      sentence: before,
      cause: "",
      struck: false,
    },
  ];
  if (entry.undone) return plain("undone", sentences.words.say("log-undone", { monster }));
  const [verb = ""] = entry.text.split(" ");
  if (entry.seat < 0 || !TOLD.includes(verb)) return [];
  return plain("answered", sentences.words.say("log-stays", { monster }));
}
