import { guest } from "../app/guest.svelte";
import { Attempt } from "../app/attempt.svelte";
import type { Me, TableInfo } from "../wire";

/** What belongs to the guest who plays here: running and finished games. */
export class Mine {
  me = $state.raw<Me | null>(null);
  readonly loading = new Attempt();

  /** The tables waiting for me or being played, but not those that are over. */
  get running(): TableInfo[] {
    return this.me?.tables.filter((table) => table.status !== "finished" && table.status !== "closed") ?? [];
  }

  /** No guest is created just to learn that a newcomer has played nothing. */
  load(): void {
    if (!guest.info) return;
    void this.loading.make(async () => void (this.me = await guest.ask<Me>("GET", "/me")));
  }
}
