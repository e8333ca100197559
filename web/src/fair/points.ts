import { say } from "../words/say.svelte";
import type { Checked } from "./check";

const KEPT = { before: "fair-kept", during: "fair-kept-later", never: "fair-not-kept" };

/** What precisely was checked of a game in which everything fits, sentence by sentence. */
export function pointsOf(checked: Checked): string[] {
  const { rolls, reveals, parts, withheld, rewinds, kept, mine, shown } = checked;
  return [
    say("fair-draws", { rolls, reveals }),
    say(KEPT[kept]),
    ...(parts ? [say("fair-parts", { parts })] : []),
    ...(mine ? [say("fair-mine")] : []),
    ...(shown ? [say("fair-shown", { shown })] : []),
    ...withheld.map((seat) => say("fair-withheld", { seat })),
    ...(rewinds ? [say("fair-rewound", { times: rewinds })] : []),
  ];
}
