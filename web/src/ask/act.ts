import type { Scene } from "../table/scene.svelte";
import { tabs } from "../table/tabs.svelte";
import type { Choice } from "./choices";
import { byDie, pick } from "./dice";
import { step, type Command, type Plain } from "./keys";
import { open } from "./open.svelte";

/** Does what a key asks for; false where it means nothing now. */
export function act(scene: Scene, command: Command): boolean {
  switch (command.do) {
    case "step":
      return walk(command.by);
    case "die":
      return die(scene, command.die);
    case "buy":
      return buy(scene, command.slot);
    default:
      return plain(scene, command.do);
  }
}

/** Moves the focus through everything that can be chosen now. */
function walk(by: 1 | -1): boolean {
  const targets = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target]:not(:disabled)")];
  const seen = targets.filter((target) => target.getClientRects().length > 0);
  const at = seen.findIndex((target) => target === document.activeElement);
  seen[step(seen.length, at, by)]?.focus();
  return seen.length > 0;
}

/** Keeps a die, or releases it. */
export function toggle(scene: Scene, number: number): void {
  const kept = new Set(scene.kept);
  if (!kept.delete(number)) kept.add(number);
  scene.kept = kept;
}

function die(scene: Scene, number: number): boolean {
  const { question, state } = scene.source;
  if (!scene.asked || !question) return false;
  if (question.kind === "reroll") {
    const { free } = pick(question, state.dice.length, scene.kept);
    if (free.has(number)) toggle(scene, number);
    return free.has(number);
  }
  if (!byDie(scene.choices).has(number)) return false;
  return press(`[data-die="${number}"]`);
}

function buy(scene: Scene, slot: number): boolean {
  const card = scene.source.state.row[slot - 1];
  return choose(
    scene,
    scene.choices.find((one) => one.target.on === "row" && one.target.card === card),
  );
}

function choose(scene: Scene, choice: Choice | undefined): boolean {
  if (choice && !scene.source.busy) scene.choose(choice);
  return choice !== undefined;
}

function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
  found?.click();
  return found !== null;
}

/** The verbs that a letter stands for, the first that is offered. */
const VERBS: Partial<Record<Plain, string[]>> = { sweep: ["sweep"], end: ["done", "pass", "stop"] };

function plain(
  scene: Scene,
  wanted: Exclude<Command, { by: unknown } | { die: unknown } | { slot: unknown }>["do"],
): boolean {
  const verbs = VERBS[wanted];
  if (verbs)
    return choose(
      scene,
      scene.choices.find((one) => verbs.includes(one.verb)),
    );
  switch (wanted) {
    case "all":
    case "none":
      return keep(scene, wanted === "all");
    case "leave":
      return press('[data-press~="leave"]') || show("leave");
    case "roll":
    case "stay":
    case "enter":
      return press(`[data-press~="${wanted}"]`);
    case "keys":
    case "typed":
      open[wanted] = wanted === "keys" || (scene.asked && !open.typed);
      return true;
    default:
      return show(wanted);
  }
}

function keep(scene: Scene, all: boolean): boolean {
  const { question, state } = scene.source;
  if (!scene.asked || question?.kind !== "reroll") return false;
  scene.kept = new Set(all ? state.dice.map((_, at) => at + 1) : []);
  return true;
}

/** Goes to a part of the table, or to the first thing in it that can be chosen. */
function show(part: string): boolean {
  if (part === "log") tabs.show(part);
  const whole = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  const found = whole?.hasAttribute("tabindex")
    ? whole
    : (whole?.querySelector<HTMLElement>("[data-target]") ?? null);
  found?.focus();
  found?.scrollIntoView({ block: "nearest" });
  return found !== null;
}
