import type { GameState, NewYorkBoard, StackState, UnitState } from "../../wire";

export const OUTER = ["staten-island", "bronx", "queens", "brooklyn"] as const;
export const BOROUGHS = [...OUTER, "manhattan"] as const;
export type BoroughId = (typeof BOROUGHS)[number];

/** Identical Units of a borough, grouped; fresh ones appeared this turn and cannot be destroyed yet. */
export interface Units {
  id: string;
  fresh: boolean;
  count: number;
}

export interface Borough {
  id: BoroughId;
  stacks: StackState[];
  units: Units[];
  souvenir: boolean;
}

/** The board of King of New York. */
export interface City {
  boroughs: Borough[];
  /** The seat that owns the goal card, or -1. */
  superstar: number;
  statue: number;
  /** The borough in which Destruction is used, if it is not the Monster's own. */
  aim: string;
}

/** Identical Units grouped, those that may be destroyed first. */
function gathered(units: readonly UnitState[]): Units[] {
  const groups = new Map<string, Units>();
  for (const { id, new: fresh } of units) {
    const group = groups.get(unitKey(id, fresh)) ?? { id, fresh, count: 0 };
    groups.set(unitKey(id, fresh), { ...group, count: group.count + 1 });
  }
  return [...groups.values()].sort((a, b) => Number(a.fresh) - Number(b.fresh));
}

/** What tells a group of Units from similar ones; the notation uses the same names. */
export function unitKey(id: string, fresh: boolean): string {
  return fresh ? `new-${id}` : id;
}

/** The board of New York; a table of another game has none. */
export function newYork({ board }: Pick<GameState, "board">): NewYorkBoard | null {
  return board.game === "king-of-new-york" ? board : null;
}

export function readCity(state: Pick<GameState, "board">): City {
  const board = newYork(state);
  if (!board) throw new Error("this is no board of New York");
  const { boroughs, aim, superstar, statue } = board;
  return {
    boroughs: BOROUGHS.map((id) => {
      const found = boroughs[id];
      if (!found) throw new Error(`${id} is missing on the board`);
      return { ...found, id, units: gathered(found.units) };
    }),
    superstar,
    statue,
    aim,
  };
}

/** The borough of a place; the six spaces of Manhattan are one borough. */
export function boroughOf(place: string): BoroughId | null {
  const id = place.startsWith("manhattan") ? "manhattan" : place;
  return BOROUGHS.find((one) => one === id) ?? null;
}
