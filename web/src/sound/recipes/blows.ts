import { path } from "../contour";
import { recipe, type Recipe } from "../recipe";
import { rubble, thud, whoosh } from "../textures";

/** What hurts a Monster, and what keeps it from harm. */
export const BLOWS = {
  hit: recipe("hit", -7.5, { strengths: 6, soft: [1.4, 1.9, 4.8, 3.7, 2.7, 0], wet: 0.1 }, (k) => {
    const { strength } = k;
    const length = 0.25 + 0.095 * strength;
    // The slap,
    k.noise({
      length: 0.05 + 0.008 * strength,
      bandpass: [k.about(2600 - 220 * strength), 700],
      gain: 1.1 - 0.08 * strength,
      attack: 0.001,
    });
    thud(k, k.about(88 - 8 * strength), 0, length, 0.6 + 0.07 * strength);
    // the body,
    k.noise({
      colour: "pink",
      length: length * 0.8,
      lowpass: [4200, 260],
      highpass: 120,
      gain: 0.6 + 0.12 * strength,
      drive: 1 + strength * 0.5,
    });
    k.strike("rock", k.about(250 - 22 * strength), 0.6);
    // the crunch,
    if (strength > 1)
      k.noise({
        colour: "dust",
        at: 0.012,
        length: 0.1 + 0.05 * strength,
        bandpass: [k.about(1500), 600],
        q: 0.8,
        gain: 1.8,
        rate: 0.7,
        drive: 3,
      });
    if (strength > 2) rubble(k, strength * 4 - 6, 0.09, 0.1 * strength, 0.26);
    // and the ground.
    if (strength > 4)
      k.tone({
        pitch: [46, 33],
        length: 0.85,
        gain: 0.5,
        attack: 0.03,
        tremolo: [13, 0.6],
        hold: 0.25,
        drive: 2,
      });
  }),
  shield: recipe("gain", -4, { wet: 0.15 }, (k) => {
    k.strike("steel", k.about(620), 0.7);
    k.tone({ pitch: [900, 1350], length: 0.5, gain: 0.16, fm: [1.41, [2.5, 0.3]], attack: 0.004 });
    k.noise({ length: 0.04, highpass: 2500, gain: 0.5 });
    thud(k, 90, 0, 0.16, 0.5);
  }),
  poison: recipe("gain", -7.2, { wet: 0.1 }, (k) => {
    k.times(7, (_, share) =>
      k.bubble(k.between(170, 420), share * 0.52 + k.between(0, 0.05), 0.4, k.between(0.05, 0.1)),
    );
    k.noise({ length: 0.75, bandpass: [5200, 2600], q: 2, gain: 0.16, attack: 0.08 });
    k.tone({
      pitch: [233, 196],
      length: 0.75,
      gain: 0.22,
      wave: "sawtooth",
      unison: [-30, 25],
      lowpass: [900, 300],
      attack: 0.06,
      vibrato: [7, 0.02],
    });
  }),
  web: recipe("gain", 2.5, { wet: 0.05 }, (k) => {
    whoosh(k, 0, 0.15, [700, 5200], 1);
    k.tone({
      pitch: path([0, 900], [0.2, 340], [1, 190]),
      at: 0.1,
      length: 0.3,
      gain: 0.3,
      fm: [2.02, [3, 0.2]],
      tremolo: [31, 0.5],
    });
    k.times(6, () =>
      k.noise({
        at: 0.13 + k.between(0, 0.26),
        length: 0.025,
        bandpass: k.between(1200, 2600),
        q: 5,
        gain: 0.8,
      }),
    );
  }),
} satisfies Record<string, Recipe>;
