import { COLOURS, type Tile } from "../map/newyork/tiles";
import { around, burst, ghost, icon, moved } from "./draw";
import { counter, panel, type Motion } from "./script";
import { boxOf, seen, type Act, type Box, type Stage } from "./stage";

const RED = "#FF6B5E";
const GOLD = "#E9A21B";
/** What is read without motion stays so long. */
const READ = 1500;
/** A count goes through no more numbers than this. */
const STEPS = 8;

/** Slashes and a burst at the figure, which shakes, and a burst at its life. */
export function damage(motion: Motion, stage: Stage): () => void {
  return () => {
    const act = stage.begin(`damage ${motion.seat}`, motion.delay);
    const figure = seen(motion.from);
    if (figure) strike(act, figure, motion);
    const life = seen(`${motion.to} [data-number]`) ?? seen(motion.to) ?? seen(panel(motion.seat));
    if (life) pop(act, moved(boxOf(life), -34, 0), motion, RED, 44);
  };
}

function strike(act: Act, figure: HTMLElement | SVGGraphicsElement, motion: Motion): void {
  const box = boxOf(figure);
  const size = Math.max(30, Math.min(box.height, box.width) * 0.8);
  if (!act.still && figure instanceof SVGElement) shake(act, figure);
  // Tokyo draws wounds itself, and they stay.
  const wound = seen(`[data-wound="${motion.seat}"]`);
  if (wound) return swell(act, wound);
  if (!act.still) slash(act, around(box, size));
  pop(act, moved(box, box.width * 0.3, -box.height * 0.25), motion, RED, Math.max(42, size * 0.9));
}

function slash(act: Act, box: Box): void {
  act.move(act.put(icon("attack", RED), box), [
    { transform: "translate(-30%, -40%) scale(.4)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.3 },
    { transform: "none", opacity: 1, offset: 0.7 },
    { transform: "translate(8%, 10%)", opacity: 0 },
  ], { duration: 420 });
}

function swell(act: Act, wound: HTMLElement | SVGGraphicsElement): void {
  if (act.still) return;
  const copy = act.put(ghost(wound), boxOf(wound));
  const sizes = [[0.3, 0], [1.25, 1], [0.95, 1], [1, 1]] as const;
  act.move(copy, sizes.map(([size, opacity]) => ({ transform: `scale(${size})`, opacity })), { duration: 420, easing: "ease-out" });
  act.hide(wound, 420);
}

function shake(act: Act, figure: SVGGraphicsElement): void {
  const copy = act.put(ghost(figure), boxOf(figure));
  const frames = [0, -6, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  act.move(copy, frames, { duration: 240, delay: 90 });
  act.move(copy, [{ opacity: 1 }, { opacity: 0 }], { duration: 1, delay: 330 });
  act.hide(figure, 331);
}

/** A burst with a number, which pops up and goes; where nothing may move it stays to be read. */
function pop(act: Act, at: Box, motion: Motion, colour: string, size: number): void {
  const lost = motion.kind === "damage";
  show(act, burst(`${lost ? "–" : "+"}${motion.amount}`, colour), around(at, size, size * 0.775));
}

function show(act: Act, drawing: SVGSVGElement, box: Box): void {
  const node = act.put(drawing, box);
  if (act.still) return act.move(node, [{ opacity: 1 }, { opacity: 1, offset: 0.92 }, { opacity: 0 }], { duration: READ });
  act.move(node, [
    { transform: "scale(.2) rotate(-20deg)", opacity: 0 },
    { transform: "scale(1.25) rotate(4deg)", opacity: 1, offset: 0.18 },
    { transform: "scale(1)", opacity: 1, offset: 0.3 },
    { transform: "scale(1)", opacity: 1, offset: 0.8 },
    { transform: "translateY(-40%) scale(.9)", opacity: 0 },
  ], { duration: 900 });
}

/** A golden burst beside a counter, which counts up; or at the portrait, where a phone leaves the counter out. */
export function gain(motion: Motion, stage: Stage): () => void {
  return () => {
    const act = stage.begin(`gain ${motion.seat} ${motion.what}`, motion.delay);
    const at = seen(counter(motion.seat, motion.what));
    const face = at ? null : seen(`${panel(motion.seat)} .portrait`);
    if (at) rise(act, at, motion);
    if (face) {
      pop(act, boxOf(face), motion, GOLD, 32);
      show(act, icon(motion.what, COLOURS[motion.what as Tile["reward"]]), moved(around(boxOf(face), 18), 0, 18));
    }
  };
}

function rise(act: Act, at: Element, motion: Motion): void {
  const number = at.querySelector<HTMLElement>("[data-number]");
  // On a phone the numbers stand close to their icons, and must not be covered.
  const narrow = (at.closest("[data-panel]")?.clientWidth ?? 0) < 160;
  pop(act, moved(boxOf(at.querySelector(".icon") ?? at), narrow ? -18 : 0, 0), motion, GOLD, narrow ? 32 : 40);
  if (number && !act.still) count(act, number, motion.amount);
}

/** Rolls the numbers up to the one that stands there already. */
function count(act: Act, number: HTMLElement, amount: number): void {
  const to = Number(number.textContent);
  const box = boxOf(number);
  if (!Number.isFinite(to) || amount < 1) return;
  const steps = Math.min(STEPS, amount);
  const window = act.put(document.createElement("div"), box);
  const style = getComputedStyle(number);
  Object.assign(window.style, { overflow: "hidden", font: style.font, color: style.color, textAlign: style.textAlign, lineHeight: `${box.height}px` });
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
