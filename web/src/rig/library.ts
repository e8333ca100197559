import { look } from "../art/looks";
import { merged, type Actions, type Own } from "./actions";
import { Rig } from "./rig";

/** A Monster's drawing in parts, and what is its own about its actions; `plugins/rigs.ts` makes them one module. */
interface Art {
  drawing: string;
  own: Own;
}

/** What a Monster needs to stand up: its parts, to be copied, and what they do. */
interface Mould {
  parts: Element;
  actions: Actions;
}

const ART = import.meta.glob<Art>("./art/*.svg", { query: "?rig" });
const moulds = new Map<string, Promise<Mould>>();

/** The Monsters that are drawn in parts. */
export const RIGGED = Object.keys(ART).map((path) => path.replace(/^.*\/|\.svg$/g, ""));

/** Of a Monster that is drawn in one piece: it breathes and hops as a whole. */
function whole(monster: string): Art {
  const picture = `<use href="#${look(monster).symbol}" x="-6" y="-14" width="212" height="232"/>`;
  const breath = {
    offset: [0, 0.5, 1],
    transform: ["scale(1)", "scale(.99,1.025)", "scale(1)"],
    easing: "ease-in-out",
  };
  return {
    drawing: `<g><g data-part="all" data-pivot="100 214">${picture}</g></g>`,
    own: { idle: { parts: { all: breath } } },
  };
}

async function read(monster: string): Promise<Mould> {
  const [art, { default: shared }] = await Promise.all([
    ART[`./art/${monster}.svg`]?.() ?? whole(monster),
    import("./art/defaults.json"),
  ]);
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${art.drawing}</svg>`;
  const parts = new DOMParser().parseFromString(text, "image/svg+xml").documentElement.firstElementChild;
  if (!parts) throw new Error(`nothing is drawn of ${monster}`);
  return { parts, actions: merged(shared as unknown as Actions, art.own) };
}

/** Lets a Monster stand up in a drawing, in the place of what is in it; without a shadow where it has a base. */
export async function standUp(monster: string, where: Element, shadow: boolean): Promise<Rig> {
  const known = moulds.get(monster) ?? read(monster);
  moulds.set(monster, known);
  known.catch(() => moulds.delete(monster));
  const { parts, actions } = await known;
  const copy = document.importNode(parts, true);
  if (!shadow) copy.querySelector('[data-part="shadow"]')?.remove();
  where.replaceChildren(copy);
  return new Rig(copy, actions);
}
