import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import { nameOnly } from "../src/words/printed";

const ENGLISH = "en";
const THEME = /<meta name="theme-color" content="(.*?)"/;
/** The goal cards are no names but words, which sentences inflect: they stay in the language of the sentence. */
const GOALS = /-(?:superstar|statue-of-liberty)$/;

/** What only the command line, the terminal and the log of a server say: it does not travel. */
const ELSEWHERE =
  /^(?:arena|balance|cli|coverage|database|error|expected|export|fit|found|misfit|nonsense|scenario|serve|simulate|spoilt|terminal|trouble)-/;

/** The texts of one language, at build time. */
class Texts {
  private readonly bundle: FluentBundle;
  readonly resource: FluentResource;

  constructor(
    readonly language: string,
    readonly text: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.resource = new FluentResource(text);
    this.bundle.addResource(this.resource);
  }

  say(id: string): string {
    const message = this.bundle.getMessage(id)?.value;
    if (!message) throw new Error(`${this.language}.ftl does not have ${id}`);
    return this.bundle.formatPattern(message);
  }
}

/** Puts the Fluent files that Python reads beside the client, and what is said before a page or outside of it. */
export function words(folder: string): Plugin {
  const root = resolve(folder);
  const names = readdirSync(root).filter((name) => name.endsWith(".ftl"));
  const read = () =>
    names.map((name) => new Texts(name.replace(".ftl", ""), readFileSync(join(root, name), "utf-8")));
  return {
    name: "words",
    config: () => ({ define: { __LANGUAGES__: JSON.stringify(read().map(listed)) } }),
    generateBundle() {
      for (const [fileName, source] of files(read())) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").slice(1);
        const source = path.startsWith("words/") ? files(read()).get(path) : undefined;
        if (source === undefined) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(source);
      });
    },
    // During development the page is English; a build has one in each language, and the server chooses.
    transformIndexHtml: (html, { server }) => (server ? filled(html, ENGLISH, read()) : html),
    writeBundle({ dir = "" }) {
      const page = readFileSync(join(dir, "index.html"), "utf-8");
      const languages = read();
      for (const { language } of languages) {
        const own = language === ENGLISH ? "index.html" : `index.${language}.html`;
        writeFileSync(join(dir, own), filled(page, language, languages));
      }
    },
  };
}

/** What the list of languages says about one, in its own words. */
function listed(texts: Texts): { id: string; name: string; note: string } {
  return { id: texts.language, name: texts.say("language-name"), note: texts.say("language-note") };
}

/** Every file that is made of the texts: those themselves, the English names of the cards, what the system shows. */
function files(languages: Texts[]): Map<string, string> {
  const made = new Map<string, string>();
  for (const texts of languages) {
    made.set(`words/${texts.language}.ftl`, travelling(texts.text));
    made.set(`words/${texts.language}.webmanifest`, manifest(texts));
    if (texts.language === ENGLISH) made.set("words/printed.ftl", printed(texts.resource));
  }
  return made;
}

/** What a browser may have to say, without comments. */
export function travelling(text: string): string {
  const entries = text.split(/^(?=[a-z#])/m);
  return entries.filter((entry) => !entry.startsWith("#") && !ELSEWHERE.test(entry)).join("");
}

/** The names of the power cards as they are printed, and nothing else of English. */
function printed(english: FluentResource): string {
  return english.body
    .filter(({ id, value }) => id.startsWith("card-") && value !== null && !GOALS.test(id))
    .map((card) => `${card.id} = ${nameOnly(card)}\n`)
    .join("");
}

/** What the system shows where the game is installed. */
function manifest(texts: Texts): string {
  const [, colour] = THEME.exec(readFileSync("index.html", "utf-8")) ?? [];
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: texts.language,
    name: texts.say("lobby-title"),
    short_name: texts.say("lobby-title"),
    description: texts.say("web-description"),
    theme_color: colour,
    background_color: colour,
    icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
  });
}

/** The page with its {message-id}s said in a language, and the list of all {languages}. */
function filled(html: string, language: string, languages: Texts[]): string {
  const texts = languages.find((one) => one.language === language);
  if (!texts) throw new Error(`there are no words of ${language}`);
  return html
    .replaceAll("{language}", language)
    .replace("{languages}", languages.map((one) => one.language).join(" "))
    .replace(/\{([a-z-]+)\}/g, (_, id: string) => texts.say(id));
}
