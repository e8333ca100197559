import { COLOURS } from "../map/newyork/tiles";
import type { TileInfo } from "../wire";
import { tokenIcon } from "../table/panels";
import { around, burst, dot, flight, ghost, icon } from "./draw";
import type { Motion } from "./script";
import { panel, portrait, spot } from "./selectors";
import { boxOf, type Act, type Box, type Stage } from "./stage";

/** The two halves of a tile that cracks. */
const HALVES = [
  { shape: "polygon(-10% -10%, 58% -10%, 40% 25%, 62% 50%, 42% 75%, 55% 110%, -10% 110%)", away: -1 },
  { shape: "polygon(110% -10%, 58% -10%, 40% 25%, 62% 50%, 42% 75%, 55% 110%, 110% 110%)", away: 1 },
];

/** Makes a tile crack and its reward fly to the Monster that destroyed it. */
export function destroy(motion: Motion, stage: Stage): () => void {
  const tile = stage.seen(motion.from);
  const box = tile && boxOf(tile);
  const copies = tile ? HALVES.map(() => ghost(tile)) : [];
  return () => {
    if (!box) return;
    const act = stage.begin(`tile ${motion.from}`, motion.delay);
    const [whole] = copies;
    if (act.still && whole)
      act.move(act.put(whole, box), [{ opacity: 1 }, { opacity: 0 }], { duration: 300 });
    else {
      copies.forEach((copy, at) => crack(act, copy, box, at));
      reward(act, motion, box);
    }
  };
}

function crack(act: Act, half: HTMLElement | SVGSVGElement, box: Box, at: number): void {
  const { shape = "none", away = 1 } = HALVES[at] ?? {};
  half.style.clipPath = shape;
  act.move(
    act.put(half, box),
    [
      { transform: "none", opacity: 1 },
      { transform: `translateX(${away * 2}px) rotate(${away * 2}deg)`, opacity: 1, offset: 0.3 },
      { transform: `translate(${away * 2.5}px, 1px) rotate(${away * 3}deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${away * 20}px, 26px) rotate(${away * 28}deg)`, opacity: 0 },
    ],
    { duration: 500 },
  );
}

function reward(act: Act, { seat, what, to }: Motion, from: Box): void {
  const goal = act.stage.seen(to) ?? act.stage.seen(panel(seat));
  if (!goal) return;
  const flying = act.put(icon(what, COLOURS[what as TileInfo["reward"]]), around(from, 34));
  act.move(flying, flight(around(from, 34), boxOf(goal), 0.5, 0), {
    duration: 450,
    delay: 150,
    easing: "ease-in-out",
  });
}

/** Turns a Unit up where a Building fell. */
export function turn(motion: Motion, stage: Stage): () => void {
  return () => {
    const unit = stage.seen(motion.to);
    if (!unit) return;
    const act = stage.begin(`unit ${motion.to}`, motion.delay);
    if (act.still) act.move(unit, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    else {
      const copy = act.put(ghost(unit), boxOf(unit));
      act.move(
        copy,
        [
          { transform: "scaleX(0) scale(1.15)" },
          { transform: "scaleX(1) scale(1.15)", offset: 0.6 },
          { transform: "none" },
        ],
        { duration: 250, easing: "ease-out" },
      );
      act.hide(unit, 250);
    }
  };
}

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

/** Makes the lamps of the billboard run or the torch flare, and the badge jump to its new owner. */
export function goal(motion: Motion, stage: Stage): () => void {
  const source = stage.seen(motion.from);
  const from = source && boxOf(source);
  return () => {
    if (stage.still) return;
    const act = stage.begin(`goal ${motion.what}`, motion.delay);
    const place = stage.seen(spot(motion.what));
    if (place) (motion.what === "superstar" ? lamps : flare)(act, boxOf(place));
    const badge = stage.seen(motion.to);
    if (badge && from) jump(act, badge, from);
  };
}

function lamps(act: Act, box: Box): void {
  const count = 16;
  for (let lamp = 0; lamp < count; lamp++) {
    const turn = (2 * Math.PI * lamp) / count;
    const x = box.x + box.width * (0.5 + 0.5 * Math.max(-1, Math.min(1, 1.35 * Math.sin(turn))));
    const y = box.y + box.height * (0.5 - 0.5 * Math.max(-1, Math.min(1, 1.35 * Math.cos(turn))));
    const light = act.put(dot("var(--gold-light)"), { x: x - 6, y: y - 6, width: 12, height: 12 });
    act.move(
      light,
      [
        { opacity: 0, transform: "scale(.5)" },
        { opacity: 1, transform: "scale(1.2)", offset: 0.4 },
        { opacity: 0, transform: "scale(.8)" },
      ],
      { duration: 300, delay: lamp * 36 },
    );
  }
}

function flare(act: Act, box: Box): void {
  const light = act.put(burst("", "var(--gold)"), around(box, 70, 54));
  act.move(
    light,
    [
      { opacity: 0, transform: "scale(.2)" },
      { opacity: 1, offset: 0.25 },
      { opacity: 0, transform: "scale(1.8)" },
    ],
    { duration: 600, easing: "ease-out" },
  );
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
