/** The outlines of the places, as they are drawn, clipped and clicked. */
export const CITY = "M618 352L579 405L484 437L324 437L229 405L190 352L229 299L324 267L484 267L579 299Z";
export const BAY = "M828 456L806 485L752 502L660 502L606 485L584 456L606 427L660 410L752 410L806 427Z";
/** The edges of the islands that nothing is in front of. */
export const CITY_FRONT = "M618 352L579 405L484 437L324 437L229 405L190 352";
export const BAY_FRONT = "M828 456L806 485L752 502L660 502L606 485L584 456";
const LAND = "M-120 440L-20 436L70 424L150 440L250 470L380 486L520 484L596 500L640 560L620 700L-120 700Z";
const SHORE = "M-40 210L62 206L84 234L230 242L330 238L430 246V358H-40Z";

/** A spot where a figure stands, and its height there. */
export interface Spot {
  x: number;
  y: number;
  height: number;
}

/** Where everything is in one drawing of the map; the artwork is drawn for the desk and moved into place. */
export interface Layout {
  width: number;
  height: number;
  far: string;
  city: string;
  bay: string;
  shore: string;
  trees: string;
  spots: { "tokyo-city": Spot; "tokyo-bay": Spot };
  /** The first spot outside, the usual distance to the next one, and how far they may reach. */
  outside: Spot & { step: number; last: number };
  labels: Record<PlaceId, Label>;
  /** Where the rewards are: one row for both places, or one for each. */
  facts: { place: PlaceId | null; x: number; y: number; width: number; stacked: boolean; scale: number }[];
  closed: { x: number; y: number; width: number; size: number };
  signs: { stay: Record<string, [number, number]>; leave: [number, number] };
}

export interface Label {
  x: number;
  y: number;
  size: number;
  /** Whether x is its centre. */
  middle: boolean;
  width: number;
}

export type PlaceId = "tokyo-city" | "tokyo-bay" | "outside";

export const DESK: Layout = {
  width: 848,
  height: 616,
  far: "",
  city: "",
  bay: "",
  shore: LAND,
  trees: "",
  spots: { "tokyo-city": { x: 404, y: 394, height: 196 }, "tokyo-bay": { x: 704, y: 480, height: 142 } },
  outside: { x: 64, y: 598, height: 102, step: 118, last: 556 },
  labels: {
    "tokyo-city": { x: 404, y: 428, size: 17, middle: true, width: 300 },
    "tokyo-bay": { x: 706, y: 528, size: 16, middle: true, width: 230 },
    outside: { x: 20, y: 446, size: 15, middle: false, width: 180 },
  },
  facts: [
    { place: "tokyo-city", x: 404, y: 449, width: 340, stacked: false, scale: 1 },
    { place: "tokyo-bay", x: 706, y: 549, width: 230, stacked: true, scale: 0.95 },
  ],
  closed: { x: 706, y: 552, width: 230, size: 10.5 },
  signs: { stay: { "tokyo-city": [256, 366], "tokyo-bay": [624, 466] }, leave: [588, 530] },
};

export const PHONE: Layout = {
  width: 390,
  height: 350,
  far: "translate(-85 -22) scale(.52)",
  city: "translate(-82 -15) scale(.52)",
  bay: "translate(-62 -76) scale(.53)",
  shore: SHORE,
  trees: "translate(94 36) scale(.5)",
  spots: { "tokyo-city": { x: 128, y: 188, height: 122 }, "tokyo-bay": { x: 311, y: 178, height: 92 } },
  outside: { x: 36, y: 334, height: 70, step: 63, last: 351 },
  labels: {
    "tokyo-city": { x: 128, y: 204, size: 12, middle: true, width: 200 },
    "tokyo-bay": { x: 312, y: 204, size: 12, middle: true, width: 130 },
    outside: { x: 8, y: 223, size: 10.5, middle: false, width: 66 },
  },
  facts: [{ place: null, x: 231, y: 220, width: 302, stacked: false, scale: 0.95 }],
  closed: { x: 312, y: 160, width: 112, size: 9.5 },
  signs: { stay: { "tokyo-city": [50, 160], "tokyo-bay": [268, 168] }, leave: [350, 274] },
};

/** Where this many Monsters stand outside, from the left; they move closer together if there are many. */
export function outside({ outside: { x, y, height, step, last } }: Layout, count: number): Spot[] {
  const apart = count > 1 ? Math.min(step, (last - x) / (count - 1)) : step;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * apart, y, height }));
}
