import { decibels } from "./contour";
import { Kit, type Running } from "./kit";

/** A class of sounds, and how it is mixed. */
interface Class {
  /** In LUFS (K-weighted), the loudest 400 ms at the greatest strength and full volume. */
  level: number;
  /** Who gives way when there are too many; ranks above 5 are never ducked. */
  rank: number;
  /** By how many decibels effects and ambience are ducked under it. */
  ducks: readonly [effects: number, ambience: number];
}

export const CLASSES = {
  ui: { level: -29, rank: 1, ducks: [0, 0] },
  dice: { level: -25, rank: 3, ducks: [0, 0] },
  gain: { level: -23, rank: 4, ducks: [0, 0] },
  world: { level: -20, rank: 3, ducks: [0, -5] },
  hit: { level: -15, rank: 5, ducks: [0, -7] },
  voice: { level: -18, rank: 6, ducks: [-4, -8] },
  alert: { level: -20, rank: 9, ducks: [-7, -10] },
  scene: { level: -17, rank: 8, ducks: [-6, -12] },
  music: { level: -17, rank: 9, ducks: [-9, -18] },
} satisfies Record<string, Class>;
export type ClassName = keyof typeof CLASSES;

interface Options {
  /** Strengths go from 1 to this. */
  strengths: number;
  /** How much of it goes into the room. */
  wet: number;
  /** Decibels taken from the weakest, and in proportion from those between; or from each strength. */
  soft: number | readonly number[];
  /** Seconds within which it is not repeated. */
  gap: number;
}

/** How a sound is made: from a transient, a body and a tail. */
export interface Recipe extends Options {
  class: ClassName;
  /** Brings it to the level of its class, in decibels; `tools/sounds.py` measures it. */
  trim: number;
  layers: (kit: Kit) => void;
}

const PLAIN: Options = { strengths: 1, wet: 0, soft: 0, gap: 0.045 };

export function recipe(
  name: ClassName,
  trim: number,
  options: Partial<Options>,
  layers: Recipe["layers"],
): Recipe {
  return { ...PLAIN, ...options, class: name, trim, layers };
}

/** How a sound is played; the same variation gives the same sound. */
export interface How {
  strength?: number;
  variation?: number;
  /** From -1, the left, to 1. */
  pan?: number;
}

/** Where a sound is routed. */
export interface Way {
  context: BaseAudioContext;
  bus: AudioNode;
  room: AudioNode;
}

/** Makes a sound that starts at a time of the context. */
export function make(made: Recipe, { context, bus, room }: Way, when: number, how: How): Running {
  const { strengths, soft, wet, trim } = made;
  const strength = Math.max(1, Math.min(strengths, Math.round(how.strength ?? strengths)));
  const force = strengths > 1 ? (strength - 1) / (strengths - 1) : 1;
  const softer = typeof soft === "number" ? soft * (1 - force) : (soft[strength - 1] ?? 0);
  const [out, place] = [context.createGain(), context.createStereoPanner()];
  out.gain.value = decibels(trim - softer);
  place.pan.value = how.pan ?? 0;
  out.connect(place).connect(bus);
  if (wet) {
    const send = context.createGain();
    send.gain.value = wet;
    place.connect(send).connect(room);
  }
  const seed = ((how.variation ?? Math.random() * 1e6) * 7919) | 0;
  const kit = new Kit(context, when, strength, force, seed, out);
  made.layers(kit);
  return kit.run();
}
