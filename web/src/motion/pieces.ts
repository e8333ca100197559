import { COLOURS } from "../map/newyork/tiles";
import type { TileInfo } from "../wire";
import { tokenIcon } from "../table/panels";
import { around, dot, flight, ghost, icon } from "./draw";
import { FALLEN } from "./origins";
import type { Motion } from "./script";
import { panel, portrait } from "./selectors";
import { boxOf, type Act, type Box, type Stage } from "./stage";

/** How long a Unit takes to come out of the rubble. */
const UNIT = 620;

/** The two halves of a tile that cracks. */
const HALVES = [
  { shape: "polygon(-10% -10%, 58% -10%, 40% 25%, 62% 50%, 42% 75%, 55% 110%, -10% 110%)", away: -1 },
  { shape: "polygon(110% -10%, 58% -10%, 40% 25%, 62% 50%, 42% 75%, 55% 110%, 110% 110%)", away: 1 },
];

/** Makes a tile that was struck fall apart. */
export function destroy(motion: Motion, stage: Stage): () => void {
  const tile = stage.seen(motion.from);
  const box = tile && boxOf(tile);
  const copies = tile ? HALVES.map(() => ghost(tile)) : [];
  return () => {
    if (!box) return;
    stage.places.set(FALLEN, box);
    const act = stage.begin(`tile ${motion.from}`, motion.delay);
    const [whole] = copies;
    if (act.still && whole)
      act.move(act.put(whole, box), [{ opacity: 1 }, { opacity: 0 }], { duration: 300 });
    else {
      copies.forEach((copy, at) => crack(act, copy, box, at));
      rubble(act, box);
    }
  };
}

function crack(act: Act, half: HTMLElement | SVGSVGElement, box: Box, at: number): void {
  const { shape = "none", away = 1 } = HALVES[at] ?? {};
  half.style.clipPath = shape;
  act.move(
    act.put(half, box),
    [
      { transform: `translateX(${away * 2}px) rotate(${away * 2}deg)`, opacity: 1 },
      { transform: `translate(${away * 3}px, 2px) rotate(${away * 4}deg)`, opacity: 1, offset: 0.3 },
      { transform: `translate(${away * 22}px, 34px) rotate(${away * 32}deg)`, opacity: 0 },
    ],
    { duration: 520, easing: "ease-in" },
  );
}

/** Dust where something has fallen. */
function rubble(act: Act, box: Box): void {
  for (const [at, way] of [-1, -0.6, -0.25, 0.25, 0.6, 1].entries()) {
    const size = Math.max(9, box.width * (0.2 + 0.06 * (at % 3)));
    const puff = act.put(
      dot("var(--short)"),
      around({ ...box, y: box.y + box.height * 0.8, height: 0 }, size),
    );
    const away = (part: number) =>
      `translate(${way * box.width * 0.8 * part}px, ${-size * (1.4 - Math.abs(way)) * part}px)`;
    act.move(
      puff,
      [
        { transform: `${away(0.2)} scale(.3)`, opacity: 0 },
        { transform: `${away(0.5)} scale(1)`, opacity: 0.95, offset: 0.3 },
        { transform: `${away(1)} scale(.4)`, opacity: 0 },
      ],
      { duration: 520, delay: 160 + 12 * at, easing: "ease-out" },
    );
  }
}

/** Makes the reward of a tile fly to the Monster that destroyed it. */
export function reward({ seat, what, from, to, delay }: Motion, stage: Stage): () => void {
  const tile = stage.seen(from);
  const box = tile && boxOf(tile);
  return () => {
    const goal = stage.seen(to) ?? stage.seen(panel(seat));
    if (!goal || !box || stage.still) return;
    const act = stage.begin(`reward ${from}`, delay);
    const flying = act.put(icon(what, COLOURS[what as TileInfo["reward"]]), around(box, 34));
    act.move(flying, flight(around(box, 34), boxOf(goal), 0.5, 0), {
      duration: 450,
      delay: 150,
      easing: "ease-in-out",
    });
  };
}

/** Turns a fallen tile over into its Unit, which comes out of the rubble to its place. */
export function turn(motion: Motion, stage: Stage): () => void {
  const old = stage.seen(motion.from);
  const from = old && boxOf(old);
  return () => {
    const unit = stage.seen(motion.to);
    if (!unit) return;
    const act = stage.begin(`unit ${motion.to}`, motion.delay);
    if (act.still) return act.move(unit, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    const box = boxOf(unit);
    const copy = act.put(ghost(unit), box);
    const [x, y] = from ? [middle(from).x - middle(box).x, middle(from).y - middle(box).y] : [0, 0];
    const over = (side: number, part: number, size = 1.15) =>
      `translate(${x * (1 - part)}px, ${y * (1 - part) - 36 * 4 * part * (1 - part)}px) scale(${side * size}, ${size})`;
    act.move(
      copy,
      [
        { transform: over(0, 0), opacity: 0 },
        { transform: over(0, 0), opacity: 1, offset: 0.3 },
        { transform: over(1, 0.15), opacity: 1, offset: 0.5 },
        { transform: over(1, 0.6), opacity: 1, offset: 0.75 },
        { transform: over(1, 1), opacity: 1, offset: 0.9 },
        { transform: "none", opacity: 1 },
      ],
      { duration: UNIT, easing: "ease-out" },
    );
    act.hide(unit, UNIT);
  };
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Makes a Unit fly to another borough. */
export function send(motion: Motion, stage: Stage): () => void {
  const old = stage.seen(motion.from);
  const from = old && boxOf(old);
  return () => {
    const unit = stage.seen(motion.to);
    if (!unit || !from) return;
    const act = stage.begin(`unit ${motion.to}`, motion.delay);
    if (act.still) act.move(unit, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    else jump(act, unit, from);
  };
}

/** Makes a token fly from its giver to the panel of its receiver. */
export function token(motion: Motion, stage: Stage): () => void {
  return () => {
    const to = stage.seen(motion.to) ?? stage.seen(portrait(motion.seat));
    if (!to) return;
    const act = stage.begin(`token ${motion.to}`, motion.delay);
    const from = stage.seen(motion.from);
    if (act.still) act.move(to, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    else if (from) {
      const start = around(boxOf(from), 40);
      act.move(
        act.put(icon(tokenIcon(motion.what), "var(--token)"), start),
        flight(start, boxOf(to), 0.5, 0),
        {
          duration: 500,
          easing: "ease-in-out",
        },
      );
    }
  };
}

/** Makes a badge jump to its new owner. */
export function goal(motion: Motion, stage: Stage): () => void {
  const from = stage.where(motion.from);
  return () => {
    const badge = stage.seen(motion.to);
    if (badge && from && !stage.still) jump(stage.begin(`goal ${motion.what}`, motion.delay), badge, from);
  };
}

function jump(act: Act, badge: HTMLElement | SVGGraphicsElement, from: Box): void {
  const to = boxOf(badge);
  const copy = act.put(ghost(badge), to);
  const [x, y] = [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ];
  act.move(
    copy,
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 50}px) scale(1.6)`, offset: 0.5 },
      { transform: "scale(1.3)", offset: 0.85 },
      { transform: "none" },
    ],
    { duration: 550, easing: "ease-in-out" },
  );
  act.hide(badge, 550);
}
