import { guest } from "../app/guest.svelte";
import { newId } from "../link/link";
import type { Seated, TableInfo, TakeSeat } from "../wire";
import { commitmentOf } from "./stream";
import { keep, recalled } from "./witness";

/**
 * What this page has committed to at tables, by their ids; each resolves once it has arrived.
 *
 * The server takes commitments until the game starts, so a host about to start waits for them.
 */
const given = new Map<string, Promise<unknown>>();

const pathOf = (table: string): string => `/tables/${encodeURIComponent(table)}`;

/** The fingerprint of this browser's random part at a table; the part itself is kept here until it is asked for. */
export async function commitment(table: string): Promise<string> {
  const part = recalled(table)?.part || keep(table, { part: newId() }).part;
  return commitmentOf(part);
}

/** Takes a seat and commits to a random part at once, so that no start can come in between. */
export async function sitDown(table: string, wanted: Omit<TakeSeat, "commitment"> = {}): Promise<void> {
  const body = { ...wanted, commitment: await commitment(table) };
  await arrived(table, guest.ask<Seated>("POST", `${pathOf(table)}/seats`, body));
}

/** Commits to a random part at a table I sit at, once; the table's own commitment must have arrived before. */
export async function commit(table: string): Promise<void> {
  await (given.get(table) ?? arrived(table, send(table)));
}

/** Commits again: another device of mine may have done so in the meantime, and cannot show its part later. */
export async function commitAgain(table: string): Promise<void> {
  await arrived(table, send(table));
}

async function send(table: string): Promise<void> {
  const body = { commitment: await commitment(table) };
  await guest.ask<Seated>("PATCH", `${pathOf(table)}/seats/mine`, body);
}

/** Giving up the seat takes the commitment back. */
export function takeBack(table: string): void {
  given.delete(table);
}

/**
 * Shows my random part, now that all fingerprints are there; returns the table after that.
 *
 * Nothing is shown unless the fingerprint at my seat is that of my part: otherwise another device has given another.
 */
export async function show(table: TableInfo, seat: number): Promise<TableInfo> {
  const kept = recalled(table.id);
  const part = kept?.part ?? "";
  if (table.status !== "revealing" || !part || table.commitments[seat] !== (await commitmentOf(part))) {
    return table;
  }
  // What was shown first counts: whoever shows something else now is found out when the game is over.
  const commitments = kept?.commitments.length ? kept.commitments : table.commitments;
  keep(table.id, { seat, commitment: kept?.commitment || table.commitment, commitments, early: true });
  return guest.ask<TableInfo>("POST", `${pathOf(table.id)}/reveal`, { nonce: part });
}

/** Starts the game and shows my part, if I have one. */
export async function start(table: string, seat: number): Promise<void> {
  await show(await guest.ask<TableInfo>("POST", `${pathOf(table)}/start`), seat);
}

/** Remembers what is on its way; what does not arrive is forgotten, and can be retried. */
async function arrived(table: string, sent: Promise<unknown>): Promise<void> {
  given.set(table, sent);
  try {
    await sent;
  } catch (error) {
    given.delete(table);
    throw error;
  }
}
