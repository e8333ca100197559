import type { Said } from "../wire";

/** The last line of the chat that was read. */
export const read = $state({ number: 0 });

/** How many lines others have said since. */
export function unread(chat: readonly Said[], seat: number, last: number): number {
  return chat.filter((said) => said.number > last && said.seat !== seat).length;
}
