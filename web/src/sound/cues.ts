import { newYork } from "../map/newyork/city";
import { hot } from "../map/places";
import type { GameState, Happening, RulesInfo, TileInfo } from "../wire";
import type { SoundName } from "./repertoire";
import type { Mood } from "./voices/monster";

/** A sound that belongs to an event, and how many milliseconds after it. */
export interface Cue {
  sound: SoundName;
  strength: number;
  after: number;
  /** Of all cues with the same key only the first is played at a table. */
  once?: string;
}

/** What must be known besides the event: who listens, how fast it is shown, and how things stand after it. */
export interface Hearing {
  /** My seat, or -1. */
  me: number;
  /** How many times as fast as normal. */
  speed: number;
  state: GameState;
  tiles: readonly TileInfo[];
  /** What led to the event has been heard before it. */
  told?: boolean;
}

type Seen = Happening & Hearing;

/** Milliseconds at normal speed from throwing dice to their landing. */
const LANDS = 450;
/** Milliseconds from a hit to the cry, at any speed. */
const CRY = 80;
/** Milliseconds before a cheer; after a victory it falls on the last chord of the fanfare, at any speed. */
const GLAD = 900;
const CHORD = 2600;
/** Milliseconds between the shots of Units, and until they hit. */
const SHOT = 120;
const STRIKES = 250;
/** Milliseconds from a falling Building to the siren, and from an elimination to the signal for the last two. */
const COME = 700;
const LEFT = 1800;
/** The number of crowns that sets off the alarm. */
const CLOSE = 17;
/** With this many skulls all Units of the city shoot. */
const EVERYWHERE = 3;
/** At this speed and above, small sounds are left out. */
const HURRIED = 2;
const SMALL: readonly SoundName[] = ["rattle", "card"];
const UNITS = ["infantry", "jet", "tank"] as const;

const cue = (sound: SoundName, strength = 1, after = 0): Cue => ({ sound, strength, after });
const counted =
  (sound: SoundName) =>
  ({ amount }: Seen): Cue[] =>
    amount > 0 ? [cue(sound, amount)] : [];
const plain = (sound: SoundName) => (): Cue[] => [cue(sound)];

/** What is heard of each kind of event; the others are silent. */
const CUES: Record<string, (seen: Seen) => Cue[]> = {
  turn: ({ seat, me }) => (seat === me ? [cue("my-turn")] : []),
  rolled: thrown,
  rerolled: thrown,
  resolves: ({ what, amount }) => (what === "ouch" && amount >= EVERYWHERE ? [cue("siren", 2)] : []),
  attacks: ({ seat, amount, state }) => [
    { ...said(state, seat, "roar", Math.ceil(amount / 2)), once: `roar ${state.turn}` },
  ],
  damaged,
  shielded: plain("shield"),
  "token-given": ({ what }) => (what === "poison" || what === "web" ? [cue(what)] : []),
  healed: counted("heal"),
  revived: counted("heal"),
  grew: counted("heal"),
  scored: (seen) => [cue("crown", seen.amount), ...nearlyWon(seen)],
  gained: counted("energy"),
  refunded: counted("energy"),
  "handed-over": counted("energy"),
  "lost-vp": plain("lose-crown"),
  bought: plain("buy"),
  claimed: plain("buy"),
  taken: plain("buy"),
  swept: plain("sweep"),
  revealed: plain("card"),
  destroyed,
  sent: ({ what }) => UNITS.filter((unit) => unit === what).map((unit) => cue(unit)),
  moved: ({ what, where }) => (hot(what) && !hot(where) ? [cue("enter")] : []),
  fled: plain("flee"),
  yielded: plain("flee"),
  dodged: plain("flee"),
  took: ({ seat, what, state, speed }) => {
    const goal = what === "superstar" ? "superstar" : "statue";
    return [cue(goal), said(state, seat, "joy", 2, GLAD / speed)];
  },
  eliminated: ({ state, speed }) => {
    const living = state.monsters.filter(({ alive }) => alive).length;
    const two: Cue = { ...cue("last-two", 1, LEFT / speed), once: "last-two" };
    return living === 2 ? [cue("eliminated"), two] : [cue("eliminated")];
  },
  won: ({ seat, me, state }) =>
    me < 0 || seat === me ? [cue("victory"), said(state, seat, "joy", 3, CHORD)] : [cue("defeat")],
  "nobody-won": plain("defeat"),
};

