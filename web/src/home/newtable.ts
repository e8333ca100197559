import type { EditionInfo, GameInfo, NewTable, OptionInfo, WantedSeat } from "../wire";

/** The bot that a new table starts with, and the one that PLAY NOW uses. */
export const MIDDLE = "brawler";
const EASY = "rookie";
/** How long a decision may take, in seconds; 0 is unlimited. */
const PACES = [0, 30, 180, 3600, 86_400];

type Seats = readonly { kind: WantedSeat["kind"] }[];

/** A table as it is being planned. */
export interface Draft {
  game: string;
  seats: WantedSeat[];
  options: Record<string, string>;
  public: boolean;
  pace: number;
  hints: boolean;
}

export const bot = (name = MIDDLE): WantedSeat => ({ kind: "bot", bot: name });

/** What a new table looks like before anything has been changed. */
export function firstDraft(game: string): Draft {
  return {
    game,
    seats: [{ kind: "guest" }, bot(), bot(), { kind: "open" }],
    options: {},
    public: true,
    pace: 0,
    hints: true,
  };
}

/** The table of PLAY NOW: me and three easy bots, not public. */
export function quickTable(game: string): NewTable {
  return { game, seats: [{ kind: "guest" }, bot(EASY), bot(EASY), bot(EASY)], public: false };
}

/** The edition of a game that the options select. */
export function editionOf(game: GameInfo, options: Record<string, string>): EditionInfo {
  const wanted = options["edition"];
  return (
    game.editions.find((edition) => valuesOf(edition, "edition")[0] === wanted) ?? game.editions[0] ?? game
  );
}

function valuesOf(edition: Pick<EditionInfo, "options">, name: string): string[] {
  return edition.options.find((option) => option.name === name)?.values ?? [];
}

/** The options that leave a choice, in the same order in every edition. */
export function optionsOf(game: GameInfo, options: Record<string, string>): OptionInfo[] {
  const order = game.options.map((option) => option.name);
  const place = (option: OptionInfo): number =>
    order.includes(option.name) ? order.indexOf(option.name) : order.length;
  return editionOf(game, options)
    .options.map(({ name, values }) => ({
      name,
      values: (name === "edition" ? valuesOf(game, name) : values).filter(isId),
    }))
    .filter((option) => option.values.length > 1)
    .sort((one, other) => place(one) - place(other));
}

/** A value that is not an id describes others, such as a Monster at the table: those are not known yet. */
const isId = (value: string): boolean => /^[\w-]+$/.test(value);

/** Is this option simply on or off? */
export function isSwitch(option: OptionInfo): boolean {
  return option.values.length === 2 && option.values.includes("on") && option.values.includes("off");
}

/** The value of an option: what was chosen, or the default of the edition. */
export function valueOf(game: GameInfo, options: Record<string, string>, name: string): string {
  const values = valuesOf(editionOf(game, options), name);
  const chosen = options[name];
  return chosen !== undefined && values.includes(chosen) ? chosen : (values[0] ?? "");
}

/** What is sent: only those options that the edition has and that differ from its defaults. */
export function toBody(game: GameInfo, draft: Draft): NewTable {
  const options: Record<string, string> = {};
  for (const { name } of optionsOf(game, draft.options)) {
    const value = valueOf(game, draft.options, name);
    const usual =
      name === "edition"
        ? valuesOf(game.editions[0] ?? game, name)[0]
        : valuesOf(editionOf(game, draft.options), name)[0];
    if (value !== usual) options[name] = value;
  }
  return { ...draft, options };
}

/** The seats with one of them changed; there is only one of me, so another seat of mine becomes free. */
export function withSeat(seats: WantedSeat[], at: number, seat: WantedSeat): WantedSeat[] {
  return seats.map((old, index) => {
    if (index === at) return seat;
    return seat.kind === "guest" && old.kind === "guest" ? { kind: "open" } : old;
  });
}

/** Every bot at the level of this one. */
export function withLevel(seats: WantedSeat[], level: string): WantedSeat[] {
  return seats.map((seat) => (seat.kind === "bot" ? bot(level) : seat));
}

/** The level that all bots have, or null if they differ. */
export function levelOf(seats: WantedSeat[]): string {
  const levels = new Set(seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot ?? ""));
  return levels.size === 1 ? ([...levels][0] ?? "") : "";
}

/** How long a decision may take at a table: without a choice, what is usual where people play people. */
export function paceOf(table: Pick<Draft, "pace"> & { seats: Seats }, usual: number): number {
  return table.pace || (people(table.seats) > 1 ? usual : 0);
}

/** The times on offer: no limit only if that is what the table gets. */
export function pacesFor(table: { seats: Seats }, usual: number): number[] {
  const limited = people(table.seats) > 1 && usual > 0;
  return limited ? [...new Set([...PACES.slice(1), usual])].sort((one, two) => one - two) : PACES;
}

/** How many people can sit at a table. */
export function people(seats: Seats): number {
  return seats.filter((seat) => seat.kind !== "bot").length;
}
