import type { Timer } from "../src/story/director";

/** A clock that runs only when it is told to. */
export class Clock implements Timer {
  private time = 0;
  private calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }
  after(milliseconds: number, call: () => void): () => void {
    const one = { at: this.time + milliseconds, call };
    this.calls.push(one);
    return () => (this.calls = this.calls.filter((other) => other !== one));
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.calls.filter((one) => one.at <= end).toSorted((one, two) => one.at - two.at);
      if (!next) break;
      this.calls = this.calls.filter((other) => other !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}
