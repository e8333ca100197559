import { request } from "../app/api";
import type { Frame, Frames, Happened, Story } from "../wire";

/** How far to read on if a long wait before the start has filled a page without a moment; no page is shorter. */
const STEP = 20;

/** The game read last: a finished game does not change any more. */
let kept: { id: string; frames: Frame[] } | null = null;

/** Reads a finished game moment by moment; `heard` is called with how many there are so far. */
export async function readFrames(
  id: string,
  heard: (count: number) => void = () => undefined,
): Promise<Frame[]> {
  if (kept?.id === id) return kept.frames;
  const frames: Frame[] = [];
  for (let after = 0, more = true; more;) {
    const page = await request<Frames>("GET", `/tables/${encodeURIComponent(id)}/frames?after=${after}`);
    frames.push(...page.frames);
    after = page.frames.at(-1)?.entry.number ?? after + STEP;
    more = page.more;
    heard(frames.length);
  }
  kept = { id, frames };
  return frames;
}

/** Reads what was shown at a table, from the start. */
export async function readStory(id: string): Promise<Happened[]> {
  const entries: Happened[] = [];
  for (let more = true; more;) {
    const page = await request<Story>(
      "GET",
      `/tables/${encodeURIComponent(id)}/story?after=${entries.at(-1)?.number ?? 0}`,
    );
    entries.push(...page.entries);
    more = page.more && page.entries.length > 0;
  }
  return entries;
}
