import { speed, SPEEDS } from "../app/settings.svelte";
import { changed } from "../link/changes";
import type { Live } from "../link/live.svelte";
import type { Source } from "../table/scene.svelte";
import type { GameState, Happened, Now, PlaceInfo, QuestionInfo, Standing, TableInfo, Update } from "../wire";
import { audience, beats, partly, type Beat } from "./beats";
import { Director, HURRY, timer as clock, type Timer } from "./director";
import {
  beginning,
  Spectacles,
  TIMES,
  type Opening,
  type Shown,
  type Spectacle,
  type Staged,
} from "./spectacles";

/** For so many milliseconds bots wait where everything is shown at once. */
const READING = 1000;
/** The questions about dice that lie on the table while they are asked again and again. */
const LYING = new Set(["reroll", "resolve"]);
/** Who is out is told the rest of the game within so many milliseconds. */
const ENDING = 10_000;

/** What a table has that is told: a live one, or one that only pretends to be. */
export type Told = Pick<
  Live,
  | "answer"
  | "asked"
  | "automatic"
  | "busy"
  | "chat"
  | "deadline"
  | "id"
  | "listen"
  | "muted"
  | "odds"
  | "online"
  | "places"
  | "question"
  | "refusal"
  | "resolveAll"
  | "rules"
  | "seat"
  | "send"
  | "shown"
  | "standings"
  | "state"
  | "story"
  | "table"
  | "takeBack"
  | "undo"
  | "unsaid"
  | "number"
>;

type Listener = Parameters<NonNullable<Source["listen"]>>[0];

/**
 * A live table as of the event that is being shown: the only thing that the parts of a table look at.
 *
 * What the server has told is ahead of it by what is still to be shown. All that it has changes by beats
 * alone, in the order of the rules, so nothing can be seen before its moment. A question is open when
 * everything before it is on the screen. Whatever is no story (a snapshot, an answer that was taken back)
 * is on the screen at once.
 */
export class Presented implements Source {
  state = $state.raw<GameState>() as GameState;
  table = $state.raw<TableInfo>() as TableInfo;
  standings = $state.raw<Standing[]>([]);
  places = $state.raw<Record<string, PlaceInfo>>({});
  question = $state.raw<QuestionInfo | null>(null);
  story = $state.raw<Happened[]>([]);
  deadline = $state<number | null>(null);
  undo = $state(false);
  /** Is there anything to be seen? */
  ready = $state(false);
  /** The dice that are in the air, by number from 1. */
  rolling = $state.raw<ReadonlySet<number>>(new Set());
  /** The dice that the Monster whose turn it is has kept so far, by number from 1. */
  kept = $state.raw<ReadonlySet<number>>(new Set());
  /** Is there something that was told and is not on the screen yet? */
  behind = $state(false);
  /** I want to see no more than I must: everything is on the screen at once until it is my turn to decide, or, if I am out, what is left of the game is told in ten seconds. */
  skipping = $state(false);
  /** The big moment that is being shown. */
  spectacle = $state.raw<Shown | null>(null);
  /** The last big moment, for those who are told of it in words. */
  spoken = $state.raw<Spectacle | null>(null);

  /** The rest of the game is told in short, and bots need not wait for me. */
  private ending = false;
  private readonly director: Director<Staged | Opening>;
  private readonly spectacles = new Spectacles();
  private readonly listeners = new Set<Listener>();
  /** Milliseconds of the story in one of the clock. */
  private rate = 1;

  constructor(
    private readonly live: Told,
    private readonly timer: Timer = clock,
  ) {
    const stage = {
      prepare: (beat: Staged | Opening) => this.prepare(beat),
      show: (beat: Staged | Opening, quick: boolean) => this.show(beat, quick),
      rest: () => this.rest(),
      cut: () => this.each((listener) => listener.cut?.()),
      pace: (rate: number) => this.pace(rate),
    };
    this.director = new Director(
      stage,
      () => (this.skipping && !this.ending ? "instant" : speed()),
      timer,
      (beat) => beat.spectacle !== null,
    );
    live.listen({
      updated: (update, before) => this.updated(update, before),
      drawn: () => this.drawn(),
      recalled: () => this.recalled(),
    });
    if (live.table) this.drawn();
  }

  // -- what is not part of the story -------------------------------------------------------------------

