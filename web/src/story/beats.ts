import type { Happened, Happening, RulesInfo, Update } from "../wire";
import type { Timed } from "./director";

/** What a beat is: dice that are kept, thrown, or land, all of them coming together; an event; or what is after the last. */
export type Step =
  | { readonly is: "keep"; readonly dice: readonly number[] }
  | { readonly is: "throw"; readonly dice: readonly number[] }
  | { readonly is: "land"; readonly die: number; readonly face: string }
  | { readonly is: "gather" }
  | { readonly is: "event" }
  | { readonly is: "rest" };

/** A part of the story in the order of the rules: an event, dice on their way to it, or what comes after the last one of an entry. */
export interface Beat extends Timed {
  readonly step: Step;
  readonly update: Update;
  /** How many events of the entry are on the screen with it. */
  readonly told: number;
  /** The event that it is, or leads to; null after the last one: then things stand as the update says. */
  readonly event: Happening | null;
}

/** Who looks on, and what the rules say about phases. */
export interface Audience {
  /** My seat, or -1. */
  readonly seat: number;
  /** The number of the phase in which dice are resolved. */
  readonly resolve: number;
  /** So many times as long as elsewhere it stays what has happened. */
  readonly lingers: number;
}

/** In a turn of Tokyo less happens than in one of New York, so all of it can stay longer. */
const LINGERS: Readonly<Record<string, number>> = { "king-of-tokyo": 1.4 };

/** Whoever sits in a seat, by the rules of the game. */
export function audience(seat: number, rules: Pick<RulesInfo, "game" | "phases"> | null): Audience {
  return {
    seat,
    resolve: rules?.phases.indexOf("resolve") ?? -1,
    lingers: LINGERS[rules?.game ?? ""] ?? 1,
  };
}

/** How long the dice that are kept take to their lane, and dice in the air until the first one lands. */
export const SORT = 160;
export const AIR = 270;
/** The time between two dice that land. */
export const APART = 35;
/** Before they are resolved all dice come together. */
const BREATH = 200;

/** A Monster winds up for the first blow of an attack; from then on claws are on their way. */
export const WINDUP = 170;
export const FLIGHT = 220;
/** Everything stands still when a blow lands. */
export const STILL = 90;
/** Units take aim and shoot. */
export const SHOTS = 320;
/** Something small travels from where it came to whom it goes; the next one starts a little later. */
export const TRAVEL = 220;
export const AFTER = 45;
/** No more than this many of a kind are seen to travel. */
export const MOST = 4;
/** Dice that are about to count are lifted. */
const LIFT = 40;
/** A card comes out of the row, is seen large, and goes to its owner. */
export const CARD = { out: 220, large: 620, home: 260 } as const;
/** A Building is struck before it falls. */
export const STRUCK = 240;
/** A light looks for its star, and a statue wakes. */
export const LIGHT = 520;

type Length = number | ((event: Happening, at: Around) => number);

/** The events of the same entry before and after an event. */
interface Around {
  readonly last: Happening | undefined;
  readonly next: Happening | undefined;
}

const tokens = ({ amount }: Happening) => Math.max(1, Math.min(MOST, amount));
const travels = (event: Happening) => (event.amount > 0 ? TRAVEL + AFTER * (tokens(event) - 1) : 0);

/** For how long something is on its way before it is shown. */
const LEADS: Readonly<Record<string, Length>> = {
  resolves: (_, { next }) => (next?.kind === "in-vain" ? 0 : LIFT),
  damaged: (event, { last }) => {
    if (event.amount < 1) return 0;
    if (event.what === "ouch") return sameStrike(last, event) ? SHOTS / 2 : SHOTS;
    if (event.other < 0 || event.other === event.seat) return 0;
    return sameStrike(last, event) ? FLIGHT : WINDUP + FLIGHT;
  },
  healed: travels,
  scored: travels,
  gained: travels,
  refunded: travels,
  "handed-over": travels,
  destroyed: STRUCK,
  bought: CARD.out + CARD.large + CARD.home,
  claimed: CARD.out + CARD.large + CARD.home,
  taken: CARD.out + CARD.large + CARD.home,
  took: LIGHT,
};

