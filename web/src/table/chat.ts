import type { Said } from "../wire";

/** How many lines others have said since the last line that was read. */
export function unread(chat: readonly Said[], seat: number, last: number): number {
  return chat.filter((said) => said.number > last && said.seat !== seat).length;
}
