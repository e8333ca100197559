import type { Motion } from "./script";
import { boxOf, type Act, type Box, type Stage } from "./stage";

/** Makes dice tumble in place, one after another. */
export function roll(motion: Motion, stage: Stage): () => void {
  return () => {
    const dice = motion.what.split(" ").map((number) => stage.seen(`[data-die="${number}"]`));
    dice.forEach((die, at) => {
      if (!die) return;
      const act = stage.begin(`die ${die.dataset["die"]}`, motion.delay);
      if (act.still) act.move(die, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      else tumble(act, die.querySelector(".die") ?? die, at);
    });
  };
}

/** The sides from which dice are thrown, so that no two neighbours fly alike. */
const THROWS = [-1, 0.6, -0.4, 1, -0.7, 0.3];

function tumble(act: Act, die: Element, at: number): void {
  const side = THROWS[at % THROWS.length] ?? 1;
  const turn = (x: number, y: number, over: number, round: number) =>
    `perspective(320px) translate(${x}%, ${y}%) rotateX(${over}deg) rotateZ(${round}deg)`;
  const frames: Keyframe[] = [
    { transform: turn(-80 * side, -95, 520, -330 * side), opacity: 0, easing: "ease-in" },
    { transform: turn(-52 * side, -62, 360, -220 * side), opacity: 1, offset: 0.16, easing: "ease-in" },
    { transform: turn(-14 * side, 5, 90, -70 * side), offset: 0.48, easing: "ease-out" },
    { transform: turn(-5 * side, -23, 0, -20 * side), offset: 0.66, easing: "ease-in" },
    { transform: turn(0, 4, 0, 5 * side), offset: 0.82, easing: "ease-out" },
    { transform: turn(0, -7, 0, 0), offset: 0.91, easing: "ease-in" },
    { transform: turn(0, 0, 0, 0) },
  ];
  act.move(die, frames, { duration: 700, delay: 40 * at });
}

/** Where the dice are now. */
export function lying(stage: Stage): Map<string, Box> {
  const dice = stage.all("[data-die]");
  return new Map(dice.map((die) => [die.dataset["die"] ?? "", boxOf(die)]));
}

/** Makes the dice that were kept or released hop from where they were. */
export function hop(before: ReadonlyMap<string, Box>, stage: Stage): void {
  if (stage.still) return;
  for (const [number, old] of before) {
    const die = stage.seen(`[data-die="${number}"]`);
    const now = die && boxOf(die);
    if (!die || !now || (Math.abs(old.y - now.y) < 8 && Math.abs(old.x - now.x) < 8)) continue;
    const [x, y] = [old.x - now.x, old.y - now.y];
    const act = stage.begin(`die ${number}`, 0);
    const frames = [`translate(${x}px, ${y}px)`, `translate(${x / 2}px, ${y / 2 - 9}px) scale(1.12)`, "none"];
    act.move(
      die,
      frames.map((transform) => ({ transform })),
      { duration: 140, easing: "ease-out" },
    );
  }
}
