import type { Choice } from "../../ask/choices";
import type { Source } from "../../table/scene.svelte";
import type { GameState, Happened, PlaceInfo, TokyoBoard } from "../../wire";

/** The board of Tokyo; a table of another game has none. */
export function tokyo({ board }: Pick<GameState, "board">): TokyoBoard | null {
  return board.game === "king-of-tokyo" ? board : null;
}

/** What Tokyo pays: on entering, and at the start of each turn there. */
export interface Rewards {
  of: "vp" | "energy";
  enter: number;
  turn: number;
}

export function rewards({ vp, energy = 0, enter_vp = 0, enter_energy = 0 }: PlaceInfo): Rewards {
  return vp ? { of: "vp", enter: enter_vp, turn: vp } : { of: "energy", enter: enter_energy, turn: energy };
}

/** Questions that come up during an attack, before or after its damage. */
const ATTACKED = new Set(["yield", "dodge"]);

function attacking({ state, question }: Pick<Source, "state" | "question">): boolean {
  if (state.strike) return state.strike.kind === "attack";
  return ATTACKED.has(question?.kind ?? "");
}

/** How many claws the active Monster shows while its attack is being decided, or 0. */
export function claws(source: Pick<Source, "state" | "question" | "rules">): number {
  const { dice, added } = source.state;
  return attacking(source) ? [...dice, ...added].filter((face) => face === source.rules.attack).length : 0;
}

/** Damage to a Monster: just dealt, or on its way. */
export interface Wound {
  amount: number;
  coming: boolean;
}

/** The wounds by seat: those on their way, else those of the last entry or of the attack being answered. */
export function wounds(source: Pick<Source, "state" | "question" | "story">): Map<number, Wound> {
  const { strike } = source.state;
  if (strike) return new Map(coming(strike.hits));
  const found = new Map<number, Wound>();
  for (const entry of recent(source.story, attacking(source))) {
    for (const { kind, seat, amount } of entry.events) {
      if (kind === "damaged")
        found.set(seat, { amount: (found.get(seat)?.amount ?? 0) + amount, coming: false });
    }
  }
  return found;
}

function coming(hits: NonNullable<GameState["strike"]>["hits"]): [number, Wound][] {
  const left = hits.map(({ seat, amount, spared }): [number, Wound] => [
    seat,
    { amount: amount - spared, coming: true },
  ]);
  return left.filter(([, { amount }]) => amount > 0);
}

/** The last entry that still counts, or within an attack those since it began. */
function recent(story: readonly Happened[], attack: boolean): Happened[] {
  const undone = new Set(story.map((entry) => entry.undone));
  const standing = story.filter((entry) => !undone.has(entry.number) && !entry.undone);
  const begins = (entry: Happened) => entry.events.some(({ kind }) => kind === "attacks");
  const from = attack ? standing.findLastIndex(begins) : -1;
  return standing.slice(from < 0 ? -1 : from);
}

/** The choice that a Monster stands for; healing without a name means healing oneself. */
export function choiceOn(choices: readonly Choice[], monster: string, mine: boolean): Choice | null {
  const named = choices.find(({ target }) => target.on === "monster" && target.monster === monster);
  return named ?? (mine ? choices.find(({ text }) => text === "heal") : undefined) ?? null;
}

/** The choice that a place stands for: going there, staying put, or leaving for outside. */
export function choiceAt(choices: readonly Choice[], place: string, mine: string): Choice | null {
  const named = choices.find(({ target }) => target.on === "place" && target.place === place);
  const verb = place === mine ? "stay" : place === "outside" ? "yield" : null;
  return named ?? choices.find((choice) => choice.verb === verb) ?? null;
}

/** How many buildings of Tokyo are in ruins, from 0 to 6: by how much life its Monsters have lost there, all in all. */
export function worn({ monsters }: Pick<GameState, "monsters">, life: number): number {
  const lost = monsters.reduce((sum, one) => sum + (one.alive ? Math.max(0, life - one.life) : life), 0);
  return Math.min(6, Math.round((6 * lost) / (life * Math.max(1, monsters.length - 1))));
}
