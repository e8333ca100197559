import { speak } from "./say.svelte";

declare const __LANGUAGES__: string[];

const KEY = "kaiju-language";

/** The languages that have texts; the build lists them. */
export const languages: readonly string[] = __LANGUAGES__;

/** The language to start with: the one chosen here, one that the browser asks for, or English. */
export function preferred(wanted: readonly string[] = navigator.languages, known = languages): string {
  const asked = [localStorage.getItem(KEY) ?? "", ...wanted.map((tag) => tag.split("-")[0] ?? "")];
  return asked.find((language) => known.includes(language)) ?? "en";
}

/** Switches to a language, here and after a reload. */
export async function choose(language: string): Promise<void> {
  await speak(language);
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
}
