import type { Attachment } from "svelte/attachments";

/** Something on the screen that can explain itself: a card, tile, token, place, face or icon, by its id. */
export interface Thing {
  kind: "card" | "tile" | "token" | "place" | "face" | "icon" | "goal" | "cause";
  id: string;
}

/** What is being explained now, and beside what. */
export const explained = $state<{ thing: Thing | null; beside: Element | null; held: boolean }>({
  thing: null,
  beside: null,
  held: false,
});

const LONG = 450;

export function hush(): void {
  explained.thing = null;
  explained.beside = null;
  explained.held = false;
}

/** Lets an element explain a thing on hover, focus or long press: `<button {@attach explains({kind, id})}>`. */
export function explains(thing: Thing): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (held: boolean) => Object.assign(explained, { thing, beside: node, held });
    // An element that is taken away is blurred while Svelte forbids to change state, so this waits for a moment.
    const away = (hushed: boolean) => queueMicrotask(() => hushed && explained.beside === node && hush());
    const leave = () => {
      clearTimeout(timer);
      away(!explained.held);
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
