import { language } from "../words/say.svelte";

export type LinkStatus = "connecting" | "open" | "lost" | "closed";

/** The code with which the server hangs up after a refusal: reconnecting would change nothing. */
export const REFUSED = 4000;
const FOREIGN = 4003;
/** A server that is silent for this long after a message to it cannot be reached. */
const SILENCE = 10_000;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

interface Ear {
  opened(): void;
  heard(message: unknown): void;
  changed(status: LinkStatus): void;
}

/** A WebSocket that reconnects by itself until it is closed or refused. */
export class Link {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private status: LinkStatus = "connecting";
  private readonly wake = (): void => this.retry();
  private readonly drop = (): void => this.dropped();

  constructor(
    private readonly path: string,
    private readonly ear: Ear,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.drop);
    this.connect();
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Sends something to which the server says something, or the connection is dead. */
  send(message: unknown): void {
    if (!this.open) return;
    this.tell(message);
    this.silence ??= setTimeout(this.drop, SILENCE);
  }

  /** Sends something to which nothing need be said. */
  tell(message: unknown): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /** Connects at once instead of later. */
  retry(): void {
    if (this.status === "lost") this.connect();
  }

  /** Reconnects as somebody else. */
  renew(): void {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  close(): void {
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.drop);
    clearTimeout(this.timer);
    this.answered();
    this.turn("closed");
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.answered();
    if (this.status !== "lost") this.turn("connecting");
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, "ws")}/api${this.path}?language=${language()}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.turn("open");
      this.ear.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.answered();
      this.ear.heard(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.status === "closed") return;
    if (code === REFUSED || code === FOREIGN) return this.turn("closed");
    this.turn("lost");
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private answered(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  /** Gives up a dead connection that the browser has not noticed, which can take it minutes. */
  private dropped(): void {
    this.answered();
    const old = this.socket;
    if (!old || this.status !== "open") return;
    this.lost(old, 0);
    this.socket = null;
    old.close();
  }

  private turn(status: LinkStatus): void {
    this.status = status;
    this.ear.changed(status);
  }
}

/** A unique id; `crypto.randomUUID` is missing on pages served over plain HTTP from another machine. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
