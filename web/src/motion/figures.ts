import { around, dot, foot, ghost, path, ring } from "./draw";
import { LOOK, type Motion } from "./script";
import { boxOf, type Act, type Box, type Stage } from "./stage";

/** A figure on the map; in the list a Monster is a line, which does not hop. */
function onMap(stage: Stage, selector: string): SVGGraphicsElement | null {
  const found = stage.seen(selector);
  return found instanceof SVGGraphicsElement ? found : null;
}

const HOP = 500;
const STOMP = 170;
/** However far it goes, a hop stays on the table. */
const HIGH = 110;

/** Makes a figure hop from where it was, in an arc, with dust where it lands. */
export function move(motion: Motion, stage: Stage): () => void {
  const comes = motion.what === "comes";
  const old = comes ? stage.seen(motion.from) : onMap(stage, motion.from);
  const from = old && boxOf(old);
  const left = old && !comes ? ghost(old) : null;
  return () => {
    const figure = onMap(stage, motion.to);
    if (!figure || !from) return;
    const act = stage.begin(`figure ${motion.seat}`, motion.delay);
    const wound = stage.seen(`[data-wound="${motion.seat}"]`);
    if (wound && !act.still) act.hide(wound, HOP + (motion.what === "flees" ? LOOK : 0));
    if (!act.still) leap(act, figure, from, motion.what);
    else if (left) fade(act, figure, left, from);
    else act.move(figure, [{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
  };
}

function leap(act: Act, figure: SVGGraphicsElement, from: Box, how: string): void {
  const to = boxOf(figure);
  const look = how === "flees" ? LOOK : 0;
  const stomp = how === "enters" ? STOMP : 90;
  const whole = look + HOP + stomp;
  const copy = act.put(ghost(figure), to);
  copy.style.transformOrigin = "50% 100%";
  const frames = arc(from, to, how).map(({ transform, at }) => ({
    transform,
    offset: (look + at * HOP) / whole,
  }));
  const start = frames[0]?.transform ?? "none";
  const waits = look ? [{ transform: start, offset: 0 }] : [];
  if (look) lookBack(act, copy);
  const low = how === "enters" ? "scale(1.18, .72)" : "scale(1.08, .9)";
  const land = [
    { transform: low, offset: 1 - (stomp * 0.6) / whole },
    { transform: "none", offset: 1 },
  ];
  act.move(copy, [...waits, ...frames, ...land], { duration: whole });
  act.hide(figure, whole);
  dust(act, to, look + HOP);
}

/** Turns a Monster round once; any text on it stays readable. */
function lookBack(act: Act, copy: Element): void {
  const body = copy.querySelector<SVGGElement>(".body");
  if (!body) return;
  Object.assign(body.style, { transformBox: "fill-box", transformOrigin: "50% 50%" });
  const round = [1, -1, -1, 1].map((side, at) => ({
    transform: `scaleX(${side})`,
    offset: [0, 0.3, 0.75, 1][at] ?? 1,
  }));
  act.move(body, round, { duration: LOOK });
}

/** Points of a throw from one place to another, as transforms of the picture at its end. */
function arc(from: Box, to: Box, how: string): { transform: string; at: number }[] {
  const [dx, dy] = [foot(from).x - foot(to).x, foot(from).y - foot(to).y];
  const high = Math.min(HIGH, Math.max(40, Math.hypot(dx, dy) * 0.28) * (how === "enters" ? 1.3 : 1));
  const grown = from.height / Math.max(1, to.height);
  return Array.from({ length: 11 }, (_, step) => {
    const at = step / 10;
    const [x, y] = [dx * (1 - at), dy * (1 - at) - high * 4 * at * (1 - at)];
    return { transform: `translate(${x}px, ${y}px) scale(${grown + (1 - grown) * at})`, at };
  });
}

function dust(act: Act, at: Box, delay: number): void {
  const ground = { x: at.x, y: foot(at).y - 12, width: at.width, height: 12 };
  for (const way of [-1, -0.55, 0.55, 1]) {
    const size = Math.max(10, at.width * 0.2);
    const puff = act.put(dot("var(--short)"), around(ground, size));
    const away = (part: number) =>
      `translate(${way * at.width * 0.55 * part}px, ${-size * (1 - Math.abs(way) * 0.6) * part}px)`;
    const frames = [
      { transform: `${away(0.4)} scale(.3)`, opacity: 0 },
      { opacity: 0.95, offset: 0.05 },
      { transform: away(1), opacity: 0 },
    ];
    act.move(puff, frames, { duration: 240, delay, easing: "ease-out" });
  }
}

/** Without motion: one picture fades out, the other in, and a dashed path shows the way. */
function fade(act: Act, figure: Element, left: HTMLElement | SVGSVGElement, from: Box): void {
  act.move(act.put(left, from), [{ opacity: 1 }, { opacity: 0 }], { duration: 250 });
  act.move(figure, [{ opacity: 0 }, { opacity: 1 }], { duration: 250, delay: 150 });
  const way = path(from, boxOf(figure));
  act.move(act.put(way.node, way.box), [{ opacity: 1 }, { opacity: 1, offset: 0.92 }, { opacity: 0 }], {
    duration: 1500,
  });
}

/** Makes a figure make room. */
export function slide(motion: Motion, stage: Stage): () => void {
  const old = onMap(stage, motion.from);
  const from = old && boxOf(old);
  return () => {
    const figure = onMap(stage, motion.to);
    const to = figure && boxOf(figure);
    if (
      !figure ||
      !from ||
      !to ||
      stage.still ||
      Math.hypot(foot(from).x - foot(to).x, foot(from).y - foot(to).y) < 4
    )
      return;
    const act = stage.begin(`figure ${motion.seat}`, 0);
    const copy = act.put(ghost(figure), to);
    copy.style.transformOrigin = "50% 100%";
    const start = `translate(${foot(from).x - foot(to).x}px, ${foot(from).y - foot(to).y}px) scale(${from.height / Math.max(1, to.height)})`;
    act.move(copy, [{ transform: start }, { transform: "none" }], { duration: 300, easing: "ease-in-out" });
    act.hide(figure, 300);
  };
}

/** One ring of light where a Monster lands in Manhattan or Tokyo. */
export function enter(motion: Motion, stage: Stage): () => void {
  return () => {
    const figure = onMap(stage, motion.to);
    if (!figure) return;
    const act = stage.begin(`ring ${motion.seat}`, motion.delay);
    const box = boxOf(figure);
    const wide = Math.max(90, box.width * 1.5);
    const light = act.put(
      ring("var(--gold-light)"),
      around({ x: box.x, y: foot(box).y - 14, width: box.width, height: 10 }, wide, wide * 0.48),
    );
    if (act.still)
      act.move(light, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: 1500 });
    else
      act.move(
        light,
        [
          { transform: "scale(.2)", opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { transform: "scale(1.7)", opacity: 0 },
        ],
        { duration: 600, easing: "ease-out" },
      );
  };
}

/** Makes an eliminated figure turn grey and sink; without motion it is simply gone. */
export function out(motion: Motion, stage: Stage): () => void {
  const figure = onMap(stage, motion.from);
  const box = figure && boxOf(figure);
  const copies = figure && !stage.still ? [ghost(figure), ghost(figure)] : [];
  return () => {
    const [grey, bright] = copies;
    if (!box || !grey || !bright) return;
    const act = stage.begin(`figure ${motion.seat}`, motion.delay);
    grey.style.filter = "grayscale(1) brightness(.7)";
    act.move(
      act.put(grey, box),
      [
        { transform: "none", opacity: 1 },
        { transform: "translateY(6%) rotate(-5deg)", opacity: 1, offset: 0.35 },
        { transform: `translateY(55%) rotate(-9deg)`, opacity: 0 },
      ],
      { duration: 600, easing: "ease-in" },
    );
    act.move(act.put(bright, box), [{ opacity: 1 }, { opacity: 0 }], { duration: 220 });
  };
}
