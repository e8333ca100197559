import { guest } from "../app/guest.svelte";
import { route } from "../app/route.svelte";
import { commitment, start } from "../fair/part";
import type { Seated } from "../wire";
import { quickTable } from "./newtable";

/** The address of a table on this site. */
export function tablePath(id: string, invitation = ""): string {
  return `/t/${encodeURIComponent(id)}${invitation ? `#${encodeURIComponent(invitation)}` : ""}`;
}

const KEY = "kaiju-monster";

/** The Monster that I picked last in this browser; none if I leave it to chance. */
export function lastPicked(): string {
  return localStorage.getItem(KEY) ?? "";
}

export function keepPicked(monster: string): void {
  localStorage.setItem(KEY, monster);
}

/** Plays at once: a table with me, as this Monster if there is one, and three bots, started without a question. */
export async function playNow(game: string, monster = ""): Promise<void> {
  const { seat, table } = await guest.ask<Seated>("POST", "/tables", quickTable(game));
  const mine = { commitment: await commitment(table.id), ...(monster ? { monster } : {}) };
  await guest.ask<Seated>("PATCH", `/tables/${encodeURIComponent(table.id)}/seats/mine`, mine);
  await start(table.id, seat);
  route.go(tablePath(table.id));
}
