const KEY = "kaiju-settings";

/** How fast the story is told: how long everything takes, times this. */
export const SPEEDS = { calm: 1.6, normal: 1, brisk: 0.38, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;
/** What these were called before there were four of them. */
const RENAMED: Record<string, Speed> = { fast: "brisk", off: "instant" };

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
  /** Show a whole card before it is bought. */
  reads: boolean;
  /** Results are resolved by themselves where their order needs no decision. */
  settles: boolean;
  /** Cards are called as they are printed on English ones, whatever the language. */
  printed: boolean;
  /** The volume of everything and of the city in the background, from 0 to 1. */
  volume: number;
  ambience: number;
  muted: boolean;
  /** Only the signal for my turn is played. */
  onlyMine: boolean;
  /** Phones vibrate for my turn and for damage to me. */
  vibrates: boolean;
  /** The kinds of questions that need not be explained any more, each after its game. */
  known: string[];
}

const DEFAULTS: Choices = {
  speed: "normal",
  letters: true,
  list: false,
  odds: true,
  careful: true,
  reads: true,
  settles: true,
  printed: false,
  volume: 0.8,
  ambience: 0.6,
  muted: false,
  onlyMine: false,
  vibrates: true,
  known: [],
};

function read(): Choices {
  const text = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  const kept = { ...DEFAULTS, ...(text ? (JSON.parse(text) as Partial<Choices>) : {}) };
  return { ...kept, speed: RENAMED[kept.speed] ?? kept.speed };
}

export const settings = $state<Choices>(read());

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** How fast the story is told now: at once with reduced motion. */
export function speed(): Speed {
  const still = typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? "instant" : settings.speed;
}

/** How long a motion of this many milliseconds takes now. */
export function duration(milliseconds: number): number {
  return milliseconds * SPEEDS[speed()];
}
