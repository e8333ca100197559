import { hz, path } from "../contour";
import { recipe, type Recipe } from "../recipe";
import { crowd, knock, rubble, thud, whoosh } from "../textures";

/** The two strokes of the last two. */
const STROKES = [
  { at: 1, pitch: 98, gain: 1, note: 43 },
  { at: 1.3, pitch: 73.4, gain: 1.2, note: 38 },
];
const SPARKLES = [84, 86, 88, 91, 93, 96, 98];
const CHORD = [84, 88, 91, 96];
/** Note, start and length. */
const FANFARE = [
  [67, 0, 0.16],
  [67, 0.2, 0.14],
  [67, 0.38, 0.14],
  [72, 0.56, 0.5],
  [67, 1.1, 0.24],
  [72, 1.36, 0.24],
  [76, 1.62, 0.5],
  [74, 2.16, 0.2],
  [76, 2.38, 0.2],
  [79, 2.6, 1.35],
] as const;
/** Start and pitch. */
const DRUMS = path([0, 98], [0.56, 131], [1.62, 131], [2.38, 98], [2.6, 131], [3.3, 131]);
/** Note, start and length, going down step by step. */
const DIRGE = [
  [58, 0, 0.4],
  [57, 0.45, 0.4],
  [56, 0.9, 0.4],
  [55, 1.35, 1.15],
] as const;

/** The turning points of a game. */
export const SCENES = {
  superstar: recipe("scene", 0.3, { wet: 0.2 }, (k) => {
    // The lamp.
    k.strike("steel", 300, 0.4, 0, { length: 0.2 });
    k.tone({
      pitch: 120,
      length: 1.2,
      gain: 0.1,
      wave: "sawtooth",
      bandpass: 900,
      shape: path([0, 0], [0.1, 1], [1, 0]),
    });
    k.times(14, (i, share) =>
      k.strike(
        "bar",
        hz((SPARKLES[i % 7] ?? 84) + (i > 6 ? 5 : 0)),
        0.3 * (1 - share * 0.5),
        0.12 + share * 0.85 + k.between(0, 0.03),
        { length: 0.5, pan: k.between(-0.8, 0.8) },
      ),
    );
    crowd(k, 0.25, 1.8, 0.42);
  }),
  statue: recipe("scene", -5.8, { wet: 0.3 }, (k) => {
    k.noise({
      colour: "brown",
      length: 1.1,
      bandpass: [180, 320],
      q: 0.7,
      gain: 1.6,
      tremolo: [[14, 22], 0.9, "sawtooth"],
      shape: path([0, 0], [0.3, 1], [0.8, 0.8], [1, 0]),
      drive: 2,
    });
    k.noise({
      colour: "dust",
      length: 1.2,
      bandpass: [700, 1400],
      q: 0.8,
      gain: 1.1,
      rate: 0.6,
      shape: path([0, 0], [0.5, 1], [1, 0]),
    });
    k.strike("bell", hz(55), 0.8, 0.7, { length: 1.7 });
    k.strike("bell", hz(55), 1, 1.25, { length: 1.7 });
    rubble(k, 8, 0.3, 0.8, 0.3);
  }),
  eliminated: recipe("scene", -11.3, { wet: 0.25 }, (k) => {
    k.tone({
      pitch: path([0, 520], [0.2, 560], [1, 70]),
      length: 0.85,
      gain: 0.3,
      wave: "sawtooth",
      lowpass: [2400, 500],
      vibrato: [9, 0.03],
      shape: path([0, 0], [0.1, 1], [0.9, 0.7], [1, 0]),
    });
    whoosh(k, 0.1, 0.8, [2600, 300], 0.7);
    thud(k, 42, 0.85, 0.6, 1.1);
    k.noise({ colour: "pink", at: 0.85, length: 0.4, lowpass: [2400, 150], gain: 1, drive: 2 });
    rubble(k, 10, 0.9, 0.5, 0.4);
    k.strike("gong", 98, 0.9, 0.9, { length: 2.4 });
  }),
  "last-two": recipe("scene", -8, { wet: 0.22 }, (k) => {
    k.times(13, (_, share) =>
      k.strike("timpani", 98, 0.12 + 0.5 * share * share, share * 0.85, {
        lowpass: 400 + 1200 * share,
        length: 0.5,
      }),
    );
    k.tone({ pitch: 49, length: 1, gain: 0.25, shape: path([0, 0], [0.9, 1], [1, 0]) });
    for (const { at, pitch, gain, note } of STROKES) {
      k.strike("timpani", pitch, gain, at, { length: 1.2 });
      k.noise({ at, length: 0.03, lowpass: 1800, gain: 0.4 });
      for (const above of [0, 12]) k.brass(note + above, at, 0.5, 0.4);
    }
  }),
  alarm: recipe("scene", -5.5, { wet: 0.2 }, (k) =>
    k.times(3, (i) => {
      const at = i * 0.42;
      k.brass(57, at, 0.34, 0.4);
      k.brass(63, at, 0.34, 0.4);
      k.tone({
        pitch: path([0, 380], [0.15, 466], [1, 440]),
        at,
        length: 0.34,
        gain: 0.25,
        wave: "square",
        lowpass: 2200,
        tremolo: [38, 0.6],
        shape: path([0, 0], [0.08, 1], [0.85, 1], [1, 0]),
      });
      k.strike("steel", 880, 0.3, at, { length: 0.35 });
      thud(k, 55, at, 0.25, 0.6);
    }),
  ),
  victory: recipe("music", -8.1, { wet: 0.2 }, (k) => {
    FANFARE.forEach(([note, at, length], i) => {
      k.brass(note, at, length + 0.06, 0.5);
      if (i > 2) k.brass(note - (i % 3 ? 8 : 5), at, length + 0.06, 0.3);
    });
    for (const note of [60, 64, 67, 48]) k.brass(note, 2.6, 1.4, 0.28);
    for (const [at, pitch] of DRUMS) k.strike("timpani", pitch, 0.8, at);
    k.noise({ at: 2.6, length: 1.3, highpass: 4500, gain: 0.3, attack: 0.004 });
    k.noise({ at: 2.2, length: 0.42, highpass: 5000, gain: 0.2, shape: path([0, 0], [0.95, 1], [1, 0]) });
    k.times(8, (i) =>
      k.strike("bar", hz(CHORD[i % 4] ?? 84), 0.14, 2.65 + i * 0.09, { pan: k.between(-0.7, 0.7) }),
    );
    crowd(k, 2.5, 1.5, 0.3);
  }),
  defeat: recipe("music", -6.7, { wet: 0.2 }, (k) => {
    DIRGE.forEach(([note, at, length], i) => {
      const pitch = hz(note);
      k.brass(note, at, length, 0.4, { vibrato: i > 2 ? [5.5, 0.02] : null });
      k.voice({
        pitch: i > 2 ? [pitch, pitch, hz(note - 2)] : pitch,
        at,
        length,
        vowels: "uau",
        size: 0.8,
        gain: 0.35,
        jitter: 5,
        sub: 0.2,
        breath: 0.05,
      });
    });
    k.strike("timpani", 65, 0.9, 1.35);
    k.strike("gong", 73, 0.4, 1.4, { length: 1.5, lowpass: 900 });
    knock(k, 110, 0.5, 2.3);
  }),
} satisfies Record<string, Recipe>;
