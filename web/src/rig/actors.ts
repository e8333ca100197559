import type { ActionName } from "./actions";
import type { Actor } from "./actor";
import type { Cue } from "./cues";
import { gaze, type Point } from "./idle";
import { pulse } from "./pulse";
import type { Playing } from "./rig";

/** The pictures are looked at when the page has been drawn: asking for places earlier would have it laid out twice. */
const LATER = 120;

/** All pictures of one Monster at a table, on the map and in its panel: what one does, all do. */
export class Ensemble {
  constructor(private readonly actors: readonly Actor[]) {}

  /** Plays an action; true when it has come to its end somewhere. */
  async play(name: ActionName, how: Playing = {}): Promise<boolean> {
    const played = await Promise.all(this.actors.map((actor) => actor.play(name, how)));
    return played.some(Boolean);
  }

  /** Stands in one frame of an action, at a point from 0 to 1. */
  still(name: ActionName, at?: number): void {
    for (const actor of this.actors) actor.still(name, at);
  }

  stop(): void {
    for (const actor of this.actors) actor.stop();
  }
}

/** Who can be seen at a table, by seat. */
export class Actors {
  private readonly seats = new Map<number, Set<Actor>>();
  private watched = -1;
  private later: ReturnType<typeof setTimeout> | undefined;
  /** How many times as fast as normal the story is told; null where it is not told. */
  pace: number | null = null;

  /** Lets a picture act for a seat, until the returned function is called. */
  enter(seat: number, actor: Actor): () => void {
    const here = this.seats.get(seat) ?? new Set();
    this.seats.set(seat, here.add(actor));
    this.watch(this.watched);
    return () => here.delete(actor);
  }

  /** The pictures of the Monster at a seat; nothing where there is none. */
  of(seat: number): Ensemble | null {
    const here = this.seats.get(seat);
    return here?.size ? new Ensemble([...here]) : null;
  }

  /** Lets Monsters do what they have to. */
  act(cues: readonly Cue[]): void {
    const how = this.pace === null ? {} : { speed: this.pace };
    for (const { seat, action, delay } of cues) void this.of(seat)?.play(action, { ...how, delay });
  }

  /** Lets everybody stand still for so many milliseconds of the story. */
  hold(length: number): void {
    const everybody = [...this.seats.values()].flatMap((here) => [...here]);
    for (const actor of everybody) actor.hold(true);
    setTimeout(
      () => {
        for (const actor of everybody) actor.hold(false);
      },
      length / (this.pace ?? 1),
    );
  }

  /** Lets everybody look at the Monster at a seat, and that one straight ahead. */
  watch(seat: number): void {
    if (seat !== this.watched) pulse().stir();
    this.watched = seat;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.turn(), LATER);
  }

  private turn(): void {
    const [star] = [...(this.seats.get(this.watched) ?? [])]
      .map((actor) => actor.box)
      .sort((one, other) => other.height - one.height);
    for (const [seat, actors] of this.seats)
      for (const actor of actors)
        actor.look(star && seat !== this.watched ? gaze(middle(actor.box), middle(star)) : { x: 0, y: 0 });
  }
}

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
