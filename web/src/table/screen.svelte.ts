import { flushSync } from "svelte";
import type { Attachment } from "svelte/attachments";

import { fits } from "../app/breakpoints";
import { keepSettings, settings } from "../app/settings.svelte";
import { newId } from "../link/link";
import type { Said } from "../wire";
import { Explainer } from "./explainer.svelte";

/** What can be opened over the table. */
export type Drawer = { what: "hand"; seat: number } | { what: "log" | "chat" | "menu" | "pile" };

/** A part of the table that can take the focus; the table itself is one. */
export type Part = "table" | "prompt" | "cards" | "log" | "odds" | "leave" | "tab";

export type Tab = "cards" | "log" | "odds";

/** What is shown where cards, log and odds share one place, as in a medium window. */
class Tabs {
  /** Tells its elements apart from those of another table on the page. */
  private readonly id = newId();
  shown = $state<Tab>("cards");

  /** Whether they share one place now. */
  get on(): boolean {
    return fits("tabs");
  }

  tab(tab: Tab): string {
    return `tab-${tab}-${this.id}`;
  }

  panel(tab: Tab): string {
    return `panel-${tab}-${this.id}`;
  }

  /** Shows a tab at once, so that its content can take the focus. */
  show(tab: Tab): void {
    flushSync(() => (this.shown = tab));
  }

  hides(tab: Tab): boolean {
    return this.on && this.shown !== tab;
  }

  /** What a part of the table is to screen readers: a region with a name, or a panel with its tab. */
  about(tab: Tab, label: string): Record<string, string> {
    if (!this.on) return { "aria-label": label };
    if (this.hides(tab)) return {};
    return { id: this.panel(tab), role: "tabpanel", "aria-labelledby": this.tab(tab) };
  }
}

/** Does what a key means to a part of the table, unless another part already has. */
type Heard = (event: KeyboardEvent) => void;

/** What has been opened and read at a table. It lives as long as the table does, and is not shared with another. */
export class Screen {
  /** The sheet of a phone shows the prompt alone. */
  folded = $state(false);
  /** What is open besides the question: its help, the list of keys, the text field, the odds. */
  help = $state(false);
  keys = $state(false);
  typed = $state(false);
  odds = $state(false);
  /** What is open over the table now: one thing at a time. */
  drawer = $state.raw<Drawer | null>(null);
  /** What is read out at once, wherever the focus is. */
  announced = $state("");
  /** The last line of the chat that has been read. */
  read = $state(0);
  readonly tabs = new Tabs();
  readonly explainer = new Explainer();

  /** Where its parts are now. */
  private readonly parts = new Map<Part, HTMLElement>();

  /** Where the focus was, what was shown, and how far the page was scrolled before the odds. */
  private before: { at: Element | null; tab: Tab; top: number } = { at: null, tab: "cards", top: 0 };

  /** The fields that are open to be written into, the newest last. */
  private readonly fields: HTMLElement[] = [];

  /** The parts that listen for keys, in the order they were added. */
  private readonly hearers = new Set<Heard>();

  /** Lets a part hear every key pressed while it exists: `onMount(() => screen.hear(pressed))`. */
  hear(heard: Heard): () => void {
    this.hearers.add(heard);
    return () => this.hearers.delete(heard);
  }

  /** Handles a key pressed anywhere; only the table listens to the window. */
  readonly press = (event: KeyboardEvent): void => {
    for (const heard of [...this.hearers]) heard(event);
  };

  /** Lets an element be a part of the table: `<section {@attach screen.part("log")}>`. */
  part(part: Part): Attachment<HTMLElement> {
    return (element) => {
      this.parts.set(part, element);
      return () => {
        if (this.parts.get(part) === element) this.parts.delete(part);
      };
    };
  }

  /** Lets what is typed anywhere go to a field as long as it is there: `<input {@attach screen.field}>`. */
  readonly field: Attachment<HTMLElement> = (element) => {
    this.fields.push(element);
    return () => void this.fields.splice(this.fields.indexOf(element), 1);
  };

  /** Is there a field to write into, so that single keys are no commands? */
  get writing(): boolean {
    return this.fields.length > 0;
  }

  /** Moves the focus to the field that is open. */
  write(): void {
    this.fields.at(-1)?.focus();
  }

  /** Moves the focus to a part, or to the first thing in it that can be chosen; false if it is not there. */
  go(part: Part): boolean {
    const whole = this.parts.get(part);
    const to = whole?.matches("button, [tabindex]")
      ? whole
      : whole?.querySelector<HTMLElement>("[data-target]");
    to?.focus();
    to?.scrollIntoView({ block: "nearest" });
    return to != null;
  }

  /** Are the odds in sight, in a place of their own, above the sheet, or on their tab? */
  get oddsSeen(): boolean {
    if (this.tabs.on) return this.tabs.shown === "odds";
    return fits("stacked") ? this.odds : settings.odds;
  }

  /** Shows the odds and goes there, or hides them and goes back to where the player came from. */
  readonly turnOdds = (): void => {
    const seen = this.oddsSeen;
    const inside = this.parts.get("odds")?.contains(document.activeElement) ?? false;
    if (!seen) this.before = { at: document.activeElement, tab: this.tabs.shown, top: scrollY };
    const { at, tab, top } = this.before;
    if (this.tabs.on) this.tabs.show(seen ? tab : "odds");
    flushSync(() => {
      this.odds = !seen;
      settings.odds = !seen || this.tabs.on || fits("stacked");
    });
    keepSettings();
    if (!seen) this.go("odds");
    else if (inside && at instanceof HTMLElement && at.getClientRects().length) at.focus();
    else if (inside) this.go("prompt");
    if (seen && fits("stacked")) scrollTo({ top });
  };

  /** I have decided: odds above the sheet were about that, and the board is in sight again. */
  decided(): void {
    if (fits("stacked") && this.odds) this.turnOdds();
  }

  /** Everything at this table that a selector finds. */
  readonly all = (selector: string): (HTMLElement | SVGGraphicsElement)[] => {
    const table = this.parts.get("table");
    return table ? [...table.querySelectorAll<HTMLElement | SVGGraphicsElement>(selector)] : [];
  };

  /** How many lines others have added to the chat since it was last read. */
  unread(chat: readonly Said[], seat: number): number {
    return chat.filter((said) => said.number > this.read && said.seat !== seat).length;
  }

  open(drawer: Drawer): void {
    this.drawer = drawer;
  }

  readonly shut = (): void => {
    this.drawer = null;
  };
}
