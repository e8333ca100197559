import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const ENGLISH = "en";

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
    // During development the page is English; a build has one in each language, and the server chooses.
    transformIndexHtml: (html, { server }) => (server ? filled(html, ENGLISH, read(`${ENGLISH}.ftl`)) : html),
    writeBundle({ dir = "" }) {
      const page = readFileSync(join(dir, "index.html"), "utf-8");
      for (const name of names) {
        const language = name.replace(".ftl", "");
        const own = language === ENGLISH ? "index.html" : `index.${language}.html`;
        writeFileSync(join(dir, own), filled(page, language, read(name)));
      }
    },
  };
}

/** The page with its {message-id}s said in a language: they are shown only where the client cannot run. */
function filled(html: string, language: string, text: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(text));
  return html.replaceAll("{language}", language).replace(/\{([a-z-]+)\}/g, (whole, id: string) => {
    const message = bundle.getMessage(id)?.value;
    if (!message) throw new Error(`index.html asks for ${whole}, which ${language}.ftl does not have`);
    return bundle.formatPattern(message);
  });
}
