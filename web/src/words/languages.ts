import { Unreachable } from "../app/api";
import { keepSettings, settings } from "../app/settings.svelte";
import { adopt } from "./say.svelte";
import { Words } from "./words";

/** A language that has texts, and what it says about itself. */
export interface Language {
  id: string;
  name: string;
  note: string;
}
declare const __LANGUAGES__: Language[];

const KEY = "kaiju-language";
export const ENGLISH = "en";

/** The languages that have texts; the build lists them. */
export const languages: readonly Language[] = __LANGUAGES__;

let wanted = 0;

async function load(name: string): Promise<string> {
  const response = await fetch(`/words/${name}.ftl`).catch(() => null);
  if (!response?.ok) throw new Unreachable();
  return response.text();
}

/** Speaks a language, with cards called as they are printed on English ones if that is set; nothing else is loaded. */
export async function speak(language: string, printed = settings.printed): Promise<void> {
  const turn = ++wanted;
  const foreign = printed && language !== ENGLISH;
  const [text, names] = await Promise.all([load(language), foreign ? load("printed") : ""]);
  if (turn !== wanted) return; // another one was asked for meanwhile
  const words = new Words(language, text, names);
  adopt(words);
  dress(words);
}

/** Switches to a language, here and after a reload. */
export async function choose(language: string): Promise<void> {
  await speak(language);
  localStorage.setItem(KEY, language);
}

/** Calls cards as they are printed on English ones, or as everything else. */
export async function callCards(language: string, printed: boolean): Promise<void> {
  await speak(language, printed);
  settings.printed = printed;
  keepSettings();
}

/** What the page says about itself outside of what is seen: its language, its description, and the name for the system. */
function dress(words: Words): void {
  document.documentElement.lang = words.language;
  document.querySelector("meta[name=description]")?.setAttribute("content", words.say("web-description"));
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/words/${words.language}.webmanifest`);
}
