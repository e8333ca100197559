import type { Scene } from "../table/scene.svelte";
import { amounts, type Choice } from "./choices";
import { byDie, pick } from "./dice";
import { groups, numbered, shape, ways } from "./groups";
import { step, type Command, type Plain } from "./keys";

/** Does what a key asks for; false if it means nothing now. */
export function act(scene: Scene, command: Command): boolean {
  switch (command.do) {
    case "step":
      return walk(scene, command.by);
    case "die":
      return die(scene, command.die) || number(scene, command.die);
    case "buy":
      return buy(scene, command.slot);
    case "all":
    case "none":
      return keep(scene, command.do === "all");
    case "keys":
    case "typed":
      scene.screen[command.do] = command.do === "keys" || (scene.asked && !scene.screen.typed);
      return true;
    case "log":
      scene.screen.tabs.show("log");
      return scene.screen.go("log");
    case "cards":
      return scene.screen.go("cards");
    case "odds":
      scene.screen.turnOdds();
      return true;
    case "leave":
      return choose(scene, answers(scene).leave) || scene.screen.go("leave");
    default:
      return choose(scene, answers(scene)[command.do]);
  }
}

/** The answers that keys stand for now; the buttons that show a key send the same. */
export function answers(scene: Scene): Partial<Record<Plain, Choice | string | undefined>> {
  const { question, state } = scene.source;
  if (!scene.asked || !question) return {};
  const first = (...verbs: string[]) => scene.choices.find((one) => verbs.includes(one.verb));
  const always = { sweep: first("sweep"), end: first("done", "pass", "stop") };
  const parts = groups(question, scene.choices);
  switch (shape(question, parts)) {
    case "roll": {
      const { text, offered, must } = pick(question, state.dice.length, scene.kept);
      return { ...always, roll: offered ? text : undefined, enter: must ? undefined : "stop" };
    }
    case "decide": {
      const keyed = ways(question, parts).map(({ key, choice }) => [key, choice] as const);
      return { ...always, ...Object.fromEntries(keyed.reverse()) };
    }
    case "amount":
      return { ...always, enter: amounts(parts.main)[scene.amount] };
    case "dice":
    case "list":
      return { ...always, stay: parts.quiet?.verb === "stay" ? parts.quiet : undefined };
  }
}

/** Can all results be resolved one after another now? */
export function resolvesAll(scene: Scene): boolean {
  const { question, resolveAll } = scene.source;
  return scene.asked && question?.kind === "resolve" && resolveAll !== undefined;
}

/** Moves the focus through everything that can be chosen now. */
function walk({ screen }: Scene, by: 1 | -1): boolean {
  const targets = screen.all("[data-target]:not(:disabled)");
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

/** Chooses what is offered for a die; if that is more than one thing, shows or hides them. */
export function turn(scene: Scene, number: number): void {
  const [first, ...others] = byDie(scene.choices).get(number) ?? [];
  if (others.length) scene.die = scene.die === number ? 0 : number;
  else choose(scene, first);
}

function die(scene: Scene, number: number): boolean {
  const { question, state, busy } = scene.source;
  if (!scene.asked || !question || busy) return false;
  const rolls = question.kind === "reroll";
  const free = rolls ? pick(question, state.dice.length, scene.kept).free : byDie(scene.choices);
  if (free.has(number)) (rolls ? toggle : turn)(scene, number);
  return free.has(number);
}

/** Chooses the answer with this number, where numbers are not those of dice. */
function number(scene: Scene, at: number): boolean {
  const { question } = scene.source;
  const all = scene.asked && question ? numbered(question, groups(question, scene.choices)) : [];
  return choose(scene, all[at - 1]);
}

function buy(scene: Scene, slot: number): boolean {
  const card = scene.source.state.row[slot - 1];
  return choose(
    scene,
    scene.choices.find((one) => one.target.on === "row" && one.target.card === card),
  );
}

function choose(scene: Scene, choice: Choice | string | undefined): boolean {
  if (choice !== undefined && !scene.source.busy) scene.choose(choice);
  return choice !== undefined;
}

function keep(scene: Scene, all: boolean): boolean {
  const { question, state } = scene.source;
  if (all && resolvesAll(scene)) {
    scene.resolveAll();
    return true;
  }
  if (!scene.asked || question?.kind !== "reroll") return false;
  scene.kept = new Set(all ? state.dice.map((_, at) => at + 1) : []);
  return true;
}
