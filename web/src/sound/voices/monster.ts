import type { Kit } from "../kit";
import { recipe, type Recipe } from "../recipe";

/** What a Monster says: before it strikes, when it is hurt, and when it is glad. */
export const MOODS = ["roar", "pain", "joy"] as const;
export type Mood = (typeof MOODS)[number];

/** Picks what belongs to the mood. Contour and vowels express it: a roar rises and falls, pain falls, joy rises or repeats. */
type By = <T>(roar: T, pain: T, joy: T) => T;

const LENGTHS = { roar: 1.12, pain: 0.55, joy: 0.9 };

/** The voice of a Monster in every mood: a throat, and something that only this Monster has. */
export function monster<Name extends string>(
  name: Name,
  trims: readonly [roar: number, pain: number, joy: number],
  layers: (kit: Kit, by: By, length: number) => void,
): Record<`${Name}.${Mood}`, Recipe> {
  const made = MOODS.map((mood, at) => {
    const by: By = (roar, pain, joy) => ({ roar, pain, joy })[mood];
    const voice = recipe("voice", trims[at] ?? 0, { strengths: 3, soft: 4, wet: 0.14 }, (kit) =>
      layers(kit, by, LENGTHS[mood] * kit.about(0.9 + 0.1 * kit.force, 0.03)),
    );
    return [`${name}.${mood}`, voice] as const;
  });
  return Object.fromEntries(made) as Record<`${Name}.${Mood}`, Recipe>;
}
