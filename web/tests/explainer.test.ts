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

  happens(kind: string, pointerType = "mouse", movementX = 1): void {
    const about = { pointerType, movementX, movementY: 0 };
    this.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), about));
  }
}

describe("an explanation", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("waits until the mouse rests, and does not come when it passes over", async () => {
    const explainer = new Explainer();
    const piece = new Piece(explainer);
    piece.happens("pointermove");
    expect(explainer.thing).toBeNull();
    piece.happens("pointerleave");
    await vi.advanceTimersByTimeAsync(5000);
    expect(explainer.thing).toBeNull();
    piece.happens("pointermove");
    await vi.advanceTimersByTimeAsync(1000);
    expect([explainer.thing, explainer.held]).toEqual([CARD, false]);
  });

  it("does not come for what appears under a mouse that lies still", async () => {
    const explainer = new Explainer();
    const piece = new Piece(explainer);
    piece.happens("pointerenter");
    piece.happens("pointermove", "mouse", 0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(explainer.thing).toBeNull();
  });

  it("comes at once with the focus of a keyboard, and goes with a click", async () => {
    const explainer = new Explainer();
    const piece = new Piece(explainer);
    explainer.moves({ key: "Tab" });
    piece.happens("focus");
    expect([explainer.thing, explainer.quiet]).toEqual([CARD, false]);
    piece.happens("pointerdown");
    await vi.advanceTimersByTimeAsync(0);
    expect(explainer.thing).toBeNull();
  });

  it("is read out and not seen where the focus falls back to", async () => {
    const explainer = new Explainer();
    const piece = new Piece(explainer);
    explainer.moves({ key: "Tab" });
    await vi.advanceTimersByTimeAsync(1);
    piece.happens("focus");
    expect([explainer.thing, explainer.quiet]).toEqual([CARD, true]);
    explainer.moves({ key: "Enter" });
    piece.happens("focus");
    expect(explainer.quiet).toBe(true);
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
