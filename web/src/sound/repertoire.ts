import type { Recipe } from "./recipe";
import { BLOWS } from "./recipes/blows";
import { CITY } from "./recipes/city";
import { DICE } from "./recipes/dice";
import { GAINS } from "./recipes/gains";
import { SCENES } from "./recipes/scenes";
import { LATER } from "./voices/later";
import { NEW_YORK } from "./voices/newyork";
import { TOKYO } from "./voices/tokyo";

const ALL = { ...DICE, ...BLOWS, ...GAINS, ...CITY, ...SCENES, ...NEW_YORK, ...TOKYO, ...LATER };

export type SoundName = keyof typeof ALL;

/** Every sound by its name. */
export const RECIPES: Record<SoundName, Recipe> = ALL;
