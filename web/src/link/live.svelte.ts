import { guest } from "../app/guest.svelte";
import { settings } from "../app/settings.svelte";
import type {
  Ask,
  GameState,
  Happened,
  Now,
  Odds,
  Online,
  PlaceInfo,
  QuestionInfo,
  Refusal,
  RulesInfo,
  Said,
  Snapshot,
  Standing,
  Story,
  TableInfo,
  Tell,
  Update,
} from "../wire";
import { after } from "./changes";
import { Link, newId, type LinkStatus } from "./link";
import { Unasked } from "./unasked";

/** What is sent and counts once, however often it is sent. */
type Sent = Extract<Ask, { id: string }>;

export interface Listener {
  /** Called when something happened that the table already shows. */
  updated?(update: Update, before: GameState | null): void;
  /** Called when the picture was redrawn: there is nothing to announce. */
  drawn?(): void;
  /** Called when more is known of what happened before. */
  recalled?(): void;
}

/** How many entries before the turn are known after a reload: more than a round of six has. */
const RECALLED = 150;

/** A table as this browser knows it: what the server has said, and what is still on its way there. */
export class Live {
  status = $state<LinkStatus>("connecting");
  seat = $state(-1);
  host = $state(false);
  number = $state(0);
  table = $state.raw<TableInfo | null>(null);
  rules = $state.raw<RulesInfo | null>(null);
  state = $state.raw<GameState | null>(null);
  standings = $state.raw<Standing[]>([]);
  places = $state.raw<Record<string, PlaceInfo>>({});
  question = $state.raw<QuestionInfo | null>(null);
  deadline = $state<number | null>(null);
  undo = $state(false);
  automatic = $state.raw<string[]>([]);
  story = $state.raw<Happened[]>([]);
  chat = $state.raw<Said[]>([]);
  muted = $state.raw<number[]>([]);
  online = $state.raw<Online>({ type: "online", seats: [], watching: 0 });
  /** Why the last action was refused; cleared by the next. */
  refusal = $state.raw<Refusal | null>(null);
  /** The chat message that was refused, and why. */
  unsaid = $state.raw<{ text: string; refusal: Refusal } | null>(null);
  /** Why there is nothing to see here at all. */
  ended = $state.raw<Refusal | null>(null);
  /** One of our answers is on its way. */
  busy = $state(false);

  private readonly waiting = new Map<string, Sent>();
  /** The entry that our last answer became. */
  private due = -1;
  private readonly link: Link;
  private readonly listeners = new Set<Listener>();

  private greeted = "";
  /** Something is missing here, and the server was asked for everything. */
  private behind = false;
  private later: ReturnType<typeof setTimeout> | undefined;
  private readonly unasked = new Unasked(
    () => this.seat,
    () => settings.settles,
  );
  /** The question that this browser is answering by itself, in case that is refused. */
  private own: QuestionInfo | null = null;

  constructor(readonly id: string) {
    this.link = new Link(`/tables/${encodeURIComponent(id)}/play`, {
      opened: () => this.greet(),
      heard: (message) => this.heard(message as Tell),
      changed: (status) => (this.status = status),
    });
  }

