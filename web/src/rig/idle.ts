/** Where something is on the screen. */
export interface Point {
  x: number;
  y: number;
}

/** How long a picture of the breathing is shown, in milliseconds, while something happens and while nothing does. */
const LIVELY = 300;
const QUIET = 4000;
/** So long after something has happened it is quiet. */
const OVER = 6000;
/** Eyes close at one picture in so many, a few more or less for each Monster, and open again so many milliseconds later. */
const BLINKS = 13;
export const BLINK = 150;
/** What is this far away is looked at half as sharply as can be. */
const NEAR = 160;

/** A number from 0 to 1 that is always the same for a name, so that no two Monsters breathe as one. */
export function temper(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) / 9973;
}

/** How far through a breath of so many milliseconds a Monster is, from 0 to 1. */
export function breath(now: number, length: number, temper: number): number {
  return (now / length + temper) % 1;
}

/** How long to wait for the next picture, so many milliseconds after something has happened; while it still happens there is none. */
export function pause(since: number): number {
  return since < 0 ? LIVELY - since : since < OVER ? LIVELY : QUIET;
}

/** Whether a Monster blinks at this picture, the pictures being counted. */
export function blinks(count: number, temper: number): boolean {
  const every = BLINKS + Math.round(temper * 8);
  return (count + Math.round(temper * every)) % every === 0;
}

/** Where to look from one point to see another: -1 is far to the left or up, 1 far to the right or down. */
export function gaze(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y);
  const strength = far / (far + NEAR);
  return far ? { x: (x / far) * strength, y: (y / far) * strength } : { x: 0, y: 0 };
}
