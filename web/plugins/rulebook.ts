import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";
import { parse } from "yaml";

import type { Block, Book, CardNotes, Chapter, Inline, Part } from "../src/rules/rulebook";

/** What all languages share: chapters and paragraphs in their order, and what each stands for. */
type Plan = Record<string, PlannedChapter[]>;
interface PlannedChapter {
  id: string;
  kind?: Chapter["kind"];
  parts: { id: string; clauses?: string[]; refusals?: string[]; figure?: string[] }[];
}
interface Text {
  title?: string;
  text?: string;
  figure?: string;
}
/** What one language says, game by game. */
type Texts = Record<string, { book: Record<string, Text>; cards: Record<string, CardNotes> }>;

const PLAN = "book.yaml";
const MARKED = /\*\*(?<bold>[^*]+)\*\*|\[(?<text>[^\]]+)\]\((?<to>[^)]+)\)/g;

/** Puts the rulebook beside the client: for each language and game one file of its chapters and one of its cards. */
export function rulebook(folder: string): Plugin {
  const root = resolve(folder);
  const read = (name: string): unknown => parse(readFileSync(join(root, name), "utf-8"));
  const files = (): Map<string, string> => {
    const plan = read(PLAN) as Plan;
    const languages = readdirSync(root).filter((name) => name.endsWith(".yaml") && name !== PLAN);
    const all = languages.flatMap((name) => {
      const language = name.replace(".yaml", "");
      return Object.entries(read(name) as Texts).flatMap(([game, { book, cards }]): [string, string][] => [
        [`${language}/${game}.json`, JSON.stringify(bound(plan[game] ?? [], book))],
        [`${language}/${game}-cards.json`, JSON.stringify(cards)],
      ]);
    });
    return new Map(all);
  };
  return {
    name: "rulebook",
    generateBundle() {
      for (const [name, source] of files())
        this.emitFile({ type: "asset", fileName: `rulebook/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use("/rulebook", (request, response, next) => {
        const file = files().get(request.url?.slice(1) ?? "");
        if (file === undefined) return next();
        response.setHeader("content-type", "application/json; charset=utf-8");
        response.end(file);
      });
    },
  };
}

/** The chapters with the words of one language. */
export function bound(plan: PlannedChapter[], texts: Record<string, Text>): Book {
  const part = ({ id, clauses = [], refusals = [], figure }: PlannedChapter["parts"][number]): Part => {
    const { title = "", text = "", figure: caption = "" } = texts[id] ?? {};
    const drawn = figure ? { pieces: figure, caption } : null;
    return { id, title, blocks: blocks(text), clauses, refusals, figure: drawn };
  };
  return plan.map(({ id, kind = "text", parts }) => ({
    id,
    kind,
    title: texts[id]?.title ?? "",
    parts: parts.map(part),
  }));
}

/** A text taken apart: paragraphs and lists, separated by blank lines. */
export function blocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((block) => {
      const lines = block.split("\n");
      if (!lines[0]?.startsWith("- ")) return { text: inline(lines.join(" ")) };
      const items = block.split(/^- /m).filter(Boolean);
      return { items: items.map((item) => inline(item.trim().replace(/\s+/g, " "))) };
    });
}

/** A line taken apart: plain text, what is bold, and links. */
function inline(line: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > from) found.push(line.slice(from, match.index));
    const { bold, text, to } = match.groups ?? {};
    found.push(bold === undefined ? { text: text ?? "", to: to ?? "" } : { bold });
    from = match.index + match[0].length;
  }
  if (from < line.length) found.push(line.slice(from));
  return found;
}