/** For how long what happened stays before the next; what is not here changes nothing that must be looked at. */
const STAYS: Readonly<Record<string, Length>> = {
  turn: 200,
  rolled: ({ changes = {} }) => ("dice" in changes ? 80 : 450),
  rerolled: 80,
  attacks: 60,
  strengthened: 400,
  damaged: ({ amount }) => (amount < 1 ? 300 : STILL + 160 + 50 * Math.min(5, amount)),
  healed: 50,
  scored: 50,
  gained: 50,
  refunded: 60,
  "handed-over": 90,
  "lost-vp": 400,
  "lost-life": 450,
  "paid-life": 450,
  "lost-energy": 250,
  bought: 160,
  claimed: 160,
  taken: 160,
  revealed: (_, { next }) => (next?.kind === "revealed" ? 110 : 200),
  swept: 500,
  discarded: 350,
  destroyed: 220,
  moved: ({ cause }) => (FORCED.has(cause) ? 550 : 300),
  shifted: 350,
  fled: 160,
  yielded: 220,
  stayed: ({ cause }) => (FLEEING.test(cause) ? 300 : 0),
  placed: 400,
  took: 300,
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

/** The clauses by which somebody moves without having decided to, which wants to be understood. */
const FORCED = new Set(["NY-MOVE-1", "KT-TOKYO-1", "KT-2016-2", "KT-2016-4"]);
/** To stay where one was hit is worth a moment; to stay because one does not move is none. */
const FLEEING = /-(FLEE|YIELD)-/;

/** Whether two events are parts of one strike, which hits several Monsters. */
function sameStrike(one: Happening | undefined, two: Happening): boolean {
  return (
    one?.kind === "damaged" && one.what === two.what && one.cause === two.cause && one.other === two.other
  );
}

const long = (length: Length | undefined, event: Happening, at: Around) =>
  typeof length === "function" ? length(event, at) : (length ?? 0);

/** An update as beats: those of each event, and one for how things stand after them. */
export function beats(update: Update, audience: Audience): Beat[] {
  const { events } = update.entry;
  const told = events.flatMap((event, at): Beat[] => {
    const around = { last: events[at - 1], next: events[at + 1] };
    const beat = (step: Step, stay: number, lead = 0): Beat => ({
      step,
      update,
      event,
      told: step.is === "event" ? at + 1 : at,
      lead,
      stay,
    });
    const before = steps(event, audience).map(([step, stay]) => beat(step, stay));
    const event_ = beat(
      { is: "event" },
      long(STAYS[event.kind], event, around) * audience.lingers,
      long(LEADS[event.kind], event, around),
    );
    return [...before, event_];
  });
  const step: Step = { is: "rest" };
  return [...told, { step, update, event: null, told: events.length, lead: 0, stay: 0 }];
}

/** What the dice do before an event, and how long that stays. */
function steps(event: Happening, { seat, resolve }: Audience): [Step, number][] {
  const thrown = inTheAir(event);
  if (thrown) {
    const { kept, dice, faces } = thrown;
    const keeps: [Step, number][] =
      event.kind === "rerolled" ? [[{ is: "keep", dice: kept }, event.seat === seat ? 0 : SORT]] : [];
    const lands = dice
      .slice(0, -1)
      .map((die): [Step, number] => [{ is: "land", die, face: faces[die - 1] ?? "" }, APART]);
    return [...keeps, [{ is: "throw", dice }, AIR], ...lands];
  }
  const resolves = event.changes?.["phase"] === resolve && event.kind !== "turn";
  return resolves ? [[{ is: "gather" }, event.seat === seat ? 0 : BREATH]] : [];
}

/** The dice of the turn that an event throws, and those it leaves; those that a card rolls have no place on the table. */
function inTheAir({ kind, changes = {}, what, where }: Happening) {
  if (!("dice" in changes) || (kind !== "rolled" && kind !== "rerolled")) return null;
  const faces = what.split(" ");
  const all = faces.map((_, at) => at + 1);
  const dice = where ? where.split(" ").map(Number) : all;
  return { faces, dice, kept: all.filter((die) => !dice.includes(die)) };
}

/** An entry as far as it is on the screen. */
export function partly(entry: Happened, told: number): Happened {
  return told < entry.events.length ? { ...entry, events: entry.events.slice(0, told) } : entry;
}
