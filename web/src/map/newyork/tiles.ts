import type { TileInfo } from "../../wire";

/** The pictures of the kinds of Buildings; the picture of a Unit has its own name. */
const KINDS: Record<string, string> = { "high-rise": "highrise", "power-plant": "plant" };

/** The icon of a tile, which is also the name of its picture: it has no number. */
export function iconOf(tile: string): string {
  const kind = tile.replace(/-\d$/, "");
  return KINDS[kind] ?? kind;
}

/** The colours of what a tile pays. */
export const COLOURS: Record<TileInfo["reward"], string> = {
  vp: "var(--crown)",
  energy: "var(--energy)",
  life: "var(--life)",
};

/** The zones of Manhattan as drawn, from the top down. */
export const ZONES = ["manhattan-upper", "manhattan-midtown", "manhattan-lower"] as const;

/** The space that stands for the whole 5–6 track, which is open or closed as a whole. */
export const SECOND_TRACK = "manhattan-lower-5-6";
