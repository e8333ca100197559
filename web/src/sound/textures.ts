import { path, type Contour } from "./contour";
import type { Kit } from "./kit";
import type { Noise } from "./layers";

/** Wood under felt. */
export function knock(k: Kit, pitch: number, gain: number, at: number): void {
  k.strike("wood", pitch, gain, at);
  k.noise({ colour: "pink", at, length: 0.05, gain: gain * 0.8, lowpass: 500 });
}

/** Something heavy; it is driven, so that small speakers carry its overtones. */
export function thud(k: Kit, pitch: number, at: number, length: number, gain: number): void {
  const falling = path([0, pitch * 3], [0.12, pitch * 1.3], [1, pitch * 0.75]);
  k.tone({ pitch: falling, at, length, gain, hold: length * 0.15, drive: 3 });
}

/** Stones that fall, many at first. */
export function rubble(k: Kit, count: number, at: number, length: number, gain: number): void {
  k.times(count, () => {
    const late = k.random();
    const pitch = k.between(140, 700);
    const loud = gain * (1 - late * 0.7) * k.between(0.4, 1);
    k.strike("rock", pitch, loud, at + length * late * late, { pan: k.between(-0.6, 0.6) });
  });
}

/** Air that something cuts through. */
export function whoosh(
  k: Kit,
  at: number,
  length: number,
  bandpass: Contour,
  gain: number,
  more: Partial<Noise> = {},
): void {
  const shape = path([0, 0], [0.45, 1], [1, 0]);
  k.noise({ colour: "pink", at, length, bandpass, q: 1.4, gain, shape, ...more });
}

/** People far away who cheer. */
export function crowd(k: Kit, at: number, length: number, gain: number): void {
  for (const [pitch, share] of path([750, 1], [1250, 0.7], [2600, 0.35])) {
    k.noise({
      colour: "pink",
      at,
      length,
      bandpass: [pitch * 0.9, pitch * 1.1, pitch],
      q: 2,
      gain: gain * share * 2,
      tremolo: [k.between(3, 7), 0.3],
      shape: path([0, 0], [0.3, 1], [0.6, 0.8], [1, 0]),
      pan: share - 0.7,
    });
  }
  k.noise({
    colour: "dust",
    at: at + 0.1,
    length: length - 0.1,
    bandpass: 1800,
    q: 0.6,
    gain: gain * 1.6,
    rate: 1.3,
    shape: path([0, 0], [0.4, 1], [1, 0]),
  });
}

/** Bubbles that rise through water. */
export function bubbles(
  k: Kit,
  count: number,
  length: number,
  [low, high]: readonly [number, number],
  gain: number,
): void {
  k.times(count, (_, share) => {
    const pitch = k.between(low, high);
    const at = share * length * 0.85 + k.between(0, 0.04);
    k.bubble(pitch, at, gain, k.between(0.05, 0.11));
  });
}
