import { Presented } from "../story/presented.svelte";
import { Pretended } from "../story/pretended";
import type { Source } from "../table/scene.svelte";
import type { Happened, Update } from "../wire";
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
  private readonly told: Pretended;

  /** It begins with a saved position. */
  constructor(saved: Source) {
    this.told = new Pretended(saved);
    this.presented = new Presented(this.told);
    this.plays = plays(saved.state, saved.rules.attack);
  }

  /** Plays a big moment from its beginning. */
  play({ state, story, events }: Play): void {
    this.told.draw({ state, story, number: 0 });
    if (!events.length) return this.presented.begin();
    const entry: Happened = { number: 1, kind: "answer", seat: state.active, text: "", undone: 0, events };
    this.told.tell(entry);
  }

  /** Plays a film from its beginning. */
  show({ begin, updates }: Film): void {
    const { state, story, standings, places } = begin;
    this.told.draw({ state, story, standings, places, number: 0 });
    for (const update of updates) this.told.tell(update.entry, update.rest, update);
  }
}
