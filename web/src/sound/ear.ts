import type { Happened, Happening } from "../wire";
import { coming, cues, small, type Cue, type Hearing } from "./cues";
import type { Sounds } from "./sounds";

/** Milliseconds at normal speed that the next event of an update waits, but none waits longer than LATEST. */
const TAKES: Record<string, number> = {
  rolled: 300,
  rerolled: 300,
  moved: 500,
  destroyed: 350,
  attacks: 250,
  eliminated: 1200,
};
const ROLLS = ["rolled", "rerolled"];
const NEXT = 120;
const LATEST = 1500;

/** A cue and the seat of the Monster it comes from, or -1. */
export interface Placed extends Cue {
  seat: number;
}

/** Who listens at a table, and what they know. */
export interface Listener extends Hearing {
  /** Where a Monster is seen, from -0.5, the left, to 0.5. */
  pan(seat: number): number;
}

/** Makes what the table shows audible. */
export class Ear {
  private readonly heard = new Set<string>();
  /** Dice are in the air. */
  private thrownNow = false;

  constructor(
    private readonly sounds: Pick<Sounds, "play" | "skip">,
    private readonly listener: () => Listener,
  ) {}

  /** Dice, by number from 1, are in the air; if this is not reported, `updated` plays the throw as well. */
  thrown(dice: readonly number[]): void {
    const { me, speed, state } = this.listener();
    this.thrownNow = true;
    if (state.active === me && state.dice.length) this.sounds.play("roll");
    const rattle: Cue = { sound: "rattle", strength: dice.length, after: 0 };
    if (!small(rattle, speed)) this.sounds.play("rattle", { strength: dice.length });
  }

  /** Something is on its way. */
  coming({ entry }: { entry: Happened }): void {
    const listener = this.listener();
    for (const event of entry.events)
      for (const { sound, strength, after } of coming(event, listener))
        this.sounds.play(sound, { strength, after, pan: listener.pan(event.seat) });
  }

  /** Something is shown now. */
  updated({ entry, told = false }: { entry: Happened; told?: boolean }): void {
    if (entry.undone) return this.drawn();
    const listener = { ...this.listener(), told };
    const landed = this.thrownNow && entry.events.some(({ kind }) => ROLLS.includes(kind));
    if (landed) this.heard.add(rolling(entry));
    for (const { sound, strength, after, seat } of score(entry, listener, this.heard)) {
      if (landed && sound === "rattle") continue;
      const pan = seat < 0 ? 0 : listener.pan(seat);
      this.sounds.play(sound, { strength, after: landed && sound === "land" ? 0 : after, pan });
    }
    if (landed) this.thrownNow = false;
  }

  /** The table shows how things stand, and not how they came about. */
  drawn(): void {
    this.thrownNow = false;
    this.sounds.skip();
  }
}

/** All cues of an entry in order; keys of cues that play only once are added to `heard`. */
export function score(entry: Happened, hearing: Hearing, heard: Set<string>): Placed[] {
  const placed: Placed[] = [];
  const pressed = entry.seat === hearing.me && entry.text.startsWith("reroll ");
  if (pressed && !heard.has(rolling(entry))) placed.push({ sound: "roll", strength: 1, after: 0, seat: -1 });
  if (pressed) heard.add(rolling(entry));
  let at = 0;
  entry.events.forEach((event, index) => {
    const found = cues(event, hearing).filter(({ once }) => !once || !heard.has(once));
    for (const one of found) {
      if (one.once) heard.add(one.once);
      placed.push({ ...one, after: at + one.after, seat: event.seat });
    }
    if (found.length && !together(event, entry.events[index + 1]))
      at = Math.min(LATEST, at * hearing.speed + (TAKES[event.kind] ?? NEXT)) / hearing.speed;
  });
  return strongest(placed);
}

/** A roll is played once for each entry, even if its events are shown one by one. */
const rolling = ({ number }: Happened) => `roll ${number}`;

/** A strike hurts all its targets at the same moment. */
function together(one: Happening, next: Happening | undefined): boolean {
  return one.kind === "damaged" && next?.kind === "damaged" && one.cause === next.cause;
}

/** Of several equal sounds at the same time only the strongest is played. */
function strongest(placed: readonly Placed[]): Placed[] {
  const found = new Map<string, Placed>();
  for (const one of placed) {
    const key = `${one.sound} ${Math.round(one.after)}`;
    const other = found.get(key);
    if (!other || other.strength < one.strength) found.set(key, one);
  }
  return [...found.values()];
}
