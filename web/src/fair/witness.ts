import type { Happened, Happening, TableInfo } from "../wire";

/** What this browser has kept of a table, so that it need not believe what it is told afterwards. */
export interface Kept {
  /** The random part of this browser's own seat, and the seat; none for a spectator. */
  part: string;
  seat: number;
  /** The fingerprints, as they were shown first, and whether that was before the first roll. */
  early: boolean;
  commitment: string;
  commitments: string[];
  /** Rolls and cards that were on this screen, by the turn. */
  draws: Record<number, string[]>;
  /** The turn, or -1 if that is not known; and the last entry that was looked at. */
  turn: number;
  number: number;
  /** How often the game was set back. */
  rewinds: number;
}

const KEY = "kaiju-fair ";
const MOST = 20;

const fresh = (): Kept => ({
  part: "",
  seat: -1,
  early: false,
  commitment: "",
  commitments: [],
  draws: {},
  turn: -1,
  number: 0,
  rewinds: 0,
});

/** What is kept of a table; null if this browser has seen nothing of it. */
export function recalled(table: string): Kept | null {
  const text = localStorage.getItem(KEY + table);
  return text === null ? null : { ...fresh(), ...(JSON.parse(text) as Partial<Kept>) };
}

/** Keeps what is new about a table; of old tables nothing is kept any more. */
export function keep(table: string, news: Partial<Kept>): Kept {
  const known = recalled(table);
  const kept = { ...(known ?? fresh()), ...news };
  if (!known) forgetOldest();
  localStorage.setItem(KEY + table, JSON.stringify({ made: Date.now(), ...kept }));
  return kept;
}

function forgetOldest(): void {
  const made = (key: string): number =>
    (JSON.parse(localStorage.getItem(key) ?? "{}") as { made?: number }).made ?? 0;
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  const tables = keys.filter((key) => key.startsWith(KEY)).sort((one, other) => made(other) - made(one));
  for (const key of tables.slice(MOST - 1)) localStorage.removeItem(key);
}

/** Notes what a table shows: its fingerprints, and what was rolled and turned up. */
export function witness(table: TableInfo, seat: number, entries: readonly Happened[]): void {
  const kept = recalled(table.id) ?? fresh();
  // Who comes when it is over has seen nothing: what is told then is what is to be checked.
  if (table.status === "finished" && !kept.commitment) return;
  const before = JSON.stringify(kept);
  kept.early ||= table.status === "waiting" || table.status === "revealing";
  // What was shown first counts: whoever changes it afterwards is found out.
  kept.commitment ||= table.commitment;
  if (!kept.commitments.length) kept.commitments = table.commitments;
  if (kept.seat < 0) kept.seat = seat;
  for (const entry of entries) if (entry.number > kept.number) see(kept, entry);
  if (JSON.stringify(kept) !== before) keep(table.id, kept);
}

function see(kept: Kept, entry: Happened): void {
  if (entry.kind === "start") kept.turn = 0;
  else if (entry.number !== kept.number + 1) kept.turn = -1;
  kept.number = entry.number;
  if (entry.kind === "rewound") {
    // What came after the beginning of this turn has not happened.
    const turn = kept.turn >= 0 ? kept.turn : Math.max(-1, ...Object.keys(kept.draws).map(Number));
    kept.draws = Object.fromEntries(Object.entries(kept.draws).filter(([one]) => Number(one) < turn));
    kept.rewinds += 1;
  }
  for (const event of entry.events) {
    if (event.kind === "turn") kept.turn = event.amount;
    const draw = drawOf(event);
    if (draw && kept.turn >= 0) (kept.draws[kept.turn] ??= []).push(draw);
  }
}

/** Whose dice are told only after some of them were rolled again. */
const LATER = new Set(["camouflage"]);

/** The line of the record that an event is about, if it tells a roll or something turned up as it was drawn. */
export function drawOf({ kind, what, where, cause }: Happening): string {
  if (kind === "revealed") return `reveal: ${what}`;
  if (kind === "uncovered") return `tile: ${what}`;
  if (kind === "rolled" && !LATER.has(cause)) return `dice: ${what}`;
  if (kind !== "rerolled") return "";
  const dice = what.split(" ");
  return `dice: ${where
    .split(" ")
    .map((die) => dice[Number(die) - 1] ?? "")
    .join(" ")}`;
}
