import type { Attachment } from "svelte/attachments";

/** Something on the screen that can explain itself: a card, tile, token, place, face or icon, by its id. */
export interface Thing {
  kind: "card" | "tile" | "token" | "place" | "face" | "icon" | "goal" | "cause";
  id: string;
}

/** How long a touch is held to ask what something is, in milliseconds. */
const LONG = 450;

/** Explains one thing on the screen at a time: which, and next to what. */
export class Explainer {
  thing = $state.raw<Thing | null>(null);
  beside = $state.raw<Element | null>(null);
  /** It was opened for reading, and stays until it is closed. */
  held = $state(false);

  show(thing: Thing, beside: Element, held: boolean): void {
    this.thing = thing;
    this.beside = beside;
    this.held = held;
  }

  hush(): void {
    this.thing = null;
    this.beside = null;
    this.held = false;
  }

  /** Lets an element explain a thing on hover, focus or long press: `<button {@attach explainer.of({kind, id})}>`. */
  of(thing: Thing): Attachment {
    return (node) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (held: boolean) => this.show(thing, node, held);
      // A removed element is blurred while Svelte forbids state changes, so this waits a moment.
      const away = (hushed: boolean) => queueMicrotask(() => hushed && this.beside === node && this.hush());
      const leave = () => {
        clearTimeout(timer);
        away(!this.held);
      };
      const events: [string, (event: Event) => void][] = [
        ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && show(false)],
        ["pointerleave", leave],
        ["focus", () => node.matches(":focus-visible") && show(false)],
        ["blur", leave],
        [
          "pointerdown",
          (event) => {
            if ((event as PointerEvent).pointerType !== "mouse") timer = setTimeout(() => show(true), LONG);
          },
        ],
        ["pointerup", () => clearTimeout(timer)],
        ["pointercancel", () => clearTimeout(timer)],
      ];
      for (const [name, heard] of events) node.addEventListener(name, heard);
      return () => {
        clearTimeout(timer);
        away(true);
        for (const [name, heard] of events) node.removeEventListener(name, heard);
      };
    };
  }
}
