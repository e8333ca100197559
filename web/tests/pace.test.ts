import { describe, expect, test } from "vitest";

import { SPEEDS } from "../src/app/settings.svelte";
import { audience, beats, type Beat } from "../src/story/beats";
import { lasts, type SpectacleName } from "../src/story/spectacles";
import type { Happening, Update } from "../src/wire";
import { say } from "../src/words/say.svelte";
import lengths from "./rounds/lengths.json";
import { event, position } from "./table";

type Answers = Partial<Happening>[][];
const saved = import.meta.glob<Answers[]>("./rounds/*.json", { eager: true, import: "default" });

/** Bots in a round of which I am the fourth, and the milliseconds from what was told to the next answer of a bot. */
const BOTS = 3;
const BETWEEN = 40;
/** The milliseconds that a person takes for a decision. */
const DECIDES = 8000;

/** All beats of the games that bots have played, answer by answer, as somebody who looks on sees them. */
function told(game: string): Beat[][] {
  const { rules } = position(`${game}-buy`).source;
  const games = saved[`./rounds/${game}.json`] ?? [];
  return games.flat().map((events) => {
    const entry = {
      number: 1, kind: "answer", seat: 1, text: "", undone: 0,
      events: events.map(({ kind = "", ...about }) => event(kind, about)),
    }; // prettier-ignore
    return beats({ entry } as Update, audience(-1, rules));
  });
}

/** The big moments that come again and again; those that come once in a game are not part of a usual round. */
const BIG: Readonly<Record<string, SpectacleName>> = { took: "superstar", eliminated: "out" };

function lengthOf({ step, event, lead, stay }: Beat): number {
  const name = step.is === "event" && event ? BIG[event.kind] : undefined;
  if (!name) return lead + stay;
  const big = lasts({ name, again: name === "superstar" && (event?.other ?? -1) >= 0 });
  return Math.max(lead, big.lead) + Math.max(stay, big.stay);
}
const length = (all: readonly Beat[]) => all.reduce((sum, beat) => sum + lengthOf(beat), 0);

/** How long a turn takes to be told on average, in milliseconds at normal speed. */
function turn(game: string): number {
  return round(game, "normal") / BOTS;
}

/** How long a round of bots takes on average, in milliseconds, at a speed. */
function round(game: string, speed: keyof typeof SPEEDS): number {
  const answers = told(game);
  const turns = answers
    .flat()
    .filter(({ event, step }) => step.is === "event" && event?.kind === "turn").length;
  return (BOTS * (length(answers.flat()) * SPEEDS[speed] + answers.length * BETWEEN)) / turns;
}

describe.each(["king-of-new-york", "king-of-tokyo"])("%s", (game) => {
  test("a round of three bots takes about fifteen seconds, and six if it shall be brisk", () => {
    expect(round(game, "normal")).toBeGreaterThan(12_500);
    expect(round(game, "normal")).toBeLessThan(16_500);
    expect(round(game, "brisk")).toBeGreaterThan(5_000);
    expect(round(game, "brisk")).toBeLessThan(7_000);
  });

  test("the start page says how long a game takes", () => {
    const told = Number(/\d+ minutes/.exec(say(`home-play-${game}`, { monster: "none" }))?.[0].split(" ")[0]);
    const games = (lengths as Record<string, number[][]>)[game] ?? [];
    const minutes = games.map(([turns = 0, own = 0]) => (turns * turn(game) + own * DECIDES) / 60_000);
    const median = minutes.sort((one, two) => one - two)[Math.floor(minutes.length / 2)] ?? 0;
    expect(Math.abs(median - told)).toBeLessThan(1);
  });

  test("a hit takes longer than anything that only counts, and what changes nothing takes no time", () => {
    const all = told(game).flat();
    const mean = (...kinds: string[]) => {
      const found = all.filter(({ event, step }) => step.is === "event" && kinds.includes(event?.kind ?? ""));
      return found.length ? length(found) / found.length : 0;
    };
    expect(mean("damaged")).toBeGreaterThan(Math.max(mean("scored"), mean("gained"), mean("healed")));
    expect(mean("bought")).toBeGreaterThan(mean("revealed"));
    expect(mean("in-vain", "paid", "points-lost", "reshuffled")).toBe(0);
  });
});
