import {
  cards as newYork,
  goal_cards as goals,
  manhattan,
  monsters as newYorkers,
  tiles,
  turn_phases as phases,
} from "../../../docs/rules/king-of-new-york.json";
import {
  cards as tokyo,
  edition_2016 as later,
  monsters as tokyoites,
  tokyo as places,
  turn,
} from "../../../docs/rules/king-of-tokyo.json";
import type { CardInfo, TileInfo } from "../wire";

export const GAMES = ["king-of-new-york", "king-of-tokyo"];

/** The wordings of a game, the closest first; the later edition of King of Tokyo rewords some cards. */
export function dialect(game: string, edition: string): string[] {
  return edition ? [`${game}-${edition}`, game] : [game];
}

interface Printed {
  id: string;
  kind: string;
  cost?: number;
}
const CHANGED: Record<string, { name?: string; effect?: string; cost?: number }> = later.cards;

/** The cards of a game as they are printed. */
export function cards(game: string, edition: string): CardInfo[] {
  const printed: Printed[] = game === "king-of-tokyo" ? tokyo : [...goals, ...newYork];
  return printed.map(({ id, kind, cost = 0 }) => ({
    id,
    kind: kind as CardInfo["kind"],
    cost: (edition && CHANGED[id]?.cost) || cost,
  }));
}

/** Does the later edition change what is printed on a card? */
export function changedLater(game: string, card: string): boolean {
  return game === "king-of-tokyo" && card in CHANGED;
}

/** Every tile as it is printed, Buildings and the Units on their backs. */
export const TILES: readonly TileInfo[] = tiles.flatMap(({ id, durability, reward, unit }) => [
  { id, durability, unit: false, reward: reward.kind as TileInfo["reward"], amount: reward.amount },
  {
    id: unit.id,
    durability: unit.durability,
    unit: true,
    reward: unit.reward.kind as TileInfo["reward"],
    amount: unit.reward.amount,
  },
]);

/** What each zone of Manhattan pays, from the top down, and what entering pays. */
export const ZONES = manhattan.zones
  .map(({ id, income }) => ({ id: `manhattan-${id}`, ...income }))
  .reverse();
export const ENTRY = manhattan.entry_vp;

/** What Tokyo pays. */
export const TOKYO = { enter: places.vp_enter, start: places.vp_start_of_turn };

/** The phases of a turn. */
export function phasesOf(game: string): string[] {
  return game === "king-of-tokyo" ? turn : phases.map(({ id }) => id);
}

/** The Monsters of a game. */
export function monstersOf(game: string): string[] {
  return (game === "king-of-tokyo" ? tokyoites : newYorkers).map(({ id }) => id);
}