/** What is heard of an event at the moment of contact, and after it. */
export function cues(event: Happening, hearing: Hearing): Cue[] {
  const heard = CUES[event.kind]?.({ ...event, ...hearing }) ?? [];
  return heard.filter((one) => !small(one, hearing.speed));
}

/** Whether a sound is too small for this speed. */
export function small({ sound, strength }: Cue, speed: number): boolean {
  return speed >= HURRIED && (SMALL.includes(sound) || (sound.includes(".") && strength === 1));
}

/** The voice of a Monster, from strength 1 to 3. */
function said({ monsters }: GameState, seat: number, mood: Mood, strength: number, after = 0): Cue {
  const sound = `${monsters[seat]?.name ?? ""}.${mood}` as SoundName;
  return cue(sound, Math.max(1, Math.min(3, strength)), after);
}

function thrown({ amount, speed }: Seen): Cue[] {
  return [cue("rattle", amount), cue("land", amount, LANDS / speed)];
}

/** The shots of Units if they did it and were not heard before, the hit, and a cry of pain if it was more than a scratch. */
function damaged(seen: Seen): Cue[] {
  const { seat, amount, what, state, speed } = seen;
  if (amount < 1) return [cue("shield")];
  if (what === "poison") return [cue("poison"), ...cry(state, seat, amount, 0)];
  const shots = seen.told ? [] : volley(seen);
  const at = shots.length ? STRIKES / speed : 0;
  return [...shots, cue("hit", amount, at), ...cry(state, seat, amount, at)];
}

/** The shots of Units, one after another, if an event is one at which they shoot. */
function volley({ kind, seat, amount, what, state, speed }: Seen): Cue[] {
  if (kind !== "damaged" || what !== "ouch" || amount < 1) return [];
  return fire(state, seat).map((unit, index) => cue(unit, 1, (index * SHOT) / speed));
}

/** What is heard while an event is on its way. */
export function coming(event: Happening, hearing: Hearing): Cue[] {
  return volley({ ...event, ...hearing });
}

function cry(state: GameState, seat: number, amount: number, at: number): Cue[] {
  return amount > 1 ? [said(state, seat, "pain", Math.floor(amount / 2), at + CRY)] : [];
}

/** The kinds of Units that stand around a Monster. */
function fire(state: GameState, seat: number): (typeof UNITS)[number][] {
  const place = state.monsters[seat]?.place ?? "";
  const boroughs = Object.entries(newYork(state)?.boroughs ?? {});
  const here = boroughs.find(([id]) => place === id || place.startsWith(`${id}-`))?.[1];
  return UNITS.filter((unit) => here?.units.some(({ id }) => id === unit));
}

/** A Building collapses and a siren announces its Unit; a Unit just breaks. */
function destroyed({ what, tiles, state, speed }: Seen): Cue[] {
  const tile = tiles.find(({ id }) => id === what);
  if (!tile) return [];
  if (tile.unit) return [cue("crack", tile.durability)];
  const siren: Cue = { ...cue("siren", 1, COME / speed), once: `siren ${state.turn}` };
  return [cue("collapse", tile.durability), siren];
}

/** An alarm, once for each Monster that comes close to winning. */
function nearlyWon({ seat, amount, state, speed }: Seen): Cue[] {
  const now = state.monsters[seat]?.vp ?? 0;
  const close = !state.over && now >= CLOSE && now - amount < CLOSE;
  return close ? [{ ...cue("alarm", 1, GLAD / speed), once: `alarm ${seat}` }] : [];
}

/** A vibration pattern, in milliseconds on and off, for my turn and for damage to me. */
export function shaking({ kind, seat, amount }: Happening, me: number): number[] {
  if (me < 0 || seat !== me) return [];
  if (kind === "turn") return [40, 60, 40];
  return kind === "damaged" && amount > 0 ? [20 * amount] : [];
}

/** How tense a game is, from 0 to 1: somebody is about to win, or to fall. */
export function tension({ monsters, over }: GameState, { points, life }: RulesInfo): number {
  const living = monsters.filter(({ alive }) => alive);
  if (over || !living.length) return 0;
  const most = Math.max(...living.map(({ vp }) => vp)) / points;
  const least = 1 - Math.min(...living.map((one) => one.life)) / life;
  const worst = Math.min(1, Math.max(most, least, 0));
  return Math.min(1, worst ** 2 + (living.length === 2 ? 0.2 : 0));
}

/** The strength of the tick when I have this many seconds left; 0 for none. */
export function ticking(seconds: number): number {
  if (seconds < 1 || seconds > 10) return 0;
  return seconds > 5 ? 1 : seconds > 3 ? 2 : 3;
}
