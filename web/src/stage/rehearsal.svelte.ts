import { after } from "../link/changes";
import type { Listener } from "../link/live.svelte";
import { Presented, type Told } from "../story/presented.svelte";
import type { Source } from "../table/scene.svelte";
import type { GameState, Happened, Update } from "../wire";
import { plays, type Play } from "./plays";

/** A position, and what happens then, as the rules tell it. */
export interface Film {
  name: string;
  begin: Source;
  updates: Update[];
}

/** A table at which big moments are rehearsed: what is told is made up, how it is told is not. */
export class Rehearsal {
  readonly presented: Presented;
  readonly plays: Play[];
  private readonly told: Told;
  private listener: Listener = {};

  /** It begins with a saved position. */
  constructor(saved: Source) {
    const nothing = () => undefined;
    this.told = {
      ...saved,
      id: "",
      number: 0,
      seat: -1,
      question: null,
      asked: false,
      busy: false,
      deadline: null,
      undo: false,
      automatic: [],
      chat: [],
      muted: [],
      refusal: null,
      unsaid: null,
      online: { type: "online", seats: [], watching: 0 },
      answer: nothing,
      send: nothing,
      resolveAll: nothing,
      shown: nothing,
      takeBack: nothing,
      odds: () => Promise.reject(new Error("nobody is asked anything")),
      listen: (listener) => {
        this.listener = listener;
        return nothing;
      },
    };
    this.presented = new Presented(this.told);
    this.plays = plays(saved.state, saved.rules.attack);
  }

  /** Plays a big moment from its beginning. */
  play({ state, story, events }: Play): void {
    this.rewind(state, story);
    if (!events.length) return this.presented.begin();
    const entry: Happened = { number: 1, kind: "answer", seat: state.active, text: "", undone: 0, events };
    const { standings, places, question, deadline, undo } = this.told;
    this.tell({
      type: "update", number: 1, entry, rest: {}, state: null, table: null, standings, places, question, deadline, undo,
    }); // prettier-ignore
  }

  /** Plays a film from its beginning. */
  show({ begin, updates }: Film): void {
    this.rewind(begin.state, begin.story);
    for (const update of updates) this.tell(update);
  }

  private rewind(state: GameState, story: Happened[]): void {
    Object.assign(this.told, { state, story, number: 0 });
    this.listener.drawn?.();
  }

  private tell(update: Update): void {
    const { state: before, story } = this.told;
    if (!before) throw new Error("nothing to begin with");
    const { number, entry, rest } = update;
    Object.assign(this.told, { state: after(before, entry, rest), story: [...story, entry], number });
    this.listener.updated?.(update, before);
  }
}
