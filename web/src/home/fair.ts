import { guest } from "../app/guest.svelte";
import { newId } from "../link/link";
import type { Seated, TakeSeat } from "../wire";

/**
 * What this page has contributed to the secrets of tables, by their ids; each resolves once it has arrived.
 *
 * The server accepts contributions until the game starts, so a host about to start waits for them.
 */
const added = new Map<string, Promise<unknown>>();

const pathOf = (table: string): string => `/tables/${encodeURIComponent(table)}/seats`;

/** Something nobody can guess: 32 letters and digits. */
export function nonce(): string {
  return newId();
}

/** Takes a seat and contributes to the secret at once, so that no start can come in between. */
export async function sitDown(table: string, wanted: Omit<TakeSeat, "nonce"> = {}): Promise<void> {
  await arrived(table, guest.ask<Seated>("POST", pathOf(table), { ...wanted, nonce: nonce() }));
}

/** Contributes to the secret of a table I sit at, once; its commitment must have arrived before. */
export async function addNonce(table: string): Promise<void> {
  await (added.get(table) ??
    arrived(table, guest.ask<Seated>("PATCH", `${pathOf(table)}/mine`, { nonce: nonce() })));
}

/** Giving up the seat withdraws the contribution. */
export function forgetNonce(table: string): void {
  added.delete(table);
}

/** Remembers what is on its way; what does not arrive is forgotten, and can be retried. */
async function arrived(table: string, sent: Promise<unknown>): Promise<void> {
  added.set(table, sent);
  try {
    await sent;
  } catch (error) {
    added.delete(table);
    throw error;
  }
}
