import { curve, noise, ringing, string, struck, type BodyName } from "./buffers";
import { chance, follow, hz, points, type Contour } from "./contour";
import type { Layer, Noise, Rung, Throat, Tone, Vibrato } from "./layers";

/** A sound that is playing: when it ends, and a way to end it early. */
export interface Running {
  end: number;
  stop(when: number): void;
}

/** The three formants of each vowel in Hz. */
const VOWELS: Record<string, readonly [number, number, number]> = {
  a: [730, 1090, 2440],
  A: [660, 1720, 2410],
  e: [530, 1840, 2480],
  i: [270, 2290, 3010],
  o: [500, 840, 2410],
  u: [300, 700, 2240],
  r: [490, 1350, 1690],
};
const FORMANTS = [
  { gain: 1, q: 7 },
  { gain: 0.7, q: 8 },
  { gain: 0.4, q: 9 },
];
/** A relative change of pitch, in cents. */
const CENTS = 1731;
const FILTERS = ["highpass", "bandpass", "lowpass"] as const;
/** Seconds that a source runs on after its envelope has closed. */
const REST = 0.03;

/** The building kit for the layers of one sound. */
export class Kit {
  /** A random number from 0 to 1; the same seed gives the same sound. */
  readonly random: () => number;
  private readonly sources: { node: AudioScheduledSourceNode; until: number }[] = [];

