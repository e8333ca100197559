import { hz, path } from "../contour";
import { recipe, type Recipe } from "../recipe";
import { knock, whoosh } from "../textures";

/** The table: dice, cards, the chat, and whose turn it is. */
export const DICE = {
  rattle: recipe("dice", -4.3, { strengths: 8, soft: 2 }, (k) => {
    k.noise({
      colour: "dust",
      length: 0.62,
      bandpass: [1500, 2100, 1700],
      q: 1.2,
      gain: 1.2,
      rate: k.between(0.8, 1),
      tremolo: [k.between(8, 9.5), 0.95],
      shape: path([0, 0], [0.1, 1], [0.85, 0.9], [1, 0]),
    });
    // The palm.
    k.noise({
      colour: "pink",
      length: 0.6,
      bandpass: 330,
      gain: 0.25,
      tremolo: [9, 0.9],
      shape: path([0, 0], [0.1, 1], [1, 0]),
    });
    k.times(5 + k.strength * 3, (_, share) =>
      k.strike(
        "die",
        k.between(1300, 2300),
        k.between(0.2, 0.5) * (1.15 - 0.5 * k.force),
        share * 0.54 + k.between(0, 0.04),
        { lowpass: 4200, pan: k.between(-0.25, 0.25) },
      ),
    );
  }),
  land: recipe(
    "dice",
    -13.2,
    { strengths: 8, soft: [-7, -4.5, -3.1, -2, -1.2, -0.5, -0.2, 0], wet: 0.06 },
    (k) =>
      k.times(k.strength, (die) => {
        let [at, gap, gain] = [die * 0.028 + k.between(0, 0.05), k.between(0.07, 0.1), k.between(0.7, 1)];
        const [pitch, pan] = [k.between(1900, 2900), k.between(-0.5, 0.5)];
        k.times(die % 2 ? 2 : 3, (bounce) => {
          k.strike("die", pitch * k.between(0.96, 1.05), gain * 0.6, at, { pan });
          if (bounce < 2) knock(k, k.between(150, 215), gain * 0.7, at);
          [at, gap, gain] = [at + gap, gap * 0.6, gain * 0.45];
        });
      }),
  ),
  keep: recipe("ui", -2.4, {}, (k) => {
    k.strike("die", k.about(2500), 0.7);
    knock(k, k.about(260), 0.5, 0.004);
    k.tone({ pitch: [520, 780], length: 0.1, gain: 0.16, attack: 0.006 });
  }),
  release: recipe("ui", 2.4, {}, (k) => {
    k.strike("die", k.about(1500), 0.35);
    k.noise({ colour: "pink", length: 0.14, bandpass: [1400, 500], gain: 0.5, attack: 0.02 });
    k.tone({ pitch: [560, 330], at: 0.01, length: 0.11, gain: 0.2, attack: 0.008 });
  }),
  roll: recipe("ui", -5.1, {}, (k) => {
    knock(k, k.about(200), 0.7, 0);
    whoosh(k, 0.01, 0.2, [500, 2600], 0.8);
    k.strike("die", k.about(2100), 0.3, 0.15);
    k.strike("die", k.about(2600), 0.3, 0.18);
  }),
  card: recipe("ui", -2.2, {}, (k) => {
    k.noise({ length: 0.05, highpass: 2600, gain: 0.35, attack: 0.012 });
    k.noise({ length: 0.09, at: 0.05, bandpass: [3800, 1700], gain: 0.7, attack: 0.004 });
    k.strike("wood", k.about(420), 0.3, 0.055);
  }),
  chat: recipe("ui", -8.8, { gap: 2 }, (k) => {
    k.bubble(k.about(620, 0.02), 0, 0.4, 0.07);
    k.bubble(k.about(880, 0.02), 0.075, 0.35, 0.08);
    k.strike("wood", 520, 0.2);
    k.strike("bar", 1320, 0.12, 0, { length: 0.12 });
    k.strike("bar", 1860, 0.12, 0.075, { length: 0.12 });
  }),
  error: recipe("ui", -12.2, {}, (k) => {
    for (const at of [0, 0.09]) {
      k.tone({
        pitch: [k.about(150), 118],
        at,
        length: 0.09,
        gain: 0.5,
        wave: "square",
        lowpass: 520,
        attack: 0.005,
        hold: 0.03,
      });
      k.strike("wood", k.about(190), 0.5, at, { length: 0.12 });
    }
  }),
  tick: recipe("ui", -4.5, { strengths: 3, soft: 4 }, (k) => {
    k.strike("die", 1500 + 350 * k.strength, 0.8);
    k.strike("wood", 700 + 180 * k.strength, 0.6, 0.002);
    if (k.strength > 2) k.strike("die", 1500, 0.5, 0.09);
  }),
  // A rising fourth on wood and bell: no other sound has this interval alone.
  "my-turn": recipe("alert", -4.2, { wet: 0.12 }, (k) => {
    const notes = [
      { note: 76, at: 0, gain: 0.8 },
      { note: 81, at: 0.13, gain: 1 },
    ];
    for (const { note, at, gain } of notes) {
      k.strike("bar", hz(note), 0.5 * gain, at, { length: 0.5 });
      k.strike("wood", hz(note - 12), 0.5 * gain, at);
      k.tone({ pitch: hz(note - 12), at, length: 0.36, gain: 0.4 * gain, attack: 0.006, wave: "triangle" });
    }
  }),
} satisfies Record<string, Recipe>;
