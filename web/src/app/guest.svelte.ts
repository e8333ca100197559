import { say } from "../words/say.svelte";
import type { GuestInfo } from "../wire";
import { Refused, request } from "./api";

const KEY = "kaiju-guest";

/** Who plays in this browser: a name and a token, stored here and shown to nobody. */
class Guest {
  info = $state<GuestInfo | null>(kept());

  get name(): string {
    return this.info?.name ?? "";
  }

  /** The token of the guest who plays here; a new one gets a name without being asked. */
  async token(): Promise<string> {
    if (!this.info) {
      const name = say("web-guest-name", { number: 1 + Math.floor(Math.random() * 99) });
      this.keep(await request<GuestInfo>("POST", "/guests", "", { name }));
    }
    return this.info?.token ?? "";
  }

  keep(info: GuestInfo | null): void {
    this.info = info;
    if (info) localStorage.setItem(KEY, JSON.stringify(info));
    else localStorage.removeItem(KEY);
  }

  /** Sends a request as this guest; a token the server no longer knows is replaced by a new guest. */
  async ask<T>(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
  ): Promise<T> {
    try {
      return await request<T>(method, path, await this.token(), body);
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error;
      this.keep(null);
      return await request<T>(method, path, await this.token(), body);
    }
  }
}

function kept(): GuestInfo | null {
  const text = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  return text ? (JSON.parse(text) as GuestInfo) : null;
}

export const guest = new Guest();
