import { addressOf } from "../rules/rulebook";
import type { Thing } from "./explainer.svelte";
import type { Scene } from "./scene.svelte";
import type { Values } from "../words/words";

/** What a popover says: a title, a sentence or two, and where to read more. */
export interface Explanation {
  title: string;
  /** The language of the title, if it is not that of everything else. */
  tongue?: string | undefined;
  text: string;
  note: string;
  link: string;
}

const NOTHING: Explanation = { title: "", text: "", note: "", link: "" };
/** The second space of a zone is explained like its first. */
const SECOND = /-5-6$/;

/** What there is to say about a thing on the screen; nothing where the words have nothing. */
export function explain(scene: Scene, thing: Thing): Explanation {
  if (thing.kind === "card" || thing.kind === "goal") return aboutCard(scene, thing.id);
  if (thing.kind === "cause") return aboutCause(scene, thing);
  const { sentences } = scene;
  const message = `${thing.kind}-${thing.id.replace(SECOND, "")}`;
  if (!sentences.has("explain", message)) return NOTHING;
  const titled = sentences.has("explain", `${message}.title`);
  const title = titled ? sentences.own("explain", `${message}.title`) : sentences.name(thing.id).text;
  return { title, text: sentences.own("explain", message, printed(scene, thing)), note: "", link: "" };
}

/** What is printed on a thing, for the sentence that explains it. */
function printed(scene: Scene, { kind, id }: Thing): Values {
  return kind === "tile" ? { durability: scene.tile(id).durability, reward: scene.sentences.reward(id) } : {};
}

function aboutCard(scene: Scene, id: string): Explanation {
  const { sentences } = scene;
  if (!sentences.has("card", id)) return NOTHING;
  const { kind, cost } = scene.printed(id) ?? { kind: "goal", cost: 0 };
  return {
    title: sentences.card(id),
    tongue: sentences.tongue(id),
    text: sentences.effect(id),
    note: sentences.words.say("explain-card", { kind, cost }),
    link: addressOf(scene.source.rules.game, id),
  };
}

function aboutCause(scene: Scene, { id, cards = [] }: Thing): Explanation {
  const { sentences } = scene;
  const { words } = sentences;
  const clause = words.has(`cause-${id}.why`);
  const about = clause ? aboutClause(scene, id) : aboutCard(scene, id);
  if (!cards.length || !about.text) return about;
  const values = { why: about.text, what: sentences.cards(cards) };
  return { ...about, text: words.say("explain-strengthened", values) };
}

function aboutClause(scene: Scene, id: string): Explanation {
  const { words } = scene.sentences;
  return {
    title: scene.sentences.why(id),
    text: words.say(`cause-${id}.why`),
    note: words.say("explain-rule", { rule: id }),
    link: addressOf(scene.source.rules.game, id),
  };
}
