import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Value = string | number;
export type Values = Record<string, Value>;

/** Where the name of an id is looked up; no two of these use one id for different things. */
const KINDS = ["card", "place", "tile", "token", "face", "monster", "word"];

/** Messages that replace in the browser the message without this prefix: crowns, not points. */
const SCREEN = "screen-";

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

/** The texts of one language; an id is `message` or `message.attribute`. */
export class Words {
  /** The ids of all messages, in the order of the file. */
  readonly ids: readonly string[];
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    text: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(text);
    this.ids = resource.body.map((entry) => entry.id);
    this.bundle.addResource(resource);
    const own = new FluentResource("");
    own.body = resource.body
      .filter((entry) => entry.id.startsWith(SCREEN))
      .map((entry) => ({ ...entry, id: entry.id.slice(SCREEN.length) }));
    this.bundle.addResource(own, { allowOverrides: true });
  }

  /** The message with its values filled in, which are texts or numbers, never ids. */
  say(id: string, values: Values = {}): string {
    const pattern = this.find(id);
    if (!pattern) throw new Error(`${this.language} has no message ${id}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw errors[0];
    return text;
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
  thing(dialect: readonly string[], id: string): string | null {
    const messages = KINDS.map((kind) => this.own(dialect, kind, id));
    const found = messages.find((message) => this.has(message));
    return found ? this.say(found) : null;
  }

  private find(id: string): Pattern {
    const [message = "", attribute] = id.split(".");
    const found = this.bundle.getMessage(message);
    if (!found) return null;
    return attribute ? (found.attributes[attribute] ?? null) : found.value;
  }
}
