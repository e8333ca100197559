import { guest } from "../app/guest.svelte";
import { newId } from "../link/link";
import type { Seated } from "../wire";

/** The seats, as `table/seat`, for which this page has added to the secret already. */
const added = new Set<string>();

/** Something that nobody can guess: 32 letters and digits. */
export function nonce(): string {
  return newId();
}

/** Adds to the secret of a table, once for a seat; its commitment must have come before. */
export async function addNonce(table: string, seat: number): Promise<void> {
  const key = `${table}/${seat}`;
  if (added.has(key)) return;
  added.add(key);
  try {
    await guest.ask<Seated>("PATCH", `/tables/${encodeURIComponent(table)}/seats/mine`, { nonce: nonce() });
  } catch (error) {
    added.delete(key);
    throw error;
  }
}

/** Whoever has got up takes along what was added. */
export function forgetNonce(table: string): void {
  for (const key of added) if (key.startsWith(`${table}/`)) added.delete(key);
}