  /** Must this browser's player answer now? */
  get asked(): boolean {
    const { question, seat } = this;
    return question !== null && question.seat === seat && seat >= 0 && question.options.length > 0;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Answers the open question, in the notation. */
  answer(text: string): void {
    if (!this.busy) this.give(text);
  }

  /** Sends an answer, unless one to the same question is already on its way: the answer before may not be acknowledged yet. */
  private give(text: string): void {
    const number = this.question?.number;
    const given = [...this.waiting.values()].some((ask) => ask.type === "answer" && ask.question === number);
    if (number === undefined || given) return;
    this.send({ type: "answer", id: newId(), question: number, text });
    this.busy = true;
  }

  /** Resolves all results in the order in which they are offered, until somebody has to decide something. */
  resolveAll(): void {
    const text = this.question && this.unasked.resolveAll(this.question);
    if (text) this.answer(text);
  }

  takeBack(): void {
    this.send({ type: "undo", id: newId(), number: this.number });
  }

  /** Odds on the open question, with these dice rerolled. */
  odds(dice: number[]): Promise<Odds> {
    return guest.ask<Odds>("POST", `/tables/${encodeURIComponent(this.id)}/odds`, { dice });
  }

  /** Sends something that counts once; it is resent after a lost connection. */
  send(ask: Sent): void {
    this.refusal = null;
    this.unsaid = null;
    this.waiting.set(ask.id, ask);
    this.link.send(ask);
  }

  /** Says that everything has been on the screen; bots wait for that. */
  shown(): void {
    this.link.tell({ type: "shown", number: this.number });
  }

  retry(): void {
    this.link.retry();
  }

  /** Asks again which seat is mine; a guest who has since been created says hello again. */
  refresh(): void {
    const token = guest.info?.token ?? "";
    if (this.greeted === token) return this.resync();
    this.greeted = token;
    this.link.renew();
  }

  close(): void {
    clearTimeout(this.later);
    this.link.close();
  }

  private resync(): void {
    this.behind = true;
    this.link.send({ type: "resync" });
  }

  private greet(): void {
    this.greeted = guest.info?.token ?? "";
    this.link.send({ type: "hello", token: this.greeted });
  }

  private heard(tell: Tell): void {
    switch (tell.type) {
      case "snapshot":
        return this.draw(tell);
      case "update":
        return this.update(tell);
      case "ack":
        return this.settle(tell.id, tell.number);
      case "refusal":
        return this.refused(tell);
      case "said":
        if (!this.chat.some((said) => said.number === tell.number)) this.chat = [...this.chat, tell];
        return;
      case "muted":
        this.muted = tell.seats;
        return;
      case "online":
        this.online = tell;
    }
  }

  private draw(shot: Snapshot): void {
    this.behind = false;
    const { seat, host, table, automatic } = shot;
    Object.assign(this, { seat, host, table, automatic });
    this.state = shot.state;
    const text = this.unasked.answer(shot.question, shot.recent.at(-1));
    this.stand(text ? this.silent(shot) : shot);
    const first = shot.recent[0]?.number ?? 0;
    this.story = [...this.story.filter((entry) => entry.number < first), ...shot.recent];
    if (first > 1 && !this.story.some((entry) => entry.number === first - 1)) void this.recall(first);
    // What was sent before the connection broke may or may not have arrived: the server knows it by its id.
    for (const ask of this.waiting.values()) this.link.send(ask);
    this.rest();
    for (const listener of this.listeners) listener.drawn?.();
    if (text) this.give(text);
  }

  /** The same, with a question that is not put to the player, because this browser answers it. */
  private silent<N extends Now>(now: N): N {
    this.own = now.question;
    return { ...now, question: now.question && { ...now.question, options: [] } };
  }

  /** Reads what happened before an entry; without it there is still the story of the turn. */
  private async recall(first: number): Promise<void> {
    const after = Math.max(0, first - 1 - RECALLED);
    const path = `/tables/${encodeURIComponent(this.id)}/story?after=${after}`;
    try {
      const { entries } = await guest.ask<Story>("GET", path);
      const known = new Set(this.story.map((entry) => entry.number));
      const older = entries.filter((entry) => entry.number < first && !known.has(entry.number));
      this.story = [...older, ...this.story].sort((one, other) => one.number - other.number);
      for (const listener of this.listeners) listener.recalled?.();
    } catch {
      // The log begins with this turn then; who opens the full log is told what is wrong.
    }
  }

  /** Shows how things stand now. */
  private stand({ number, standings, places, question, deadline, undo }: Now): void {
    Object.assign(this, { number, standings, places, question, deadline, undo });
  }

  private update(told: Update): void {
    if (told.number <= this.number) return;
    if (told.number !== this.number + 1) return this.behind ? undefined : this.resync();
    const text = this.unasked.answer(told.question, told.entry);
    const update = text ? this.silent(told) : told;
    const before = this.state;
    this.state = update.state ?? (before && after(before, update.entry, update.rest));
    this.stand(update);
    if (update.table) this.table = update.table;
    this.rest();
    // Before the first roll anyone may sit down or lose the place, and an update does not say whom it reaches.
    if (update.table?.status === "waiting" || update.entry.kind === "withheld") this.refresh();
    this.story = [...this.story, update.entry];
    for (const listener of this.listeners) listener.updated?.(update, before);
    if (text) this.give(text);
  }

  /** Something we sent is done, as this entry, or was refused. */
  private settle(id: string, number = -1): void {
    const ask = this.waiting.get(id);
    if (number >= 0 && ask?.type === "automatic") this.automatic = ask.rules;
    if (ask?.type === "answer") this.due = number;
    this.waiting.delete(id);
    this.rest();
  }

  /** An answer is pending until it is acknowledged and its entry is on the screen. */
  private rest(): void {
    const answers = [...this.waiting.values()].some((ask) => ask.type === "answer");
    this.busy = answers || this.due > this.number;
  }

  private refused(refusal: Refusal): void {
    const ask = this.waiting.get(refusal.id);
    if (this.behind && refusal.reason === "server-too-much" && !refusal.id) {
      this.later = setTimeout(() => this.resync(), Number(refusal.values["seconds"]) * 1000);
      return;
    }
    if (refusal.id) this.settle(refusal.id);
    if (
      ask?.type === "answer" &&
      this.own?.number === ask.question &&
      this.question?.number === ask.question
    ) {
      this.question = this.own;
      for (const listener of this.listeners) listener.drawn?.();
    }
    if (refusal.reason === "server-bad-token" && this.greeted) {
      guest.keep(null);
      this.link.renew();
    } else if (ask?.type === "say") this.unsaid = { text: ask.text, refusal };
    else if (this.table) this.refusal = refusal;
    else this.ended = refusal;
  }
}
