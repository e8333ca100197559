import { hz, path } from "../contour";
import { recipe, type Recipe } from "../recipe";
import { knock, thud, whoosh } from "../textures";

/** What a Monster gets and loses. */
export const GAINS = {
  heal: recipe("gain", -4, { strengths: 3, wet: 0.1, soft: 2 }, (k) => {
    [65, 69, 72, 77].slice(0, k.strength + 1).forEach((note, i) => {
      k.tone({
        pitch: hz(note),
        at: i * 0.08,
        length: 0.45,
        gain: 0.3,
        wave: "triangle",
        attack: 0.04,
        vibrato: [5, 0.004],
      });
      k.strike("bar", hz(note + 12), 0.16, i * 0.08, { length: 0.5 });
    });
    whoosh(k, 0, 0.55, [600, 3400], 0.35, { q: 3 });
  }),
  crown: recipe("gain", -10.5, { strengths: 5, soft: [-4, -3, 0.2, 0.2, 0], wet: 0.12 }, (k) =>
    [72, 76, 79, 84, 88].slice(0, k.strength).forEach((note, i) => {
      const [at, end] = [i * 0.075, i === k.strength - 1];
      k.strike("coin", hz(note + 12), 0.45, at, { length: end ? 0.45 : 0.16 });
      k.tone({
        pitch: hz(note),
        at,
        length: end ? 0.34 : 0.1,
        gain: 0.35,
        wave: "square",
        lowpass: 2600,
        attack: 0.004,
      });
      if (end && i > 1)
        k.times(i, (j) =>
          k.strike("glass", k.between(3800, 6500), 0.05, at + 0.05 + j * 0.05, { pan: k.between(-0.7, 0.7) }),
        );
    }),
  ),
  "lose-crown": recipe("gain", -7, { wet: 0.1 }, (k) => {
    [84, 80, 75].forEach((note, i) => {
      const at = i / 10;
      k.strike("coin", hz(note), 0.4, at, { length: 0.2, lowpass: 3500 });
      k.tone({
        pitch: [hz(note - 12), hz(note - 13)],
        at,
        length: 0.14,
        gain: 0.3,
        wave: "square",
        lowpass: 1100,
      });
    });
    knock(k, 150, 0.8, 0.31);
    k.strike("coin", 700, 0.3, 0.33, { length: 0.25, lowpass: 2200 });
  }),
  energy: recipe("gain", 0.6, { strengths: 6, soft: 3, wet: 0.06 }, (k) => {
    const length = 0.24 + 0.05 * k.strength;
    k.times(Math.min(3, k.strength), (i) =>
      k.tone({
        pitch: path([0, 240], [0.3, 900 + 160 * i], [1, 1500 + 260 * k.strength]),
        at: i * 0.07,
        length: length * 0.75,
        gain: 0.25,
        wave: "sawtooth",
        fm: [0.5, [3, 0.4]],
        lowpass: 5200,
        tremolo: [62, 0.6, "square"],
        attack: 0.01,
      }),
    );
    k.noise({
      colour: "dust",
      length,
      highpass: 2200,
      gain: 0.4,
      rate: 1.6,
      attack: 0.01,
      hold: length * 0.5,
    });
    k.tone({ pitch: 100, length, gain: 0.6, wave: "sawtooth", bandpass: 700, q: 1 });
    k.strike("bar", 1760, 0.2, length * 0.6, { length: 0.25 });
  }),
  buy: recipe("gain", -12.9, { wet: 0.08 }, (k) => {
    whoosh(k, 0, 0.24, [500, 2800, 1100], 1.1, { pan: [0.5, 0] });
    knock(k, k.about(120), 1, 0.23);
    thud(k, 70, 0.23, 0.2, 0.7);
    k.noise({ at: 0.23, length: 0.06, bandpass: 2400, gain: 0.5, attack: 0.001 });
    k.strike("coin", 1900, 0.12, 0.3);
  }),
  sweep: recipe("gain", -3.9, {}, (k) =>
    k.times(3, (i) => {
      const at = i * 0.13;
      whoosh(k, at, 0.17, [3600, 900], 1, { q: 1.8, pan: [0.5 - i * 0.2, -0.6] });
      k.noise({ at: at + 0.03, length: 0.03, highpass: 3500, gain: 0.35 });
      k.strike("wood", k.between(330, 460), 0.5, at + 0.13);
    }),
  ),
} satisfies Record<string, Recipe>;
