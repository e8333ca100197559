import { MediaQuery } from "svelte/reactivity";

/** Every size at which the layout changes. Styles refer to one by name, `@media (--phone)`, and code by `fits`. */
export const BREAKPOINTS = {
  // The table. A phone in landscape is wide, but low.
  phone: "(max-width: 767px), (max-width: 1023px) and (max-height: 500px)",
  /** A phone with the sheet next to the map. */
  side: "(min-width: 560px) and (max-width: 1023px) and (max-height: 500px)",
  /** A phone with the sheet at the bottom. */
  upright: "(max-width: 767px) and (min-height: 501px), (max-width: 559px)",
  tablet: "(min-width: 768px) and (max-width: 1023px) and (min-height: 501px)",
  /** Everything is in one column. */
  stacked: "(max-width: 1023px)",
  /** The map is between two columns. */
  desk: "(min-width: 1024px)",
  /** Cards, log and odds share one place. */
  tabs: "(min-width: 1024px) and (max-width: 1279px)",
  /** The odds have no column of their own, and the steps of a turn have no names. */
  tight: "(max-width: 1279px)",
  roomy: "(min-width: 1280px) and (min-height: 841px)",
  wide: "(min-width: 1680px)",
  /** Low windows. */
  low: "(min-width: 768px) and (max-height: 840px)",
  "low-tight": "(min-width: 768px) and (max-width: 1400px) and (max-height: 840px)",
  "low-desk": "(min-width: 1024px) and (max-height: 840px)",
  /** Too low for the large map of New York. */
  flat: "(max-height: 559px)",

  // Any page.
  narrow: "(max-width: 767px)",
  slim: "(max-width: 479px)",
  tiny: "(max-width: 371px)",
  /** Touch input. */
  touch: "(pointer: coarse), (max-width: 767px)",

  // The pages before a game.
  "one-column": "(max-width: 859px)",
  "home-stacked": "(max-width: 1179px)",
  "home-small": "(min-width: 1180px) and (max-width: 1439px), (min-width: 1180px) and (max-height: 860px)",
  "home-large": "(min-width: 1900px)",
  "home-large-high": "(min-width: 1900px) and (min-height: 1000px)",
  "home-huge": "(min-width: 2400px)",
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

const queries = new Map<Breakpoint, MediaQuery>();

/** Whether the window has this size now; reactive. */
export function fits(breakpoint: Breakpoint): boolean {
  if (typeof matchMedia === "undefined") return false;
  const query = queries.get(breakpoint) ?? new MediaQuery(BREAKPOINTS[breakpoint]);
  queries.set(breakpoint, query);
  return query.current;
}
