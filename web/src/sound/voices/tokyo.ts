import { hz, path, scaled, type Contour, type Point } from "../contour";
import type { Kit } from "../kit";
import type { Recipe } from "../recipe";
import { bubbles, thud } from "../textures";
import { monster } from "./monster";

const BELLOW = path([0, 0], [0.12, 1], [0.7, 0.9], [1, 0]);
const TROMBONES = [
  { above: 0, gain: 0.5 },
  { above: 7, gain: 0.25 },
  { above: -12, gain: 0.35 },
];

/** The same contour, each point varied a little. */
const varied = (k: Kit, way: readonly Point[], off: number) =>
  way.map(([at, value]): Point => [at, k.about(value, off)]);

/** The Monsters of Tokyo. */
export const TOKYO = {
  // Theremin, sung by a thin throat.
  ...monster("alienoid", [-9.2, -8.8, -9.6], (k, by, length) => {
    const pitch = varied(
      k,
      by(
        path([0, 300], [0.2, 620], [0.45, 560], [0.7, 880], [1, 240]),
        path([0, 1250], [0.3, 760], [1, 230]),
        path([0, 500], [0.2, 760], [0.4, 640], [0.6, 1010], [1, 1180]),
      ),
      0.02,
    );
    const vibrato = [by(6.2, 11, 7.4), 0.035] as const;
    const shape = path([0, 0], [0.12, 1], [0.75, 0.9], [1, 0]);
    k.tone({ length, pitch, vibrato, gain: 0.5, shape });
    k.tone({ length, pitch: scaled(pitch, 2.01), vibrato, gain: 0.16, shape });
    k.tone({
      length,
      pitch: scaled(pitch, 0.5),
      wave: "triangle",
      vibrato,
      gain: 0.25,
      fm: [3.01, [0.2, 1.6, 0.3]],
      shape,
    });
    k.voice({
      length,
      pitch: scaled(pitch, 1 / 4),
      vowels: by("uiou", "iu", "uiui"),
      size: 1.3,
      breath: 0.5,
      gain: 0.4,
      jitter: 20,
      growl: [9, 0.5],
    });
    k.noise({ length, bandpass: scaled(pitch, 4), q: 12, gain: 0.5, shape });
  }),
  // Squeaks by hops.
  ...monster("cyber-bunny", [-7.2, -6.1, -6.6], (k, by, length) => {
    const hops = by(3, 2, 5);
    const hop = length / hops;
    k.times(hops, (j, share) => {
      const base = by(620 + 240 * share, 1250 - 350 * share, 760 + 420 * share) * k.about(1, 0.02);
      const at = j * hop;
      const pitch = by([1, 1.9, 1.2], [1.5, 0.6], [1, 1.6, 1.5]).map((ratio) => base * ratio);
      k.tone({
        at,
        length: hop * 0.92,
        pitch,
        wave: "square",
        lowpass: 5200,
        fm: [2, [0.2, 1.4, 0.3]],
        vibrato: [14, 0.02],
        gain: 0.3,
        shape: path([0, 0], [0.12, 1], [0.7, 0.7], [1, 0]),
      });
      k.voice({
        at,
        length: hop * 0.92,
        pitch: scaled(pitch, 0.5),
        vowels: by("iAi", "ia", "uiA"),
        size: 1.35,
        breath: 0.1,
        jitter: 10,
        gain: 0.5,
        chest: 0.1,
      });
      k.strike("bar", base * 2, 0.12, at, { length: 0.15 });
      thud(k, 130, at, 0.07, 0.35);
    });
    k.tone({
      length,
      pitch: by([180, 420, 160], [300, 110], [200, 600]),
      wave: "sawtooth",
      bandpass: [900, 2400],
      q: 3,
      gain: 0.16,
      tremolo: [32, 0.8, "square"],
      shape: path([0, 0], [0.2, 1], [1, 0]),
    });
  }),
  // Leather on a bass string: screech, then the long fall.
  ...monster("giga-zaur", [-8.3, -7.4, -6.5], (k, by, length) => {
    const pitch = varied(
      k,
      by(
        path([0, 240], [0.12, 610], [0.45, 560], [0.62, 300], [1, 105]),
        path([0, 620], [0.1, 1020], [0.45, 820], [1, 330]),
        path([0, 260], [0.2, 520], [0.38, 300], [0.55, 600], [0.75, 540], [1, 250]),
      ),
      0.03,
    );
    k.voice({
      length,
      pitch,
      vowels: by("iAAao", "Aao", "AiAeA"),
      size: 0.72,
      growl: [by([52, 44, 24], [60, 30], [40, 55]), 0.3],
      breath: 0.25,
      drive: 5,
      jitter: 40,
      sub: 0.4,
    });
    k.tone({
      length,
      pitch: scaled(pitch, 2.98),
      wave: "sawtooth",
      unison: [-22, 0, 25],
      bandpass: [2600, 3400, 1200],
      q: 3,
      gain: 0.4,
      tremolo: [63, 0.6],
      shape: path([0, 0], [0.08, 1], [0.5, 0.6], [1, 0]),
    });
    k.voice({
      length,
      pitch: scaled(pitch, 1 / 5),
      vowels: "oo",
      size: 0.5,
      growl: [21, 0.7],
      breath: 0.4,
      drive: 4,
      gain: 0.45,
      chest: 0.8,
    });
  }),
  // A ship's horn full of water.
  ...monster("kraken", [-11.1, -10.9, -12], (k, by, length) => {
    const pitch = by<Contour>([44, 55, 53, 41], [88, 62, 44], path([0, 55], [0.3, 82], [0.5, 73], [1, 98]));
    const shape = path([0, 0], [0.14, 1], [0.75, 0.9], [1, 0]);
    k.tone({
      length,
      pitch,
      wave: "sawtooth",
      unison: [-9, 0, 10],
      lowpass: [180, 900, 700, 200],
      q: 3,
      gain: 0.7,
      drive: 2,
      shape,
    });
    k.tone({
      length,
      pitch: scaled(pitch, 1.5),
      wave: "sawtooth",
      lowpass: [200, 620, 200],
      gain: 0.35,
      shape,
    });
    k.voice({
      length,
      pitch,
      vowels: by("uou", "ou", "uouo"),
      size: 0.42,
      growl: [by(11, 17, 8), 0.5],
      breath: 0.5,
      gain: 0.5,
      chest: 0.8,
    });
    bubbles(k, by(10, 7, 11), length, [90, 240], 0.6);
    k.noise({
      length,
      bandpass: [900, 300, 1300, 280],
      q: 5,
      gain: 0.5,
      tremolo: [k.between(6, 9), 0.9],
      shape,
    });
  }),
  // Servo, sheet metal, a ringing throat.
  ...monster("meka-dragon", [-6, -4.9, -4.9], (k, by, length) => {
    const pitch = by([110, 165, 140, 70], [230, 150, 90], [120, 180, 135, 240]);
    k.voice({
      length,
      pitch,
      vowels: by("rAar", "Ar", "raer"),
      size: 0.66,
      wave: "square",
      growl: [by(137, 171, 113), 0.95],
      breath: 0.2,
      drive: 6,
      jitter: 12,
    });
    k.tone({
      length,
      pitch,
      wave: "sawtooth",
      fm: [2.76, [0.5, 3, 1]],
      bandpass: [800, 1900, 700],
      q: 2,
      gain: 0.5,
      tremolo: [34, 0.5, "square"],
      shape: path([0, 0], [0.1, 1], [0.8, 0.8], [1, 0]),
    });
    k.tone({
      length: length * 0.5,
      at: by(0, 0.1, length * 0.4),
      pitch: by([180, 1400], [1500, 300], [300, 1100, 900, 1700]),
      wave: "triangle",
      fm: [1, [1, 0.4]],
      gain: 0.18,
      shape: path([0, 0], [0.2, 1], [0.9, 1], [1, 0]),
    });
    k.times(by(3, 2, 3), (j) =>
      k.strike("steel", k.about(by(250, 330, 420), 0.1), 0.35, (j * length) / 3.2, { length: 0.4 }),
    );
    // Steam.
    k.noise({
      colour: "white",
      at: length * 0.75,
      length: length * 0.25,
      highpass: 3000,
      gain: 0.2,
      attack: 0.03,
    });
  }),
  // A bellow like trombones; ho, ho, ho.
  ...monster("the-king", [-6.8, -7.1, -8.9], (k, by, length) => {
    const notes = by([48], [53], [43, 47, 50]);
    const part = length / notes.length;
    notes.forEach((note, j) => {
      const at = j * part;
      const shape = by(BELLOW, BELLOW, path([0, 0], [0.15, 1], [0.5, 0.7], [0.8, 0], [1, 0]));
      for (const { above, gain } of TROMBONES)
        k.brass(note + above, at, part, gain, {
          shape,
          lowpass: path([0, 500], [0.12, 4200], [0.7, 2800], [1, 600]),
          pitch: scaled(
            by(
              path([0, 0.73], [0.2, 0.75], [0.24, 1], [0.75, 1.02], [1, 0.8]),
              path([0, 1.3], [0.3, 1.12], [0.34, 0.94], [0.62, 0.9], [0.66, 0.75], [1, 0.6]),
              path([0, 1.06], [1, 0.9]),
            ),
            hz(note + above),
          ),
        });
      k.voice({
        at,
        length: part,
        pitch: by([88, 100, 96, 70], [175, 130, 85], [hz(note) * 1.06, hz(note) * 0.9]),
        vowels: by("oaao", "Ao", "oau"),
        size: 0.62,
        growl: [by(27, 30, 12), 0.35],
        breath: 0.3,
        sub: 0.5,
        drive: 3,
        chest: 0.6,
        gain: 0.28,
        shape,
      });
      thud(k, 50, at, 0.2, 0.5);
    });
    // The crown wobbles.
    if (by(false, true, true))
      k.times(5, (_, share) =>
        k.strike("coin", k.between(1500, 1900), 0.3 * (1 - share * 0.7), 0.1 + share * share * 0.4, {
          length: 0.25,
        }),
      );
  }),
} satisfies Record<string, Recipe>;
