import { COLOURS } from "../map/newyork/tiles";
import { AFTER, MOST } from "../story/beats";
import type { TileInfo } from "../wire";
import { around, icon } from "./draw";
import type { Motion } from "./script";
import { figure, portrait } from "./selectors";
import { boxOf, covered, type Act, type Box, type Stage } from "./stage";

/** How large something is that travels. */
const SIZE = 34;
/** How far dice are lifted, in parts of their height. */
const HIGH = 0.22;

/** Makes what a Monster gets travel from where it came to its counter, one after another. */
export function travel(motion: Motion, stage: Stage): () => void {
  return () => {
    const to = receiver(stage, motion);
    const sources = motion.from.split(", ").flatMap((one) => stage.where(one) ?? []);
    if (!to || !sources.length || stage.still) return;
    lift(motion.from.split(", "), stage);
    const many = Math.max(1, Math.min(MOST, motion.amount));
    for (let token = 0; token < many; token++) {
      const act = stage.begin(`travel ${motion.to} ${token}`, motion.delay + AFTER * token);
      const from = sources[token % sources.length];
      if (from)
        pass(
          act,
          icon(motion.what, colour(motion.what)),
          spread(from, token, sources.length),
          to,
          motion.lasts ?? 0,
        );
    }
  };
}

export const colour = (what: string) => COLOURS[what as TileInfo["reward"]];

/** Several things that come from the same place do not lie on top of each other. */
function spread(from: Box, token: number, sources: number): Box {
  const aside = sources > token ? 0 : ((token % 2) * 2 - 1) * 14 * Math.ceil(token / 2);
  return { ...around(from, SIZE), x: around(from, SIZE).x + aside };
}

/** The counter that goes up; where it is not seen, the Monster itself. */
function receiver(stage: Stage, { seat, to }: Motion): Box | null {
  const counter = stage.seen(to);
  if (counter && !covered(counter)) return boxOf(counter.querySelector(".icon") ?? counter);
  const body = stage.seen(counter ? figure(seat) : portrait(seat));
  return body && boxOf(body);
}

/** Something pops out, hangs in the air for a moment, and falls in. */
function pass(act: Act, token: SVGSVGElement, from: Box, to: Box, duration: number): void {
  const [x, y] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  const high = Math.min(70, Math.hypot(x, y) * 0.18);
  const way = (part: number, size: number) =>
    `translate(${x * part}px, ${y * part - 22 * (1 - part) - 4 * high * part * (1 - part)}px) scale(${size})`;
  const node = act.put(token, from);
  node.style.zIndex = "1";
  act.move(
    node,
    [
      { transform: "scale(.2)", opacity: 0, easing: "cubic-bezier(.2, .9, .3, 1.3)" },
      { transform: way(0, 1.3), opacity: 1, offset: 0.28, easing: "ease-in" },
      { transform: way(0.25, 1.15), opacity: 1, offset: 0.55 },
      { transform: way(0.6, 0.95), opacity: 1, offset: 0.78 },
      { transform: way(1, 0.6), opacity: 1, offset: 0.98 },
      { transform: way(1, 0.6), opacity: 0 },
    ],
    { duration },
  );
}

/** Lifts the dice that count now. */
export function raise(motion: Motion, stage: Stage): () => void {
  return () => {
    if (!stage.still)
      lift(
        motion.what.split(" ").map((die) => `[data-die="${die}"]`),
        stage,
      );
  };
}

function lift(dice: readonly string[], stage: Stage): void {
  for (const [at, selector] of dice.entries()) {
    const die = stage.seen(selector);
    if (!die?.dataset["die"]) continue;
    const act = stage.begin(`lift ${selector}`, 0);
    const up = boxOf(die).height * -HIGH;
    const frames = ["none", `translateY(${up}px) scale(1.12)`, `translateY(${up}px) scale(1.08)`, "none"];
    act.move(
      die,
      frames.map((transform) => ({ transform })),
      { duration: 460, delay: 30 * at, easing: "ease-out" },
    );
  }
}
