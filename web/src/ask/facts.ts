import type { Scene } from "../table/scene.svelte";
import type { QuestionInfo } from "../wire";
import type { Values } from "../words/words";
import { pick } from "./dice";
import { newest } from "./story";

/** Damage that a Monster has just taken, or is about to. */
export interface Blow {
  by: number;
  damage: number;
}

/** The last hit that a seat took: one that is still on its way, or the newest in the story. */
export function lastBlow(scene: Scene, seat: number): Blow | null {
  const { state, story } = scene.source;
  const hit = state.strike?.hits.find((one) => one.seat === seat);
  if (hit) return { by: state.strike?.kind === "attack" ? state.active : -1, damage: hit.amount };
  return newest(story, ({ kind, seat: hurt, amount, other }) =>
    kind === "damaged" && hurt === seat ? { by: other, damage: amount } : null,
  );
}

/** The values for the facts and the big buttons, as far as they are known. */
export function values(scene: Scene, question: QuestionInfo): Values {
  const { state } = scene.source;
  const me = scene.me?.monster;
  const blow = lastBlow(scene, question.seat);
  const attacks = newest(scene.source.story, ({ kind, seat, amount }) =>
    kind === "attacks" && seat === state.active ? amount : null,
  );
  const card = question.values["card"];
  return {
    life: me?.life ?? 0,
    energy: me?.energy ?? 0,
    crowns: me?.vp ?? 0,
    spot: me?.place || "none",
    place: me?.place ? scene.sentences.name(me.place) : "none",
    attacker: scene.sentences.monster(blow && blow.by >= 0 ? blow.by : state.active),
    damage: Number(question.values["damage"] ?? blow?.damage ?? 0),
    attacks: attacks ?? 0,
    toll: Number(question.values["toll"] ?? 0),
    card: typeof card === "string" ? scene.sentences.name(card) : "none",
  };
}

/** The question in one line: with what is known about it if there is a message for that, otherwise plain. */
export function headline(scene: Scene, question: QuestionInfo): string {
  const known = scene.sentences;
  if (question.kind === "reroll") {
    const { rolled, must, free } = pick(question, scene.source.state.dice.length, scene.kept);
    return known.own("ask", must ? "must-roll" : "roll", {
      card: scene.sentences.name(String(question.values["card"] ?? "")),
      count: rolled.length,
      kept: free.size - rolled.length,
    });
  }
  const said = values(scene, question);
  const hit = question.kind === "dodge" ? said["attacks"] : said["damage"];
  return hit && known.has("ask-known", question.kind)
    ? known.own("ask-known", question.kind, said)
    : known.question(question);
}

/** What matters for the answer now, in complete sentences. */
export function facts(scene: Scene, question: QuestionInfo): string {
  const entered = mustEnter(scene, question);
  const known = fact(scene, question);
  return scene.sentences.words.together([entered, known]);
}

/** Why I have just moved without being asked, until I have decided something. */
function mustEnter({ sentences, source }: Scene, { seat, kind }: QuestionInfo): string {
  if (kind !== "buy") return "";
  const cause = newest(source.story, (event) => {
    if (event.kind === "turn" || (event.kind === "bought" && event.seat === seat)) return "";
    return event.kind === "moved" && event.seat === seat ? event.cause : null;
  });
  return cause && sentences.has("ask-fact", `entered-${cause}`)
    ? sentences.own("ask-fact", `entered-${cause}`)
    : "";
}

function fact(scene: Scene, question: QuestionInfo): string {
  const { sentences } = scene;
  const said = values(scene, question);
  if (question.kind === "reroll") return rollFacts(scene, question, said);
  if (sentences.has("ask-fact", question.kind)) return sentences.own("ask-fact", question.kind, said);
  return sentences.own("ask-fact", said["spot"] === "none" ? "nowhere" : "me", said);
}

function rollFacts(scene: Scene, question: QuestionInfo, said: Values): string {
  const left = scene.sentences.own("ask-fact", "left", { left: Number(question.values["left"] ?? 0) });
  const reached = scene.me?.standing?.attack ?? [];
  const names = scene.sentences.words.listed(reached.map(({ seat }) => scene.sentences.monster(seat)));
  const where = scene.sentences.own("ask-fact", reached.length ? "reach" : "where", { ...said, names });
  return scene.sentences.words.together([left, where]);
}

const ICONS: Record<string, string> = {
  reroll: "dice",
  pause: "dice",
  probe: "dice",
  dwell: "dice",
  change: "dice",
  camouflage: "dice",
  resolve: "dice",
  yield: "attack",
  flee: "attack",
  brace: "attack",
  dodge: "attack",
  shield: "attack",
  "spend-attack": "web",
  "spend-heal": "jinx",
  heart: "heal",
  "extra-heal": "heal",
  split: "heal",
  destroy: "destruction",
  aim: "destruction",
  buy: "cards",
  opportunity: "cards",
  sell: "cards",
  discard: "cards",
  mimic: "mimic",
  order: "cards",
  use: "cards",
  pay: "energy",
  deposit: "energy",
  place: "pin",
  move: "foot",
  "move-out": "foot",
  speed: "foot",
  send: "jet",
  photo: "celebrity",
};

export function icon(question: QuestionInfo | null): string {
  return ICONS[question?.kind ?? ""] ?? "now";
}
