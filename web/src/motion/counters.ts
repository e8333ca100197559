import { fits } from "../app/breakpoints";
import { COLOURS } from "../map/newyork/tiles";
import type { TileInfo } from "../wire";
import { around, burst, ghost, icon, moved, spark } from "./draw";
import type { Motion } from "./script";
import { counter, figure, panel, portrait } from "./selectors";
import { boxOf, covered, type Act, type Box, type Stage } from "./stage";

const RED = "var(--attack)";
const GOLD = "var(--gold-burst)";
/** How long something is shown to be read without motion. */
const READ = 1500;
/** A count goes through at most this many numbers. */
const STEPS = 8;

/** What the blow was, and a burst, at the figure, which shakes, and a burst at its life. */
export function damage(motion: Motion, stage: Stage): () => void {
  const old = stage.seen(motion.from);
  const stood = old && boxOf(old);
  return () => {
    const act = stage.begin(`damage ${motion.seat}`, motion.delay);
    const figure = motion.what === "leaves" ? null : stage.seen(motion.from);
    if (figure) strike(act, figure, stood, motion);
    else if (stood) wound(act, stood, motion);
    const life =
      stage.seen(`${motion.to} [data-number]`) ?? stage.seen(motion.to) ?? stage.seen(panel(motion.seat));
    if (life) pop(act, moved(boxOf(life), -34, 0), 44, motion, RED);
  };
}

function strike(act: Act, figure: HTMLElement | SVGGraphicsElement, stood: Box | null, motion: Motion): void {
  const box = boxOf(figure);
  // A figure that makes room or has just arrived is already moving.
  const rests = stood && Math.hypot(stood.x - box.x, stood.y - box.y) < 4;
  if (!act.still && rests && figure instanceof SVGElement && !figure.querySelector("[data-part]"))
    shake(act, figure);
  // Tokyo draws wounds itself, and they stay.
  const drawn = act.stage.seen(`[data-wound="${motion.seat}"]`);
  if (drawn) swell(act, drawn);
  else wound(act, box, motion);
}

function wound(act: Act, box: Box, motion: Motion): void {
  const size = Math.max(30, Math.min(box.height, box.width) * 0.8);
  if (!act.still) mark(act, motion.what === "shots" ? spark(GOLD) : icon("attack", RED), around(box, size));
  pop(act, moved(box, box.width * 0.3, -box.height * 0.25), Math.max(42, size * 0.9), motion, RED);
}

/** The mark that a blow leaves for a moment: claws, or where a Unit has hit. */
function mark(act: Act, drawing: SVGSVGElement, box: Box): void {
  act.move(
    act.put(drawing, box),
    [
      { transform: "translate(-8%, -12%) scale(.75)", opacity: 1 },
      { transform: "none", opacity: 1, offset: 0.2 },
      { transform: "none", opacity: 1, offset: 0.7 },
      { transform: "translate(8%, 10%)", opacity: 0 },
    ],
    { duration: 420 },
  );
}

function swell(act: Act, wound: HTMLElement | SVGGraphicsElement): void {
  if (act.still) return;
  const copy = act.put(ghost(wound), boxOf(wound));
  const sizes = [
    [0.3, 0],
    [1.25, 1],
    [0.95, 1],
    [1, 1],
  ] as const;
  act.move(
    copy,
    sizes.map(([size, opacity]) => ({ transform: `scale(${size})`, opacity })),
    { duration: 420, easing: "ease-out" },
  );
  act.hide(wound, 420);
}

