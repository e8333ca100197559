/** A value at a time, which is a share of the length. */
export type Point = readonly [at: number, value: number];

/** A value that may change in the course of a layer: one number, several spread evenly, or points. */
export type Contour = number | readonly number[] | readonly Point[];

export const decibels = (value: number) => 10 ** (value / 20);

/** The frequency of a note, by its MIDI number. */
export const hz = (note: number) => 440 * 2 ** ((note - 69) / 12);

export function points(contour: Contour): readonly Point[] {
  if (typeof contour === "number") return [[0, contour]];
  return contour.map((one, at): Point =>
    typeof one === "number" ? [at / Math.max(1, contour.length - 1), one] : one,
  );
}

/** The same contour, multiplied by a factor. */
export function scaled(contour: Contour, by: number): readonly Point[] {
  return points(contour).map(([at, value]): Point => [at, value * by]);
}

/** When a contour begins, how long it lasts, by how much it is scaled, and whether it changes evenly. */
export interface Course {
  at: number;
  length: number;
  by?: number;
  linear?: boolean;
}

/** Makes a parameter follow a contour. */
export function follow(param: AudioParam, contour: Contour, course: Course): void {
  const { at, length, by = 1, linear = false } = course;
  points(contour).forEach(([share, value], index) => {
    const moment = at + share * length;
    if (!index) param.setValueAtTime(value * by, at);
    else if (linear) param.linearRampToValueAtTime(value * by, moment);
    else param.exponentialRampToValueAtTime(value * by, moment);
  });
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A contour by its points. */
export const path = (...through: Point[]): readonly Point[] => through;
