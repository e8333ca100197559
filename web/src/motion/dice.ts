import { AIR, APART } from "../story/beats";
import { ghost } from "./draw";
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

/** A die flies in from the hand, tumbles, lands in its turn, and bounces. */
function tumble(act: Act, die: Element, at: number): void {
  const side = THROWS[at % THROWS.length] ?? 1;
  const lands = AIR + APART * at;
  const whole = lands + 200;
  const turn = (x: number, y: number, over: number, round: number, size = 1) =>
    `perspective(320px) translate(${x}%, ${y}%) rotateX(${over}deg) rotateZ(${round}deg) scale(${size})`;
  const part = (time: number) => time / whole;
  const frames: Keyframe[] = [
    { transform: turn(-150 + 40 * side, -150, 720, -420 * side, 1.5), opacity: 0, easing: "ease-out" },
    {
      transform: turn(-90 * side, -130, 480, -300 * side, 1.35),
      opacity: 1,
      offset: part(lands * 0.25),
      easing: "ease-in",
    },
    { transform: turn(-40 * side, 6, 250, -120 * side, 1.05), offset: part(lands * 0.6), easing: "ease-out" },
    { transform: turn(-16 * side, -42, 90, -50 * side, 1.1), offset: part(lands * 0.8), easing: "ease-in" },
    { transform: turn(0, 5, 0, 6 * side), offset: part(lands), easing: "ease-out" },
    { transform: turn(0, -9, 0, -3 * side), offset: part(lands + 90), easing: "ease-in" },
    { transform: turn(0, 0, 0, 0) },
  ];
  act.move(die, frames, { duration: whole });
}

/** Takes up the dice that are thrown again: what they showed goes with the hand. */
export function scoop(motion: Motion, stage: Stage): () => void {
  const dice = motion.what.split(" ").flatMap((number) => stage.seen(`[data-die="${number}"]`) ?? []);
  const taken = dice
    .filter((die) => die.dataset["face"])
    .map((die) => ({ number: die.dataset["die"], picture: ghost(die), box: boxOf(die) }));
  return () => {
    if (stage.still) return;
    for (const { number, picture, box } of taken) {
      const act = stage.begin(`taken ${number}`, 0);
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: "translate(-60%, -50%) rotate(-60deg) scale(.8)", opacity: 0 },
      ];
      act.move(act.put(picture, box), frames, { duration: 160, easing: "ease-in" });
    }
  };
}

/** Where the dice are now. */
export function lying(stage: Stage): Map<string, Box> {
  const dice = stage.all("[data-die]");
  return new Map(dice.map((die) => [die.dataset["die"] ?? "", boxOf(die)]));
}

/** How long a die takes from one lane to the other. */
const SLIDE = 180;

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
      { duration: SLIDE, easing: "ease-out" },
    );
  }
}
