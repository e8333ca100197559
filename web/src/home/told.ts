import type { TableInfo } from "../wire";
import { say, words } from "../words/say.svelte";
import type { Name } from "../words/words";
import { paceOf } from "./newtable";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A message if there is one, otherwise what it would have named. */
export function sayOr(id: string, otherwise: string): string {
  return words().has(id) ? say(id) : otherwise;
}

/** The short name of a game. */
export function gameName(game: string): string {
  return sayOr(`home-game-${game}`, sayOr(`game-${game}`, game));
}

export function botName(bot: string): string {
  return sayOr(`seat-level-${bot}`, bot);
}

/** The level of a bot of the server, from the name it plays under; otherwise nothing. */
function levelOf(name: string): string {
  const bot = /^BOT ([a-z-]+)$/.exec(name)?.[1] ?? "";
  return words().has(`seat-level-${bot}`) ? bot : "";
}

/** The name of a player; a bot of the server goes by its level. */
export function playerName(name: string): string {
  const level = levelOf(name);
  return level ? say("seat-bot-level", { level: botName(level) }) : name;
}

/** Who won a finished game, in a few words: nobody, a player, or the Monster that a bot played. */
export function wonBy(winner: string | undefined, monster: string | undefined): string {
  if (winner === undefined) return say("home-won-nobody");
  const as = monster ? monsterName(monster) : "none";
  const level = levelOf(winner);
  if (level) return say("home-won-bot", { level: say(`panel-level-${level}`), monster: as });
  return say("home-won", { winner: winner || say("home-won-forgotten"), monster: as });
}

export function botHelp(bot: string): string {
  return sayOr(`seat-level-${bot}.help`, "");
}

/** The name of an option, what it is about, or the name of one of its values; without a message, the id. */
export function optionName(game: string, name: string): string {
  return sayOr(`option-${game}-${name}`, name);
}

export function optionHelp(game: string, name: string): string {
  return sayOr(`option-${game}-${name}.help`, "");
}

export function optionValue(game: string, name: string, value: string): string {
  return sayOr(`option-${game}-${name}-${value}`, sayOr(`monster-${value}`, value));
}

/** How long a decision may take: the largest unit that fits, and how many of it. */
export function paceParts(pace: number): {
  unit: "none" | "seconds" | "minutes" | "hours" | "days";
  count: number;
} {
  if (pace <= 0) return { unit: "none", count: 0 };
  if (pace >= DAY && pace % DAY === 0) return { unit: "days", count: pace / DAY };
  if (pace >= HOUR && pace % HOUR === 0) return { unit: "hours", count: pace / HOUR };
  if (pace >= MINUTE && pace % MINUTE === 0) return { unit: "minutes", count: pace / MINUTE };
  return { unit: "seconds", count: pace };
}

export function paceName(pace: number): string {
  const { unit, count } = paceParts(pace);
  return say(`home-pace-${unit}`, { count });
}

/** The Monster as this game, in its edition, calls it. */
export function monsterName(monster: string, dialect: readonly string[] = []): Name {
  return words().called(words().own(dialect, "monster", monster));
}

/** A table in one line: its game, the options chosen, the time per decision as far as it is known. */
export function tableLine(table: TableInfo, usual?: number): string {
  const options = Object.entries(table.options).map(([name, value]) => optionValue(table.game, name, value));
  const pace = paceOf(table, usual ?? NaN);
  const limit = say("home-line-pace", { pace: paceName(pace), limited: Number(pace > 0) });
  return words().row([gameName(table.game), ...options, ...(Number.isNaN(pace) ? [] : [limit])], "facts")
    .text;
}

/** When something happened, both in seconds: minutes, hours and days ago, and the date after a week. */
export function ago(then: number, now: number, region = words().region): string {
  const past = Math.max(0, now - then);
  const relative = new Intl.RelativeTimeFormat(region, { numeric: "auto" });
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), "hour");
  if (past < 7 * DAY) return relative.format(-Math.floor(past / DAY), "day");
  return new Intl.DateTimeFormat(region, { dateStyle: "medium" }).format(new Date(then * 1000));
}
