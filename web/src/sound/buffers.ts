import { chance } from "./contour";

export type Colour = "white" | "pink" | "brown" | "dust";

/** A body that can be struck: how long it rings, how much noise the blow makes and how fast that fades, and its modes. */
interface Body {
  seconds: number;
  noise: number;
  fades: number;
  /** Frequency in Hz, gain, and the seconds in which it fades. */
  modes: readonly Mode[];
}
type Mode = readonly [frequency: number, gain: number, fades: number];

const body = (seconds: number, noise: number, fades: number, modes: readonly Mode[], pitch = 1): Body => ({
  seconds,
  noise,
  fades,
  modes: modes.map(([ratio, gain, time]): Mode => [ratio * pitch, gain, time]),
});

const BODIES = {
  die: body(0.14, 0.5, 0.0015, [
    [2350, 1, 0.012],
    [3720, 0.6, 0.008],
    [5900, 0.3, 0.005],
    [1240, 0.4, 0.016],
  ]),
  wood: body(0.3, 0.35, 0.004, [
    [172, 1, 0.045],
    [262, 0.7, 0.04],
    [455, 0.55, 0.03],
    [820, 0.3, 0.018],
    [1510, 0.15, 0.01],
  ]),
  rock: body(0.3, 1, 0.02, [
    [310, 0.6, 0.035],
    [540, 0.5, 0.03],
    [1130, 0.4, 0.02],
    [1900, 0.2, 0.012],
  ]),
  bar: body(
    1.2,
    0.1,
    0.004,
    [
      [1, 1, 0.22],
      [2.76, 0.35, 0.1],
      [5.4, 0.16, 0.05],
      [1.003, 0.4, 0.3],
    ],
    1000,
  ),
  coin: body(
    0.8,
    0.15,
    0.002,
    [
      [1, 0.8, 0.14],
      [1.52, 0.7, 0.12],
      [2.43, 0.6, 0.09],
      [3.87, 0.45, 0.06],
      [5.21, 0.25, 0.04],
    ],
    1000,
  ),
  glass: body(
    0.5,
    0.4,
    0.003,
    [
      [1, 1, 0.07],
      [1.34, 0.7, 0.06],
      [1.87, 0.6, 0.05],
      [2.41, 0.4, 0.03],
      [3.05, 0.3, 0.02],
    ],
    2600,
  ),
  steel: body(
    1.2,
    0.5,
    0.006,
    [
      [1, 1, 0.2],
      [1.41, 0.7, 0.16],
      [2.09, 0.7, 0.18],
      [2.92, 0.5, 0.12],
      [3.77, 0.45, 0.1],
      [5.13, 0.3, 0.06],
      [7.4, 0.2, 0.04],
    ],
    400,
  ),
  bell: body(
    3,
    0.1,
    0.008,
    [
      [1, 0.9, 0.8],
      [0.5, 0.6, 1.1],
      [1.2, 0.7, 0.6],
      [1.5, 0.4, 0.45],
      [2.01, 1, 0.5],
      [2.52, 0.4, 0.3],
      [3.02, 0.5, 0.25],
      [4.1, 0.35, 0.15],
      [5.4, 0.2, 0.1],
    ],
    220,
  ),
  gong: body(
    3,
    0.15,
    0.03,
    [
      [1, 1, 0.9],
      [1.012, 0.7, 0.9],
      [1.48, 0.6, 0.7],
      [1.74, 0.6, 0.7],
      [2.11, 0.7, 0.6],
      [2.68, 0.6, 0.5],
      [3.13, 0.5, 0.45],
      [3.91, 0.5, 0.4],
      [4.72, 0.4, 0.3],
      [5.66, 0.35, 0.25],
      [7.3, 0.25, 0.2],
    ],
    110,
  ),
  timpani: body(
    1.6,
    0.5,
    0.02,
    [
      [1, 1, 0.38],
      [1.5, 0.6, 0.26],
      [1.98, 0.4, 0.2],
      [2.44, 0.3, 0.14],
      [2.9, 0.2, 0.1],
      [0.85, 0.5, 0.05],
    ],
    110,
  ),
  taiko: body(
    1.1,
    1,
    0.016,
    [
      [1, 1, 0.2],
      [1.59, 0.6, 0.13],
      [2.14, 0.45, 0.1],
      [2.65, 0.3, 0.07],
      [3.5, 0.25, 0.05],
    ],
    72,
  ),
};
export type BodyName = keyof typeof BODIES;

/** How long a body rings at its own pitch, and what that is: the frequency of its first mode. */
export function ringing(name: BodyName): { seconds: number; pitch: number } {
  const { seconds, modes } = BODIES[name];
  return { seconds, pitch: modes[0]?.[0] ?? 1 };
}

/** Everything computed so far; buffers do not belong to a context. */
const STORE = new Map<string, AudioBuffer>();

