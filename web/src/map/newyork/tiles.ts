/** What is printed on a tile: what it takes to destroy it, and what that gives. */
export interface Tile {
  durability: number;
  reward: "vp" | "energy" | "life";
  amount: number;
  /** The icon of its kind, which is also the name of its picture. */
  icon: string;
  /** Units are what Buildings turn into; they are rounder, and olive. */
  unit?: boolean;
}

const highRise = (number: number): Tile => ({
  durability: number,
  reward: "vp",
  amount: number,
  icon: "highrise",
});
const powerPlant = (number: number): Tile => ({
  durability: number,
  reward: "energy",
  amount: number,
  icon: "plant",
});
const hospital = (number: number): Tile => ({
  durability: number,
  reward: "life",
  amount: number,
  icon: "hospital",
});

const TILES: Record<string, Tile> = {
  "high-rise-1": highRise(1),
  "high-rise-2": highRise(2),
  "high-rise-3": highRise(3),
  "power-plant-2": powerPlant(2),
  "power-plant-3": powerPlant(3),
  "hospital-2": hospital(2),
  "hospital-3": hospital(3),
  infantry: { durability: 2, reward: "life", amount: 1, icon: "infantry", unit: true },
  jet: { durability: 3, reward: "energy", amount: 2, icon: "jet", unit: true },
  tank: { durability: 4, reward: "vp", amount: 3, icon: "tank", unit: true },
};

export const COLOURS: Record<Tile["reward"], string> = { vp: "#FFD23F", energy: "#4CD9FF", life: "#5CE695" };

export function tileOf(id: string): Tile {
  const found = TILES[id];
  if (!found) throw new Error(`there is no tile ${id}`);
  return found;
}

/** What is printed beside the zones of Manhattan, from the top down. */
export const ZONES = [
  { id: "manhattan-upper", vp: 2, energy: 2 },
  { id: "manhattan-midtown", vp: 2, energy: 1 },
  { id: "manhattan-lower", vp: 1, energy: 1 },
] as const;
