import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const RIG = /^(.*)\.svg\?rig$/;

/** Makes one small module of a Monster's drawing and of the tracks beside it: `import("./art/kong.svg?rig")`. */
export function rigs(): Plugin {
  return {
    name: "rigs",
    enforce: "pre",
    load: {
      filter: { id: RIG },
      handler(id) {
        const path = RIG.exec(id)?.[1] ?? "";
        const [drawing, own] = [`${path}.svg`, `${path}.json`].map((file) => {
          this.addWatchFile(file);
          return readFileSync(file, "utf-8");
        });
        const inside = (drawing ?? "").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
        // A text that is parsed is read quicker than the same as a program.
        const tracks = JSON.stringify(JSON.stringify(JSON.parse(own ?? "")));
        return `export const drawing = ${JSON.stringify(inside)};\nexport const own = JSON.parse(${tracks});`;
      },
    },
  };
}
