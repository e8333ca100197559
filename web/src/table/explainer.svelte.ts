import type { Attachment } from "svelte/attachments";

/** Something on the screen that can explain itself: a card, tile, token, place, face or icon, by its id. */
export interface Thing {
  kind: "card" | "tile" | "token" | "place" | "face" | "icon" | "goal" | "cause";
  id: string;
  /** The cards that added to what was caused. */
  cards?: readonly string[];
}

/** How long a touch is held to ask what something is, in milliseconds. */
const LONG = 450;
/** How long a mouse rests on something that is not merely passed over. */
const RESTS = 600;
/** The keys that move the focus. */
const MOVING = ["Tab", "Home", "End", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** What is heard here before the element itself hears it. */
const FIRST = "click";

/** Explains one thing on the screen at a time: which, and next to what. */
export class Explainer {
  thing = $state.raw<Thing | null>(null);
  beside = $state.raw<Element | null>(null);
  /** It was opened for reading, and stays until it is closed. */
  held = $state(false);
  /** Nobody has asked for it: it is read out, and not seen. */
  quiet = $state(false);
  private moving = false;

  show(thing: Thing, beside: Element, held: boolean, quiet = false): void {
    this.thing = thing;
    this.beside = beside;
    this.held = held;
    this.quiet = quiet;
  }

  /** Notes that a key moves the focus now; a focus that falls back from somewhere asks for nothing. */
  readonly moves = ({ key }: Pick<KeyboardEvent, "key">): void => {
    this.moving = MOVING.includes(key);
    setTimeout(() => (this.moving = false));
  };

  hush(): void {
    this.thing = null;
    this.beside = null;
    this.held = false;
  }

  /** Lets an element explain a thing on hover, focus or long press: `<button {@attach explainer.of({kind, id})}>`. */
  of(thing: Thing): Attachment {
    return (node) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let read = false;
      /** The mouse has been moved here, and is being waited for or has been. */
      let rests = false;
      const show = (held: boolean) => this.show(thing, node, held);
      const wait = (held: boolean, time: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          read = held;
          show(held);
        }, time);
        rests = true;
      };
      // A removed element is blurred while Svelte forbids state changes, so this waits a moment.
      const away = (hushed: boolean) => queueMicrotask(() => hushed && this.beside === node && this.hush());
      const leave = () => {
        clearTimeout(timer);
        rests = false;
        away(!this.held);
      };
      const events: [string, (event: Event) => void][] = [
        // What comes under a mouse that lies still is not pointed at.
        ["pointermove", (event) => !rests && moved(event) && wait(false, RESTS)],
        ["pointerleave", leave],
        ["focus", () => node.matches(":focus-visible") && this.show(thing, node, false, !this.moving)],
        ["blur", leave],
        [
          "pointerdown",
          (event) => {
            read = false;
            if (!touchless(event)) return wait(true, LONG);
            leave();
            rests = true;
          },
        ],
        ["pointerup", () => clearTimeout(timer)],
        ["pointercancel", () => clearTimeout(timer)],
        ["contextmenu", (event) => read && event.preventDefault()],
        ["click", (event) => read && swallow(event)],
      ];
      /** Whoever has held something to read about it has not chosen it. */
      const swallow = (event: Event) => {
        read = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      for (const [name, heard] of events) node.addEventListener(name, heard, name === FIRST);
      return () => {
        clearTimeout(timer);
        away(true);
        for (const [name, heard] of events) node.removeEventListener(name, heard, name === FIRST);
      };
    };
  }
}

const moved = (event: Event) => {
  const { movementX, movementY } = event as PointerEvent;
  return touchless(event) && (movementX !== 0 || movementY !== 0);
};
const touchless = (event: Event) => (event as PointerEvent).pointerType === "mouse";
