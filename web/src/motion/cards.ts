import { CARD } from "../story/beats";
import { around, flight, ghost } from "./draw";
import { EFFECT } from "./origins";
import type { Motion } from "./script";
import { counter, DECK, PILE } from "./selectors";
import { boxOf, covered, type Box, type Stage } from "./stage";

/** The words on a card. */
export interface Card {
  name: string;
  tongue: string | undefined;
  effect: string;
}

/** For how long a card stays while it takes effect. */
const FADES = 900;
/** How large a card is while it is read. */
const LARGE = { width: 250, height: 330 };

/** Takes a card out of the row, shows it large, and brings it to its owner; one without an owner takes effect where it is. */
export function present(motion: Motion, stage: Stage, card: Card): () => void {
  const source = stage.seen(motion.from);
  const start = stage.where(motion.from) ?? stage.where(DECK);
  return () => {
    const ground = stage.where("[data-ground]");
    if (!start || !ground || stage.still) return;
    const large = around(ground, ...fitting(ground));
    const act = stage.begin(`card ${motion.what}`, motion.delay);
    const node = act.put(readable(motion.what, card), large);
    const owner = motion.to ? stage.where(motion.to) : null;
    if (!motion.to) stage.places.set(EFFECT, large);
    const { out, large: read, home } = CARD;
    const stays = motion.to ? 0 : FADES;
    const whole = out + read + home + stays;
    const there = (to: Box, size: number, tilt: number) =>
      `translate(${to.x + to.width / 2 - large.x - large.width / 2}px, ${to.y + to.height / 2 - large.y - large.height / 2}px) scale(${size}) rotate(${tilt}deg)`;
    const last = owner
      ? [
          { transform: there(owner, 0.14, -14), opacity: 1, offset: 0.99 },
          { transform: there(owner, 0.14, -14), opacity: 0 },
        ]
      : [
          { transform: "scale(1.06)", opacity: 1, offset: (whole - 300) / whole },
          { transform: "scale(1.2)", opacity: 0 },
        ];
    act.move(
      node,
      [
        {
          transform: there(start, start.width / large.width / 2, 0),
          opacity: 0.4,
          easing: "cubic-bezier(.2, .8, .2, 1)",
        },
        { transform: "scale(1.05) rotate(-2deg)", opacity: 1, offset: out / whole, easing: "ease-out" },
        { transform: "rotate(-1deg)", opacity: 1, offset: (out + 120) / whole },
        { transform: "none", opacity: 1, offset: (out + read) / whole, easing: "ease-in" },
        ...last,
      ],
      { duration: whole },
    );
    if (source?.hasAttribute("data-card")) act.hide(source, out + read + home);
  };
}

/** As large as it can be read, and still on the map. */
function fitting(ground: Box): [number, number] {
  const part = Math.min(1, (ground.height - 8) / LARGE.height, (ground.width - 8) / LARGE.width);
  return [LARGE.width * Math.max(0.6, part), LARGE.height * Math.max(0.6, part)];
}

function readable(id: string, { name, tongue, effect }: Card): HTMLElement {
  const node = document.createElement("div");
  node.className = "bought";
  const [title, text] = [document.createElement("b"), document.createElement("p")];
  title.textContent = name;
  if (tongue) title.lang = tongue;
  text.textContent = effect;
  node.append(printed(id), title, text);
  return node;
}

/** The picture of a card before it flies: as it is in the market, or as it is printed. */
interface Sight {
  picture: HTMLElement | SVGSVGElement;
  box: Box;
  /** It was face up where it starts. */
  open: boolean;
}

