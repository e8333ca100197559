import type { Happened, Happening } from "../wire";

/** The story without what was taken back. */
export function counted(story: readonly Happened[]): Happened[] {
  const undone = story.filter((entry) => entry.undone > 0);
  const back = ({ number }: Happened) =>
    undone.some((entry) => number >= entry.undone && number <= entry.number);
  return undone.length ? story.filter((entry) => !back(entry)) : [...story];
}

/** The newest event that says something. */
export function newest<T>(story: readonly Happened[], read: (event: Happening) => T | null): T | null {
  for (const entry of counted(story).toReversed()) {
    for (const event of entry.events.toReversed()) {
      const found = read(event);
      if (found !== null) return found;
    }
  }
  return null;
}

/** The cards that added to the damage of an event, by their ids. */
export const adders = ({ kind, where }: Happening): string[] =>
  kind === "damaged" ? where.split(" ").filter(Boolean) : [];

/** How much life a Monster has lost in this turn and the one before, less what has been healed since. */
export function lostLately(story: readonly Happened[], seat: number): number {
  const events = counted(story).flatMap((entry) => entry.events);
  const turns = events.flatMap(({ kind }, index) => (kind === "turn" ? [index] : []));
  const lately = events.slice(turns.at(-2) ?? 0);
  return lately.reduce((lost, { kind, seat: who, amount }) => {
    if (who !== seat) return lost;
    if (kind === "damaged") return lost + amount;
    return kind === "healed" ? Math.max(0, lost - amount) : lost;
  }, 0);
}
