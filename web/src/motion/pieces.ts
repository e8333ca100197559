import { COLOURS, type Tile } from "../map/newyork/tiles";
import { around, burst, dot, ghost, icon } from "./draw";
import { panel, type Motion } from "./script";
import { boxOf, seen, type Act, type Box, type Stage } from "./stage";

/** The two halves of a tile that cracks. */
const HALVES = [
  { shape: "polygon(-10% -10%, 58% -10%, 40% 25%, 62% 50%, 42% 75%, 55% 110%, -10% 110%)", away: -1 },
  { shape: "polygon(110% -10%, 58% -10%, 40% 25%, 62% 50%, 42% 75%, 55% 110%, 110% 110%)", away: 1 },
];

/** Lets a tile crack and its reward fly to whoever destroyed it. */
export function destroy(motion: Motion, stage: Stage): () => void {
  const tile = seen(motion.from);
  const box = tile && boxOf(tile);
  const copies = tile ? HALVES.map(() => ghost(tile)) : [];
  return () => {
    if (!box) return;
    const act = stage.begin(`tile ${motion.from}`, motion.delay);
    const [whole] = copies;
    if (act.still && whole) act.move(act.put(whole, box), [{ opacity: 1 }, { opacity: 0 }], { duration: 300 });
    else {
      copies.forEach((copy, at) => crack(act, copy, box, at));
      reward(act, motion, box);
    }
  };
}

function crack(act: Act, half: HTMLElement | SVGSVGElement, box: Box, at: number): void {
  const { shape = "none", away = 1 } = HALVES[at] ?? {};
  half.style.clipPath = shape;
  act.move(act.put(half, box), [
    { transform: "none", opacity: 1 },
    { transform: `translateX(${away * 2}px) rotate(${away * 2}deg)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${away * 2.5}px, 1px) rotate(${away * 3}deg)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${away * 20}px, 26px) rotate(${away * 28}deg)`, opacity: 0 },
  ], { duration: 500 });
}

function reward(act: Act, { seat, what, to }: Motion, from: Box): void {
  const goal = seen(to) ?? seen(panel(seat));
  if (!goal) return;
  const flying = act.put(icon(what, COLOURS[what as Tile["reward"]]), around(from, 34));
  act.move(flying, flight(around(from, 34), boxOf(goal)), { duration: 450, delay: 150, easing: "ease-in-out" });
}

/** Frames of a flight in a bow, at the end of which a thing is small. */
function flight(from: Box, to: Box, small = 0.5): Keyframe[] {
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  return [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x * 0.4}px, ${y * 0.4 - 40}px) scale(${(1.1 + small) / 2})`, opacity: 1, offset: 0.45 },
    { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 1, offset: 0.92 },
    { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 0 },
  ];
}

/** Turns a Unit up where a Building fell. */
export function turn(motion: Motion, stage: Stage): () => void {
  return () => {
    const unit = seen(motion.to);
    if (!unit) return;
    const act = stage.begin(`unit ${motion.to}`, motion.delay);
    if (act.still) act.move(unit, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    else {
      const copy = act.put(ghost(unit), boxOf(unit));
      act.move(copy, [{ transform: "scaleX(0) scale(1.15)" }, { transform: "scaleX(1) scale(1.15)", offset: 0.6 }, { transform: "none" }], { duration: 250, easing: "ease-out" });
      act.hide(unit, 250);
    }
  };
}

/** Lets a card fly from the market, or from whoever had it, to its buyer. */
export function buy(motion: Motion, stage: Stage): () => void {
  const source = seen(motion.from);
  const inMarket = source?.hasAttribute("data-card") ?? false;
  const box = source && (inMarket ? boxOf(source) : around(boxOf(source), 77, 100));
  const copy = source && (inMarket ? ghost(source) : printed(motion.what));
  return () => {
    const to = seen(motion.to);
    if (!box || !copy || !to) return;
    const act = stage.begin(`card ${motion.what}`, motion.delay);
    const flying = act.put(copy, box);
    const frames = act.still ? [{ opacity: 1 }, { opacity: 0 }] : flight(box, boxOf(to), Math.min(0.3, 90 / box.width));
    act.move(flying, frames, { duration: act.still ? 300 : 450, easing: "ease-in-out" });
  };
}

function printed(card: string): HTMLImageElement {
  const image = document.createElement("img");
  image.src = `/art/cards/${card}.svg`;
  image.alt = "";
  return image;
}

/** Turns the next card of the market over. */
export function reveal(motion: Motion, stage: Stage): () => void {
  return () => {
    const card = seen(motion.to);
    if (!card) return;
    const act = stage.begin(`card ${motion.what}`, motion.delay);
    const turned = (angle: number) => ({ transform: `perspective(700px) rotateY(${angle}deg)`, opacity: 1 });
    act.move(card, act.still ? [{ opacity: 0 }, { opacity: 1 }] : [turned(-90), turned(0)], { duration: 250, easing: "ease-out" });
  };
}

/** Lets the lamps of the billboard run or the torch flare, and the badge jump to its new owner. */
export function goal(motion: Motion, stage: Stage): () => void {
  const source = seen(motion.from);
  const from = source && boxOf(source);
  return () => {
    if (stage.still) return;
    const act = stage.begin(`goal ${motion.what}`, motion.delay);
    const spot = seen(`[data-spot="${motion.what}"]`);
    if (spot) (motion.what === "superstar" ? lamps : flare)(act, boxOf(spot));
    const badge = seen(motion.to);
    if (badge && from) jump(act, badge, from);
  };
}

function lamps(act: Act, box: Box): void {
  const count = 16;
  for (let lamp = 0; lamp < count; lamp++) {
    const turn = (2 * Math.PI * lamp) / count;
    const x = box.x + box.width * (0.5 + 0.5 * Math.max(-1, Math.min(1, 1.35 * Math.sin(turn))));
    const y = box.y + box.height * (0.5 - 0.5 * Math.max(-1, Math.min(1, 1.35 * Math.cos(turn))));
    const light = act.put(dot("#FFE7A0"), { x: x - 6, y: y - 6, width: 12, height: 12 });
    act.move(light, [{ opacity: 0, transform: "scale(.5)" }, { opacity: 1, transform: "scale(1.2)", offset: 0.4 }, { opacity: 0, transform: "scale(.8)" }], { duration: 300, delay: lamp * 36 });
  }
}

function flare(act: Act, box: Box): void {
  const light = act.put(burst("", "#FFC93C"), around(box, 70, 54));
  act.move(light, [{ opacity: 0, transform: "scale(.2)" }, { opacity: 1, offset: 0.25 }, { opacity: 0, transform: "scale(1.8)" }], { duration: 600, easing: "ease-out" });
}

function jump(act: Act, badge: HTMLElement | SVGGraphicsElement, from: Box): void {
  const to = boxOf(badge);
  const copy = act.put(ghost(badge), to);
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  act.move(copy, [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - 50}px) scale(1.6)`, offset: 0.5 },
    { transform: "scale(1.3)", offset: 0.85 },
    { transform: "none" },
  ], { duration: 550, easing: "ease-in-out" });
  act.hide(badge, 550);
}
