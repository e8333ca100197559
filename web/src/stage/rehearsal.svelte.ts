import { after } from "../link/changes";
import type { Listener } from "../link/live.svelte";
import { Presented, type Told } from "../story/presented.svelte";
import type { Source } from "../table/scene.svelte";
import type { Happened, Update } from "../wire";
import { plays, type Play } from "./plays";

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
      number: 1,
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
    Object.assign(this.told, { state, story, number: 1 });
    this.listener.drawn?.();
    if (!events.length) return this.presented.begin();
    const entry: Happened = { number: 2, kind: "answer", seat: state.active, text: "", undone: 0, events };
    const { standings, places, question, deadline, undo } = this.told;
    const update: Update = {
      type: "update", number: 2, entry, rest: {}, state: null, table: null, standings, places, question, deadline, undo,
    }; // prettier-ignore
    Object.assign(this.told, { state: after(state, entry, {}), story: [...story, entry], number: 2 });
    this.listener.updated?.(update, state);
  }
}
