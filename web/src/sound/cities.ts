import type { City } from "./ambience";
import { hz, path } from "./contour";
import type { Kit } from "./kit";
import { thud } from "./textures";

const SWELL = path([0, 0], [0.5, 1], [1, 0]);
/** The notes of a Japanese scale, from which strings are plucked now and then. */
const SCALE = [62, 63, 67, 69, 70, 74, 75];

/** Traffic, streets and the water of the harbour. */
const NEW_YORK: City = {
  hisses: [
    { colour: "brown", filter: "lowpass", frequency: 190, gain: 0.6, sway: 2 },
    { colour: "pink", filter: "bandpass", frequency: 620, gain: 0.09, sway: 1 },
    { colour: "pink", filter: "bandpass", frequency: 330, gain: 0.16, sway: 3 },
  ],
  hums: [
    { frequency: 55, gain: 0.02 },
    { frequency: 82.5, gain: 0.01 },
  ],
  every: 1.3,
  event(k, tension) {
    const which = k.random();
    if (which < 0.3) car(k, which < 0.15);
    else if (which < 0.46) honk(k);
    else if (which < 0.55) foghorn(k);
    else if (which < 0.62) k.strike("bell", 420, 0.3, 0, { length: 1.5, pan: 0.7 });
    else if (which > 1 - 0.1 * tension) farSiren(k);
    if (tension > 0.25) heartbeat(k, tension);
  },
};

function car(k: Kit, fromLeft: boolean): void {
  const pan = fromLeft ? [-0.9, 0.9] : [0.9, -0.9];
  k.noise({ colour: "pink", length: 2.4, bandpass: [350, 800, 300], q: 1.2, gain: 0.5, shape: SWELL, pan });
}

function honk(k: Kit): void {
  const shape = path([0, 0], [0.15, 1], [0.8, 0.9], [1, 0]);
  k.times(k.random() < 0.4 ? 2 : 1, (again) => {
    for (const pitch of [311, 392]) {
      const length = 0.24 + k.between(0, 0.25);
      const pan = k.between(-0.8, 0.8);
      k.tone({
        at: again * 0.32,
        length,
        pitch,
        wave: "sawtooth",
        bandpass: 750,
        q: 1.5,
        gain: 0.4,
        shape,
        pan,
      });
    }
  });
}

function foghorn(k: Kit): void {
  const shape = path([0, 0], [0.2, 1], [0.8, 0.9], [1, 0]);
  const lowpass = [120, 420, 120];
  for (const pitch of [69, 103.5])
    k.tone({ length: 2.6, pitch, wave: "sawtooth", unison: [-5, 6], lowpass, gain: 0.22, shape, pan: -0.5 });
}

function farSiren(k: Kit): void {
  k.tone({
    length: 2.6,
    pitch: [520, 980, 560, 960],
    wave: "triangle",
    bandpass: 900,
    gain: 0.22,
    shape: path([0, 0], [0.4, 1], [1, 0]),
    pan: [-0.9, 0.4],
  });
}

function heartbeat(k: Kit, tension: number): void {
  thud(k, 44, 0, 0.5, 0.26 * tension);
  thud(k, 40, 0.26, 0.4, 0.16 * tension);
  if (tension <= 0.75) return;
  thud(k, 44, 0.65, 0.5, 0.22 * tension);
  thud(k, 40, 0.91, 0.4, 0.14 * tension);
}

/** Streets at night, and neon that hums. */
const TOKYO: City = {
  hisses: [
    { colour: "brown", filter: "lowpass", frequency: 150, gain: 0.7, sway: 1 },
    { colour: "pink", filter: "bandpass", frequency: 1250, gain: 0.09, sway: 3 },
    { colour: "pink", filter: "bandpass", frequency: 480, gain: 0.14, sway: 2 },
  ],
  hums: [
    { frequency: 100, gain: 0.05 },
    { frequency: 200, gain: 0.02 },
    { frequency: 300, gain: 0.016 },
    { frequency: 500, gain: 0.008 },
  ],
  every: 1.2,
  event(k, tension, count) {
    const which = k.random();
    if (which < 0.5) strings(k, which < 0.2 ? 3 : 1);
    else if (which < 0.62) train(k);
    else if (which < 0.7) levelCrossing(k);
    else if (which < 0.76) flicker(k);
    if (tension > 0.25) drums(k, tension, count % 2 > 0);
  },
};

function strings(k: Kit, count: number): void {
  k.times(count, (again) => {
    const note = (SCALE[Math.floor(k.random() * SCALE.length)] ?? 62) - (again ? 0 : 12);
    k.pluck(hz(note), 0.8, again * k.between(0.18, 0.3), { pan: k.between(-0.4, 0.4), length: 1.5 });
  });
}

function train(k: Kit): void {
  const pan = [-0.8, 0.8];
  k.noise({ colour: "brown", length: 3, bandpass: [220, 420, 200], q: 0.8, gain: 1, shape: SWELL, pan });
  k.times(5, (joint) => {
    for (const wheel of [0, 0.09])
      k.strike("wood", 150, 0.4, 0.5 + joint * 0.42 + wheel, { lowpass: 600, pan: joint * 0.3 - 0.6 });
  });
}

function levelCrossing(k: Kit): void {
  k.times(4, (stroke) =>
    k.strike("coin", stroke % 2 ? 690 : 740, 0.2, stroke * 0.33, { lowpass: 1500, pan: 0.8 }),
  );
}

/** A neon tube that flickers. */
function flicker(k: Kit): void {
  k.noise({ colour: "dust", length: 0.5, bandpass: 3000, q: 2, gain: 0.3, tremolo: [50, 0.9, "square"] });
}

function drums(k: Kit, tension: number, second: boolean): void {
  k.strike("taiko", 66, 0.8 * tension);
  if (second) k.strike("taiko", 92, 0.4 * tension, 0.6);
  if (tension > 0.6) for (const at of [0.3, 0.45, 0.9]) k.strike("taiko", 98, 0.3 * tension, at);
}

export const CITIES = { "new-york": NEW_YORK, tokyo: TOKYO };
export type CityName = keyof typeof CITIES;
