import type { Colour } from "./buffers";
import type { Contour } from "./contour";

/** What every layer of a sound has; times are in seconds, and contours run over its length. */
export interface Layer {
  at?: number;
  length: number;
  gain?: number;
  /** How fast it fades in, and how long it then holds. */
  attack?: number;
  hold?: number;
  /** An envelope that replaces attack and hold. */
  shape?: Contour;
  highpass?: Contour;
  bandpass?: Contour;
  lowpass?: Contour;
  q?: number;
  tremolo?: Tremolo;
  drive?: number;
  pan?: Contour;
}
/** How often in a second, how deep, and along which wave. */
export type Tremolo = readonly [rate: Contour, depth: number, wave?: OscillatorType];
/** How often in a second, and by which share of the pitch. */
export type Vibrato = readonly [rate: number, depth: number];
/** Options of something struck or plucked, which has a length of its own and may be cut shorter. */
export type Rung = Partial<Layer>;

export interface Tone extends Layer {
  pitch: Contour;
  wave?: OscillatorType;
  /** Several at once, each detuned by this many cents. */
  unison?: readonly number[];
  /** The frequency that bends it, as a ratio to its own, and how far. */
  fm?: readonly [ratio: number, index: Contour];
  vibrato?: Vibrato | null;
}

export interface Noise extends Layer {
  colour?: Colour;
  rate?: number;
}

/** A throat: a glottis and breath through three formants, and a chest. */
export interface Throat extends Layer {
  pitch: Contour;
  vowels: string;
  /** The size of the mouth; 1 is human. */
  size: number;
  wave?: OscillatorType;
  growl?: Tremolo;
  breath?: number;
  /** How much is heard of the octave below, and of the chest. */
  sub?: number;
  chest?: number;
  /** How much the pitch trembles, in cents. */
  jitter?: number;
  vibrato?: Vibrato;
}
