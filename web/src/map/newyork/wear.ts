import type { Borough } from "./city";

/** Every borough has three stacks of three tiles at first. */
const TILES = 9;

/** How many tiles of a borough have gone so far. */
export function gone({ stacks }: Pick<Borough, "stacks">): number {
  const left = stacks.reduce((sum, { top, below }) => sum + below + (top ? 1 : 0), 0);
  return Math.max(0, TILES - left);
}

/** What is left where a Building stood: its place as parts of the borough's box, and its kind. */
export interface Ruin {
  x: number;
  y: number;
  kind: "crater" | "rubble" | "smoke";
}

/** Where ruins are, in the order in which they come: spread out, and away from the name of the borough. */
const RUINS: readonly Ruin[] = [
  { x: 0.58, y: 0.66, kind: "rubble" },
  { x: 0.2, y: 0.84, kind: "crater" },
  { x: 0.1, y: 0.6, kind: "smoke" },
  { x: 0.86, y: 0.3, kind: "crater" },
  { x: 0.36, y: 0.62, kind: "smoke" },
  { x: 0.08, y: 0.36, kind: "rubble" },
  { x: 0.7, y: 0.86, kind: "crater" },
  { x: 0.92, y: 0.56, kind: "smoke" },
  { x: 0.46, y: 0.9, kind: "rubble" },
];

/** The ruins of a borough: one for each tile that has gone. */
export function ruins(borough: Pick<Borough, "stacks">): readonly Ruin[] {
  return RUINS.slice(0, gone(borough));
}