/** Makes a card fly to the discard pile; where one has not been presented on its way to its owner, it goes without a flight. */
export function buy(motion: Motion, stage: Stage): () => void {
  const card = sight(motion, stage);
  return () => {
    const to = stage.seen(motion.to);
    if (!card || !to || (motion.to !== PILE && !stage.still)) return;
    const act = stage.begin(`card ${motion.what}`, motion.delay);
    const { picture, box, open } = card;
    const small = Math.min(motion.to === PILE ? 0.2 : 0.3, 90 / box.width);
    const frames = act.still
      ? [{ opacity: Number(open) }, { opacity: 0 }]
      : flight(box, boxOf(to), small, Number(open));
    act.move(act.put(picture, box), frames, { duration: act.still ? 300 : 450, easing: "ease-in-out" });
  };
}

/** Lights up the card in front of a Monster that has done something; where its name cannot be seen, all cards of the Monster. */
export function glow(motion: Motion, stage: Stage): () => void {
  return () => {
    const box = stage.where(motion.to) ?? stage.where(counter(motion.seat, "cards"));
    if (!box) return;
    const act = stage.begin(`glow ${motion.to}`, motion.delay);
    const node = act.put(document.createElement("div"), around(box, box.width + 10, box.height + 8));
    node.className = "glow";
    const [dim, bright, wide] = [
      { opacity: 0, transform: "none" },
      { opacity: 1, transform: "none" },
      { opacity: 1, transform: "scale(1.12)" },
    ];
    const frames = act.still ? [bright, bright, dim] : [dim, wide, bright, wide, bright, dim];
    act.move(node, frames, { duration: act.still ? 1500 : 1100 });
  };
}

/** Whether something is on the screen, and nothing lies over it. */
function open(element: Element | null): boolean {
  if (!element) return false;
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return middle >= 0 && middle <= innerHeight && !covered(element);
}

/** For how long a swept card is seen where there is no row, and how wide it is. */
const WHISKED = 900;
const WIDE = 96;

/** Makes a card of the row fly to the discard pile; where neither can be seen, all of them lie on the map and are whisked away. */
export function sweep(motion: Motion, stage: Stage): () => void {
  if (open(stage.seen(motion.from)) && open(stage.seen(motion.to))) return buy(motion, stage);
  return () => {
    const ground = stage.where("[data-ground]");
    if (!ground) return;
    const act = stage.begin(`card ${motion.what}`, 0);
    const width = Math.min(WIDE, ground.width / 4);
    const middle = { ...ground, x: ground.x + motion.amount * (width + 8) };
    const node = act.put(printed(motion.what), around(middle, width, width * 1.25));
    node.className = "swept";
    const away = `translate(${ground.width}px, ${-width}px) rotate(40deg)`;
    const frames = act.still
      ? [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
      : [
          { opacity: 0, transform: "scale(0.5)" },
          { opacity: 1, transform: "scale(1.06)", offset: 0.16 },
          { opacity: 1, transform: "none", offset: 0.55, easing: "ease-in" },
          { opacity: 0, transform: away },
        ];
    act.move(node, frames, { duration: WHISKED });
  };
}

function sight({ what, from }: Motion, stage: Stage): Sight | null {
  const source = stage.seen(from);
  if (source?.hasAttribute("data-card")) return { picture: ghost(source), box: boxOf(source), open: true };
  const place = source ?? stage.seen(DECK);
  return place && { picture: printed(what), box: around(boxOf(place), 77, 100), open: false };
}

function printed(card: string): HTMLImageElement {
  const image = document.createElement("img");
  image.src = `/art/cards/${card}.svg`;
  image.alt = "";
  return image;
}

/** Turns the next card of the market over. */
export function reveal(motion: Motion, stage: Stage): () => void {
  return () => {
    const card = stage.seen(motion.to);
    if (!card) return;
    const act = stage.begin(`turn ${motion.what}`, motion.delay);
    const turned = (angle: number) => ({ transform: `perspective(700px) rotateY(${angle}deg)`, opacity: 1 });
    act.move(card, act.still ? [{ opacity: 0 }, { opacity: 1 }] : [turned(-90), turned(0)], {
      duration: 250,
      easing: "ease-out",
    });
  };
}
