/** How a Monster looks: its symbol, its colour, and the part of it that makes a portrait. */
export interface Look {
  symbol: string;
  colour: string;
  face: string;
  /** How its line is dashed in charts, so that nothing is shown by colour alone. */
  dash: number[];
}

const LOOKS: Record<string, Look> = {
  "captain-fish": { symbol: "m-captain-fish", colour: "#4DB5FF", face: "14 4 172 172", dash: [] },
  sheriff: { symbol: "m-sheriff", colour: "#FFB547", face: "12 -6 176 176", dash: [10, 3, 2, 3] },
  kong: { symbol: "m-kong", colour: "#B593FF", face: "18 -4 160 160", dash: [] },
  mantis: { symbol: "m-mantis", colour: "#6FE07A", face: "4 -6 192 192", dash: [2, 4] },
  rob: { symbol: "m-rob", colour: "#D5DEF2", face: "30 -8 140 140", dash: [8, 4] },
  drakonis: { symbol: "m-drakonis", colour: "#FF6B66", face: "16 -8 168 168", dash: [14, 4] },
  alienoid: { symbol: "m-alienoid", colour: "#3FD9AC", face: "26 -6 148 148", dash: [] },
  "cyber-bunny": { symbol: "m-cyber-bunny", colour: "#FF9CCB", face: "18 -12 164 164", dash: [8, 4] },
  "giga-zaur": { symbol: "m-giga-zaur", colour: "#B3E65A", face: "0 -6 160 160", dash: [2, 4] },
  kraken: { symbol: "m-kraken", colour: "#B98BFF", face: "14 6 160 160", dash: [10, 3, 2, 3] },
  "meka-dragon": { symbol: "m-meka-dragon", colour: "#7FA6FF", face: "14 -12 172 172", dash: [14, 4] },
  "the-king": { symbol: "m-the-king", colour: "#FFB547", face: "24 -14 152 152", dash: [6, 2] },
  "cyber-kitty": { symbol: "m-cyber-kitty", colour: "#FF8A94", face: "16 -14 168 168", dash: [5, 5] },
  "space-penguin": {
    symbol: "m-space-penguin",
    colour: "#A9E4FF",
    face: "24 -10 152 152",
    dash: [12, 3, 2, 3, 2, 3],
  },
};

/** Everybody that there is a picture of. */
export const MONSTERS: readonly string[] = Object.keys(LOOKS);

/** The Monster that always goes with a name, for a guest who has not chosen one. */
export function likeness(name: string): string {
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return MONSTERS[sum % MONSTERS.length] ?? "kong";
}

export function look(monster: string): Look {
  const found = LOOKS[monster];
  if (!found) throw new Error(`no picture of ${monster}`);
  return found;
}

/** The icon of a die face and its colour; the numbers of King of Tokyo are drawn separately. */
export function faceIcon(face: string): { icon: string; colour: string } | null {
  return FACES[face] ?? null;
}

const FACES: Record<string, { icon: string; colour: string }> = {
  energy: { icon: "energy", colour: "var(--energy)" },
  attack: { icon: "attack", colour: "var(--attack)" },
  claw: { icon: "attack", colour: "var(--attack)" },
  heal: { icon: "heal", colour: "var(--life)" },
  heart: { icon: "heal", colour: "var(--life)" },
  destruction: { icon: "destruction", colour: "var(--destruction)" },
  celebrity: { icon: "celebrity", colour: "var(--celebrity)" },
  ouch: { icon: "ouch", colour: "var(--ouch)" },
};
