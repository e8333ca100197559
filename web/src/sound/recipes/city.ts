import { path, type Contour } from "../contour";
import { recipe, type Recipe } from "../recipe";
import { knock, rubble, thud, whoosh } from "../textures";

/** The two footfalls; the second is when a Monster that enters has landed. */
const STEPS = [
  { at: 0.14, gain: 0.6 },
  { at: 0.56, gain: 1 },
];
const HIGH = 960;
const LOW = 770;
const TWO_NOTES = [0, 0.25, 0.5, 0.75].flatMap((at, turn) => {
  const pitch = turn % 2 ? LOW : HIGH;
  return path([at, pitch], [at + (turn < 3 ? 0.24 : 0.25), pitch]);
});

/** Buildings, Units, and the steps of Monsters. */
export const CITY = {
  crack: recipe("world", -4.7, { strengths: 3, soft: 5, wet: 0.12 }, (k) => {
    k.times(1 + k.strength, (i) =>
      k.noise({
        at: i * k.between(0.04, 0.07),
        length: 0.05,
        bandpass: k.between(1500, 3200),
        q: 0.8,
        gain: 1 / (1 + i * 0.4),
        attack: 0.001,
        drive: 2,
      }),
    );
    k.noise({ colour: "dust", length: 0.25 + 0.1 * k.strength, bandpass: [2600, 1200], gain: 1, rate: 1.2 });
    thud(k, 80 - 8 * k.strength, 0, 0.25, 0.5);
    rubble(k, 3 * k.strength, 0.12, 0.3, 0.35);
  }),
  collapse: recipe("world", -15.8, { strengths: 3, soft: 6, wet: 0.2 }, (k) => {
    const length = 0.55 + 0.45 * k.strength;
    k.noise({ length: 0.06, bandpass: 2200, gain: 0.6, attack: 0.001 });
    k.noise({
      colour: "brown",
      length,
      lowpass: [900, 420, 120],
      gain: 1.5,
      attack: 0.05,
      hold: length * 0.3,
      drive: 2,
      tremolo: [k.between(9, 12), 0.5],
    });
    k.noise({
      colour: "dust",
      at: 0.05,
      length: length * 0.9,
      bandpass: [1900, 500],
      q: 0.6,
      gain: 1.3,
      rate: 0.6,
      attack: 0.1,
      hold: length * 0.3,
    });
    rubble(k, 6 + 7 * k.strength, 0.1, length * 0.8, 0.55);
    k.times(3 * k.strength, () =>
      k.strike("glass", k.between(2200, 5200), 0.12, 0.1 + k.between(0, length * 0.6), {
        pan: k.between(-0.8, 0.8),
      }),
    );
    thud(k, 62 - 7 * k.strength, 0.08 + 0.12 * k.strength, 0.5, 0.9);
    // Dust settles.
    k.noise({
      colour: "pink",
      at: length * 0.3,
      length: length * 0.7,
      bandpass: 3000,
      gain: 0.12,
      attack: 0.2,
    });
  }),
  infantry: recipe("world", -6.9, { wet: 0.15 }, (k) => {
    k.times(7, (i) => {
      const [at, pitch] = [i * 0.085 + k.between(0, 0.012), k.about(1700, 0.15)];
      k.noise({ at, length: 0.05, bandpass: [pitch, 600], q: 0.7, gain: 0.9, attack: 0.001, drive: 2 });
      thud(k, 95, at, 0.06, 0.5);
    });
    k.times(4, () => k.strike("coin", k.between(2600, 3600), 0.07, 0.25 + k.between(0, 0.45), { pan: 0.4 }));
  }),
  jet: recipe("world", -9.7, { wet: 0.1 }, (k) => {
    const shape = path([0, 0], [0.42, 0.8], [0.5, 1], [0.62, 0.5], [1, 0]);
    const pan = [-0.9, 0.9];
    k.noise({
      colour: "white",
      length: 1.7,
      bandpass: path([0, 900], [0.42, 3800], [0.55, 1500], [1, 300]),
      q: 0.8,
      gain: 0.8,
      shape,
      pan,
    });
    k.noise({
      colour: "brown",
      length: 1.7,
      lowpass: [200, 900, 150],
      gain: 0.8,
      shape: path([0, 0], [0.5, 0.7], [0.6, 1], [1, 0]),
      tremolo: [24, 0.4],
    });
    k.tone({
      pitch: path([0, 1900], [0.44, 1750], [0.58, 1180], [1, 1020]),
      length: 1.6,
      wave: "sawtooth",
      unison: [-9, 0, 11],
      bandpass: [2400, 1300],
      q: 2,
      gain: 0.6,
      shape,
      pan,
    });
  }),
  tank: recipe("world", -15, { wet: 0.3 }, (k) => {
    k.noise({ length: 0.09, lowpass: [9000, 1500], gain: 1, attack: 0.001, drive: 4 });
    thud(k, k.about(52), 0, 0.5, 1.1);
    k.noise({ colour: "brown", at: 0.01, length: 0.55, lowpass: [1600, 140], gain: 1.5, drive: 3 });
    k.strike("steel", k.about(230), 0.35, 0.01, { length: 0.6 });
    k.noise({ at: 0.1, length: 0.5, bandpass: [2600, 700], q: 3, gain: 0.16, attack: 0.1, pan: [0, 0.8] });
    k.strike("coin", 1500, 0.1, 0.45);
  }),
  // Strength 1 wails as in New York, 2 has the two notes of Tokyo.
  siren: recipe("world", -4.1, { strengths: 2, wet: 0.25 }, (k) => {
    const pitch: Contour = k.strength < 2 ? [560, 1180, 640, 1180, 600] : TWO_NOTES;
    const shape = path([0, 0], [0.12, 1], [0.7, 0.9], [1, 0]);
    const pan = [-0.4, 0.4];
    k.tone({
      pitch,
      length: 1.7,
      gain: 0.35,
      wave: "sawtooth",
      unison: [-7, 7],
      bandpass: 1300,
      q: 0.8,
      shape,
      pan,
    });
    k.tone({ pitch, length: 1.7, gain: 0.12, wave: "square", lowpass: 3200, shape, pan });
    k.noise({ colour: "pink", length: 1.7, bandpass: 500, gain: 0.05, shape });
  }),
  // Into the middle of the city.
  enter: recipe("world", -13.4, { wet: 0.2 }, (k) => {
    for (const { at, gain } of STEPS) {
      thud(k, 40 + 8 / gain, at, 0.4, gain);
      k.noise({ colour: "pink", at, length: 0.22, lowpass: [1800, 140], gain: 0.9 * gain, attack: 0.002 });
      k.noise({
        colour: "dust",
        at: at + 0.03,
        length: 0.25,
        bandpass: 1100,
        q: 0.7,
        gain: 0.8 * gain,
        rate: 0.7,
      });
    }
    k.strike("bell", 330, 0.28, 0.57, { length: 0.8 });
    k.strike("glass", 2300, 0.1, 0.58);
    whoosh(k, 0.56, 0.55, [300, 2400], 0.3, { pan: [-0.2, 0.2] });
    rubble(k, 8, 0.6, 0.4, 0.3);
  }),
  flee: recipe("world", -4.3, {}, (k) => {
    k.times(11, (_, share) => {
      const at = 0.62 * share ** 0.8;
      knock(k, k.between(240, 330), 0.7 * (1 - 0.6 * share), at);
      k.noise({ colour: "dust", at, length: 0.06, bandpass: 2200, gain: 0.8 * (1 - share * 0.6), rate: 1.2 });
    });
    k.tone({
      pitch: path([0, 700], [0.3, 1250], [1, 420]),
      length: 0.7,
      gain: 0.16,
      wave: "triangle",
      vibrato: [11, 0.05],
      shape: path([0, 0], [0.2, 1], [1, 0]),
      pan: [0, 0.8],
    });
    whoosh(k, 0.3, 0.45, [500, 1900], 0.5, { pan: [0, 0.9] });
  }),
} satisfies Record<string, Recipe>;
