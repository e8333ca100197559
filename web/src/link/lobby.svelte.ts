import type { Lobby, Refusal, TableInfo } from "../wire";
import { Link, type LinkStatus } from "./link";

/** The public tables waiting or being played, live. */
export class LiveLobby {
  status = $state<LinkStatus>("connecting");
  tables = $state.raw<TableInfo[] | null>(null);
  private readonly link: Link;

  constructor() {
    this.link = new Link("/lobby", {
      opened: () => undefined,
      heard: (message) => this.heard(message as Lobby | Refusal),
      changed: (status) => (this.status = status),
    });
  }

  close(): void {
    this.link.close();
  }

  private heard(message: Lobby | Refusal): void {
    if (message.type === "lobby") this.tables = message.tables;
  }
}
