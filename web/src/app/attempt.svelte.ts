import { say } from "../words/say.svelte";
import { Refused, Unreachable } from "./api";

/** Why something did not work, in a sentence; what is no refusal and no lost server is a fault of ours and goes on. */
export function problemOf(error: unknown, lost = "home-unreachable"): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unreachable) return say(lost);
  throw error;
}

/** Something that is asked of the server: it takes a while, and may fail with a sentence. */
export class Attempt {
  busy = $state(false);
  problem = $state("");
  private last: (() => Promise<void>) | null = null;

  /** Does it, unless something is under way already; whether it worked. */
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

  /** Tries the last thing once more. */
  readonly again = (): void => {
    if (this.last) void this.make(this.last);
  };
}
