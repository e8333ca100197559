import { bed, type Hiss, type Hum } from "./bed";
import { CITIES, type CityName } from "./cities";
import type { Desk } from "./desk";
import { Kit } from "./kit";

/** The sound of a city: a continuous bed, with distant events on top. */
export interface City {
  hisses: readonly Hiss[];
  hums: readonly Hum[];
  /** Seconds between two events while all is calm. */
  every: number;
  event(kit: Kit, tension: number, count: number): void;
}

const LOUD = 0.14;
/** Seconds of the fade-in, and the time constant of the tension, which takes about three of them. */
const FADE = 1.5;
const SLOW = 1;
/** How far ahead events are scheduled, and how often, in seconds. */
const AHEAD = 1.5;
const OFTEN = 0.4;
/** A drone that comes with tension only. */
const DRONE: readonly Hum[] = [
  { frequency: 36 + 2 / 3, gain: 0.5 },
  { frequency: 55, gain: 0.25 },
];

/** A city in the background, which rises with the tension. */
export class Ambience {
  private readonly city: City;
  private readonly context: BaseAudioContext;
  private readonly out: GainNode;
  private readonly air: BiquadFilterNode;
  private readonly ground: GainNode;
  private readonly drone: GainNode;
  private readonly sources: AudioScheduledSourceNode[] = [];
  private stopped = false;
  private tense = 0;
  private count = 0;
  private next: number;
  /** The continuous part is there. */
  readonly ready: Promise<unknown>;

  constructor(
    desk: Desk,
    city: CityName,
    private readonly seed = Math.random() * 1e6,
  ) {
    this.city = CITIES[city];
    const { context, chain } = desk;
    this.context = context;
    const start = context.currentTime;
    this.next = start + 0.4;
    this.out = new GainNode(context, { gain: 0 });
    this.out.gain.setValueAtTime(0, start);
    this.out.gain.linearRampToValueAtTime(LOUD, start + FADE);
    this.air = new BiquadFilterNode(context, { type: "lowpass", frequency: 1400 });
    this.air.frequency.automationRate = "k-rate";
    this.air.connect(this.out).connect(chain.ambience);
    this.ground = this.level(0.4);
    this.drone = this.level(0);
    const { hisses, hums } = this.city;
    this.ready = Promise.all([this.loop(hisses, hums, this.ground), this.loop([], DRONE, this.drone)]);
  }

  /** How tense it is, from 0 to 1. */
  tension(value: number, when = this.context.currentTime): void {
    this.tense = value;
    this.air.frequency.setTargetAtTime(1400 + 5000 * value, when, SLOW);
    this.ground.gain.setTargetAtTime(0.4 + 0.25 * value, when, SLOW);
    this.drone.gain.setTargetAtTime(0.18 * value * value, when, SLOW);
  }

  /** Keeps scheduling events until the returned function is called, which also fades the city out. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.context.state !== "running") return;
      const now = this.context.currentTime;
      this.next = Math.max(this.next, now + 0.1);
      this.fill(now + AHEAD);
    }, OFTEN * 1000);
    return () => {
      clearInterval(timer);
      this.stop();
    };
  }

  /** Schedules the events before a given time. */
  fill(until: number): void {
    while (this.next < until) {
      const out = new GainNode(this.context);
      out.connect(this.air);
      const seed = (this.seed + this.count * 977) | 0;
      const kit = new Kit(this.context, this.next, 1, this.tense, seed, out);
      this.city.event(kit, this.tense, this.count++);
      kit.run();
      const beat = this.tense > 0.25; // the heart beats evenly
      this.next += this.city.every * (1.15 - 0.35 * this.tense) * (beat ? 1 : kit.between(0.8, 1.6));
    }
  }

  private stop(): void {
    this.stopped = true;
    const now = this.context.currentTime;
    this.out.gain.cancelScheduledValues(now);
    this.out.gain.setTargetAtTime(0, now, 0.3);
    for (const source of this.sources) source.stop(now + 2);
  }

  private level(gain: number): GainNode {
    const node = new GainNode(this.context, { gain });
    node.connect(this.air);
    return node;
  }

  /** Plays a continuous sound over and over, as soon as it is rendered. */
  private async loop(hisses: readonly Hiss[], hums: readonly Hum[], out: GainNode): Promise<void> {
    const { context } = this;
    const buffer = await bed(hisses, hums, context.sampleRate);
    if (this.stopped) return;
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    source.connect(out);
    source.start();
    this.sources.push(source);
  }
}
