import { path, scaled } from "../contour";
import type { Recipe } from "../recipe";
import { monster } from "./monster";

const SWELL = path([0, 0], [0.15, 1], [0.7, 0.8], [1, 0]);

/** The Monsters that came later to Tokyo. */
export const LATER = {
  // A meow through a circuit, and purring.
  ...monster("cyber-kitty", [-5, -2.4, -3.2], (k, by, length) => {
    const pitch = by(
      path([0, 380], [0.2, 780], [0.55, 700], [1, 330]),
      path([0, 900], [0.15, 1500], [0.5, 1250], [1, 560]),
      path([0, 420], [0.3, 640], [0.6, 600], [1, 980]),
    ).map(([at, value]) => [at, k.about(value, 0.02)] as const);
    k.voice({
      length,
      pitch,
      vowels: by("iAaou", "iAe", "uiAi"),
      size: 1.25,
      growl: [by(24, 70, 26), by(0.35, 0.7, 0.6)],
      breath: 0.3,
      jitter: 25,
      sub: 0.15,
      chest: 0.1,
      drive: 3,
      gain: 0.5,
    });
    k.tone({
      length,
      pitch: scaled(pitch, 3.02),
      wave: "square",
      bandpass: [1800, 3600, 1500],
      q: 4,
      gain: 0.12,
      tremolo: [by(90, 130, 45), 0.9, "square"],
      shape: SWELL,
    });
    // Purring, or a hiss.
    k.noise({
      colour: by("brown", "white", "brown"),
      length,
      bandpass: by([260, 420, 240], [5200, 7400, 5000], [240, 380, 420]),
      q: 0.9,
      gain: by(1.2, 0.5, 2.2),
      tremolo: [by(27, 9, 24), 0.95, "sawtooth"],
      shape: SWELL,
    });
    k.times(by(3, 2, 5), (j) =>
      k.strike("bar", k.between(2300, 3100), 0.1, 0.02 + j * 0.14, { length: 0.12 }),
    );
  }),
  // Braying in bursts, as a radio in a helmet hears it.
  ...monster("space-penguin", [-3.3, -5.4, -4.2], (k, by, length) => {
    const calls = by(5, 2, 4);
    const part = length / calls;
    k.times(calls, (j, share) => {
      const base = by(230 + 90 * share, 420 - 130 * share, 270 + 150 * share) * k.about(1, 0.02);
      const at = j * part;
      k.voice({
        at,
        length: part * by(0.8, 0.94, 0.72),
        pitch: by([base, base * 1.25, base * 0.9], [base * 1.5, base * 0.7], [base * 0.9, base * 1.5]),
        vowels: by("Aa", "eA", "ai"),
        size: 1.05,
        wave: "square",
        growl: [by(44, 58, 36), 0.8],
        breath: 0.6,
        jitter: 45,
        drive: 5,
        highpass: 420,
        lowpass: 3400,
        gain: 0.6,
      });
      k.noise({ at, length: 0.03, bandpass: 1900, q: 2, gain: 0.5, attack: 0.001 });
    });
    k.noise({
      colour: "dust",
      length,
      bandpass: [1700, 2600, 1700],
      q: 1.2,
      gain: 0.9,
      rate: 1.5,
      shape: path([0, 0], [0.05, 1], [0.9, 0.9], [1, 0]),
    });
    // The tone that ends a message.
    k.tone({
      at: length - 0.12,
      length: 0.1,
      pitch: by(2475, 1650, 2970),
      gain: 0.14,
      attack: 0.004,
      hold: 0.05,
    });
  }),
} satisfies Record<string, Recipe>;
