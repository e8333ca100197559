import { guest } from "../app/guest.svelte";
import { newId } from "../link/link";
import type { Seated, TakeSeat } from "../wire";

/**
 * What this page has added to the secrets of tables, by their ids; each is done when it has arrived.
 *
 * The server takes additions until the game starts, so whoever is about to start waits for them.
 */
const added = new Map<string, Promise<unknown>>();

const pathOf = (table: string): string => `/tables/${encodeURIComponent(table)}/seats`;

/** Something that nobody can guess: 32 letters and digits. */
export function nonce(): string {
  return newId();
}

/** Takes a seat and adds to the secret at once, so that no start can come between. */
export async function sitDown(table: string, wanted: Omit<TakeSeat, "nonce"> = {}): Promise<void> {
  await arrived(table, guest.ask<Seated>("POST", pathOf(table), { ...wanted, nonce: nonce() }));
}

/** Adds to the secret of a table at which I sit, once; its commitment must have come before. */
export async function addNonce(table: string): Promise<void> {
  await (added.get(table) ??
    arrived(table, guest.ask<Seated>("PATCH", `${pathOf(table)}/mine`, { nonce: nonce() })));
}

/** Whoever has got up takes along what was added. */
export function forgetNonce(table: string): void {
  added.delete(table);
}

/** Remembers what is on its way; what does not arrive is forgotten, and can be tried again. */
async function arrived(table: string, sent: Promise<unknown>): Promise<void> {
  added.set(table, sent);
  try {
    await sent;
  } catch (error) {
    added.delete(table);
    throw error;
  }
}