function buffer(
  key: string,
  rate: number,
  seconds: number,
  fill: (samples: Float32Array) => void,
): AudioBuffer {
  const full = `${key} ${rate}`;
  const made = STORE.get(full) ?? new AudioBuffer({ length: Math.ceil(seconds * rate), sampleRate: rate });
  if (!STORE.has(full)) {
    fill(made.getChannelData(0));
    STORE.set(full, made);
  }
  return made;
}

/** How each noise is made from white noise, sample by sample. */
const NOISES: Record<Colour, (random: () => number, rate: number) => (white: number) => number> = {
  white: () => (white) => white,
  brown: () => {
    let level = 0;
    return (white) => (level = 0.996 * level + 0.05 * white);
  },
  pink: () => {
    let [low, middle, high] = [0, 0, 0];
    return (white) => {
      low = 0.99765 * low + 0.099 * white;
      middle = 0.963 * middle + 0.2965 * white;
      high = 0.57 * high + 1.0527 * white;
      return 0.16 * (low + middle + high + 0.185 * white);
    };
  },
  // Grit: bursts of a millisecond and a half.
  dust: (random, rate) => {
    let level = 0;
    return (white) => {
      if (random() < 90 / rate) level = 0.2 + 0.8 * random() ** 2;
      const value = level * white;
      level *= 0.985;
      return value;
    };
  },
};

/** Three seconds of noise that can be played over and over: the end fits the beginning. */
export function noise(colour: Colour, rate: number): AudioBuffer {
  return buffer(colour, rate, 3, (samples) => {
    const random = chance(7);
    const step = NOISES[colour](random, rate);
    for (let at = 0; at < samples.length; at++) samples[at] = step(random() * 2 - 1);
    const jump = (samples.at(-1) ?? 0) - (samples[0] ?? 0);
    change(samples, (value, at) => value - (jump * at) / samples.length);
  });
}

function change(samples: Float32Array, to: (value: number, at: number) => number): void {
  for (let at = 0; at < samples.length; at++) samples[at] = to(samples[at] ?? 0, at);
}

/** A body, struck once. */
export function struck(name: BodyName, rate: number): AudioBuffer {
  const { seconds, noise: share, fades, modes } = BODIES[name];
  return buffer(name, rate, seconds, (samples) => {
    const random = chance(3);
    const { length } = samples;
    for (const mode of modes) ring(samples, mode, rate);
    let top = 0;
    change(samples, (value, at) => {
      const blow = share * (random() * 2 - 1) * Math.exp(-at / (fades * rate)) * Math.min(1, at / 25);
      const heard = (value + blow) * Math.min(1, (length - at) / (0.2 * length));
      top = Math.max(top, Math.abs(heard));
      return heard;
    });
    change(samples, (value) => value / top);
  });
}

/** Adds a mode: a sine that fades, computed from its last two values. */
function ring(samples: Float32Array, [frequency, gain, fades]: Mode, rate: number): void {
  const angle = (2 * Math.PI * frequency) / rate;
  const decay = Math.exp(-1 / (fades * rate));
  const turn = 2 * decay * Math.cos(angle);
  let [last, before] = [0, (-gain * Math.sin(angle)) / decay];
  change(samples, (value) => {
    const next = turn * last - decay * decay * before;
    [before, last] = [last, next];
    return value + next;
  });
}

/** A plucked string (Karplus and Strong). */
export function string(pitch: number, rate: number): AudioBuffer {
  return buffer(`string ${pitch.toFixed(1)}`, rate, 1.6, (samples) => {
    const random = chance(5);
    const period = Math.round(rate / pitch);
    const before = (at: number) => samples[Math.max(0, at)] ?? 0;
    let low = 0;
    change(samples, (_, at) => {
      if (at < period) return (low = 0.5 * low + 0.5 * (random() * 2 - 1));
      return 0.9975 * (0.5 * before(at - period) + 0.5 * before(at - period - 1));
    });
    change(samples, (value, at) => value * Math.min(1, at / 30, (samples.length - at) / 4000) * 1.6);
  });
}

/** Computes everything in small bites, so that the first blow does not have to wait for it. */
export function warm(rate: number): void {
  const jobs = [
    ...Object.keys(BODIES).map((name) => () => struck(name as BodyName, rate)),
    ...Object.keys(NOISES).map((colour) => () => noise(colour as Colour, rate)),
  ];
  jobs.forEach((job, at) => setTimeout(job, 30 * at));
}

const CURVES = new Map<string, Float32Array<ArrayBuffer>>();

/** The curve of a wave shaper, computed once. */
export function curve(key: string, shape: (value: number) => number): Float32Array<ArrayBuffer> {
  const made = CURVES.get(key) ?? Float32Array.from({ length: 1025 }, (_, at) => shape(at / 512 - 1));
  CURVES.set(key, made);
  return made;
}
