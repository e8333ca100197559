import type { Choice } from "../../ask/choices";
import { named } from "../../ask/known";
import type { Thing } from "../../table/explainer.svelte";
import type { Player, Scene } from "../../table/scene.svelte";
import type { StackState } from "../../wire";
import { say } from "../../words/say.svelte";
import type { Name } from "../../words/words";
import { boroughOf, readCity, unitKey, type BoroughId, type City, type Units } from "./city";
import { findTargets, ways, within, type Targets } from "./targets";
import { SECOND_TRACK, ZONES } from "./tiles";

/** What a zone of Manhattan pays a Monster that starts its turn there. */
interface Zone {
  id: string;
  vp: number;
  energy: number;
}

/** The name of a piece, and what a click on it does. */
export interface Act {
  name: string;
  act?: () => void;
  pressed?: boolean;
}

/** The city as the map, its list and its enlarged boroughs show it: what is where, what can be chosen, and the names. */
export class CityView {
  /** The Unit to be sent, with the number of the question after which it is forgotten. */
  private sent = $state.raw<{ question: number; key: string } | null>(null);
  /** The borough that a phone shows enlarged. */
  enlarged = $state.raw<BoroughId | null>(null);

  readonly city: City = $derived.by(() => readCity(this.scene.source.state));
  readonly picked: string | null = $derived.by(() => {
    const { question } = this.scene.source;
    return this.sent && this.sent.question === question?.number ? this.sent.key : null;
  });
  readonly targets: Targets = $derived.by(() => {
    const place = this.scene.me?.monster.place ?? "";
    const above = this.scene.place(place).next ?? "";
    return findTargets(this.scene.choices, this.city, { place, above }, this.picked);
  });
  /** Why the 5–6 track is closed, or null while it is open. */
  readonly closed = $derived.by(() => this.scene.place(SECOND_TRACK).closed || null);
  /** What the zones of Manhattan pay, from the top down. */
  readonly zones: Zone[] = $derived.by(() =>
    ZONES.map((id) => ({ id, vp: 0, energy: 0, ...this.scene.place(id) })),
  );

  constructor(readonly scene: Scene) {}

  pick(key: string): void {
    const number = this.scene.source.question?.number;
    if (number !== undefined) this.sent = { question: number, key };
  }

  choose(choice: Choice): void {
    this.enlarged = null;
    this.scene.choose(choice);
  }

  /** The destination that a click on a place means; other ways to it are in the list. */
  destination(place: string): Choice | undefined {
    return this.targets.places.get(place)?.[0];
  }

  /** The way into a borough, if nothing else can be chosen there. */
  onlyWay(id: BoroughId): Choice | undefined {
    const [way, ...others] = ways(this.targets, id);
    return others.length === 0 && this.choicesIn(id) === 1 ? way : undefined;
  }

  /** An answer in plain words, with what follows it. */
  answer(choice: Choice): string {
    return named(this.scene, choice);
  }

  place(id: string): Name {
    return this.scene.sentences.name(id);
  }

  reward(id: string): string {
    return this.scene.sentences.reward(id);
  }

  /** A stack, and where it is unless that is obvious. */
  stackName({ top, below }: StackState, borough?: BoroughId): string {
    const place = borough ? this.place(borough) : "none";
    if (!top) return say("map-stack-empty", { place });
    const { durability } = this.scene.tile(top);
    return say("map-stack", {
      what: say(`tile-${top}`),
      durability,
      reward: this.reward(top),
      count: below + 1,
      place,
    });
  }

  unitsName({ id, fresh, count }: Units, borough?: BoroughId): string {
    const place = borough ? this.place(borough) : "none";
    const values = {
      what: say("map-unit-count", { what: say(`tile-${id}`), count }),
      durability: this.scene.tile(id).durability,
      reward: this.reward(id),
      place,
    };
    return say(fresh ? "map-units-new" : "map-units", values);
  }

  figureName({ seat, monster, mine, active }: Player): string {
    const { sentences } = this.scene;
    const counts = {
      life: say("amount-life", { amount: monster.life }),
      crowns: say("amount-vp", { amount: monster.vp }),
    };
    const role = mine ? (active ? "my-turn" : "mine") : active ? "turn" : "other";
    return say("map-figure", {
      role,
      monster: sentences.monster(seat),
      place: this.place(monster.place),
      ...counts,
    });
  }

  /** A borough, and how many of its places are taken. */
  boroughName(id: BoroughId): string {
    const taken = this.here(id).length;
    return say("map-borough", { place: this.place(id), taken, room: this.scene.place(id).room ?? taken });
  }

  /** What a stack is called and what a click on it does, if it can be destroyed. */
  stackAct(stack: StackState, index: number, id: BoroughId, place?: BoroughId): Act {
    const name = this.stackName(stack, place);
    const choice = this.targets.stacks.get(`${id}/${index}`);
    return choice ? { name: say("map-destroy", { what: name }), act: () => this.choose(choice) } : { name };
  }

  /** The same for Units, one of which is destroyed or picked to be sent away. */
  unitsAct(units: Units, id: BoroughId, place?: BoroughId): Act {
    const key = this.unitKey(id, units);
    const what = this.unitsName({ ...units, count: 1 }, place);
    const choice = this.targets.units.get(key);
    if (choice) return { name: say("map-destroy", { what }), act: () => this.choose(choice) };
    if (!this.targets.sendable.has(key)) return { name: this.unitsName(units, place) };
    return { name: say("map-send", { what }), act: () => this.pick(key), pressed: this.isPicked(key) };
  }

  /** What explains a stack: its Building, or its borough if all are gone. */
  stackThing({ top }: StackState, id: BoroughId): Thing {
    return top ? { kind: "tile", id: top } : { kind: "place", id };
  }

  zoneName({ id, vp, energy }: Zone): string {
    const values = {
      crowns: say("amount-vp", { amount: vp }),
      energy: say("amount-energy", { amount: energy }),
    };
    return say("map-zone", { place: this.place(id), ...values });
  }

  unitKey(borough: BoroughId, units: Units): string {
    return `${borough}/${unitKey(units.id, units.fresh)}`;
  }

  isPicked(key: string): boolean {
    return this.picked === key || (this.targets.sendable.size === 1 && this.targets.sendable.has(key));
  }

  here(id: BoroughId): Player[] {
    return this.scene.players.filter(({ monster }) => monster.alive && boroughOf(monster.place) === id);
  }

  /** How many things can be chosen in a borough. */
  choicesIn(id: BoroughId): number {
    return (
      within(this.targets, id) +
      this.here(id).filter(({ monster }) => this.targets.monsters.has(monster.name)).length
    );
  }

  /** How many of its face take a goal card; its owner does not take it. */
  needed(goal: string): number {
    return Math.max(0, ...this.scene.source.standings.map(({ goals }) => goals[goal] ?? 0));
  }

  ownerShort(seat: number): string {
    return seat < 0 ? say("map-goal-nobody") : this.scene.sentences.monster(seat).text;
  }

  ownerOf(seat: number): string {
    if (seat < 0) return say("map-goal-free");
    return this.scene.players[seat]?.mine
      ? say("map-goal-mine")
      : say("map-goal-held", { monster: this.scene.sentences.monster(seat) });
  }
}
