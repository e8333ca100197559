import type { BoroughId } from "./city";
import desk from "./desk.json";
import phone from "./phone.json";

export interface Spot {
  x: number;
  y: number;
}

/** A place for a Monster: the ground under its feet, and how tall it stands. */
export interface Ground extends Spot {
  height: number;
}

/** A borough: its coast, its colours, and the slots for what may be in it. */
export interface Land {
  outline: string;
  fill: string;
  side: string;
  line: string;
  turn: number;
  box: { x: number; y: number; width: number; height: number };
  label: Spot & { size: number; width: number };
  feet: Spot[];
  souvenir: Spot;
  stacks: Spot[];
  units: Spot & { room: number; down: boolean };
  /** For one Monster, and for two. */
  grounds: Ground[][];
  arrow: Spot;
}

export interface Layout {
  width: number;
  height: number;
  /** How deep the coast is. */
  depth: number;
  stack: { width: number; height: number; scale: number };
  unit: { width: number; height: number; scale: number };
  lands: Record<BoroughId, Land>;
  spaces: Record<string, Spot>;
  /** How tall a Monster in Manhattan stands. */
  tall: number;
  track: { rx: number; ry: number; tag: number };
  zones: { lines: number[]; rewards: Spot[]; labels: Spot[] };
}

export const DESK: Layout = desk;
export const PHONE: Layout = phone;
