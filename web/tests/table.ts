import text from "../../src/kaiju/locale/en.ftl?raw";

import { newYork } from "../src/map/newyork/city";
import { Scene, type Source } from "../src/table/scene.svelte";
import type { BoroughState, Happening, NewYorkBoard } from "../src/wire";
import { adopt } from "../src/words/say.svelte";
import { Words } from "../src/words/words";

export const english = new Words("en", text);

const saved = import.meta.glob<Source>("../public/gallery/*.json", { eager: true, import: "default" });

/** An event of which only a few things matter. */
export function event(kind: string, about: Partial<Happening> = {}): Happening {
  return { kind, seat: -1, amount: 0, what: "", where: "", other: -1, cause: "", ...about };
}

/** The board of New York with almost nothing on it. */
export function city(
  boroughs: Record<string, Partial<BoroughState>> = {},
  more: Partial<NewYorkBoard> = {},
): NewYorkBoard {
  const board = newYork(position("king-of-new-york-destroy").source.state);
  if (!board) throw new Error("the board is missing");
  const bare: [string, BoroughState][] = Object.keys(board.boroughs).map((id) => [
    id,
    { stacks: [], units: [], souvenir: false, ...boroughs[id] },
  ]);
  return {
    ...board,
    superstar: -1,
    statue: -1,
    aim: "",
    boroughs: Object.fromEntries(bare),
    ...more,
  };
}

/** A saved position, of which a test may change parts. */
export function position(name: string, change: (source: Source) => Partial<Source> = () => ({})): Scene {
  adopt(english);
  const found = saved[`../public/gallery/${name}.json`];
  if (!found) throw new Error(`there is no position ${name}`);
  const source = { ...found, answer: () => undefined, ...change(found) };
  return new Scene(() => source);
}