  get seat() {
    return this.live.seat;
  }
  get rules() {
    return this.live.rules as Source["rules"];
  }
  get online() {
    return this.live.online;
  }
  get chat() {
    return this.live.chat;
  }
  get muted() {
    return this.live.muted;
  }
  get refusal() {
    return this.live.refusal;
  }
  get unsaid() {
    return this.live.unsaid;
  }
  get automatic() {
    return this.live.automatic;
  }
  /** An answer is under way, or what came of it is not on the screen yet. */
  get busy() {
    return this.live.busy || (this.behind && this.question?.seat === this.seat);
  }
  get id() {
    return this.live.id;
  }
  readonly answer = (text: string): void => this.live.answer(text);
  readonly send: NonNullable<Source["send"]> = (ask) => this.live.send(ask);
  readonly resolveAll = (): void => this.live.resolveAll();
  readonly takeBack = (): void => this.live.takeBack();
  readonly odds: NonNullable<Source["odds"]> = (dice) => this.live.odds(dice);

  readonly listen: NonNullable<Source["listen"]> = (listener) => {
    this.listeners.add(listener);
    listener.paced?.(this.rate);
    return () => this.listeners.delete(listener);
  };

  // -- gestures ----------------------------------------------------------------------------------------

  /** Somebody presses something: a big moment is over, and if a question waits for me, I need not wait for it any longer. */
  readonly pressed = (): boolean => {
    if (this.behind && !this.live.asked) {
      if (this.spectacle) this.director.pass();
      return false;
    }
    this.director.jump();
    return true;
  };

  /** Tells it faster, as long as a key or a button is held. */
  readonly hurry = (on: boolean): void => this.director.hurry(on ? HURRY : 1);

  /** From now on tells it so many times as fast as otherwise. */
  hasten(times: number): void {
    this.director.hurry(times);
  }

  /** Goes to my next turn, or if there is none to the end. */
  readonly skip = (): void => {
    this.skipping = true;
    this.ending = this.out && speed() !== "instant";
    if (this.ending) this.director.hasten(ENDING);
    else this.director.jump();
    this.live.shown();
  };

  /** Have I been eliminated, as far as can be seen? */
  private get out(): boolean {
    return this.state.monsters[this.seat]?.alive === false;
  }

  /** Goes to now. */
  jump(): void {
    this.director.jump();
  }

  // -- the story ---------------------------------------------------------------------------------------

  private updated(update: Update, before: GameState | null): void {
    if (update.state || !before || (typeof document !== "undefined" && document.hidden)) return this.drawn();
    if (this.ending) this.live.shown();
    else if (this.live.asked || update.table?.status === "finished") this.skipping = false;
    if (this.director.resting && speed() === "instant") return this.atOnce(update);
    this.behind = true;
    this.director.tell(this.staged(update, before));
    if (this.live.asked) this.director.catchUp();
  }

  /** Everything is on the screen as it is; nothing is told. */
  private drawn(): void {
    this.director.cut();
    if (this.ending || this.live.asked) this.skipping = this.ending = false;
    const { state, table, story } = this.live;
    if (state) {
      this.state = state;
      this.ready = true;
    }
    if (table) this.table = table;
    this.story = story;
    this.stand(this.live);
    this.kept = new Set();
    if (this.ready) this.spectacles.drawn(this.state, story, this.points);
    this.rest();
    // Bots wait for those who say what they have seen: from the first moment on.
    if (this.seat >= 0 && this.live.asked) this.live.shown();
    this.each((listener) => listener.drawn());
  }

  /** The table can be seen, and is understood: if nobody has done anything yet, the game begins. */
  begin(): void {
    this.spectacles.drawn(this.live.state ?? this.state, this.live.story, this.points);
    const opening = beginning(this.state, this.story);
    if (!opening || !this.director.resting || speed() === "instant") return;
    this.behind = true;
    this.director.tell([{ ...TIMES.beginning, update: null, spectacle: opening }]);
    if (this.live.asked) this.director.catchUp();
  }

  private staged(update: Update, before: GameState): Staged[] {
    return this.spectacles.staged(beats(update, audience(this.seat, this.live.rules)), before, this.points);
  }

  /** How many crowns win; as long as nobody knows, none do. */
  private get points(): number {
    return this.live.rules?.points ?? Infinity;
  }

  /** What happened before is known by now; what is still to be told is not shown. */
  private recalled(): void {
    const last = this.story.at(-1);
    if (last) this.story = [...this.live.story.filter((entry) => entry.number < last.number), last];
  }

