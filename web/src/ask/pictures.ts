const PLACES: Record<string, string> = {
  bronx: "#2F5A9A",
  queens: "#237283",
  brooklyn: "#4A4AA8",
  "staten-island": "#2F7159",
};

/** The colour of a place on the map; Manhattan and Tokyo are hot. */
export function placeColour(place: string): string {
  return PLACES[place] ?? "#D93F6B";
}
