import { guest } from "../app/guest.svelte";
import { Attempt } from "../app/attempt.svelte";
import type { Me, TableInfo } from "../wire";

/** What belongs to whoever plays here: running and finished games. */
export class Mine {
  me = $state.raw<Me | null>(null);
  readonly loading = new Attempt();

  /** The tables that wait for me or are played, and not those that are over. */
  get running(): TableInfo[] {
    return this.me?.tables.filter((table) => table.status === "waiting" || table.status === "playing") ?? [];
  }

  /** Nobody is made a guest only to learn that a newcomer has played nothing. */
  load(): void {
    if (!guest.info) return;
    void this.loading.make(async () => void (this.me = await guest.ask<Me>("GET", "/me")));
  }
}
