import type { QuestionInfo } from "../wire";

/** What a choice is about, and thus where on the table it can be clicked. */
export type Target =
  | { on: "place"; place: string }
  | { on: "tile"; tile: string; stack: number | null; place: string | null }
  | { on: "unit"; tile: string; fresh: boolean; place: string }
  | { on: "die"; die: number; face: string | null }
  | { on: "face"; face: string }
  | { on: "row"; card: string }
  | { on: "card"; card: string; owner: string | null }
  | { on: "monster"; monster: string }
  | { on: "token"; token: string }
  | { on: "amount"; amount: number }
  | { on: "nothing" };

/** One offered answer: its text in the notation, and what it is about. */
export interface Choice {
  text: string;
  verb: string;
  target: Target;
}

type Reader = (words: string[], question: QuestionInfo) => Target;

const nothing: Target = { on: "nothing" };
const place: Reader = ([id = ""]) => (id === "advance" ? nothing : { on: "place", place: id });
const mine: Reader = ([card = ""]) => ({ on: "card", card, owner: null });
const theirs: Reader = ([card = "", owner = null]) => ({ on: "card", card, owner });
const amount: Reader = ([number]) => ({ on: "amount", amount: Number(number) });
const die: Reader = ([number, face = null]) => ({ on: "die", die: Number(number), face });
const row: Reader = ([card = ""]) => ({ on: "row", card });

const tile: Reader = ([word = "", where = null]) => {
  const [id = "", stack = null] = word.split("/");
  return { on: "tile", tile: id, stack: stack === null ? null : Number(stack), place: where };
};
const unit: Reader = ([word = "", where = ""]) => {
  const fresh = word.startsWith("new-");
  return { on: "unit", tile: fresh ? word.slice(4) : word, fresh, place: where };
};
const heal: Reader = (words) => {
  const [word] = words;
  if (word === undefined) return nothing;
  return /^\d+$/.test(word) ? amount(words, NO_QUESTION) : { on: "monster", monster: word };
};

const NO_QUESTION: QuestionInfo = { number: 0, seat: 0, kind: "", rule: "", values: {}, options: [] };

/** How the words after each verb of the notation are read; a verb missing here is about nothing on the table. */
const READERS: Record<string, Reader> = {
  place,
  move: place,
  flee: place,
  aim: place,
  subway: place,
  destroy: tile,
  send: unit,
  use: mine,
  first: mine,
  discard: mine,
  sell: mine,
  mimic: theirs,
  take: theirs,
  buy: row,
  resolve: ([face = ""]) => ({ on: "face", face }),
  remove: ([token = ""]) => ({ on: "token", token }),
  choose: ([monster = ""]) => ({ on: "monster", monster }),
  heal,
  spend: amount,
  give: amount,
  life: amount,
  store: amount,
  probe: die,
  dwell: die,
  cull: die,
  stretch: die,
  twist: die,
  change: die,
  drop: die,
  turn: die,
};

export function choice(text: string, question: QuestionInfo): Choice {
  const [verb = "", ...words] = text.split(" ");
  return { text, verb, target: READERS[verb]?.(words, question) ?? nothing };
}

/** The answers a question offers, without the sets of dice to reroll: those are picked die by die. */
export function choices(question: QuestionInfo | null): Choice[] {
  const offered = question?.options.filter((text) => !text.startsWith("reroll ")) ?? [];
  return question ? offered.map((text) => choice(text, question)) : [];
}

/** The choices about one kind of thing. */
export function about<On extends Target["on"]>(
  all: readonly Choice[],
  on: On,
): (Choice & { target: Extract<Target, { on: On }> })[] {
  return all.filter((one): one is Choice & { target: Extract<Target, { on: On }> } => one.target.on === on);
}

/** The choices about an amount, the smallest first. */
export function amounts(all: readonly Choice[]): (Choice & { target: { on: "amount"; amount: number } })[] {
  return about(all, "amount").toSorted((one, two) => one.target.amount - two.target.amount);
}

/** What a person typed as one of the offered answers: capitals, spaces and the order of dice do not matter; null if it is none. */
export function tidy(text: string, options: readonly string[]): string | null {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const dice = words.filter((word) => /^\d+$/.test(word));
  const rolls = words.length > 0 && dice.length === words.length - Number(words[0] === "reroll");
  const sorted = [...new Set(dice.map(Number))].sort((one, two) => one - two);
  const plain = rolls && dice.length ? `reroll ${sorted.join(" ")}` : words.join(" ");
  if (options.includes(plain)) return plain;
  const begun = options.filter((option) => option.startsWith(plain));
  return plain && begun.length === 1 ? (begun[0] ?? null) : null;
}
