import { STILL } from "../story/beats";
import { around, icon, moved, shot, slashes, spark } from "./draw";
import type { Motion } from "./script";
import { portrait } from "./selectors";
import { boxOf, type Act, type Box, type Stage } from "./stage";

/** By how many pixels the ground shakes, by the strength of a blow, and for how long. */
const SHAKES = [0, 4, 7, 10, 13, 16];
const SHAKING = 300;
/** More hearts than this are not drawn. */
const MANY = 12;
/** What trails behind something that flies: how late, and how strong. */
const TRAIL = [
  { late: 0, opacity: 1 },
  { late: 22, opacity: 0.45 },
  { late: 44, opacity: 0.2 },
];

interface Point {
  x: number;
  y: number;
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const at = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 });

/** Makes claws fly from an attacker to its target, such that they land when the motion ends. */
export function claws(motion: Motion, stage: Stage): () => void {
  return () => {
    const from = stage.where(motion.from) ?? stage.where(portrait(motion.seat));
    const to = stage.where(motion.to) ?? stage.where(portrait(motion.seat));
    if (!from || !to || stage.still) return;
    const act = stage.begin(`claws ${motion.to}`, motion.delay);
    const size = Math.max(38, Math.min(84, to.height * 0.9)) * (1 + 0.1 * Math.min(4, motion.amount));
    fly(
      act,
      (late) => slashes(late ? "var(--attack-light)" : "var(--attack)"),
      size,
      middle(from),
      middle(to),
      (motion.lasts ?? 0) - motion.delay,
    );
  };
}

/** A curved flight that gets larger, with a trail behind it. */
function fly(
  act: Act,
  drawn: (late: number) => SVGSVGElement,
  size: number,
  from: Point,
  to: Point,
  duration: number,
): void {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const high = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
  const way = (part: number) => {
    const [x, y] = [(to.x - from.x) * part, (to.y - from.y) * part - 4 * high * part * (1 - part)];
    return `translate(${x}px, ${y}px) rotate(${turn + 34}deg) scale(${0.45 + 0.6 * part})`;
  };
  for (const { late, opacity } of TRAIL) {
    const frames = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
      transform: way(part),
      opacity: part ? opacity : 0.5 * opacity,
    }));
    const node = act.put(drawn(late), around(at(from), size));
    act.move(node, [...frames.slice(0, -1), { ...frames[4], offset: 0.98 }, { ...frames[4], opacity: 0 }], {
      duration: duration - late / 2,
      delay: late / 2,
      easing: "cubic-bezier(.5, 0, .9, .7)",
    });
  }
}

/** Makes every Unit around a Monster shoot at it, one after another; the last shots land when the motion ends. */
export function shots(motion: Motion, stage: Stage): () => void {
  return () => {
    const to = stage.where(motion.to) ?? stage.where(portrait(motion.seat));
    const units = stage.all(motion.from).filter((one) => one.getClientRects().length);
    const lasts = motion.lasts ?? 0;
    if (!to || !units.length || stage.still) return;
    units.forEach((unit, index) => {
      const act = stage.begin(`shot ${unit.getAttribute("data-unit")} ${motion.to}`, motion.delay);
      const delay = (index / units.length) * lasts * 0.4;
      shoot(act, boxOf(unit), to, delay, lasts - delay, index);
    });
  };
}

function shoot(act: Act, unit: Box, to: Box, delay: number, lasts: number, index: number): void {
  const [from, goal] = [middle(unit), middle(to)];
  const aim = { x: goal.x + (index % 3) * 8 - 8, y: goal.y + (index % 2) * 10 - 5 };
  const turn = (Math.atan2(aim.y - from.y, aim.x - from.x) * 180) / Math.PI;
  const flash = act.put(spark("var(--gold-light)"), around(unit, unit.width * 1.1));
  act.move(
    flash,
    [
      { transform: "scale(.3)", opacity: 0 },
      { transform: "scale(1)", opacity: 1, offset: 0.3 },
      { transform: "scale(.5)", opacity: 0 },
    ],
    { duration: 260, delay },
  );
  const flights = 0.55 * lasts;
  const way = (part: number) =>
    `translate(${(aim.x - from.x) * part}px, ${(aim.y - from.y) * part}px) rotate(${turn}deg)`;
  const bullet = act.put(shot(), around(at(from), 26, 12));
  act.move(
    bullet,
    [
      { transform: way(0), opacity: 0 },
      { transform: way(0.1), opacity: 1, offset: 0.08 },
      { transform: way(1), opacity: 1, offset: 0.96 },
      { transform: way(1), opacity: 0 },
    ],
    {
      duration: flights,
      delay: delay + lasts - flights,
      easing: "ease-in",
    },
  );
}