  /** `force` is the strength from 0 to 1. */
  constructor(
    private readonly context: BaseAudioContext,
    private readonly start: number,
    readonly strength: number,
    readonly force: number,
    seed: number,
    private readonly out: GainNode,
  ) {
    this.random = chance(seed);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  /** A value, varied a little. */
  about(value: number, off = 0.04): number {
    return value * this.between(1 - off, 1 + off);
  }

  times(count: number, act: (at: number, share: number) => void): void {
    for (let at = 0; at < count; at++) act(at, count > 1 ? at / (count - 1) : 0);
  }

  tone(tone: Tone): void {
    const [at, { length, pitch, unison = [0] }] = [this.when(tone), tone];
    const sum = this.gain(1 / Math.sqrt(unison.length));
    for (const cents of unison) {
      const wave = this.oscillator(tone.wave ?? "sine", at, length);
      wave.detune.value = cents;
      follow(wave.frequency, pitch, { at, length });
      if (tone.vibrato) this.sway(tone.vibrato, at, length, wave.detune);
      if (tone.fm) this.bend(wave, pitch, tone.fm, at, length);
      wave.connect(sum);
    }
    this.finish(sum, tone, at, length);
  }

  noise(layer: Noise): void {
    const [at, { length, colour = "white" }] = [this.when(layer), layer];
    const source = this.played(noise(colour, this.rate), at, length, layer.rate ?? this.about(1), true);
    this.finish(source, layer, at, length);
  }

  /** A body that is struck so that its first mode has this pitch. */
  strike(name: BodyName, pitch: number, gain: number, after = 0, more: Rung = {}): void {
    const body = ringing(name);
    const at = this.start + after + this.between(0, 0.003);
    const rate = (pitch * this.about(1, 0.003)) / body.pitch;
    const length = Math.min(more.length ?? 9, body.seconds / rate);
    const shape: Contour = [
      [0, 1],
      [0.6, 1],
      [1, 0],
    ];
    const source = this.played(struck(name, this.rate), at, length, rate);
    this.finish(source, { shape, ...more, length, gain }, at, length);
  }

  /** A string that is plucked. */
  pluck(pitch: number, gain: number, after = 0, more: Rung = {}): void {
    const [at, { length = 1.5 }] = [this.start + after, more];
    const shape: Contour = [
      [0, 1],
      [0.5, 0.8],
      [1, 0],
    ];
    const source = this.played(string(pitch, this.rate), at, length);
    this.finish(source, { shape, ...more, length, gain }, at, length);
  }

  voice(throat: Throat): void {
    const [at, { length, size, growl, drive = 2, ...rest }] = [this.when(throat), throat];
    const [mouth, sum] = [this.gain(0.9), this.gain(1)];
    this.glottis(throat, at, mouth);
    const breath = this.gain(throat.breath ?? 0.25);
    this.played(noise("pink", this.rate), at, length, 1, true).connect(breath).connect(mouth);
    FORMANTS.forEach(({ gain, q }, index) => {
      const formant = this.filter("bandpass", q);
      const vowels = Array.from(throat.vowels, (vowel) => VOWELS[vowel]?.[index] ?? 0);
      follow(formant.frequency, vowels, { at, length, by: size * this.about(1, 0.03) });
      mouth
        .connect(formant)
        .connect(this.gain(gain * 2.2))
        .connect(sum);
    });
    const chest = this.filter("lowpass", 0.7);
    chest.frequency.value = 420 * size;
    mouth
      .connect(chest)
      .connect(this.gain(throat.chest ?? 0.3))
      .connect(sum);
    const shape: Contour = [
      [0, 0],
      [0.07, 1],
      [0.65, 0.85],
      [1, 0],
    ];
    const layer = { shape, ...rest, length, ...(growl ? { tremolo: growl } : {}) };
    this.finish(sum.connect(this.driven(drive)), layer, at, length);
  }

  /** Brass on both sides that plays a note. */
  brass(note: number, at: number, length: number, gain: number, more: Partial<Tone> = {}): void {
    const pitch = hz(note);
    [-5, 6].forEach((cents, side) => {
      this.tone({
        pitch,
        at,
        length,
        gain: gain * 0.6,
        wave: "sawtooth",
        unison: [cents, cents * 2.4],
        q: 1.2,
        lowpass: [
          [0, 300],
          [0.06 + 0.03 * side, pitch * 5 + 900],
          [0.5, pitch * 3 + 500],
          [1, 350],
        ],
        shape: [
          [0, 0],
          [Math.min(0.3, 0.03 / length), 1],
          [0.75, 0.75],
          [1, 0],
        ],
        vibrato: length > 0.6 ? [5.2, 0.003] : null,
        pan: side ? 0.25 : -0.25,
        ...more,
      });
    });
  }

  bubble(pitch: number, at: number, gain = 0.3, length = 0.07): void {
    const rising = [pitch, pitch * 0.8, pitch * this.between(1.8, 2.6)];
    this.tone({ pitch: rising, at, length, gain, attack: 0.008, hold: length * 0.4 });
  }

  /** Ends the building; the sound disconnects itself when it is over. */
  run(): Running {
    const { out, sources, start } = this;
    const [first, ...others] = sources;
    if (!first) return { end: start, stop: () => undefined };
    const last = others.reduce((one, other) => (other.until > one.until ? other : one), first);
    last.node.onended = () => out.disconnect();
    const stop = (when: number) => {
      out.gain.setTargetAtTime(0, when, 0.012);
      for (const { node, until } of sources) if (until > when) node.stop(when + 0.08);
    };
    return { end: last.until, stop };
  }

  private get rate(): number {
    return this.context.sampleRate;
  }

  private when({ at = 0 }: Layer): number {
    return this.start + at;
  }

  private gain(value: number): GainNode {
    const node = this.context.createGain();
    node.gain.value = value;
    return node;
  }

  private filter(type: BiquadFilterType, q: number): BiquadFilterNode {
    const node = this.context.createBiquadFilter();
    node.type = type;
    node.Q.value = q;
    node.frequency.automationRate = "k-rate";
    return node;
  }

  private driven(drive: number): WaveShaperNode {
    const node = this.context.createWaveShaper();
    const most = Math.tanh(drive);
    node.curve = curve(`drive ${drive}`, (value) => Math.tanh(drive * value) / most);
    return node;
  }

  private oscillator(wave: OscillatorType, at: number, length: number): OscillatorNode {
    const node = this.context.createOscillator();
    node.type = wave;
    node.start(at);
    this.ends(node, at + length + REST);
    return node;
  }

  private played(
    buffer: AudioBuffer,
    at: number,
    length: number,
    rate = 1,
    loop = false,
  ): AudioBufferSourceNode {
    const node = this.context.createBufferSource();
    Object.assign(node, { buffer, loop });
    node.playbackRate.value = rate;
    node.start(at, loop ? this.between(0, 2.5) : 0);
    this.ends(node, at + length + REST);
    return node;
  }

  private ends(node: AudioScheduledSourceNode, until: number): void {
    node.stop(until);
    this.sources.push({ node, until });
  }

  /** A slow wave that moves a parameter up and down. */
  private wobble(
    wave: OscillatorType,
    rate: Contour,
    at: number,
    length: number,
    depth: number,
    param: AudioParam,
  ): void {
    const slow = this.oscillator(wave, at, length);
    follow(slow.frequency, rate, { at, length });
    slow.connect(this.gain(depth)).connect(param);
  }

  private sway([rate, depth]: Vibrato, at: number, length: number, detune: AudioParam): void {
    this.wobble("sine", rate, at, length, depth * CENTS, detune);
  }

  private bend(
    wave: OscillatorNode,
    pitch: Contour,
    [ratio, index]: NonNullable<Tone["fm"]>,
    at: number,
    length: number,
  ): void {
    const other = this.oscillator("sine", at, length);
    const depth = this.gain(0);
    const first = points(pitch)[0]?.[1] ?? 0;
    follow(other.frequency, pitch, { at, length, by: ratio });
    follow(depth.gain, index, { at, length, by: first * ratio, linear: true });
    other.connect(depth).connect(wave.frequency);
  }

  /** Two saws and an octave below, which tremble together. */
  private glottis(throat: Throat, at: number, mouth: GainNode): void {
    const { length, pitch, wave = "sawtooth", sub = 0.35, jitter = 60, vibrato } = throat;
    const cents = this.gain(jitter * 3);
    this.played(noise("brown", this.rate), at, length, 0.6, true).connect(cents);
    const cords = [
      { by: 1, gain: 0.5, off: -6 },
      { by: 1, gain: 0.4, off: 8 },
      { by: 0.5, gain: sub, off: 0 },
    ];
    for (const { by, gain, off } of cords) {
      const cord = this.oscillator(wave, at, length);
      cord.detune.value = off;
      follow(cord.frequency, pitch, { at, length, by: by * this.about(1, 0.01) });
      cents.connect(cord.detune);
      if (vibrato) this.sway(vibrato, at, length, cord.detune);
      cord.connect(this.gain(gain)).connect(mouth);
    }
  }

  /** Tremolo, filters, drive, loudness and place, the same for every layer. */
  private finish(source: AudioNode, layer: Layer, at: number, length: number): void {
    let node = source;
    if (layer.tremolo) {
      const [rate, depth, wave = "sine"] = layer.tremolo;
      const level = this.gain(1 - depth / 2);
      this.wobble(wave, rate, at, length, depth / 2, level.gain);
      node = node.connect(level);
    }
    for (const type of FILTERS) {
      const frequency = layer[type];
      if (frequency === undefined) continue;
      const filter = this.filter(type, layer.q ?? (type === "bandpass" ? 1 : 0.7));
      follow(filter.frequency, frequency, { at, length });
      node = node.connect(filter);
    }
    if (layer.drive) node = node.connect(this.driven(layer.drive));
    node = node.connect(this.envelope(layer, at, length));
    if (layer.pan !== undefined) {
      const panner = this.context.createStereoPanner();
      follow(panner.pan, layer.pan, { at, length, linear: true });
      node = node.connect(panner);
    }
    node.connect(this.out);
  }

  private envelope(layer: Layer, at: number, length: number): GainNode {
    const node = this.gain(0);
    const gain = (layer.gain ?? 0.5) * this.between(0.86, 1.14);
    if (layer.shape !== undefined) {
      follow(node.gain, layer.shape, { at, length, by: gain, linear: true });
      return node;
    }
    const loud = at + (layer.attack ?? 0.003);
    node.gain.setValueAtTime(0, at);
    node.gain.linearRampToValueAtTime(gain, loud);
    if (layer.hold) node.gain.setValueAtTime(gain, loud + layer.hold);
    node.gain.exponentialRampToValueAtTime(gain * 0.001, at + length);
    node.gain.linearRampToValueAtTime(0, at + length + 0.01);
    return node;
  }
}
