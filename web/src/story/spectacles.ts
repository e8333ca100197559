import { adders, counted } from "../ask/story";
import { changed } from "../link/changes";
import type { GameState, Happened, Happening } from "../wire";
import type { Beat } from "./beats";
import type { Timed } from "./director";

/** The big moments of a game, each with the stage to itself for a while. */
export const SPECTACLES = [
  "beginning",
  "first-blood",
  "superstar",
  "statue",
  "alarm",
  "twenty",
  "out",
  "last-two",
  "victory",
  "nobody",
] as const;

export type SpectacleName = (typeof SPECTACLES)[number];

/** How long each takes: of an elimination one sees the fall before it is said, all others follow their event. */
export const TIMES: Readonly<Record<SpectacleName, Timed>> = {
  beginning: { lead: 0, stay: 2600 },
  "first-blood": { lead: 0, stay: 1400 },
  superstar: { lead: 0, stay: 1700 },
  statue: { lead: 0, stay: 1700 },
  alarm: { lead: 0, stay: 1600 },
  twenty: { lead: 0, stay: 1900 },
  out: { lead: 900, stay: 1900 },
  "last-two": { lead: 0, stay: 1700 },
  victory: { lead: 0, stay: 2900 },
  nobody: { lead: 0, stay: 2400 },
};

/** A goal that goes from one to another is no news any more: then its moment is shorter. */
const AGAIN = 800;

/** How long a moment takes. */
export function lasts({ name, again }: Pick<Spectacle, "name" | "again">): Timed {
  const { lead, stay } = TIMES[name];
  return { lead, stay: again ? Math.min(AGAIN, stay) : stay };
}

/** What a Monster rolled for who begins. */
export interface Roll {
  readonly seat: number;
  readonly faces: readonly string[];
}

/** A big moment: which one, of whom, with whom, and what it is about. */
export interface Spectacle {
  readonly name: SpectacleName;
  /** Whose it is, or -1. */
  readonly seat: number;
  /** Who else has a part in it, or -1. */
  readonly other: number;
  readonly amount: number;
  /** What kind of blow, and where it fell. */
  readonly what: string;
  readonly where: string;
  readonly cause: string;
  /** The cards that added to the blow. */
  readonly cards: readonly string[];
  readonly rolls: readonly Roll[];
  /** Whether somebody else had before what it is about. */
  readonly again: boolean;
}

/** A big moment on the screen: told from when its event is shown, until then only on its way. */
export interface Shown {
  readonly spectacle: Spectacle;
  readonly told: boolean;
}

/** A beat, and the big moment that it is, if it is one. */
export type Staged = Beat & { readonly spectacle: Spectacle | null };

/** The beginning of a game, before its first event is told. */
export interface Opening extends Timed {
  readonly update: null;
  readonly spectacle: Spectacle;
}

/** So many crowns before the last one everybody is warned. */
const CLOSE = 3;

/** A big moment of one Monster, of which only a few things matter. */
export function spectacle(name: SpectacleName, about: Partial<Spectacle> = {}): Spectacle {
  return {
    name,
    seat: -1,
    other: -1,
    amount: 0,
    what: "",
    where: "",
    cause: "",
    cards: [],
    rolls: [],
    again: false,
    ...about,
  };
}

/**
 * Says which events are big moments.
 *
 * That follows from the event and how things stand before and after it, and from what has been there already: a first
 * time comes once. A table that is drawn anew shows none of what lies before.
 */
export class Spectacles {
  private readonly had = new Set<string>();
  /** The cards that added to the last blow that each seat has taken. */
  private readonly blows = new Map<number, readonly string[]>();

  /** Things stand like this, and all of it has been seen. */
  drawn(state: GameState, story: readonly Happened[], points: number): void {
    this.had.clear();
    this.blows.clear();
    const told = counted(story);
    const whole = told.some(({ kind }) => kind === "start");
    if (!whole || told.some(({ events }) => events.some(hurts))) this.had.add("first-blood");
    if (living(state).length <= 2) this.had.add("last-two");
    state.monsters.forEach(({ vp }, seat) => this.reached(seat, vp, points));
  }

