import type { Ambience } from "./ambience";
import type { CityName } from "./cities";
import type { Desk } from "./desk";
import type { How } from "./recipe";
import type { SoundName } from "./repertoire";
import type * as studio from "./studio";

type Studio = typeof studio;

/** What somebody wants to hear. */
export interface Loudness {
  /** From 0 to 1, like `ambience`. */
  volume: number;
  ambience: number;
  muted: boolean;
  /** Only the signal for my turn. */
  onlyMine: boolean;
}

/** How a sound is played, and after how many milliseconds. */
export interface Played extends How {
  after?: number;
}

const CITIES: Record<string, CityName> = { "king-of-new-york": "new-york", "king-of-tokyo": "tokyo" };
/** Audio is suspended after this many seconds of silence, and the city falls asleep when nothing was played for so many. */
const SILENCE = 10;
const LULL = 20;
/** Milliseconds until a city that falls asleep can be heard no more. */
const ASLEEP = 2000;
/** Milliseconds until the room has faded after the last sound. */
const ECHO = 1500;
/** Milliseconds until a fade has ended and audio can be suspended. */
const FADES = 60;
/** A sound that cannot start within this many milliseconds is dropped. */
const LATE = 150;

/** All sounds of a table. Before the first gesture nothing is played, and nothing is queued. */
export class Sounds {
  private context: AudioContext | null = null;
  private studio: Studio | null = null;
  private desk: Desk | null = null;
  private loudness: Loudness = { volume: 0.8, ambience: 0.6, muted: false, onlyMine: false };
  private hidden = false;
  private game = "";
  private tense = 0;
  /** Nothing happens: the city is silent until something does. */
  private lulled = false;
  private ambience: Ambience | null = null;
  private leave: (() => void) | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private readonly coming = new Set<ReturnType<typeof setTimeout>>();

  /** `load` and `open` are replaced in tests. */
  constructor(
    private readonly load: () => Promise<Studio> = () => import("./studio"),
    private readonly open: () => AudioContext = () => new AudioContext({ latencyHint: "playback" }),
  ) {}

  /** Starts audio; to be called in, or after, the first gesture. */
  async wake(): Promise<void> {
    if (this.context) return;
    const context = (this.context = this.open());
    void context.resume(); // browsers want this within the gesture itself
    const loaded = await this.load();
    if (this.context !== context) return;
    this.studio = loaded;
    this.desk = new loaded.Desk(context);
    loaded.warm(context.sampleRate);
    this.settle();
  }

  /** Plays a sound, unless settings or a hidden page forbid it. */
  play(name: SoundName, { after = 0, ...how }: Played = {}): void {
    if (!this.desk || !this.heard(name)) return;
    if (after > 0) return this.later(() => this.play(name, how), after);
    if (this.desk.context.state === "running") this.start(name, how);
    else void this.resumed().then((soon) => soon && this.heard(name) && this.start(name, how));
  }

  /** Drops everything that was scheduled for later. */
  skip(): void {
    for (const timer of this.coming) clearTimeout(timer);
    this.coming.clear();
  }

  /** How tense the game is, from 0 to 1. */
  tension(value: number): void {
    this.tense = value;
    this.ambience?.tension(value);
  }

  /** Plays the ambience of a game's city; an empty name stops it. */
  city(game: string): void {
    if (game === this.game) return;
    this.silence();
    this.game = game;
    this.lulled = false;
    this.settle();
  }

  /** Applies the settings at once. */
  obey(loudness: Loudness): void {
    const less = (loudness.onlyMine && !this.loudness.onlyMine) || loudness.muted;
    this.loudness = { ...loudness };
    if (less) this.hush();
    this.lulled = false;
    this.settle();
  }

  /** The page was hidden, or is visible again. */
  hide(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) this.hush();
    this.lulled = false;
    this.settle();
  }

  /** The table is closed. */
  close(): void {
    this.hush();
    this.silence();
    clearTimeout(this.resting);
    clearTimeout(this.fading);
    void this.context?.close();
    this.context = this.desk = this.studio = null;
  }

  /** May this sound be played now? On a hidden page only the signal for my turn may. */
  private heard(name: SoundName): boolean {
    const { muted, volume, onlyMine } = this.loudness;
    const calls = this.studio?.RECIPES[name].class === "alert";
    return !muted && volume > 0 && (calls || (!onlyMine && !this.hidden));
  }

  private start(name: SoundName, how: How): void {
    if (this.studio) this.desk?.play(this.studio.RECIPES[name], how);
    if (!this.lulled) return this.rest();
    this.lulled = false;
    this.settle();
  }

  private later(act: () => void, after: number): void {
    const timer = setTimeout(() => {
      this.coming.delete(timer);
      act();
    }, after);
    this.coming.add(timer);
  }

  private hush(): void {
    this.skip();
    this.desk?.hush();
  }

  /** Resumes audio; false if that took so long that a sound would be late. */
  private async resumed(): Promise<boolean> {
    const asked = performance.now();
    await this.context?.resume();
    return performance.now() - asked < LATE;
  }

  /** Applies settings and visibility to volume, ambience and the audio context. */
  private settle(): void {
    const { desk, loudness, hidden } = this;
    if (!desk) return;
    const { volume, ambience, muted, onlyMine } = loudness;
    const silent = muted || volume <= 0;
    desk.volume(silent ? 0 : volume);
    desk.ambience(onlyMine ? 0 : ambience);
    const city = CITIES[this.game];
    if (!city || silent || hidden || onlyMine || ambience <= 0 || this.lulled) this.silence();
    else if (!this.ambience) this.begin(city);
    this.rest();
  }

  private begin(city: CityName): void {
    if (!this.desk || !this.studio) return;
    void this.resumed();
    this.ambience = new this.studio.Ambience(this.desk, city);
    this.ambience.tension(this.tense);
    this.leave = this.ambience.run();
  }

  private silence(): void {
    this.leave?.();
    this.ambience = this.leave = null;
  }

  /** Switches off the room and suspends audio as soon as nothing is playing any more. */
  private rest(): void {
    clearTimeout(this.resting);
    clearTimeout(this.fading);
    const { desk, context, loudness, hidden } = this;
    if (!desk || !context) return;
    const left = Math.max(0, desk.end - context.currentTime) * 1000;
    this.fading = setTimeout(() => desk.echo(false), left + ECHO);
    if (this.ambience) this.resting = setTimeout(() => this.lull(), left + LULL * 1000);
    else {
      const silent = loudness.muted || loudness.volume <= 0 || hidden;
      const soon = silent ? FADES : this.lulled ? ASLEEP : SILENCE * 1000;
      this.resting = setTimeout(() => void context.suspend(), left + soon);
    }
  }

  /** Lets the city fall asleep: audio that runs costs more than all else at a table at which nothing happens. */
  private lull(): void {
    this.lulled = true;
    this.settle();
  }
}