/** A blow lands: everything stands still for a moment, then the ground shakes in proportion, and life drops. */
export function impact({ seat, what, from, amount, before = 0 }: Motion, stage: Stage): () => void {
  const box = stage.where(from) ?? stage.where(portrait(seat));
  return () => {
    if (!box || stage.still) return;
    const act = stage.begin(`impact ${seat}`, 0);
    const size = Math.max(64, Math.min(170, box.height * 1.5)) * (0.85 + 0.12 * Math.min(5, amount));
    act.move(
      act.put(spark("var(--white)", true), around(box, size)),
      [
        { transform: "scale(.9) rotate(-6deg)", opacity: 1 },
        { transform: "scale(1.1)", opacity: 1, offset: 0.3 },
        { transform: "scale(1.45) rotate(10deg)", opacity: 0 },
      ],
      { duration: 320, easing: "ease-out" },
    );
    quake(act, SHAKES[Math.min(amount, SHAKES.length - 1)] ?? 0);
    if (what === "mine") edge(act);
    hearts(act, within(stage, box, before), before, amount);
  };
}

/** Shakes the ground under everything, less and less. */
function quake(act: Act, far: number): void {
  const ground = act.stage.seen("[data-ground]");
  if (!ground || !far) return;
  const swings = [0, 1, -0.8, 0.55, -0.35, 0.18, 0];
  const frames = swings.map((part, index) => ({
    transform: `translate(${part * far}px, ${part * far * (index % 2 ? -0.5 : 0.6)}px)`,
  }));
  act.move(ground, frames, { duration: SHAKING, easing: "ease-out" });
}

/** It was me: the edge of the map turns red, once. */
function edge(act: Act): void {
  const ground = act.stage.seen("[data-ground]");
  if (!ground) return;
  const frame = act.put(document.createElement("div"), boxOf(ground));
  frame.className = "edge";
  act.move(
    frame,
    [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.45 }, { opacity: 0 }],
    { duration: 700 },
  );
}

/** Moves a head so that all hearts above it are on the map. */
function within(stage: Stage, head: Box, many: number): Box {
  const ground = stage.where("[data-ground]");
  const half = Math.min(many, MANY) * 7 + 8;
  const { x } = middle(head);
  const near = ground ? Math.max(ground.x + half, Math.min(ground.x + ground.width - half, x)) : x;
  return moved(head, near - x, 0);
}

/** Life above the head of whoever is hit: as many hearts as there were, and those that are lost drop. */
function hearts(act: Act, over: Box, before: number, lost: number): void {
  const shown = Math.min(before, MANY);
  const size = over.height < 60 ? 9 : 13;
  const wide = shown * (size + 1) + 8;
  const plate = act.put(
    document.createElement("div"),
    moved(around({ ...over, height: 0 }, wide, size + 7), 0, -4),
  );
  plate.className = "plate";
  for (let heart = 0; heart < shown; heart++) {
    const one = icon("life", heart < shown - lost ? "var(--life)" : "var(--attack)");
    Object.assign(one.style, { width: `${size}px`, height: `${size}px`, flex: "none" });
    plate.append(one);
    if (heart < shown - lost) continue;
    const index = heart - (shown - lost);
    act.move(
      one,
      [
        { transform: "none", opacity: 1 },
        { transform: "scale(1.7) rotate(-12deg)", opacity: 1, offset: 0.2 },
        { transform: `translate(${(index - 0.5) * 8}px, -10px) rotate(40deg)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${(index - 0.5) * 16}px, 44px) rotate(140deg)`, opacity: 0 },
      ],
      { duration: 620, delay: STILL + 60 * index, easing: "ease-in" },
    );
  }
  act.move(plate, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: 1000 });
}