function shake(act: Act, figure: SVGGraphicsElement): void {
  const copy = act.put(ghost(figure), boxOf(figure));
  const frames = [0, -6, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  act.move(copy, frames, { duration: 240, delay: 90 });
  act.move(copy, [{ opacity: 1 }, { opacity: 0 }], { duration: 1, delay: 330 });
  act.hide(figure, 331);
}

/** A burst with a number, which pops up and goes; without motion, it stays to be read. */
function pop(act: Act, at: Box, size: number, motion: Motion, colour: string): void {
  const lost = motion.kind !== "gain";
  show(act, burst(`${lost ? "–" : "+"}${motion.amount}`, colour), around(at, size, size * 0.775));
}

function show(act: Act, drawing: SVGSVGElement, box: Box): void {
  const node = act.put(drawing, box);
  node.style.zIndex = "1"; // above figures that move
  if (act.still)
    return act.move(node, [{ opacity: 1 }, { opacity: 1, offset: 0.92 }, { opacity: 0 }], { duration: READ });
  act.move(
    node,
    [
      { transform: "scale(.2) rotate(-20deg)", opacity: 0 },
      { transform: "scale(1.25) rotate(4deg)", opacity: 1, offset: 0.18 },
      { transform: "scale(1)", opacity: 1, offset: 0.3 },
      { transform: "scale(1)", opacity: 1, offset: 0.8 },
      { transform: "translateY(-40%) scale(.9)", opacity: 0 },
    ],
    { duration: 900 },
  );
}

/** A golden burst next to a counter, which counts up. */
export function gain(motion: Motion, stage: Stage): () => void {
  return () => {
    const act = stage.begin(`gain ${motion.seat} ${motion.what}`, motion.delay);
    const at = counted(act, motion, GOLD);
    if (at && !act.still) rise(act, at, motion.amount);
  };
}

/** A red burst next to a counter that goes down. */
export function loss(motion: Motion, stage: Stage): () => void {
  return () => void counted(stage.begin(`loss ${motion.seat} ${motion.what}`, motion.delay), motion, RED);
}

/** Puts a burst next to a counter; if a phone omits or covers it, at the portrait or the figure. */
function counted(act: Act, motion: Motion, colour: string): Element | null {
  const found = act.stage.seen(counter(motion.seat, motion.what));
  const at = found && !covered(found) ? found : null;
  const body = found ? act.stage.seen(figure(motion.seat)) : act.stage.seen(portrait(motion.seat));
  if (!at && body) {
    pop(act, boxOf(body), 32, motion, colour);
    show(
      act,
      icon(motion.what, COLOURS[motion.what as TileInfo["reward"]]),
      moved(around(boxOf(body), 18), 0, 18),
    );
  }
  if (at) pop(act, ...beside(at), motion, colour);
  return at;
}

/** Where a burst is next to a counter, and its size: the number stays readable. */
function beside(at: Element): [Box, number] {
  const size = (at.closest("[data-panel]")?.clientWidth ?? 0) < 160 ? 32 : fits("narrow") ? 28 : 40;
  const box = around(boxOf(at.querySelector(".icon") ?? at), size);
  const number = at.querySelector("[data-number]");
  return [moved(box, number ? Math.min(0, boxOf(number).x - box.x - size) : 0, 0), size];
}

function rise(act: Act, at: Element, amount: number): void {
  bump(act, at.querySelector(".icon") ?? at);
  const number = at.querySelector<HTMLElement>("[data-number]");
  const bar = at.querySelector<HTMLElement>("[data-bar]");
  const to = Number(number?.textContent);
  if (number && to > 0) count(act, number, amount);
  if (bar && to > 0)
    act.move(bar, [{ transform: `scaleX(${Math.max(0, to - amount) / to})` }, { transform: "none" }], {
      duration: 400,
      easing: "ease-out",
    });
}

/** What is counted jumps when there is more of it. */
function bump(act: Act, element: Element): void {
  const sizes = [1.6, 0.92, 1].map((size) => ({ transform: `scale(${size})` }));
  act.move(element, sizes, { duration: 300, easing: "ease-out" });
}

/** Counts up to the number that is already there. */
function count(act: Act, number: HTMLElement, amount: number): void {
  const to = Number(number.textContent);
  const box = boxOf(number);
  if (!Number.isFinite(to) || amount < 1) return;
  const steps = Math.min(STEPS, amount);
  const window = act.put(document.createElement("div"), box);
  const style = getComputedStyle(number);
  Object.assign(window.style, {
    overflow: "hidden",
    font: style.font,
    color: style.color,
    textAlign: style.textAlign,
    lineHeight: `${box.height}px`,
  });
  const strip = document.createElement("div");
  for (let step = 0; step <= steps; step++) {
    const line = document.createElement("div");
    line.textContent = String(Math.round(to - amount + (amount * step) / steps));
    strip.append(line);
  }
  window.append(strip);
  const end = `translateY(${-steps * box.height}px)`;
  act.move(strip, [{ transform: "none" }, { transform: end }], { duration: 400, easing: "ease-out" });
  act.hide(number, 400);
  act.move(window, [{ opacity: 1 }, { opacity: 0 }], { duration: 1, delay: 400 });
}
