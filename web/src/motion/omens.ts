import { around, beam, burst, crackle, dot, slashes, spark } from "./draw";
import type { Motion } from "./script";
import { spot } from "./selectors";
import { boxOf, type Act, type Box, type Stage } from "./stage";

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Makes a Monster strike a tile: claws tear at it, and it cracks. */
export function strike(motion: Motion, stage: Stage): () => void {
  return () => {
    const [from, tile] = [stage.where(motion.from), stage.seen(motion.to)];
    if (!tile || stage.still) return;
    const act = stage.begin(`strike ${motion.to}`, motion.delay);
    const box = boxOf(tile);
    const lasts = motion.lasts ?? 0;
    const lands = lasts * 0.55;
    if (from) tear(act, from, box, lands);
    shiver(act, box, lands, lasts);
  };
}

function tear(act: Act, from: Box, box: Box, lasts: number): void {
  const [start, end] = [middle(from), middle(box)];
  const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI + 34;
  const size = Math.max(34, Math.min(72, box.height));
  const way = (part: number) =>
    `translate(${(start.x - end.x) * (1 - part)}px, ${(start.y - end.y) * (1 - part)}px) rotate(${turn}deg) scale(${0.5 + 0.5 * part})`;
  const claws = act.put(slashes("var(--destruction)"), around(box, size));
  const frames = [
    { transform: way(0), opacity: 0.4 },
    { transform: way(0.5), opacity: 1, offset: 0.5 },
    { transform: way(1), opacity: 1, offset: 0.95 },
    { transform: way(1), opacity: 0 },
  ];
  act.move(claws, frames, { duration: lasts, easing: "ease-in" });
}

/** A flash, and cracks that stay until the tile falls. */
function shiver(act: Act, box: Box, from: number, to: number): void {
  const flash = act.put(spark("var(--white)", true), around(box, Math.max(56, box.height * 1.5)));
  act.move(
    flash,
    [
      { transform: "scale(.6)", opacity: 1 },
      { transform: "scale(1.3) rotate(8deg)", opacity: 0 },
    ],
    { duration: 240, delay: from },
  );
  act.move(flash, [{ visibility: "hidden" }, { visibility: "hidden" }], { duration: from });
  const cracks = act.put(crackle(), box);
  act.move(
    cracks,
    [{ opacity: 0 }, { opacity: 0, offset: from / to }, { opacity: 1, offset: from / to }, { opacity: 1 }],
    {
      duration: to,
    },
  );
}

/** Makes the lamps of the billboard run and its light swing over to the new star, or the Statue wake. */
export function light(motion: Motion, stage: Stage): () => void {
  return () => {
    const place = stage.seen(spot(motion.what));
    if (!place || stage.still) return;
    const act = stage.begin(`light ${motion.what}`, motion.delay);
    const lasts = motion.lasts ?? 600;
    const [old, star] = [stage.where(motion.from), stage.where(motion.to)];
    if (motion.what === "superstar") {
      lamps(act, boxOf(place));
      if (star) swing(act, boxOf(place), old, star, lasts);
    } else wake(act, place);
  };
}

/** The light looks for its star, a little too far first, and stays on it for a while. */
function swing(act: Act, board: Box, old: Box | null, star: Box, lasts: number): void {
  const lamp = { x: board.x + board.width * 0.5, y: board.y + board.height };
  const turn = (box: Box) => (Math.atan2(middle(box).y - lamp.y, middle(box).x - lamp.x) * 180) / Math.PI;
  const far = (box: Box) => Math.hypot(middle(box).x - lamp.x, middle(box).y - lamp.y);
  const long = 700;
  const first = old ?? { ...board, x: board.x + board.width * 2, y: board.y + board.height * 2 };
  const pose = (angle: number, length: number) =>
    `rotate(${angle}deg) scaleX(${Math.max(0.1, length / long)})`;
  const node = act.put(beam(), { x: lamp.x, y: lamp.y - 70, width: long, height: 140 });
  node.style.transformOrigin = "0 50%";
  const [from, to] = [turn(first), turn(star)];
  act.move(
    node,
    [
      { transform: pose(from, far(first)), opacity: 0 },
      { transform: pose(from, far(first)), opacity: 1, offset: 0.12, easing: "ease-in-out" },
      {
        transform: pose(to + (to - from) * 0.12, far(star)),
        opacity: 1,
        offset: 0.42,
        easing: "ease-in-out",
      },
      { transform: pose(to, far(star)), opacity: 1, offset: 0.55 },
      { transform: pose(to, far(star)), opacity: 1, offset: 0.86 },
      { transform: pose(to, far(star)), opacity: 0 },
    ],
    { duration: lasts + 900 },
  );
}

function lamps(act: Act, box: Box): void {
  const count = 16;
  for (let lamp = 0; lamp < count; lamp++) {
    const turn = (2 * Math.PI * lamp) / count;
    const x = box.x + box.width * (0.5 + 0.5 * Math.max(-1, Math.min(1, 1.35 * Math.sin(turn))));
    const y = box.y + box.height * (0.5 - 0.5 * Math.max(-1, Math.min(1, 1.35 * Math.cos(turn))));
    const node = act.put(dot("var(--gold-light)"), { x: x - 6, y: y - 6, width: 12, height: 12 });
    act.move(
      node,
      [
        { opacity: 0, transform: "scale(.5)" },
        { opacity: 1, transform: "scale(1.2)", offset: 0.4 },
        { opacity: 0, transform: "scale(.8)" },
      ],
      { duration: 300, delay: lamp * 36 },
    );
  }
}

/** The Statue shakes off its sleep, and its torch flares twice. */
function wake(act: Act, torch: Element): void {
  const statue = torch.parentElement;
  if (statue instanceof SVGElement) {
    const tilts = [0, -4, 4, -5, 5, -2, 0];
    const frames = tilts.map((tilt, at) => ({
      transform: `rotate(${tilt}deg) scale(${at && at < 6 ? 1.1 : 1})`,
      transformBox: "fill-box",
      transformOrigin: "50% 100%",
    }));
    act.move(statue, frames, { duration: 620 });
  }
  for (const [at, delay] of [180, 460].entries()) {
    const flame = act.put(burst("", "var(--gold)"), around(boxOf(torch), 80 + 50 * at, 62 + 40 * at));
    act.move(
      flame,
      [
        { opacity: 0, transform: "scale(.2)" },
        { opacity: 1, offset: 0.25 },
        { opacity: 0, transform: "scale(1.8)" },
      ],
      { duration: 600, delay, easing: "ease-out" },
    );
  }
}
