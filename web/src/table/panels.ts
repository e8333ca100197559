import { about, type Choice } from "../ask/choices";
import { newYork } from "../map/newyork/city";
import type { GameState, MonsterState, Online } from "../wire";
import type { Player, Scene } from "./scene.svelte";

/** Something countable that belongs to a Monster: a token, or what is on one of its cards. */
export interface Token {
  kind: "token" | "card";
  id: string;
  count: number;
  icon: string;
}

/** A goal card of King of New York that a Monster owns. */
export interface Goal {
  id: string;
  icon: "superstar" | "statue";
}

const DRAWN = new Set(["web", "jinx", "carapace", "souvenir", "poison", "shrink", "smoke", "mimic"]);
const ON_CARDS: Record<string, string> = {
  carapace: "carapace",
  "smoke-cloud": "smoke",
  "monster-batteries": "energy",
};
const GOALS: Goal[] = [
  { id: "superstar", icon: "superstar" },
  { id: "statue-of-liberty", icon: "statue" },
];

/** The picture of a token. */
export const tokenIcon = (id: string) => (DRAWN.has(id) ? id : "plus");

/** The tokens of a Monster, and what is counted on its cards. */
export function tokens(monster: MonsterState): Token[] {
  const own = Object.entries(monster.tokens).filter(([, count]) => count > 0);
  return [
    ...own.map(([id, count]): Token => ({ kind: "token", id, count, icon: tokenIcon(id) })),
    ...monster.cards
      .filter((held) => held.counter > 0)
      .map((held): Token => ({
        kind: "card",
        id: held.card,
        count: held.counter,
        icon: ON_CARDS[held.acts] ?? "cards",
      })),
  ];
}

/** How many crowns a Monster that is still playing needs to win; 0 where its tokens take the room. */
export function toWin(monster: MonsterState, points: number, over: boolean): number {
  return monster.alive && !over && tokens(monster).length === 0 ? Math.max(0, points - monster.vp) : 0;
}

/** The goal cards that a seat owns. */
export function goals(state: GameState, seat: number): Goal[] {
  return GOALS.filter((goal) => newYork(state)?.[goal.icon] === seat);
}

/** Who plays a seat: the id of the message that says so, with its name. */
export function who(
  player: Player,
  online: Online | undefined,
): { icon: string; message: string; name: string } {
  const { info, seat, mine } = player;
  const name = info.name;
  if (info.gone) return { icon: "human", message: "panel-gone", name };
  if (info.kind === "bot")
    return { icon: "bot", message: "panel-bot", name: info.bot || name.replace(/^BOT /, "") };
  if (info.away) return { icon: "bot", message: "panel-away", name };
  if (mine) return { icon: "human", message: "panel-you", name };
  if (online && !online.seats.includes(seat)) return { icon: "human", message: "panel-offline", name };
  return { icon: "human", message: "panel-person", name };
}

/** The mark of a Monster: the one thing that matters most now. */
export function mark(player: Player, state: GameState): "winner" | "out" | "decide" | "now" | "next" | "" {
  if (state.over && state.winner === player.seat) return "winner";
  if (!player.monster.alive) return "out";
  if (state.over) return "";
  if (player.asked && !player.active) return "decide";
  if (player.active) return "now";
  return player.next ? "next" : "";
}

/** The choice that is about this Monster as a whole. */
export function aimed(choices: readonly Choice[], monster: string): Choice | undefined {
  return about(choices, "monster").find((choice) => choice.target.monster === monster);
}

/** The choices about cards in front of a Monster; those that name no owner are about my own. */
export function aboutHand(choices: readonly Choice[], player: Player): (Choice & { card: string })[] {
  return about(choices, "card")
    .filter(({ target }) => (target.owner === null ? player.mine : target.owner === player.monster.name))
    .map((choice) => ({ ...choice, card: choice.target.card }));
}

/** Which seat copies a card, by the card's number, or -1. */
export function copiedBy(state: GameState, number: number): number {
  return state.monsters.findIndex((monster) =>
    monster.cards.some((held) => held.copied === number && held.copied > 0),
  );
}

/** Everything public about a Monster, for screen readers: in a sentence, and one about its turn. */
export function summary(scene: Scene, player: Player): string {
  const { monster } = player;
  const { words } = scene.sentences;
  const now = mark(player, scene.source.state);
  const told = words.say("panel-summary", {
    monster: scene.sentences.monster(player.seat),
    place: monster.alive
      ? monster.place
        ? scene.sentences.name(monster.place)
        : scene.sentences.words.say("panel-nowhere")
      : "none",
    life: monster.life,
    vp: monster.vp,
    energy: monster.energy,
    cards: monster.cards.length,
  });
  return words.together([told, now && now !== "out" ? words.say(`panel-says-${now}`) : ""]);
}
