import type { Faces } from "./faces";

/** What a Monster can do. */
export const ACTIONS = [
  "idle",
  "wake",
  "roll",
  "attack",
  "hit",
  "heal",
  "enter",
  "flee",
  "buy",
  "celebrate",
  "fall",
  "taunt",
] as const;

export type ActionName = (typeof ACTIONS)[number];

/** How one part moves, as `element.animate` takes it: by transform and opacity alone. */
export type Track = {
  offset: number[];
  transform?: string[];
  opacity?: number[];
  easing?: string | string[];
};

/** One thing that a Monster does. */
export interface Action {
  ms: number;
  /** The point, from 0 to 1, that tells it best: for pictures. */
  peak: number;
  /** The point that stands for it where nothing shall move. */
  reduced: number;
  face: Faces;
  parts: Record<string, Track>;
  /** It goes on for ever. */
  loop?: boolean;
  /** It stays as it ends. */
  stay?: boolean;
}

export type Actions = Record<ActionName, Action>;

/** What is a Monster's own about the actions that all share. */
export type Own = Partial<Record<ActionName, Partial<Action>>>;

/** What a Monster does: the shared actions, with its own tracks in the place of those of the same parts. */
export function merged(shared: Actions, own: Own): Actions {
  const both = ACTIONS.map((name) => {
    const parts = { ...shared[name].parts, ...own[name]?.parts };
    return [name, { ...shared[name], ...own[name], parts }];
  });
  return Object.fromEntries(both) as Actions;
}
