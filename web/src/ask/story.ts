import type { Happened, Happening } from "../wire";

/** The story without what was taken back. */
export function counted(story: readonly Happened[]): Happened[] {
  const undone = story.filter((entry) => entry.undone > 0);
  const back = ({ number }: Happened) =>
    undone.some((entry) => number >= entry.undone && number <= entry.number);
  return undone.length ? story.filter((entry) => !back(entry)) : [...story];
}

/** The newest event of which something can be read. */
export function newest<T>(story: readonly Happened[], read: (event: Happening) => T | null): T | null {
  for (const entry of counted(story).toReversed()) {
    for (const event of entry.events.toReversed()) {
      const found = read(event);
      if (found !== null) return found;
    }
  }
  return null;
}