  /** An update as a whole, for those who read what happened. */
  private atOnce(update: Update): void {
    const before = this.state;
    for (const beat of this.staged(update, before)) {
      this.change(beat);
      this.spoken = beat.spectacle ?? this.spoken;
    }
    this.rest();
    this.each((listener) => listener.updated({ entry: update.entry, state: this.state }, before));
  }

  /** An event is on its way: what leads to it is seen, but not yet what it changes. */
  private prepare(beat: Staged | Opening): void {
    const { spectacle } = beat;
    this.spectacle = spectacle && TIMES[spectacle.name].lead > 0 ? { spectacle, told: false } : null;
    if (!beat.update || !beat.event) return;
    const entry = { ...beat.update.entry, events: [beat.event] };
    this.each((listener) => listener.coming?.({ entry, state: this.state, lead: beat.lead }));
  }

  private show(beat: Staged | Opening, quick: boolean): void {
    const before = this.state;
    this.spoken = beat.spectacle ?? this.spoken;
    this.spectacle = beat.spectacle && !quick ? { spectacle: beat.spectacle, told: true } : null;
    if (!beat.update) return;
    const { step, update, event } = beat;
    if (step.is === "throw" && !quick) this.each((listener) => listener.thrown?.(step.dice));
    this.change(beat);
    if (step.is !== "event" || !event || quick) return;
    const entry = { ...update.entry, events: [event] };
    this.each((listener) => listener.updated({ entry, state: this.state, told: true }, before));
  }

  private change(beat: Beat): void {
    const { step, update, event } = beat;
    if (step.is === "keep") this.kept = new Set(step.dice);
    else if (step.is === "gather") this.kept = new Set(this.state.dice.map((_, at) => at + 1));
    else if (step.is === "throw") this.rolling = new Set(step.dice);
    else if (step.is === "land") this.land(step.die, step.face);
    else this.tell(update, event, beat.told);
  }

  /** A die shows its face before the line that says so: each lands by itself. */
  private land(die: number, face: string): void {
    const { dice } = this.state;
    const lying = dice.length ? dice : Array<string>(this.rolling.size).fill("");
    this.state = { ...this.state, dice: lying.map((one, at) => (at + 1 === die ? face : one)) };
    this.rolling = new Set([...this.rolling].filter((one) => one !== die));
  }

  private tell(update: Update, event: Beat["event"], told: number): void {
    const { entry } = update;
    this.rolling = new Set();
    this.state = changed(this.state, event ? event.changes : update.rest);
    if (event?.kind === "turn") this.pass();
    else if (event) this.answered(update);
    const last = this.story.at(-1);
    const past = last?.number === entry.number ? this.story.slice(0, -1) : this.story;
    this.story = [...past, partly(entry, told)];
    if (event) return;
    if (update.table) this.table = update.table;
    this.stand(update);
  }

  /** Somebody else's turn begins: what was asked and kept before it is over. */
  private pass(): void {
    this.kept = new Set();
    this.question = null;
  }

  /** An answer begins to be told: its question is over, but for the dice, which stay if they are asked about again. */
  private answered({ entry, question: next }: Update): void {
    const { question } = this;
    if (entry.kind !== "answer" || !question || entry.seat !== question.seat) return;
    const again = next?.seat === question.seat && next.kind === question.kind;
    if (!again || !LYING.has(question.kind)) this.question = null;
  }

  private stand({ standings, places, question, deadline, undo }: Now): void {
    this.standings = standings;
    this.places = places;
    this.question = question;
    this.deadline = deadline;
    this.undo = undo;
  }

  private each(tell: (listener: Listener) => void): void {
    for (const listener of this.listeners) tell(listener);
  }

  private pace(rate: number): void {
    if (rate === this.rate) return;
    this.rate = rate;
    this.each((listener) => listener.paced?.(rate));
  }

  private rest(): void {
    this.rolling = new Set();
    this.spectacle = null;
    this.behind = false;
    const length = SPEEDS[speed()];
    if (length) this.pace(1 / length);
    const next = this.table.seats[this.question?.seat ?? -1];
    if (this.seat < 0 || !next || (next.kind !== "bot" && !next.away)) return;
    // What is shown at once must still be read, or heard.
    if (speed() === "instant" && !this.skipping) this.timer.after(READING, () => this.live.shown());
    else this.live.shown();
  }
}
