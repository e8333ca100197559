import { changed } from "../link/changes";
import type { Frame, GameState, Happening } from "../wire";

/** One event of a game, or what comes after the last one of an entry: where it is, and how things stood before and after it. */
export interface Step {
  /** The index of its frame. */
  readonly at: number;
  /** How many events of the frame are told with it. */
  readonly told: number;
  /** Null after the last event. */
  readonly event: Happening | null;
  readonly turn: number;
  readonly before: GameState;
  readonly state: GameState;
}

/** How things stood in a frame when so many of its events had been told. */
export function asOf(frames: readonly Frame[], at: number, told: number): GameState {
  const frame = frames[at];
  if (!frame) throw new Error("a game without a moment");
  const before = frames[at - 1]?.state;
  // The first frame is a whole: its events do not say what they have changed.
  if (!before || told >= frame.entry.events.length) return frame.state;
  return frame.entry.events.slice(0, told).reduce((now, event) => changed(now, event.changes), before);
}

/** A game event by event, in the order of the rules. */
export function course(frames: readonly Frame[]): Step[] {
  const steps: Step[] = [];
  let turn = 0;
  frames.forEach((frame, at) => {
    const whole = at === 0;
    let before = frames[at - 1]?.state ?? frame.state;
    frame.entry.events.forEach((event, index) => {
      if (event.kind === "turn") turn = event.amount;
      const state = whole ? before : changed(before, event.changes);
      steps.push({ at, told: index + 1, event, turn, before, state });
      before = state;
    });
    const { state } = frame;
    steps.push({ at, told: frame.entry.events.length, event: null, turn, before, state });
  });
  return steps;
}
