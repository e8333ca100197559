import type { Frame, Happened } from "../wire";

/** The entries that move a game on; all others, such as who is away, change nothing on the table. */
const PLAYED = new Set(["start", "answer", "bot", "leave"]);

/** The story without the answers that were taken back. */
export function settled(story: readonly Happened[]): Happened[] {
  const undone = new Set(story.map((entry) => entry.undone));
  return story.filter((entry) => entry.kind !== "undo" && !undone.has(entry.number));
}

/** The moments worth showing: those that still count at the end, and that changed the table. */
export function shown(frames: readonly Frame[]): Frame[] {
  const counts = new Set(settled(frames.map((frame) => frame.entry)).map((entry) => entry.number));
  const kept = frames.filter(({ entry }) => counts.has(entry.number) && PLAYED.has(entry.kind));
  return kept.length ? kept : frames.slice(-1);
}

/** The turn in which an event of an entry happened: one entry may end a turn and begin the next. */
export function turnAt(events: Happened["events"], index: number, before: number): number {
  const begun = events.slice(0, index + 1).findLast(({ kind }) => kind === "turn");
  return begun ? begun.amount : before;
}
