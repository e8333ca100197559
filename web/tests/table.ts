import text from "../../src/kaiju/locale/en.ftl?raw";

import { Scene, type Source } from "../src/table/scene.svelte";
import { adopt } from "../src/words/say.svelte";
import { Words } from "../src/words/words";

export const english = new Words("en", text);

const saved = import.meta.glob<Source>("../public/gallery/*.json", { eager: true, import: "default" });

/** A saved position, of which a test may change parts. */
export function position(name: string, change: (source: Source) => Partial<Source> = () => ({})): Scene {
  adopt(english);
  const found = saved[`../public/gallery/${name}.json`];
  if (!found) throw new Error(`there is no position ${name}`);
  const source = { ...found, answer: () => undefined, ...change(found) };
  return new Scene(() => source);
}
