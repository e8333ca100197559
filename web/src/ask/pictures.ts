/** How a tile looks on a button, and what is printed on it. */
export interface TileLook {
  icon: string;
  colour: string;
  unit: boolean;
  durability: number;
  /** What it pays: vp, energy or life, and how much. */
  pays: string;
  amount: number;
}

const BUILDINGS: Record<string, [icon: string, colour: string, pays: string]> = {
  "high-rise": ["highrise", "#FFC93C", "vp"],
  "power-plant": ["plant", "#4CD9FF", "energy"],
  hospital: ["hospital", "#5CE695", "life"],
};
const UNITS: Record<string, [durability: number, pays: string, amount: number]> = {
  infantry: [2, "life", 1],
  jet: [3, "energy", 2],
  tank: [4, "vp", 3],
};
const OLIVE = "#A9B04A";

export function tileLook(id: string): TileLook | null {
  const unit = UNITS[id];
  if (unit) return { icon: id, colour: OLIVE, unit: true, durability: unit[0], pays: unit[1], amount: unit[2] };
  const [, kind = "", digit = ""] = /^(.+)-(\d)$/.exec(id) ?? [];
  const building = BUILDINGS[kind];
  if (!building) return null;
  const [icon, colour, pays] = building;
  return { icon, colour, unit: false, durability: Number(digit), pays, amount: Number(digit) };
}

const PLACES: Record<string, string> = {
  bronx: "#2F5A9A", queens: "#237283", brooklyn: "#4A4AA8", "staten-island": "#2F7159",
};

/** The colour of a place on the map; Manhattan and Tokyo are hot. */
export function placeColour(place: string): string {
  return PLACES[place] ?? "#D93F6B";
}
