import { guest } from "../app/guest.svelte";
import { route } from "../app/route.svelte";
import type { Seated, TableInfo } from "../wire";
import { addNonce } from "./fair";
import { quickTable } from "./newtable";

/** The address of a table on this site. */
export function tablePath(id: string, invitation = ""): string {
  return `/t/${encodeURIComponent(id)}${invitation ? `#${encodeURIComponent(invitation)}` : ""}`;
}

/** Plays at once: a table with me and three bots, started without a question. */
export async function playNow(game: string): Promise<void> {
  const { table } = await guest.ask<Seated>("POST", "/tables", quickTable(game));
  await addNonce(table.id);
  await guest.ask<TableInfo>("POST", `/tables/${encodeURIComponent(table.id)}/start`);
  route.go(tablePath(table.id));
}
