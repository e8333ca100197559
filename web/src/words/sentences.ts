import type { AnswerInfo, ComingInfo, EffectInfo, Happening, QuestionInfo, TileInfo } from "../wire";
import { Name, type Value, type Values, type Words } from "./words";

/** What Fluent selects on if there is nothing to name. */
const NONE = new Name("none");
const NAMED = new Set(["card", "face", "monster", "place", "what"]);

/** What a game must say about itself to be put into words. */
export interface Spoken {
  dialect: readonly string[];
  faces: readonly string[];
  sweep: number;
  tiles: readonly TileInfo[];
}

/**
 * The texts of one language, applied to one table.
 *
 * The twin of sentences.py: both choose a message and fill in its values, and nothing else; the files in
 * tests/examples/sentences hold both to the same sentences.
 */
export class Sentences {
  readonly dialect: readonly string[];
  readonly faces: readonly string[];
  readonly sweep: number;
  readonly tiles: readonly TileInfo[];

  constructor(
    readonly words: Words,
    game: Spoken,
    readonly monsters: readonly string[],
  ) {
    this.dialect = game.dialect;
    this.faces = game.faces;
    this.sweep = game.sweep;
    this.tiles = game.tiles;
  }

  /** A message in this game's own wording, or in the one shared by all games. */
  own(kind: string, id: string, values: Values = {}): string {
    return this.words.say(this.words.own(this.dialect, kind, id), values);
  }

  /** The same for something that is put into sentences. */
  private called(kind: string, id: string, values: Values = {}): Name {
    return this.words.called(this.words.own(this.dialect, kind, id), values);
  }

  has(kind: string, id: string): boolean {
    return this.words.has(this.words.own(this.dialect, kind, id));
  }

  monster(seat: number): Name {
    const id = this.monsters[seat];
    return id === undefined ? NONE : this.called("monster", id);
  }

  /** The name of any id; one without a name stays as it is. */
  name(id: string): Name {
    const name = this.words.thing(this.dialect, id);
    const numbered = /^.+-(\d)$/.exec(id);
    if (name && numbered && this.words.has(`tile-${id}`)) {
      return this.words.called("word-tile", { name, number: Number(numbered[1]) });
    }
    return name ?? new Name(id);
  }

  /** The short name of a place or face, for narrow spaces. */
  short(kind: string, id: string): string {
    const brief = `short-${kind}-${id}`;
    return this.words.has(brief) ? this.words.say(brief) : this.name(id).text;
  }

  card(id: string): string {
    return this.own("card", id);
  }

  /** The language in which a card is called, if it is another one than that of everything else. */
  tongue(id: string): string | undefined {
    return this.words.tongue(this.words.own(this.dialect, "card", id));
  }

  effect(id: string): string {
    return this.own("card", `${id}.effect`);
  }

  /** Some ids in the order in which they are told: faces of dice in theirs. */
  ordered(ids: string): string[] {
    const list = ids.split(" ").filter(Boolean);
    const place = (id: string) => this.faces.indexOf(id);
    return list.every((id) => place(id) >= 0) ? list.toSorted((a, b) => place(a) - place(b)) : list;
  }

  /** The names of some ids, equal ones grouped, and faces of dice in their order. */
  names(ids: string): Name {
    const list = this.ordered(ids);
    if (list.length < 2) return ids ? this.name(ids) : NONE;
    const kinds = [...new Set(list)];
    const count = (id: string) => list.filter((other) => other === id).length;
    return this.words.listed(
      kinds.map((id) => this.called("word", "several", { count: count(id), what: this.name(id) })),
    );
  }

  /** What happened; an event of older rules that has no words any more is named. Some causes are worth a sentence that says why. */
  event({ kind, seat, amount, what, where, other, cause }: Happening): string {
    if (!this.has("event", kind)) return kind;
    const caused = `${kind}-${cause}`;
    return this.own("event", this.words.has(`event-${caused}`) ? caused : kind, {
      monster: this.monster(seat),
      amount,
      id: what,
      what: this.names(what),
      where: this.names(where),
      other: this.monster(other),
    });
  }

  /** The reason in a few words: a card by its name, a clause by its topic; with the cards that added to it. */
  why(cause: string, cards: readonly string[] = []): string {
    const known = `cause-${cause}`;
    const why = this.words.has(known) ? this.words.say(known) : this.name(cause).text;
    if (!cards.length) return why;
    const told = `${known}.with`;
    return this.words.say(this.words.has(told) ? told : "why-with", { why, what: this.cards(cards) });
  }

  /** Several cards in a sentence. */
  cards(ids: readonly string[]): Name {
    return ids.length
      ? this.words.listed(ids.map((id) => this.words.called("word-card-name", { what: this.name(id) })))
      : NONE;
  }

