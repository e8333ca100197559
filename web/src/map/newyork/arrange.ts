import type { Player } from "../../table/scene.svelte";
import type { StackState } from "../../wire";
import { boroughOf, type Borough, type Units } from "./city";
import type { Ground, Land, Layout } from "./layout";

/** Where a piece is on the map. */
export interface Placed {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

export interface Arranged {
  borough: Borough;
  land: Land;
  stacks: (Placed & { index: number; stack: StackState })[];
  units: (Placed & { units: Units })[];
  figures: (Ground & { player: Player })[];
}

const GAP = 0.12;
const SMALLEST = 0.62;

/** How pieces in a line share their space: they shrink first, then overlap, and never leave it. */
export function fit(
  count: number,
  size: number,
  room: number,
): { scale: number; step: number; crowded: boolean } {
  const share = room / (size * (count + (count - 1) * GAP));
  const scale = Math.min(1, Math.max(SMALLEST, share));
  const step = count > 1 ? Math.min(size * scale * (1 + GAP), (room - size * scale) / (count - 1)) : 0;
  return { scale, step, crowded: share < SMALLEST };
}

/** The Monsters of a borough on their grounds; those in Manhattan on the spaces of their tracks. */
function stand(layout: Layout, borough: Borough, players: readonly Player[]): Arranged["figures"] {
  const here = players.filter(({ monster }) => monster.alive && boroughOf(monster.place) === borough.id);
  const grounds = layout.lands[borough.id].grounds[here.length - 1] ?? [];
  const height = layout.tall * (here.length > 1 ? 0.92 : 1);
  return here.flatMap((player, index) => {
    const space = layout.spaces[player.monster.place];
    const ground = space ? { ...space, height } : grounds[index];
    return ground ? [{ ...ground, player }] : [];
  });
}

/** Units next to the Monsters, in a line or, if that is too short, in two rows of small ones; in Manhattan downwards. */
function line(layout: Layout, borough: Borough, figures: readonly Ground[]): Arranged["units"] {
  const { units: from } = layout.lands[borough.id];
  const { width, height, scale: own } = layout.unit;
  const [w, h] = [width * own, height * own];
  const count = borough.units.length;
  const end = from.down ? [] : figures.map(({ x, height: tall }) => x - tall * 0.42 - from.x);
  const room = Math.min(from.room, ...end);
  const { crowded, ...single } = fit(count, from.down ? h : w, room);
  const row = crowded && !from.down ? Math.ceil(count / 2) : count;
  const { scale, step } = row < count ? fit(row, w * SMALLEST, room) : single;
  const size = row < count ? SMALLEST * scale : scale;
  const top = row < count ? -0.08 * h : from.down ? 0 : (h * (1 - size)) / 2;
  return borough.units.map((units, index) => ({
    units,
    x: from.x + (from.down ? 0 : (index % row) * step),
    y: from.y + top + (from.down ? index * step : Math.floor(index / row) * h * size * 1.1),
    width: w * size,
    height: h * size,
    scale: own * size,
  }));
}

/** What is in a borough, each thing with its place on the map. */
export function arrange(layout: Layout, borough: Borough, players: readonly Player[]): Arranged {
  const land = layout.lands[borough.id];
  const { width, height, scale } = layout.stack;
  const figures = stand(layout, borough, players);
  const stacks = borough.stacks.flatMap((stack, index) => {
    const slot = land.stacks[index];
    return slot ? [{ ...slot, width: width * scale, height: height * scale, scale, index, stack }] : [];
  });
  return { borough, land, stacks, units: line(layout, borough, figures), figures };
}
