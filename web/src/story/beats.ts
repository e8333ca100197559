import type { Happened, Happening, Update } from "../wire";
import type { Timed } from "./director";

/** One event in the order of the rules, or what comes after the last one of an entry. */
export interface Beat extends Timed {
  readonly update: Update;
  /** How many events of the entry are on the screen with it. */
  readonly told: number;
  /** Null after the last event: then things stand as the update says. */
  readonly event: Happening | null;
}

/** Milliseconds at normal speed between the first and the last die that lands. */
const APART = 40;

/** For how long what happened stays before the next; what is not here changes nothing that must be looked at. */
const STAYS: Readonly<Record<string, number>> = {
  turn: 700,
  rolled: 250,
  rerolled: 250,
  resolves: 300,
  attacks: 300,
  damaged: 540,
  healed: 450,
  scored: 450,
  "lost-vp": 450,
  "lost-life": 450,
  "paid-life": 450,
  gained: 400,
  "lost-energy": 300,
  "handed-over": 400,
  refunded: 300,
  bought: 700,
  claimed: 700,
  taken: 700,
  revealed: 250,
  swept: 300,
  discarded: 250,
  destroyed: 600,
  uncovered: 250,
  moved: 600,
  shifted: 500,
  fled: 300,
  yielded: 300,
  stayed: 400,
  placed: 400,
  took: 1200,
  "token-given": 350,
  "token-removed": 300,
  changed: 350,
  added: 350,
  dropped: 300,
  grew: 450,
  mimics: 500,
  souvenir: 400,
  sent: 400,
  aimed: 300,
  "extra-turn": 600,
  "extra-reroll": 300,
  shielded: 400,
  dodged: 500,
  looked: 300,
  revived: 1200,
  eliminated: 1800,
  left: 600,
  "bay-closed": 600,
  won: 1500,
  "nobody-won": 1500,
};

/** The dice of the turn are in the air first; those that a card rolls have no place on the table. */
function inTheAir({ changes = {}, what }: Happening): number {
  return "dice" in changes && what ? 700 + APART * (what.split(" ").length - 1) : 0;
}

/** An update as beats: one for each event, and one for how things stand after them. */
export function beats(update: Update): Beat[] {
  const { events } = update.entry;
  const told = events.map((event, at) => ({
    update,
    event,
    told: at + 1,
    lead: inTheAir(event),
    stay: STAYS[event.kind] ?? 0,
  }));
  return [...told, { update, event: null, told: events.length, lead: 0, stay: 0 }];
}

/** An entry as far as it is on the screen. */
export function partly(entry: Happened, told: number): Happened {
  return told < entry.events.length ? { ...entry, events: entry.events.slice(0, told) } : entry;
}
