import { about, type Choice } from "../../ask/choices";
import { boroughOf, unitKey, type BoroughId, type City } from "./city";

/** What can be chosen on the map, and where. */
export interface Targets {
  /** By borough, or by the space of Manhattan to advance to; a card may offer a second way to the same place. */
  places: Map<string, Choice[]>;
  /** By borough and number of the stack, from 0: `queens/0`. */
  stacks: Map<string, Choice>;
  /** By borough and Unit: `queens/jet`. */
  units: Map<string, Choice>;
  /** The Units that can be sent away, with the same keys. */
  sendable: Set<string>;
  monsters: Map<string, Choice>;
}

/** Where a Monster is, and where it would advance to, if anywhere. */
export interface Stand {
  place: string;
  above: string;
}

/** The boroughs and tiles that answers are about, for a Monster in a place; `picked` is the Unit to send. */
export function findTargets(
  choices: readonly Choice[],
  city: City,
  { place, above }: Stand,
  picked: string | null,
): Targets {
  const here = boroughOf(place);
  const near = boroughOf(city.aim) ?? here;
  const found: Targets = {
    places: new Map(),
    stacks: new Map(),
    units: new Map(),
    sendable: new Set(),
    monsters: new Map(),
  };
  const goTo = (where: string, choice: Choice) =>
    found.places.set(where, [...(found.places.get(where) ?? []), choice]);

  for (const choice of about(choices, "place")) goTo(choice.target.place, choice);
  for (const choice of choices) {
    if (above && choice.text.endsWith("advance")) goTo(above, choice);
  }
  for (const choice of about(choices, "tile")) {
    const { tile, stack, place: far } = choice.target;
    const borough = far === null ? near : boroughOf(far);
    if (borough) aimAt(found, city, borough, tile, stack, choice);
  }
  sends(found, choices, here, picked, goTo);
  for (const choice of about(choices, "monster")) found.monsters.set(choice.target.monster, choice);
  return found;
}

/** A tile is identified by its number if two stacks show the same Building; otherwise there is only one. */
function aimAt(
  found: Targets,
  city: City,
  id: BoroughId,
  tile: string,
  stack: number | null,
  choice: Choice,
): void {
  const borough = city.boroughs.find((one) => one.id === id);
  const index = stack === null ? (borough?.stacks.findIndex((one) => one.top === tile) ?? -1) : stack - 1;
  if (index >= 0) found.stacks.set(`${id}/${index}`, choice);
  else found.units.set(`${id}/${tile}`, choice);
}

/** A Unit is picked first, then the borough; a single Unit is picked already. */
function sends(
  found: Targets,
  choices: readonly Choice[],
  here: BoroughId | null,
  picked: string | null,
  goTo: (where: string, choice: Choice) => void,
): void {
  const all = about(choices, "unit");
  for (const { target } of all) found.sendable.add(`${here}/${unitKey(target.tile, target.fresh)}`);
  const only = found.sendable.size === 1 ? [...found.sendable][0] : undefined;
  const sent = picked ?? only;
  for (const choice of all) {
    if (`${here}/${unitKey(choice.target.tile, choice.target.fresh)}` === sent)
      goTo(choice.target.place, choice);
  }
}

/** All ways into one borough. */
export function ways(targets: Targets, id: BoroughId): Choice[] {
  return [...targets.places].filter(([place]) => boroughOf(place) === id).flatMap(([, choices]) => choices);
}

/** The choices that concern one borough or anything in it. */
export function within(targets: Targets, id: BoroughId): number {
  const keys = [
    ...targets.stacks.keys(),
    ...targets.units.keys(),
    ...targets.places.keys(),
    ...targets.sendable,
  ];
  return keys.filter((key) => boroughOf(key.split("/")[0] ?? "") === id).length;
}
