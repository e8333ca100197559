import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { after } from "../src/link/changes";
import { Rehearsal, type Film } from "../src/stage/rehearsal.svelte";
import type { GameState } from "../src/wire";

const FOLDER = "public/gallery/films";
const names = readdirSync(FOLDER).filter((file) => file !== "index.json");
const load = (file: string): Film => JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8")) as Film;

describe("a film", () => {
  test.each(names)("%s ends as the rules say, however often it is told", (file) => {
    const film = load(file);
    const rehearsal = new Rehearsal(film.begin);
    const end = film.updates.reduce<GameState>(
      (state, { entry, rest }) => after(state, entry, rest),
      film.begin.state,
    );
    for (let times = 0; times < 2; times++) {
      rehearsal.show(film);
      expect(rehearsal.presented.behind).toBe(true);
      rehearsal.presented.jump();
      expect(rehearsal.presented.behind).toBe(false);
      expect(rehearsal.presented.state).toEqual(end);
      expect(rehearsal.presented.story.map(({ number }) => number)).toEqual(
        film.updates.map((u) => u.number),
      );
    }
  });
});
