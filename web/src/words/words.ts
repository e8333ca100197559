import { FluentBundle, FluentResource } from "@fluent/bundle";

import { asPrinted } from "./printed";

export type Value = string | number | Name;
export type Values = Record<string, Value>;

/** The forms in which a sentence may need a name: cases, with a preposition, and the gender to select by. */
const FORMS = ["nom", "gen", "acc", "dat", "ins", "prep", "gens", "in", "to", "from", "gender"] as const;

const isForm = (attribute: string): boolean => FORMS.some((form) => form === attribute);

/**
 * A name that can stand in a sentence, with its forms.
 *
 * Fluent cannot look up a name by a variable, so each name brings its forms along: a message that is given `what` can
 * use `$what`, `$what-acc`, `$what-in` and so on. A form that the language does not have is the name itself.
 */
export class Name {
  constructor(
    readonly text: string,
    private readonly forms: Readonly<Record<string, string>> = {},
  ) {}

  /** Several names, joined in each of their forms. */
  static joined(parts: readonly (string | Name)[], join: (texts: readonly string[]) => string): Name {
    const names = parts.map((part) => (part instanceof Name ? part : new Name(part)));
    const used = [...new Set(names.flatMap((name) => Object.keys(name.forms)))];
    const forms = used.map((form): [string, string] => [form, join(names.map((name) => name.form(form)))]);
    return new Name(join(names.map(({ text }) => text)), Object.fromEntries(forms));
  }

  form(form: string): string {
    return this.forms[form] ?? this.text;
  }

  toString(): string {
    return this.text;
  }
}

/** Where the name of an id is looked up; no two of these use one id for different things. */
const KINDS = ["card", "place", "tile", "token", "face", "monster", "word"];

/** Messages that replace in the browser the message without this prefix: crowns, not points. */
const SCREEN = "screen-";

const REGION = "language-region";

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

/** The texts of one language; an id is `message` or `message.attribute`. */
export class Words {
  /** The ids of all messages, in the order of the file. */
  readonly ids: readonly string[];
  /** Whose way of writing lists, numbers and dates this language follows, as a language tag. */
  readonly region: string;
  private readonly bundle: FluentBundle;
  private readonly inflects: boolean;
  /** The cards that are called as they are printed on English ones. */
  private readonly printed: ReadonlySet<string>;

  /** The texts; and, if cards are called as on English ones, the names of those. */
  constructor(
    readonly language: string,
    text: string,
    printed = "",
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(text);
    this.ids = resource.body.map((entry) => entry.id);
    this.bundle.addResource(resource);
    const own = new FluentResource("");
    own.body = resource.body
      .filter((entry) => entry.id.startsWith(SCREEN))
      .map((entry) => ({ ...entry, id: entry.id.slice(SCREEN.length) }));
    const cards = asPrinted(resource, new FluentResource(printed), isForm);
    own.body.push(...cards);
    this.printed = new Set(cards.map((card) => card.id));
    this.bundle.addResource(own, { allowOverrides: true });
    this.region = this.has(REGION) ? this.say(REGION) : language;
    this.inflects = resource.body.some(({ attributes }) => Object.keys(attributes).some(isForm));
  }

  /** The message with its values filled in, which are texts, names or numbers, never ids. */
  say(id: string, values: Values = {}): string {
    const pattern = this.find(id);
    if (!pattern) throw new Error(`${this.language} has no message ${id}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.withForms(values), errors);
    if (errors[0]) throw errors[0];
    return text;
  }

  /** The message as a name: its text, and the forms that are its attributes. */
  called(id: string, values: Values = {}): Name {
    const found = this.bundle.getMessage(id)?.attributes ?? {};
    const forms = FORMS.filter((form) => form in found).map((form): [string, string] => [
      form,
      this.say(`${id}.${form}`, values),
    ]);
    return new Name(this.say(id, values), Object.fromEntries(forms));
  }

  /** Several things in a sentence, the last one after an "and", in each of their forms. */
  listed(parts: readonly (string | Name)[]): Name {
    const format = new Intl.ListFormat(this.region);
    return Name.joined(parts, (texts) => format.format(texts));
  }

  /** Several things that are not one sentence: beside each other, as phrases or facts, or each a sentence of its own. */
  row(parts: readonly (string | Name)[], way: "beside" | "phrases" | "facts" | "sentences" = "beside"): Name {
    const joined = (row: string, next: string) => this.say(`word-${way}`, { row, next });
    return Name.joined(parts, (texts) => (texts.length ? texts.reduce(joined) : ""));
  }

  /** Sentences one after another; where there is nothing to say, nothing is said. */
  together(sentences: readonly string[]): string {
    return this.row(sentences.filter(Boolean), "sentences").text;
  }

  /** The values, and every text in all forms a message may ask for, if the language has any. */
  private withForms(values: Values): Record<string, string | number> {
    const plain = Object.entries(values).map(([key, value]): [string, string | number] => [
      key,
      value instanceof Name ? value.text : value,
    ]);
    if (!this.inflects) return Object.fromEntries(plain);
    const forms = Object.entries(values).flatMap(([key, value]): [string, string][] =>
      typeof value === "number"
        ? []
        : FORMS.map((form) => [`${key}-${form}`, value instanceof Name ? value.form(form) : value]),
    );
    return Object.fromEntries([...plain, ...forms]);
  }

  has(id: string): boolean {
    return Boolean(this.find(id));
  }

  /** The message in which a game says this: `kind-game-id` if it has its own, else `kind-id`. */
  own(dialect: readonly string[], kind: string, id: string): string {
    const wordings = dialect.map((game) => `${kind}-${game}-${id}`);
    return wordings.find((message) => this.has(message)) ?? `${kind}-${id}`;
  }

  /** The name of anything with this id, be it a card or something on the table, if there is one. */
  thing(dialect: readonly string[], id: string): Name | null {
    const messages = KINDS.map((kind) => this.own(dialect, kind, id));
    const found = messages.find((message) => this.has(message));
    return found ? this.called(found) : null;
  }

  /** The language of a name, if it is another one than that of everything else. */
  tongue(id: string): string | undefined {
    return this.printed.has(id) ? "en" : undefined;
  }

  /** Are cards called as they are printed on English ones? */
  get asPrinted(): boolean {
    return this.printed.size > 0;
  }

  private find(id: string): Pattern {
    const [message = "", attribute] = id.split(".");
    const found = this.bundle.getMessage(message);
    if (!found) return null;
    return attribute ? (found.attributes[attribute] ?? null) : found.value;
  }
}
