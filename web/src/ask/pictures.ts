const PLACES: Record<string, string> = {
  bronx: "var(--ny-bronx)",
  queens: "var(--ny-queens)",
  brooklyn: "var(--ny-brooklyn)",
  "staten-island": "var(--ny-staten-island)",
};

/** The colour of a place on the map; Manhattan and Tokyo are hot. */
export function placeColour(place: string): string {
  return PLACES[place] ?? "var(--ny-manhattan)";
}