  /** Who is asked what. */
  question(question: QuestionInfo): string {
    return this.own("question", question.kind, this.values(question));
  }

  /** What the question is about, for first-time players. */
  explain(question: QuestionInfo): string {
    return this.own("question", `${question.kind}.help`, this.values(question));
  }

  private values(question: QuestionInfo): Values {
    const named = Object.entries(question.values).map(([key, value]): [string, Value] => [
      key,
      typeof value === "string" ? this.names(value) : value,
    ]);
    const optional = Number(question.options.includes("pass"));
    return { card: NONE, ...Object.fromEntries(named), monster: this.monster(question.seat), optional };
  }

  /** Something an answer is about, with the mark that tells it from its like. */
  target(word: string): Name {
    const [id = "", stack] = word.split("/");
    if (stack) return this.words.called("word-stack", { what: this.name(id), number: Number(stack) });
    if (word.startsWith("new-") && this.words.has(`tile-${word.slice(4)}`)) {
      return this.words.called("word-new", { what: this.name(word.slice(4)) });
    }
    return this.name(word);
  }

  /** What is printed on a tile that an answer is about. */
  reward(word: string): string {
    const tile = this.tiles.find(({ id }) => id === word.split("/")[0]);
    return tile ? this.words.say(`amount-${tile.reward}`, { amount: tile.amount }) : NONE.text;
  }

  /** An answer in plain words; `known` says what only the table knows, such as a price. */
  answer(kind: string, text: string, known: Values = {}): string {
    const [verb = "", ...rest] = text.split(" ");
    const numbers = rest.filter((word) => /^\d+$/.test(word));
    const ids = rest.filter((word) => !/^\d+$/.test(word));
    const values: Values = {
      what: ids[0] ? this.target(ids[0]) : NONE,
      where: ids[1] ? this.target(ids[1]) : NONE,
      last: rest.length ? this.target(rest[rest.length - 1] ?? "") : NONE,
      number: Number(numbers[0] ?? 0),
      numbers: numbers.join(" "),
      reward: ids[0] ? this.reward(ids[0]) : NONE,
      amount: 0,
      cost: NONE,
      sweep: this.sweep,
      ...known,
    };
    const exact = this.words.own(this.dialect, "answer", `${kind}-${verb}`);
    return this.words.say(
      this.words.has(exact) ? exact : this.words.own(this.dialect, "answer", verb),
      values,
    );
  }

  /** What follows an answer for the seat being asked and for others, in short phrases; often none. */
  follows(found: AnswerInfo, seat: number): string[] {
    const { effects = [], attackers, coming = [] } = found;
    const phrases = [...new Set(effects.map((one) => one.seat))].map((monster) => {
      const own = effects.filter((one) => one.seat === monster).map((one) => this.effectOf(one, seat));
      const what = this.words.row(own).text;
      return monster === seat ? what : this.own("follows", "of", { monster: this.monster(monster), what });
    });
    if (found.idle) phrases.push(this.own("follows", "idle"));
    const { vp, energy } = found;
    if (vp || energy) phrases.push(this.own("follows", "income", { vp: vp ?? 0, energy: energy ?? 0 }));
    if (attackers) {
      const names = this.words.listed(attackers.map((other) => this.monster(other)));
      phrases.push(this.own("follows", "attackers", { count: attackers.length, names }));
    }
    return [...phrases, ...coming.map((one) => this.coming(one))];
  }

  private effectOf(effect: EffectInfo, seat: number): string {
    const { what, amount, left, where = "", sure = true } = effect;
    const more = amount > 0 ? "more" : "less";
    const token = this.words.has(`token-${what}`) ? `token-${more}` : "goal";
    const kind = [what, `${what}-${more}`].find((id) => this.has("follows", id)) ?? token;
    const said = this.own("follows", kind, {
      amount: Math.abs(amount),
      left,
      what: this.name(what),
      id: where,
      where: where ? this.name(where) : NONE,
      mine: effect.seat === seat ? "yes" : "no",
    });
    return sure ? said : this.own("follows", "unsure", { what: said });
  }

  private coming({ what, results, damage }: ComingInfo): string {
    const exact = `coming-${what}`;
    const kind = this.has("follows", exact) ? exact : "coming";
    return this.own("follows", kind, { results, damage, what: this.name(what) });
  }

  /** Why something is refused: the server names the message, and sends its own sentence in case we lack it. */
  refusal(message: string, values: Values, sentence: string): string {
    if (!this.words.has(message)) return sentence;
    const named = Object.entries(values).map(([key, value]): [string, Value] => [
      key,
      NAMED.has(key) && typeof value === "string" ? this.name(value) : value,
    ]);
    return this.words.say(message, Object.fromEntries(named));
  }
}
