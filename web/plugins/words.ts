import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Puts the Fluent files that Python reads beside the client, and the words of the page itself into it. */
export function words(folder: string): Plugin {
  const root = resolve(folder);
  const names = readdirSync(root).filter((name) => name.endsWith(".ftl"));
  const read = (name: string) => readFileSync(join(root, name), "utf-8");
  return {
    name: "words",
    config: () => ({
      define: { __LANGUAGES__: JSON.stringify(names.map((name) => name.replace(".ftl", ""))) },
    }),
    generateBundle() {
      for (const name of names) {
        this.emitFile({ type: "asset", fileName: `words/${name}`, source: read(name) });
      }
    },
    configureServer(server) {
      server.middlewares.use("/words", (request, response, next) => {
        const name = names.find((known) => request.url === `/${known}`);
        if (!name) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(read(name));
      });
    },
    transformIndexHtml: (html) => filled(html, read("en.ftl")),
  };
}

/** The page with its {message-id}s said in English: it is shown only where the client cannot run. */
function filled(html: string, text: string): string {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(text));
  return html.replace(/\{([a-z-]+)\}/g, (whole, id: string) => {
    const message = bundle.getMessage(id)?.value;
    if (!message) throw new Error(`index.html asks for ${whole}, which en.ftl does not have`);
    return bundle.formatPattern(message);
  });
}
