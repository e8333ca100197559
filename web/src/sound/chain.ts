import { curve } from "./buffers";
import { decibels } from "./contour";

/** What every sound passes through: a bus that is ducked and one that is not, the ambience, the room, and the volume. */
export interface Chain {
  effects: GainNode;
  above: GainNode;
  ambience: GainNode;
  room: GainNode;
  /** The room costs even when it is silent: it is switched on for what goes into it, and off after that. */
  wet(on: boolean): void;
  /** The player's volume of the ambience, and of everything. */
  city: GainNode;
  volume: GainNode;
}

const THRESHOLD = -9;
const RATIO = 12;
/** The gain in decibels that a compressor adds by its standard, and that is taken back here. */
const MAKE_UP = 0.6 * THRESHOLD * (1 - 1 / RATIO);

/** Connects buses, room and limiter; nothing bypasses them. */
export function chain(context: BaseAudioContext): Chain {
  const gain = (value = 1) => new GainNode(context, { gain: value });
  const [sum, effects, above, ambience, room, city, volume] = [
    gain(),
    gain(),
    gain(),
    gain(),
    gain(),
    gain(),
    gain(),
  ];
  for (const bus of [effects, above, city]) bus.connect(sum);
  ambience.connect(city);
  const echo = reverb(context, room);
  const wet = (on: boolean) => {
    echo.disconnect();
    if (on) echo.connect(sum);
  };
  limiter(context, sum).connect(volume).connect(context.destination);
  return { effects, above, ambience, room, wet, city, volume };
}

/** A room of four damped combs and two diffusers. */
function reverb(context: BaseAudioContext, room: AudioNode): AudioNode {
  const gain = (value = 1) => new GainNode(context, { gain: value });
  const delay = (delayTime: number) => new DelayNode(context, { delayTime, maxDelayTime: 0.2 });
  const before = delay(0.012);
  const merged = new ChannelMergerNode(context, { numberOfInputs: 2 });
  room.connect(new BiquadFilterNode(context, { type: "highpass", frequency: 160 })).connect(before);
  const sides = [gain(0.3), gain(0.3)];
  [0.0297, 0.0371, 0.0411, 0.0453].forEach((time, at) => {
    const [comb, back] = [delay(time), gain(0.64)];
    const damped = new BiquadFilterNode(context, { type: "lowpass", frequency: 3200 });
    before.connect(comb);
    comb.connect(damped).connect(back).connect(comb);
    const side = sides[at % 2];
    if (side) damped.connect(side);
  });
  sides.forEach((side, at) => {
    const [late, out] = [delay(0.0051 + at * 0.0016), gain()];
    side.connect(late);
    late.connect(gain(0.55)).connect(late);
    side.connect(gain(-0.55)).connect(out);
    late.connect(out);
    out.connect(merged, 0, at);
  });
  return merged;
}

/** A rumble filter, a compressor, and a soft clipper whose curve ends at -1.4 dBFS. */
function limiter(context: BaseAudioContext, sum: AudioNode): AudioNode {
  const rumble = new BiquadFilterNode(context, { type: "highpass", frequency: 26 });
  const compressor = new DynamicsCompressorNode(context, {
    threshold: THRESHOLD,
    knee: 4,
    ratio: RATIO,
    attack: 0.002,
    release: 0.12,
  });
  const taken = new GainNode(context, { gain: decibels(MAKE_UP) });
  const clipper = new WaveShaperNode(context, { curve: curve("clip", clipped) });
  return sum.connect(rumble).connect(compressor).connect(taken).connect(clipper);
}

function clipped(value: number): number {
  const size = Math.abs(value);
  return Math.sign(value) * (size < 0.55 ? size : 0.55 + 0.3 * Math.tanh((size - 0.55) / 0.3));
}
