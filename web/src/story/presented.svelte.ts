import { speed } from "../app/settings.svelte";
import { changed } from "../link/changes";
import type { Live } from "../link/live.svelte";
import type { Source } from "../table/scene.svelte";
import type { GameState, Happened, Now, PlaceInfo, QuestionInfo, Standing, TableInfo, Update } from "../wire";
import { beats, partly, type Beat } from "./beats";
import { Director, timer as clock, type Timer } from "./director";

/** For so many milliseconds bots wait where everything is shown at once. */
const READING = 1000;

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
  /** Is there something that was told and is not on the screen yet? */
  behind = $state(false);
  /** Everything is on the screen at once, until it is my turn to decide. */
  skipping = $state(false);

  private readonly director: Director<Beat>;
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly live: Live,
    private readonly timer: Timer = clock,
  ) {
    const stage = {
      prepare: (beat: Beat) => this.prepare(beat),
      show: (beat: Beat, quick: boolean) => this.show(beat, quick),
      rest: () => this.rest(),
    };
    this.director = new Director(stage, () => (this.skipping ? "instant" : speed()), timer);
    live.listen({ updated: (update, before) => this.updated(update, before), drawn: () => this.drawn() });
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
  readonly takeBack = (): void => this.live.takeBack();
  readonly odds: NonNullable<Source["odds"]> = (dice) => this.live.odds(dice);

  readonly listen: NonNullable<Source["listen"]> = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  // -- gestures ----------------------------------------------------------------------------------------

  /** Somebody presses something: if a question waits for me, I need not wait for it any longer. */
  readonly pressed = (): boolean => {
    if (this.behind && !this.live.asked) return false;
    this.director.jump();
    return true;
  };

  /** Tells it faster, as long as a key or a button is held. */
  readonly hurry = (on: boolean): void => this.director.hurry(on);

  /** Goes to now, and stays there until it is my turn to decide. */
  readonly skip = (): void => {
    this.skipping = true;
    this.director.jump();
  };

  /** Goes to now. */
  jump(): void {
    this.director.jump();
  }

  // -- the story ---------------------------------------------------------------------------------------

  private updated(update: Update, before: GameState | null): void {
    if (update.state || !before || (typeof document !== "undefined" && document.hidden)) return this.drawn();
    if (this.live.asked || update.table?.status === "finished") this.skipping = false;
    if (this.director.resting && speed() === "instant") return this.atOnce(update);
    this.behind = true;
    this.director.tell(beats(update));
    if (this.live.asked) this.director.catchUp();
  }

  /** Everything is on the screen as it is; nothing is told. */
  private drawn(): void {
    this.director.cut();
    if (this.live.asked) this.skipping = false;
    const { state, table, story } = this.live;
    if (state) {
      this.state = state;
      this.ready = true;
    }
    if (table) this.table = table;
    this.story = story;
    this.stand(this.live);
    this.rest();
    for (const listener of this.listeners) listener.drawn();
  }

  /** An update as a whole, for those who read what happened. */
  private atOnce(update: Update): void {
    const before = this.state;
    for (const beat of beats(update)) this.change(beat);
    this.rest();
    for (const listener of this.listeners)
      listener.updated({ entry: update.entry, state: this.state }, before);
  }

  private prepare({ update, event }: Beat): void {
    const { text } = update.entry;
    const again = event?.kind === "rerolled" && text.startsWith("reroll ");
    const faces = event?.what.split(" ") ?? [];
    const dice = again ? text.split(" ").slice(1).map(Number) : faces.map((_, at) => at + 1);
    this.rolling = new Set(dice);
    for (const listener of this.listeners) listener.thrown?.(dice);
  }

  private show(beat: Beat, quick: boolean): void {
    const before = this.state;
    this.rolling = new Set();
    this.change(beat);
    if (!beat.event || quick) return;
    const entry = { ...beat.update.entry, events: [beat.event] };
    for (const listener of this.listeners) listener.updated({ entry, state: this.state, told: true }, before);
  }

  private change({ update, event, told }: Beat): void {
    const { entry } = update;
    this.state = changed(this.state, event ? event.changes : update.rest);
    const last = this.story.at(-1);
    const past = last?.number === entry.number ? this.story.slice(0, -1) : this.story;
    this.story = [...past, partly(entry, told)];
    if (event) return;
    if (update.table) this.table = update.table;
    this.stand(update);
  }

  private stand({ standings, places, question, deadline, undo }: Now): void {
    this.standings = standings;
    this.places = places;
    this.question = question;
    this.deadline = deadline;
    this.undo = undo;
  }

  private rest(): void {
    this.rolling = new Set();
    this.behind = false;
    const next = this.table.seats[this.question?.seat ?? -1];
    if (this.seat < 0 || !next || (next.kind !== "bot" && !next.away)) return;
    // What is shown at once must still be read, or heard.
    if (speed() === "instant" && !this.skipping) this.timer.after(READING, () => this.live.shown());
    else this.live.shown();
  }
}
