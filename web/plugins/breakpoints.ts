import type { Plugin } from "vite";

import { BREAKPOINTS } from "../src/app/breakpoints";

/** Writes out the breakpoints that styles ask for by name: `@media (--phone)`. */
export function breakpoints(): Plugin {
  return {
    name: "breakpoints",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$|\.css\?|&lang\.css/ },
      handler: (code) => ({
        code: code.replace(/(?<=@media[^{]*)\(--([a-z-]+)\)/g, (whole, name: string) => written(whole, name)),
        map: null,
      }),
    },
  };
}

function written(whole: string, name: string): string {
  const query = (BREAKPOINTS as Record<string, string>)[name];
  if (!query) throw new Error(`a style asks for ${whole}, which src/app/breakpoints.ts does not have`);
  return query;
}
