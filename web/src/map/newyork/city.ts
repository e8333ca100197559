import type { GameState } from "../../wire";

export const OUTER = ["staten-island", "bronx", "queens", "brooklyn"] as const;
export const BOROUGHS = [...OUTER, "manhattan"] as const;
export type BoroughId = (typeof BOROUGHS)[number];

/** A stack of Buildings: the one on top ("" where all are gone), and how many covered ones lie under it. */
export interface Stack {
  top: string;
  below: number;
}

/** Equal Units of a borough, which lie together; fresh ones appeared this turn and cannot be destroyed in it. */
export interface Units {
  id: string;
  fresh: boolean;
  count: number;
}

export interface Borough {
  id: BoroughId;
  stacks: Stack[];
  units: Units[];
  souvenir: boolean;
}

/** The board of King of New York as it lies on the table. */
export interface City {
  boroughs: Borough[];
  /** The seat that owns the goal card, or -1. */
  superstar: number;
  statue: number;
  /** The borough in which Destruction is used, if it is not the own one. */
  aim: string;
}

function object(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw new Error(`${what} is missing on the board`);
  return value as Record<string, unknown>;
}

function pairs(value: unknown, what: string): [string, number][] {
  if (!Array.isArray(value)) throw new Error(`${what} are missing on the board`);
  return value.map((pair: unknown) => {
    const [id, number] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof id !== "string" || typeof number !== "number") throw new Error(`${what} cannot be read`);
    return [id, number];
  });
}

/** Equal Units together, those that may be destroyed first. */
function gathered(units: [string, number][], turn: number): Units[] {
  const groups = new Map<string, Units>();
  for (const [id, since] of units) {
    const fresh = since === turn;
    const group = groups.get(unitKey(id, fresh)) ?? { id, fresh, count: 0 };
    groups.set(unitKey(id, fresh), { ...group, count: group.count + 1 });
  }
  return [...groups.values()].sort((a, b) => Number(a.fresh) - Number(b.fresh));
}

/** What tells a group of Units from its like; the notation calls them so too. */
export function unitKey(id: string, fresh: boolean): string {
  return fresh ? `new-${id}` : id;
}

export function readCity(state: Pick<GameState, "extra" | "turn">): City {
  const { boroughs, facts, superstar, statue } = state.extra;
  const found = object(boroughs, "the city");
  const aim = object(facts, "what happened this turn")["aim"];
  if (typeof superstar !== "number" || typeof statue !== "number")
    throw new Error("the goal cards are missing on the board");
  return {
    boroughs: BOROUGHS.map((id) => {
      const { stacks, units, souvenir } = object(found[id], id);
      return {
        id,
        stacks: pairs(stacks, "stacks").map(([top, below]) => ({ top, below })),
        units: gathered(pairs(units, "Units"), state.turn),
        souvenir: souvenir === true,
      };
    }),
    superstar,
    statue,
    aim: typeof aim === "string" ? aim : "",
  };
}

/** The borough of a place; the six spaces of Manhattan are in one. */
export function boroughOf(place: string): BoroughId | null {
  const id = place.startsWith("manhattan") ? "manhattan" : place;
  return BOROUGHS.find((one) => one === id) ?? null;
}

/** Why the 5–6 track is closed, or null while it is open. */
export function closedTrack(
  state: GameState,
  options: Record<string, string>,
): "players" | "option" | "left" | null {
  if (state.monsters.length < 5) return "players";
  if (options["advanced"] === "off") return "option";
  return state.monsters.filter((monster) => monster.alive).length < 5 ? "left" : null;
}
