import type { GameState, Happened } from "../wire";

/** What has changed on the table: values by their path, such as `monsters.2.vp`. */
export type Changes = Record<string, unknown>;

type Node = Record<string, unknown> | unknown[];

/** Of what is counted here a count of null is gone; everywhere else null is a value. */
const COUNTED = ["deck", "covered"];

/** The state after some changes; all that they do not touch stays the same object. */
export function changed(state: GameState, changes: Changes = {}): GameState {
  return Object.entries(changes).reduce((now, [path, value]) => put(now, path.split("."), value), state);
}

/** The state after all events of an entry, and after the rest. */
export function after(state: GameState, entry: Happened, rest: Changes): GameState {
  return changed(
    entry.events.reduce((now, event) => changed(now, event.changes), state),
    rest,
  );
}

function put<T>(node: T, path: string[], value: unknown): T {
  const [step = "", ...further] = path;
  const inside = node as Node;
  const made = further.length ? put((inside as Record<string, unknown>)[step], further, value) : value;
  if (Array.isArray(inside)) return inside.map((one, at) => (String(at) === step ? made : one)) as T;
  if (further.length === 1 && COUNTED.includes(step)) return { ...inside, [step]: counts(made) } as T;
  return { ...inside, [step]: made } as T;
}

function counts(all: unknown): unknown {
  return Object.fromEntries(Object.entries(all as object).filter(([, count]) => count !== null));
}
