import { getContext, setContext } from "svelte";

import { settings } from "../app/settings.svelte";
import { choice, choices, type Choice } from "../ask/choices";
import { bought } from "../ask/known";
import type { Coming, Moment } from "../motion/pictures";
import { Actors } from "../rig/actors";
import type { Shown, Spectacle } from "../story/spectacles";
import type {
  Ask,
  GameState,
  Happened,
  MonsterState,
  Odds,
  Online,
  PlaceInfo,
  QuestionInfo,
  Refusal,
  RulesInfo,
  Said,
  SeatInfo,
  Standing,
  TableInfo,
  TileInfo,
} from "../wire";
import { words } from "../words/say.svelte";
import { Sentences } from "../words/sentences";
import { Screen } from "./screen.svelte";

/** Where a scene comes from: a live table, a moment of a replay, or a saved position. */
export interface Source {
  readonly seat: number;
  readonly table: TableInfo;
  readonly rules: RulesInfo;
  readonly state: GameState;
  readonly standings: Standing[];
  readonly places: Record<string, PlaceInfo>;
  readonly question: QuestionInfo | null;
  readonly story: Happened[];
  readonly deadline?: number | null;
  readonly undo?: boolean;
  readonly online?: Online;
  readonly chat?: Said[];
  readonly muted?: number[];
  readonly refusal?: Refusal | null;
  readonly unsaid?: { text: string; refusal: Refusal } | null;
  readonly busy?: boolean;
  /** The dice that are in the air, by number from 1. */
  readonly rolling?: ReadonlySet<number>;
  /** The dice that the Monster whose turn it is has kept so far, by number from 1. */
  readonly kept?: ReadonlySet<number>;
  /** Something that has happened is still to be shown. */
  readonly behind?: boolean;
  /** The big moment that is being shown. */
  readonly spectacle?: Shown | null;
  /** The last big moment, for those who are told of it in words. */
  readonly spoken?: Spectacle | null;
  /** Everything is shown at once until it is my turn to decide. */
  readonly skipping?: boolean;
  readonly skip?: () => void;
  readonly hurry?: (on: boolean) => void;
  /** Something was pressed; says whether what is being told ends with that. */
  readonly pressed?: () => boolean;
  readonly automatic?: string[];
  /** Sends an answer in the notation; without it nothing can be answered. */
  readonly answer?: (text: string) => void;
  /** Resolves all results in the order in which they are offered, until somebody has to decide something. */
  readonly resolveAll?: () => void;
  readonly send?: (ask: Extract<Ask, { id: string }>) => void;
  readonly takeBack?: () => void;
  /** Reports what happens from now on, before the picture changes. */
  readonly listen?: (listener: {
    updated(moment: Moment, before: GameState | null): void;
    drawn(): void;
    /** Dice, by number from 1, are thrown. */
    thrown?(dice: readonly number[]): void;
    /** An event is on its way, and will be shown in so many milliseconds of the story; things stand as before it. */
    coming?(coming: Coming): void;
    /** From now on so many milliseconds of the story pass in one of the clock. */
    paced?(rate: number): void;
    /** Whatever is under way ends: the story goes on from somewhere else. */
    cut?(): void;
  }) => () => void;
  /** Asks for odds on the open question; `dice` are those that would be rerolled. */
  readonly odds?: (dice: number[]) => Promise<Odds>;
}

/** A Monster with everything the table knows about it. */
export interface Player {
  seat: number;
  monster: MonsterState;
  info: SeatInfo;
  standing: Standing | undefined;
  mine: boolean;
  active: boolean;
  next: boolean;
  asked: boolean;
}

/** What the parts of a table read: how things stand, what I am asked, and what I have picked so far. */
export class Scene {
  /** The dice I keep, by number from 1, while I am asked which to reroll. */
  kept = $state.raw<ReadonlySet<number>>(new Set());
  /** Which of the amounts on offer is picked, counted from 0 for the smallest. */
  amount = $state(0);
  /** The die whose choices are shown, by number from 1; 0 for none. */
  die = $state(0);
  /** A choice that waits for a second click, because it may be a mistake. */
  doubtful = $state.raw<Choice | null>(null);

  readonly screen = new Screen();
  /** The pictures of the Monsters, which can be told to act. */
  readonly actors = new Actors();
  /** The odds of what is picked now, if they were asked for. */
  odds = $state.raw<Odds | null>(null);

