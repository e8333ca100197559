import { say, words } from "../words/say.svelte";

/** What a bot is called by how well it plays; one that we do not know keeps its name. */
export function levelName(bot: string): string {
  const level = `panel-level-${bot}`;
  return words().has(level) ? say(level) : bot;
}
