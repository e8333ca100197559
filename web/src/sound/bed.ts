import { noise, type Colour } from "./buffers";

/** A continuous noise: filtered, with a gain that sways this many times while the bed lasts. */
export interface Hiss {
  colour: Colour;
  filter: BiquadFilterType;
  frequency: number;
  gain: number;
  sway: number;
}

/** A continuous tone. */
export interface Hum {
  frequency: number;
  gain: number;
}

/** Seconds of a bed: a multiple of those of the noises, and a whole number of cycles of everything in it. */
const SECONDS = 15;
/** Seconds until the filters have settled; they are cut off, so that the end fits the beginning. */
const SETTLES = 3;

/** What was rendered before. */
const BEDS = new Map<string, Promise<AudioBuffer>>();

/**
 * Renders a continuous sound once, to be played in a loop.
 *
 * A loop costs next to nothing while it plays, whereas its filters and oscillators would cost more than
 * everything else that runs while nothing happens.
 */
export function bed(hisses: readonly Hiss[], hums: readonly Hum[], rate: number): Promise<AudioBuffer> {
  const key = JSON.stringify([hisses, hums, rate]);
  const made = BEDS.get(key) ?? rendered(hisses, hums, rate);
  BEDS.set(key, made);
  return made;
}

async function rendered(hisses: readonly Hiss[], hums: readonly Hum[], rate: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, (SECONDS + SETTLES) * rate, rate);
  const gain = (value: number) => new GainNode(context, { gain: value });
  const wave = (frequency: number) => {
    const node = new OscillatorNode(context, { frequency });
    node.start();
    return node;
  };
  for (const hiss of hisses) {
    const source = new AudioBufferSourceNode(context, { buffer: noise(hiss.colour, rate), loop: true });
    const filter = new BiquadFilterNode(context, { type: hiss.filter, frequency: hiss.frequency });
    const swayed = gain(hiss.gain);
    source.connect(filter).connect(swayed).connect(context.destination);
    wave(hiss.sway / SECONDS)
      .connect(gain(hiss.gain * 0.35))
      .connect(swayed.gain);
    source.start();
  }
  for (const hum of hums) wave(hum.frequency).connect(gain(hum.gain)).connect(context.destination);
  const whole = await context.startRendering();
  const loop = new AudioBuffer({ length: SECONDS * rate, sampleRate: rate });
  loop.copyToChannel(whole.getChannelData(0).subarray(SETTLES * rate), 0);
  return loop;
}
