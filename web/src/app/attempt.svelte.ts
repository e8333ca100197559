import { say } from "../words/say.svelte";
import { Refused, Unreachable } from "./api";

/** Why something failed, in a sentence; anything but a refusal or a lost server is a bug of ours and is rethrown. */
export function problemOf(error: unknown, lost = "home-unreachable"): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unreachable) return say(lost);
  throw error;
}

/** A request to the server, which takes a while and may fail with a sentence. */
export class Attempt {
  busy = $state(false);
  problem = $state("");
  private last: (() => Promise<void>) | null = null;

  /** Sends it, unless one is already under way; returns whether it worked. */
  async make(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.last = work;
    this.busy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Tries the last request again. */
  readonly again = (): void => {
    if (this.last) void this.make(this.last);
  };
}
