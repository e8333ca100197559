import { flushSync } from "svelte";
import { innerWidth } from "svelte/reactivity/window";

export type Tab = "cards" | "log" | "odds";

/** What is shown where cards, log and odds share one place, as they do in a window of middle width. */
class Tabs {
  shown = $state<Tab>("cards");
  readonly on = $derived.by(() => {
    const wide = innerWidth.current ?? 1440;
    return wide >= 1024 && wide < 1280;
  });

  /** Shows a tab at once, so that what is on it can take the focus. */
  show(tab: Tab): void {
    flushSync(() => (this.shown = tab));
  }

  hides(tab: Tab): boolean {
    return this.on && this.shown !== tab;
  }

  /** What a part of the table is to those who listen: a place with a name, or a panel with its tab. */
  about(tab: Tab, label: string): Record<string, string> {
    if (!this.on) return { "aria-label": label };
    if (this.hides(tab)) return {};
    return { id: `panel-${tab}`, role: "tabpanel", "aria-labelledby": `tab-${tab}` };
  }
}

export const tabs = new Tabs();
