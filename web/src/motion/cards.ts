import { around, flight, ghost } from "./draw";
import type { Motion } from "./script";
import { DECK, PILE } from "./selectors";
import { boxOf, type Box, type Stage } from "./stage";

/** The picture of a card before it flies: as it is in the market, or as it is printed. */
interface Sight {
  picture: HTMLElement | SVGSVGElement;
  box: Box;
  /** It was face up where it starts. */
  open: boolean;
}

/** Makes a card fly from the market, the deck or its owner to its buyer or the discard pile. */
export function buy(motion: Motion, stage: Stage): () => void {
  const card = sight(motion, stage);
  return () => {
    const to = stage.seen(motion.to);
    if (!card || !to) return;
    const act = stage.begin(`card ${motion.what}`, motion.delay);
    const { picture, box, open } = card;
    const small = Math.min(motion.to === PILE ? 0.2 : 0.3, 90 / box.width);
    const frames = act.still
      ? [{ opacity: Number(open) }, { opacity: 0 }]
      : flight(box, boxOf(to), small, Number(open));
    act.move(act.put(picture, box), frames, { duration: act.still ? 300 : 450, easing: "ease-in-out" });
  };
}

/** Makes a card of the row fly to the discard pile. */
export const sweep = buy;

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
