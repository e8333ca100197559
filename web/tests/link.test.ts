import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Link, type LinkStatus } from "../src/link/link";

/** A socket that opens when it is told to, and never says anything by itself. */
class Socket {
  static all: Socket[] = [];
  sent: string[] = [];
  closed = false;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

const told = new EventTarget();
let statuses: LinkStatus[] = [];

function linked(): Link {
  statuses = [];
  const link = new Link("/lobby", {
    opened: () => undefined,
    heard: () => undefined,
    changed: (status) => statuses.push(status),
  });
  Socket.all.at(-1)?.onopen();
  return link;
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("addEventListener", told.addEventListener.bind(told));
  vi.stubGlobal("removeEventListener", told.removeEventListener.bind(told));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("stays where the server need not say anything", () => {
    const link = linked();
    link.tell({ type: "shown", number: 3 });
    vi.advanceTimersByTime(60_000);
    expect([statuses.at(-1), Socket.all[0]?.sent]).toEqual(["open", ['{"type":"shown","number":3}']]);
  });

  it("that is silent for ten seconds after it was told something is given up, and made anew", () => {
    const link = linked();
    link.send({ type: "resync" });
    vi.advanceTimersByTime(9_999);
    expect(statuses.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect([statuses.at(-1), Socket.all[0]?.closed]).toEqual(["lost", true]);
    vi.advanceTimersByTime(10_000);
    expect(Socket.all.length).toBeGreaterThan(1);
    link.close();
  });

  it("that has answered may be silent for as long as it likes", () => {
    const link = linked();
    link.send({ type: "resync" });
    Socket.all[0]?.onmessage({ data: "{}" });
    vi.advanceTimersByTime(60_000);
    expect([statuses.at(-1), Socket.all.length]).toEqual(["open", 1]);
    link.close();
  });

  it("is given up at once when the machine is offline", () => {
    const link = linked();
    told.dispatchEvent(new Event("offline"));
    expect([statuses.at(-1), Socket.all[0]?.closed]).toEqual(["lost", true]);
    link.close();
  });
});
