const KEY = "kaiju-settings";

export type Speed = "normal" | "fast" | "off";

/** What a player has chosen for this browser. */
interface Choices {
  speed: Speed;
  /** Single letters as keys. */
  letters: boolean;
  /** The map as a list. */
  list: boolean;
  odds: boolean;
  /** Ask before a click that cannot be undone and may be fatal. */
  careful: boolean;
  /** The volume of everything and of the city in the background, from 0 to 1. */
  volume: number;
  ambience: number;
  muted: boolean;
  /** Only the signal for my turn is played. */
  onlyMine: boolean;
  /** Phones vibrate for my turn and for damage to me. */
  vibrates: boolean;
}

const DEFAULTS: Choices = {
  speed: "normal",
  letters: true,
  list: false,
  odds: true,
  careful: true,
  volume: 0.8,
  ambience: 0.6,
  muted: false,
  onlyMine: false,
  vibrates: true,
};

function read(): Choices {
  const text = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  return { ...DEFAULTS, ...(text ? (JSON.parse(text) as Partial<Choices>) : {}) };
}

export const settings = $state<Choices>(read());

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** How long a motion of this many milliseconds takes now: none with reduced motion or with motion off. */
export function duration(milliseconds: number): number {
  const still = typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || settings.speed === "off") return 0;
  return settings.speed === "fast" ? milliseconds / 2.5 : milliseconds;
}
