import { adders, counted } from "../ask/story";
import { hot } from "../map/places";
import type { Happened, Happening } from "../wire";

/** Something worth knowing about what a Monster has done: the message `since-…` that says it, and its values. */
export interface Fact {
  id: "felled" | "out" | "hit" | "cost" | "moved" | "took" | "crowns" | "lost-crowns" | "bought" | "entered";
  amount: number;
  /** A card or a place. */
  what: string;
  /** The clause or card that caused it, where that must be said. */
  cause: string;
  /** The cards that added to it. */
  cards: string[];
  /** The other seat, or -1. */
  other: number;
}

/** What has happened since my last turn because of one Monster, or to me. */
export interface Since {
  seat: number;
  facts: Fact[];
}

type Told = { event: Happening; active: number };

/** The events between the end of my last turn and the beginning of this one, each with whose turn it was. */
function between(story: readonly Happened[], me: number): Told[] {
  let active = -1;
  const all: Told[] = counted(story).flatMap(({ events }) =>
    events.map((event) => {
      if (event.kind === "turn") active = event.seat;
      return { event, active };
    }),
  );
  const begins = all.findLastIndex(({ event }) => event.kind === "turn" && event.seat === me);
  const last = all.slice(0, begins).findLastIndex((one) => one.active === me);
  return begins < 0 ? [] : all.slice(last + 1, begins);
}

const fact = (id: Fact["id"], about: Partial<Fact> = {}): Fact => ({
  id,
  amount: 0,
  what: "",
  cause: "",
  cards: [],
  other: -1,
  ...about,
});

/**
 * What has happened since my last turn: one entry for each Monster that did something worth knowing, in the order
 * of play after me, and one for me. Who did nothing has none.
 */
export function since(story: readonly Happened[], me: number, seats: number): Since[] {
  const told = between(story, me);
  const order = Array.from({ length: seats }, (_, step) => (me + 1 + step) % seats);
  return order
    .map((seat) => ({ seat, facts: seat === me ? mine(told, me) : others(told, me, seat) }))
    .filter(({ facts }) => facts.length > 0);
}

/** Whose doing the loss of life was: the one who dealt it, or the one whose turn it was. */
const dealer = ({ event, active }: Told) => (event.other >= 0 ? event.other : active);

function others(told: readonly Told[], me: number, seat: number): Fact[] {
  const events = told.map(({ event }) => event);
  const out = events.some(({ kind, seat: who }) => kind === "eliminated" && who === seat);
  return [
    ...felled(told, seat),
    ...(out ? [fact("out")] : []),
    ...hurt(told, me, seat),
    ...events.flatMap(({ kind, seat: who, what, other }) =>
      kind === "took" && who === seat ? [fact("took", { what, other })] : [],
    ),
    ...crowns(events, seat),
    ...events.flatMap(({ kind, seat: who, what }) =>
      who === seat && ["bought", "taken", "claimed"].includes(kind) ? [fact("bought", { what })] : [],
    ),
    ...(out ? [] : entered(events, seat)),
  ];
}

/** What has become of me: only what the lines of the others do not say. */
function mine(told: readonly Told[], me: number): Fact[] {
  const events = told.map(({ event }) => event);
  const moved = events.findLast(({ kind, seat }) => kind === "moved" && seat === me);
  return [
    ...hurt(told, me, me),
    ...(moved ? [fact("moved", { what: moved.what, cause: moved.cause })] : []),
    ...crowns(events, me),
  ];
}

/** The life that I have lost to a Monster: by its attacks, and by whatever else happened in its turn. */
function hurt(told: readonly Told[], me: number, seat: number): Fact[] {
  const blows = told.filter(
    (one) =>
      ["damaged", "lost-life"].includes(one.event.kind) &&
      one.event.seat === me &&
      one.event.amount > 0 &&
      dealer(one) === seat,
  );
  const causes = [...new Set(blows.map(({ event }) => (event.what === "attack" ? "" : event.cause)))];
  return causes.map((cause) => {
    const some = blows.filter(({ event }) => (event.what === "attack" ? "" : event.cause) === cause);
    const cards = [...new Set(some.flatMap(({ event }) => adders(event)))];
    return fact(cause ? "cost" : "hit", { amount: sum(some), cause, cards });
  });
}

const sum = (told: readonly Told[]) => told.reduce((all, { event }) => all + event.amount, 0);

/** Whom a Monster has eliminated. */
function felled(told: readonly Told[], seat: number): Fact[] {
  return told.flatMap(({ event }, at) => {
    if (event.kind !== "eliminated" || event.seat === seat) return [];
    const blow = told
      .slice(0, at)
      .findLast((one) => one.event.kind === "damaged" && one.event.seat === event.seat);
    return blow && dealer(blow) === seat ? [fact("felled", { other: event.seat })] : [];
  });
}

function crowns(events: readonly Happening[], seat: number): Fact[] {
  const won = events.reduce((all, { kind, seat: who, amount }) => {
    if (who !== seat) return all;
    return kind === "scored" ? all + amount : kind === "lost-vp" ? all - amount : all;
  }, 0);
  if (won === 0) return [];
  return [fact(won > 0 ? "crowns" : "lost-crowns", { amount: Math.abs(won) })];
}

/** Has it come to Manhattan or Tokyo, and is it still there? */
function entered(events: readonly Happening[], seat: number): Fact[] {
  const moves = events.filter(({ kind, seat: who }) => kind === "moved" && who === seat);
  const last = moves.at(-1);
  return last && hot(last.what) && moves.some(({ where }) => !hot(where))
    ? [fact("entered", { what: last.what })]
    : [];
}

/** Have I had a turn before this one, as far as is known? */
export function played(story: readonly Happened[], me: number): boolean {
  const mine = counted(story).flatMap(({ events }) =>
    events.filter(({ kind, seat }) => kind === "turn" && seat === me),
  );
  return mine.length > 1;
}

/** Has my turn begun without my having done anything in it yet? */
export function begins(story: readonly Happened[], me: number): boolean {
  const entries = counted(story);
  const at = entries.findLastIndex(({ events }) =>
    events.some(({ kind, seat }) => kind === "turn" && seat === me),
  );
  const later = entries.slice(at + 1);
  return (
    at >= 0 &&
    later.every(({ seat, kind, events }) => {
      const mine = seat === me && ["answer", "bot"].includes(kind);
      return !mine && events.every(({ kind }) => kind !== "turn");
    })
  );
}

/** The seats with the most crowns, if there are any: those who lead. */
export function leaders(monsters: readonly { vp: number; alive: boolean }[]): number[] {
  const most = Math.max(0, ...monsters.filter(({ alive }) => alive).map(({ vp }) => vp));
  return most > 0 ? monsters.flatMap(({ vp, alive }, seat) => (alive && vp === most ? [seat] : [])) : [];
}
