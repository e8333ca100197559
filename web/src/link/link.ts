export type LinkStatus = "connecting" | "open" | "lost" | "closed";

/** The code with which the server hangs up after a refusal: to connect again would change nothing. */
export const REFUSED = 4000;
const FOREIGN = 4003;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

interface Ear {
  opened(): void;
  heard(message: unknown): void;
  changed(status: LinkStatus): void;
}

/** A WebSocket that connects again by itself until it is closed or refused. */
export class Link {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private status: LinkStatus = "connecting";
  private readonly wake = (): void => this.retry();

  constructor(
    private readonly path: string,
    private readonly ear: Ear,
  ) {
    addEventListener("online", this.wake);
    this.connect();
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /** Connects at once instead of later. */
  retry(): void {
    if (this.status === "lost") this.connect();
  }

  /** Connects anew, as somebody else. */
  renew(): void {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  close(): void {
    removeEventListener("online", this.wake);
    clearTimeout(this.timer);
    this.turn("closed");
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.status !== "lost") this.turn("connecting");
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.turn("open");
      this.ear.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.ear.heard(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.status === "closed") return;
    if (code === REFUSED || code === FOREIGN) return this.turn("closed");
    this.turn("lost");
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private turn(status: LinkStatus): void {
    this.status = status;
    this.ear.changed(status);
  }
}
