import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Explainer, type Thing } from "../src/table/explainer.svelte";

const CARD: Thing = { kind: "card", id: "drain" };

/** Something on the screen that can be explained and chosen, and how often it was chosen. */
class Piece extends EventTarget {
  chosen = 0;

  constructor(readonly explainer: Explainer) {
    super();
    explainer.of(CARD)(this as unknown as Element);
    this.addEventListener("click", () => this.chosen++);
  }

  matches(): boolean {
    return true;
  }

  happens(kind: string, pointerType = "mouse"): void {
    this.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), { pointerType }));
  }
}

describe("an explanation", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("waits until the mouse rests, and does not come when it passes over", async () => {
    const explainer = new Explainer();
    const piece = new Piece(explainer);
    piece.happens("pointerenter");
    expect(explainer.thing).toBeNull();
    piece.happens("pointerleave");
    await vi.advanceTimersByTimeAsync(5000);
    expect(explainer.thing).toBeNull();
    piece.happens("pointerenter");
    await vi.advanceTimersByTimeAsync(1000);
    expect([explainer.thing, explainer.held]).toEqual([CARD, false]);
  });

  it("comes at once with the focus of a keyboard, and goes with a click", async () => {
    const explainer = new Explainer();
    const piece = new Piece(explainer);
    piece.happens("focus");
    expect(explainer.thing).toEqual(CARD);
    piece.happens("pointerdown");
    await vi.advanceTimersByTimeAsync(0);
    expect(explainer.thing).toBeNull();
  });

  it("is read while a finger is held, and the release chooses nothing", async () => {
    const explainer = new Explainer();
    const piece = new Piece(explainer);
    piece.happens("pointerdown", "touch");
    await vi.advanceTimersByTimeAsync(1000);
    expect([explainer.thing, explainer.held]).toEqual([CARD, true]);
    piece.happens("pointerup", "touch");
    piece.happens("click", "touch");
    expect(piece.chosen).toBe(0);
    piece.happens("pointerdown", "touch");
    piece.happens("pointerup", "touch");
    piece.happens("click", "touch");
    expect(piece.chosen).toBe(1);
  });
});