  readonly sentences: Sentences = $derived.by(() => {
    const { rules, state } = this.source;
    const names = state.monsters.map((monster) => monster.name);
    return new Sentences(words(), rules, names);
  });
  readonly asked: boolean = $derived.by(() => {
    const { question, seat, answer } = this.source;
    const mine = question !== null && seat >= 0 && question.seat === seat;
    return mine && answer !== undefined && question.options.length > 0;
  });
  readonly choices: Choice[] = $derived.by(() => (this.asked ? choices(this.source.question) : []));
  readonly players: Player[] = $derived.by(() =>
    this.source.state.monsters.map((_, seat) => this.player(seat)),
  );
  /** The others, in turn order after me; for a spectator all of them, from seat 0. */
  readonly others: Player[] = $derived.by(() => {
    const { length } = this.players;
    const from = this.source.seat < 0 ? 0 : this.source.seat + 1;
    const count = this.source.seat < 0 ? length : length - 1;
    return Array.from({ length: count }, (_, step) => this.players[(from + step) % length]).filter(
      (one) => one !== undefined,
    );
  });
  readonly me: Player | null = $derived.by(() => this.players[this.source.seat] ?? null);

  constructor(private readonly read: () => Source) {}

  get source(): Source {
    return this.read();
  }

  /** What is printed on a card. */
  printed(card: string): RulesInfo["cards"][number] | undefined {
    return this.source.rules.cards.find((one) => one.id === card);
  }

  /** What is printed on a tile. */
  tile(id: string): TileInfo {
    const found = this.source.rules.tiles.find((one) => one.id === id);
    if (!found) throw new Error(`there is no tile ${id}`);
    return found;
  }

  /** What is known about a place; nothing if the rules of a table are no longer known. */
  place(id: string): PlaceInfo {
    return this.source.places[id] ?? {};
  }

  /**
   * Answers with a choice, or with the notation as it was typed. What gives reason to doubt waits to be confirmed, if there
   * is another way; so does a purchase, which shows the whole card, unless that has been `read` already.
   */
  choose(wanted: Choice | string, read = false): void {
    const { question } = this.source;
    if (!question) return;
    const one = typeof wanted === "string" ? choice(wanted, question) : wanted;
    const unread = settings.reads && !read && bought(this, one) !== "";
    if (unread || this.risky(one)) this.doubtful = one;
    else this.send(one);
  }

  /** Is this to be asked for twice, because something else would give less reason to doubt? */
  risky(one: Choice): boolean {
    const others = this.choices.some((other) => !this.doubt(other));
    const rolls = this.choices.length < (this.source.question?.options.length ?? 0);
    return settings.careful && this.doubt(one) !== null && (others || rolls);
  }

  /** Why I should think twice: it is certain to eliminate me, it would if nothing is done about what follows, or it is paid for and does nothing. */
  doubt({ text, verb }: Choice): "fatal" | "deadly" | "idle" | null {
    const found = this.source.question?.answers?.[text];
    if (found?.fatal) return "fatal";
    if (found?.deadly) return "deadly";
    return found?.idle && verb === "buy" ? "idle" : null;
  }

  /** Resolves all results as they are offered, or asks about the first if it gives reason to doubt. */
  resolveAll(): void {
    const [first] = this.choices;
    if (this.source.busy || !first) return;
    if (this.doubt(first)) this.choose(first);
    else this.source.resolveAll?.();
  }

  /** Confirms the choice that is waiting. */
  confirm(): void {
    if (this.doubtful) this.send(this.doubtful);
  }

  private send({ text }: Choice): void {
    this.doubtful = null;
    this.source.answer?.(text);
  }

  private player(seat: number): Player {
    const { state, table, standings, question } = this.source;
    const monster = state.monsters[seat];
    const info = table.seats[seat];
    if (!monster || !info) throw new Error(`there is no seat ${seat}`);
    return {
      seat,
      monster,
      info,
      standing: standings[seat],
      mine: seat === this.source.seat,
      active: seat === state.active,
      next: standings[seat]?.next ?? false,
      asked: question?.seat === seat,
    };
  }
}

const KEY = Symbol("scene");

/** Lets every part of a table below this component find its scene. */
export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function theScene(): Scene {
  return getContext<Scene>(KEY);
}

/** The scene of the table that a component stands at, if it stands at one. */
export function sceneHere(): Scene | undefined {
  return getContext<Scene | undefined>(KEY);
}
