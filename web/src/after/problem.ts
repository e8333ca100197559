import { Refused, Unreachable } from "../app/api";
import { say } from "../words/say.svelte";

/** Why something did not come from the server, in a sentence; what is no such failure is a fault of ours. */
export function problemOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unreachable) return say("replay-lost");
  throw error;
}
