import { hot } from "../map/places";
import type { Happening } from "../wire";
import type { ActionName } from "./actions";

/** Who does what. */
export interface Cue {
  seat: number;
  action: ActionName;
  /** How many milliseconds later, at its own pace. */
  delay: number;
}

/** Claws that fly need so long to land. */
const FLIGHT = 300;

type Doing = Partial<Cue> & { action: ActionName };

const does =
  (action: ActionName) =>
  ({ seat }: Happening): Doing[] => [{ seat, action }];
const strikes = ({ seat, amount, other }: Happening): Doing[] =>
  amount > 0 && other >= 0 && other !== seat ? [{ seat: other, action: "attack" }] : [];
const hurts = ({ seat, amount }: Happening): Doing[] => (amount > 0 ? [{ seat, action: "hit" }] : []);

/** What Monsters do while something is on its way. */
const BEFORE: Record<string, (event: Happening) => Doing[]> = {
  damaged: strikes,
  destroyed: does("attack"),
};

/** What Monsters do at each kind of event; at the others they do nothing. */
const CUES: Record<string, (event: Happening) => Doing[]> = {
  turn: does("wake"),
  rolled: does("roll"),
  rerolled: does("roll"),
  attacks: does("attack"),
  damaged: hurts,
  "lost-life": hurts,
  healed: ({ seat, amount }) => (amount > 0 ? [{ seat, action: "heal" }] : []),
  grew: ({ seat, amount }) => (amount > 0 ? [{ seat, action: "heal" }] : []),
  revived: does("heal"),
  scored: does("buy"),
  took: does("buy"),
  bought: does("buy"),
  claimed: does("buy"),
  taken: does("buy"),
  moved: ({ seat, what, where }) => (hot(what) && !hot(where) ? [{ seat, action: "enter" }] : []),
  fled: does("flee"),
  yielded: does("flee"),
  eliminated: does("fall"),
  won: does("celebrate"),
};

/** Of several things at once a Monster does the one that matters most; the last is the greatest. */
const GREATEST: readonly ActionName[] = [
  "wake",
  "roll",
  "buy",
  "heal",
  "attack",
  "hit",
  "flee",
  "enter",
  "celebrate",
  "fall",
];

const doings = (event: Happening, found: Doing[] = []): Cue[] =>
  found.map((doing) => ({ seat: event.seat, delay: 0, ...doing })).filter(({ seat }) => seat >= 0);

/** What the Monsters do while an event is on its way. */
export const approaching = (event: Happening): Cue[] => doings(event, BEFORE[event.kind]?.(event));

/** What the Monsters do when an event has come. */
export const arriving = (event: Happening): Cue[] => doings(event, CUES[event.kind]?.(event));

/** What the Monsters do at an event of which nothing was seen before. */
export function cuesOf(event: Happening): Cue[] {
  const before = approaching(event);
  const delay = before.length ? FLIGHT : 0;
  return [...before, ...arriving(event).map((cue) => ({ ...cue, delay: cue.delay + delay }))];
}

/** What the Monsters do where all of this happens at once: each of them one thing. */
export function cues(events: readonly Happening[]): Cue[] {
  const found = new Map<number, Cue>();
  const weight = (cue: Cue | undefined) => (cue ? GREATEST.indexOf(cue.action) : -1);
  for (const cue of events.flatMap(cuesOf))
    if (weight(cue) > weight(found.get(cue.seat))) found.set(cue.seat, cue);
  return [...found.values()];
}