  /** The big moment that an event is, or null. */
  of(event: Happening, before: GameState, after: GameState, points: number): Spectacle | null {
    if (event.kind === "damaged") this.blows.set(event.seat, adders(event));
    const name = this.name(event, before, after, points);
    if (!name) return null;
    const { seat, other, amount, what, where, cause } = event;
    const about = { seat, other, amount, what, where, cause };
    if (name === "last-two") return spectacle(name, pair(after));
    if (name === "alarm" || name === "twenty")
      return spectacle(name, { seat, amount: after.monsters[seat]?.vp ?? 0 });
    if (event.kind === "took") return spectacle(name, { ...about, again: other >= 0 });
    return spectacle(name, name === "out" ? { ...about, cards: this.fatal(event) } : about);
  }

  /** The cards that added to the blow that felled a Monster, if it was one. */
  private fatal({ seat, what }: Happening): readonly string[] {
    return what ? (this.blows.get(seat) ?? []) : [];
  }

  /** Beats with the time that the big moments among them need. */
  staged(beats: readonly Beat[], before: GameState, points: number): Staged[] {
    let state = before;
    let told = 0;
    return beats.map((beat) => {
      if (!beat.event || beat.told === told) return { ...beat, spectacle: null };
      told = beat.told;
      const last = state;
      state = changed(state, beat.event.changes);
      const found = this.of(beat.event, last, state, points);
      if (!found) return { ...beat, spectacle: null };
      const { lead, stay } = lasts(found);
      return {
        ...beat,
        spectacle: found,
        lead: Math.max(beat.lead, lead),
        stay: Math.max(beat.stay, stay),
      };
    });
  }

  private name(event: Happening, before: GameState, after: GameState, points: number): SpectacleName | null {
    switch (event.kind) {
      case "damaged":
        return hurts(event) && this.first("first-blood") ? "first-blood" : null;
      case "took":
        return event.what === "superstar" ? "superstar" : "statue";
      case "scored":
        return this.close(event.seat, after, points);
      case "eliminated":
        return "out";
      case "turn":
        return before.monsters.length > 2 && living(after).length === 2 && this.first("last-two")
          ? "last-two"
          : null;
      case "won":
        return "victory";
      case "nobody-won":
        return "nobody";
      default:
        return null;
    }
  }

  private close(seat: number, { monsters }: GameState, points: number): SpectacleName | null {
    const vp = monsters[seat]?.vp ?? 0;
    const [alarmed, there] = [this.had.has(`alarm ${seat}`), this.had.has(`twenty ${seat}`)];
    this.reached(seat, vp, points);
    if (vp >= points && !there) return "twenty";
    return vp >= points - CLOSE && !alarmed ? "alarm" : null;
  }

  private reached(seat: number, vp: number, points: number): void {
    if (vp >= points - CLOSE) this.had.add(`alarm ${seat}`);
    if (vp >= points) this.had.add(`twenty ${seat}`);
  }

  /** Whether something is there for the first time. */
  private first(key: string): boolean {
    if (this.had.has(key)) return false;
    this.had.add(key);
    return true;
  }
}

/** How a game begins, as long as nobody has done anything yet: who rolled what, and who begins. */
export function beginning(state: GameState, story: readonly Happened[]): Spectacle | null {
  const start = story.at(-1);
  if (start?.kind !== "start" || state.over) return null;
  const first = start.events.findIndex(({ kind }) => kind === "turn" || kind === "placed");
  const rolled = start.events
    .slice(0, first < 0 ? undefined : first)
    .filter(({ kind, seat }) => kind === "rolled" && seat >= 0);
  const rolls = rolled.map(({ seat, what }) => ({ seat, faces: what.split(" ") }));
  return spectacle("beginning", { seat: state.active, rolls });
}

const hurts = ({ kind, amount }: Happening): boolean => kind === "damaged" && amount > 0;

function living({ monsters }: GameState): number[] {
  return monsters.flatMap(({ alive }, seat) => (alive ? [seat] : []));
}

/** The two Monsters that are left, the one whose turn it is first. */
function pair(state: GameState): Pick<Spectacle, "seat" | "other"> {
  const [one = -1, two = -1] = living(state);
  return two === state.active ? { seat: two, other: one } : { seat: one, other: two };
}
