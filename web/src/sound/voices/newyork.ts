import { hz, path, type Contour, type Point } from "../contour";
import type { Recipe } from "../recipe";
import { bubbles } from "../textures";
import { monster } from "./monster";

/** The Monsters of New York. */
export const NEW_YORK = {
  // A growl under water.
  ...monster("captain-fish", [-6.2, -5.9, -5.6], (k, by, length) => {
    k.voice({
      length,
      pitch: by([120, 190, 160, 105], [300, 210, 140], [150, 240, 190, 330]).map((pitch) => k.about(pitch)),
      vowels: by("oaAo", "Aeo", "oeoi"),
      size: 0.85,
      growl: [by([19, 27, 15], [31, 18], [13, 24]), 0.85],
      breath: 0.35,
      drive: 3,
      lowpass: 4500,
    });
    bubbles(k, by(16, 9, 14), length, [260, 820], 0.45);
    k.noise({
      colour: "pink",
      length,
      bandpass: [400, 900, 350],
      q: 2,
      gain: 0.4,
      tremolo: [23, 0.9],
      shape: path([0, 0], [0.2, 1], [1, 0]),
    });
  }),
  // Yee-haw, ow, woo-hoo; spurs and a twang.
  ...monster("sheriff", [-4.7, -4.2, -3.4], (k, by, length) => {
    k.voice({
      length,
      pitch: by(
        path([0, 150], [0.28, 330], [0.4, 345], [0.5, 215], [0.7, 240], [1, 105]),
        path([0, 230], [0.2, 400], [0.45, 250], [0.5, 330], [1, 140]),
        path([0, 170], [0.3, 185], [0.36, 300], [0.75, 330], [1, 210]),
      ),
      vowels: by("iiieaao", "aouau", "uouuo"),
      size: 0.78,
      growl: [26, 0.25],
      breath: 0.22,
      jitter: 25,
      drive: 1.8,
      vibrato: [6, 0.012],
    });
    k.pluck(by(98, 73.4, 147), by(0.3, 0.4, 0.25), by(0.05, 0, 0.02), { length: 0.6, lowpass: [2400, 600] });
    k.times(by(4, 2, 5), (j) =>
      k.strike("coin", k.between(3100, 4200), 0.09, 0.05 + j * 0.13, { length: 0.2 }),
    );
  }),
  // Chest, then bass.
  ...monster("kong", [-3.2, -2.3, -6], (k, by, length) => {
    k.times(by(5, 1, 4), (j) => {
      k.strike("taiko", k.about(j % 2 ? 78 : 88), 0.8, j * by(0.085, 0.1, 0.19), { length: 0.5 });
      k.noise({ colour: "pink", at: j * by(0.085, 0.1, 0.19), length: 0.06, lowpass: 700, gain: 0.6 });
    });
    const at = by(0.32, 0.02, 0);
    k.voice({
      at,
      length: length - at,
      pitch: by<Contour>(
        [58, 96, 84, 48],
        path([0, 120], [0.12, 240], [0.4, 110], [0.5, 190], [1, 60]),
        [105, 180, 110, 190, 120],
      ),
      vowels: by("uoao", "oAoAo", "uouou"),
      size: 0.52,
      growl: [by(31, 36, 22), by(0.6, 0.6, 0.2)],
      breath: 0.45,
      sub: 0.6,
      drive: 4,
      chest: 0.7,
    });
    k.noise({
      colour: "pink",
      at,
      length: length - at,
      bandpass: [500, 1100, 400],
      q: 0.8,
      gain: 0.35,
      shape: path([0, 0], [0.2, 1], [1, 0]),
    });
  }),
  // File on wing: chirps of a pulsed high band.
  ...monster("mantis", [-3.1, -2.6, -1.3], (k, by, length) => {
    const chirps = by(4, 2, 6);
    k.times(chirps, (j, share) => {
      const at = ((length * j) / chirps) * 0.92;
      const part = (length / chirps) * by(1, 0.95, 0.7);
      const pitch = by(4200 - 500 * share, 5200 - 1700 * share, 3400 + 1400 * share) * k.about(1, 0.02);
      k.noise({
        at,
        length: part,
        bandpass: [pitch * 0.8, pitch],
        q: 9,
        gain: 2.4,
        tremolo: [by([46, 70], [95, 60], [58, 82]), 0.98, "sawtooth"],
        shape: path([0, 0], [0.25, 1], [0.8, 0.8], [1, 0]),
      });
      k.tone({
        at,
        length: part,
        pitch: [pitch * 0.49, pitch * 0.51],
        wave: "sawtooth",
        unison: [-14, 15],
        bandpass: pitch,
        q: 4,
        gain: 0.5,
        tremolo: [by([46, 70], [95, 60], [58, 82]), 0.95, "square"],
        shape: path([0, 0], [0.3, 1], [1, 0]),
      });
      k.strike("die", 1700, 0.25, at);
    });
    k.voice({
      length,
      pitch: by([170, 260, 150], [420, 210], [240, 300, 330]),
      vowels: by("rAr", "Ar", "ere"),
      size: 1.1,
      growl: [48, 0.9],
      breath: 0.9,
      drive: 3,
      gain: 0.3,
      highpass: 500,
    });
  }),
  // Blips in steps, a monotone throat, a relay.
  ...monster("rob", [-6.2, -5.4, -5.9], (k, by, length) => {
    const notes = by([60, 60, 67, 63, 72, 55, 67, 60], [72, 66, 61, 54], [60, 64, 67, 72, 76, 79, 84]);
    const { length: count } = notes;
    const steps = (above: number): Point[] =>
      notes.flatMap((note, j) => path([j / count, hz(note + above)], [(j + 0.96) / count, hz(note + above)]));
    k.tone({
      length,
      pitch: steps(12),
      wave: "square",
      lowpass: 3600,
      gain: 0.3,
      tremolo: [by(47, 33, 58), 0.4, "square"],
      shape: path([0, 0], [0.02, 1], [0.93, 1], [1, 0]),
    });
    k.voice({
      length,
      pitch: steps(-24),
      wave: "square",
      vowels: by("uaoiuaou", "iau", "uoaiaoi"),
      size: 0.8,
      jitter: 0,
      breath: 0,
      drive: 3,
      growl: [70, 0.7],
      gain: 0.6,
    });
    notes.forEach((note, j) => {
      k.strike("steel", hz(note + 24) * 0.8, 0.18, (j * length) / count, { length: 0.08 });
      k.noise({ at: (j * length) / count, length: 0.015, highpass: 3000, gain: 0.4 });
    });
  }),
  // A roar that catches fire.
  ...monster("drakonis", [-6.2, -6.5, -6.7], (k, by, length) => {
    const at = by(0.25, 0, 0.05);
    k.voice({
      length: length * 0.9,
      pitch: by<Contour>(
        path([0, 85], [0.2, 150], [0.6, 120], [1, 60]),
        [260, 190, 85],
        [95, 170, 100, 180, 105],
      ),
      vowels: by("oAao", "Aar", "oaoao"),
      size: 0.6,
      growl: [by(38, 44, 30), 0.7],
      breath: 0.5,
      drive: 5,
      sub: 0.5,
      gain: 0.7,
    });
    k.noise({
      colour: "brown",
      at,
      length: length - at,
      lowpass: [300, 1600, 300],
      gain: 0.7,
      drive: 2,
      tremolo: [by(17, 25, 7), 0.5],
      shape: path([0, 0], [0.3, 1], [1, 0]),
    });
    k.noise({
      at,
      length: length - at,
      bandpass: [1200, 3600, 900],
      q: 0.7,
      gain: 0.4,
      shape: path([0, 0], [0.35, 1], [1, 0]),
    });
    k.noise({
      colour: "dust",
      at,
      length: length - at,
      highpass: 1500,
      gain: 1,
      rate: 1.3,
      shape: path([0, 0], [0.4, 1], [1, 0]),
    });
  }),
} satisfies Record<string, Recipe>;
