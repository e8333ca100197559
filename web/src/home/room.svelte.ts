import { Attempt } from "../app/attempt.svelte";
import { request } from "../app/api";
import { guest } from "../app/guest.svelte";
import { route } from "../app/route.svelte";
import { commit, commitAgain, show, sitDown, start, takeBack } from "../fair/part";
import type { Live } from "../link/live.svelte";
import type { Catalogue, Invitations, Invited, RulesInfo, Seated, TableInfo, WantedSeat } from "../wire";
import { theCatalogue } from "./catalogue";
import { bot, editionOf } from "./newtable";

/** What can be done at a table before the start. */
export class Room {
  readonly doing = new Attempt();
  readonly loading = new Attempt();
  private readonly sharing = new Attempt();
  private readonly showing = new Attempt();
  private readonly inviting = new Attempt();
  catalogue = $state.raw<Catalogue | null>(null);
  rules = $state.raw<RulesInfo | null>(null);
  invitations = $state.raw<string[]>([]);
  /** My commitment has arrived. */
  added = $state(false);

  constructor(readonly live: Live) {}

  private get path(): string {
    return `/tables/${encodeURIComponent(this.live.id)}`;
  }

  /** The Monsters of this table's edition. */
  get monsters(): string[] {
    const { table } = this.live;
    const game = this.catalogue?.games.find((one) => one.id === table?.game);
    return game && table ? editionOf(game, table.options).monsters : [];
  }

  load(): void {
    void this.loading.make(async () => {
      [this.catalogue, this.rules] = await Promise.all([
        theCatalogue(),
        request<RulesInfo>("GET", `${this.path}/rules`),
      ]);
    });
  }

  /** Commits to a random part, unless that happened with the seat. */
  readonly share = async (): Promise<void> => {
    await commit(this.live.id);
    this.added = true;
  };

  satDown(): void {
    void this.sharing.make(this.share);
  }

  /** Commits again where I am now: another device of mine may have done so, and be gone at the start. */
  cameBack(): void {
    if (this.added) void this.sharing.make(() => commitAgain(this.live.id));
  }

  /** Shows my random part, now that everyone has committed. */
  show(table: TableInfo): void {
    void this.showing.make(async () => {
      await show(table, this.live.seat);
    });
  }

  gotUp(): void {
    takeBack(this.live.id);
    this.added = false;
  }

  sit(seat: number | null, invitation = ""): void {
    void this.doing.make(async () => {
      await sitDown(this.live.id, seat === null ? { invitation } : { seat, invitation });
      if (invitation) route.go(location.pathname, true);
      this.live.refresh();
    });
  }

  stand(): void {
    void this.doing.make(async () => {
      await guest.ask<TableInfo>("DELETE", `${this.path}/seats/mine`);
    });
  }

  choose(monster: string): void {
    void this.doing.make(async () => {
      await guest.ask<Seated>("PATCH", `${this.path}/seats/mine`, { monster });
    });
  }

  change(seat: number, wanted: WantedSeat): void {
    void this.doing.make(() => this.put(seat, wanted));
  }

  /** Gives every free seat to a bot. */
  fill(): void {
    void this.doing.make(async () => {
      for (const [index, seat] of (this.live.table?.seats ?? []).entries()) {
        if (seat.kind === "open" || seat.kind === "invited") await this.put(index, bot());
      }
    });
  }

  start(): void {
    void this.doing.make(async () => {
      if (this.live.seat >= 0) await this.share();
      await start(this.live.id, this.live.seat);
    });
  }

  close(): void {
    void this.doing.make(async () => {
      await guest.ask<TableInfo>("POST", `${this.path}/close`);
      route.go("/");
    });
  }

  readInvitations(): void {
    void this.inviting.make(async () => {
      this.invitations = (await guest.ask<Invitations>("GET", `${this.path}/invitations`)).invitations;
    });
  }

  /** Why something that nobody clicked on has failed. */
  get problem(): string {
    return this.loading.problem || this.inviting.problem || this.sharing.problem || this.showing.problem;
  }

  readonly again = (): void => {
    for (const attempt of [this.loading, this.inviting, this.sharing, this.showing])
      if (attempt.problem) attempt.again();
  };

  private async put(seat: number, wanted: WantedSeat): Promise<void> {
    await guest.ask<Invited>("PUT", `${this.path}/seats/${seat}`, wanted);
  }
}
