import type { Lobby, LobbyChange, Refusal, TableInfo } from "../wire";
import { Link, type LinkStatus } from "./link";

/** The public tables waiting or being played, live. */
export class LiveLobby {
  status = $state<LinkStatus>("connecting");
  tables = $state.raw<TableInfo[] | null>(null);
  private version = 0;
  private readonly link: Link;

  constructor() {
    this.link = new Link("/lobby", {
      opened: () => undefined,
      heard: (message) => this.heard(message as Lobby | LobbyChange | Refusal),
      changed: (status) => (this.status = status),
    });
  }

  close(): void {
    this.link.close();
  }

  private heard(message: Lobby | LobbyChange | Refusal): void {
    if (message.type === "lobby") {
      this.tables = message.tables;
      this.version = message.version ?? 0;
    } else if (message.type === "lobby-change") this.change(message);
  }

  /** Without the version before it a change says nothing: whoever connects anew gets the whole list. */
  private change({ version, tables, gone }: LobbyChange): void {
    if (version !== this.version + 1) return this.link.renew();
    const others = new Set([...gone, ...tables.map(({ id }) => id)]);
    this.version = version;
    this.tables = [...tables, ...(this.tables ?? []).filter(({ id }) => !others.has(id))];
  }
}
