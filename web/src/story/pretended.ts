import { after } from "../link/changes";
import type { Listener } from "../link/live.svelte";
import type { Source } from "../table/scene.svelte";
import type { GameState, Happened, Update } from "../wire";
import type { Told } from "./presented.svelte";

/** What is told of a table that is not live: a saved position, a film, a game of the past. Nobody is asked anything there. */
export class Pretended implements Told {
  readonly id = "";
  readonly seat = -1;
  readonly question = null;
  readonly asked = false;
  readonly busy = false;
  readonly deadline = null;
  readonly undo = false;
  readonly automatic = [];
  readonly chat = [];
  readonly muted = [];
  readonly refusal = null;
  readonly unsaid = null;
  readonly online = { type: "online" as const, seats: [], watching: 0 };
  readonly table: Source["table"];
  readonly rules: Source["rules"];
  number = 0;
  state: GameState;
  story: Happened[];
  standings: Source["standings"];
  places: Source["places"];
  private listener: Listener = {};

  /** It begins as something saved. */
  constructor({ table, rules, state, story, standings, places }: Source) {
    this.table = table;
    this.rules = rules;
    this.state = state;
    this.story = story;
    this.standings = standings;
    this.places = places;
  }

  answer(): void {}
  send(): void {}
  resolveAll(): void {}
  takeBack(): void {}
  shown(): void {}
  odds(): Promise<never> {
    return Promise.reject(new Error("nobody is asked anything"));
  }

  listen(listener: Listener): () => void {
    this.listener = listener;
    return () => (this.listener = {});
  }

  /** Goes to another moment, of which nothing is told. */
  draw(now: Partial<Pick<Pretended, "number" | "places" | "standings" | "state" | "story">>): void {
    Object.assign(this, now);
    this.listener.drawn?.();
  }

  /** Goes on: what happens is told. */
  tell(
    entry: Happened,
    rest: Update["rest"] = {},
    { standings, places } = this as Pick<Update, "places" | "standings">,
  ): void {
    const before = this.state;
    const { number } = entry;
    Object.assign(this, {
      number,
      standings,
      places,
      state: after(before, entry, rest),
      story: [...this.story, entry],
    });
    const { question, deadline, undo } = this;
    const update: Update = {
      type: "update", number, entry, rest, state: null, table: null, standings, places, question, deadline, undo,
    }; // prettier-ignore
    this.listener.updated?.(update, before);
  }
}
