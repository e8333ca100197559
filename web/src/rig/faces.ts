/** Which eyes go with which mouth. */
const FACES = {
  calm: { eyes: "open", mouth: "calm" },
  blink: { eyes: "shut", mouth: "calm" },
  angry: { eyes: "angry", mouth: "calm" },
  roar: { eyes: "angry", mouth: "roar" },
  howl: { eyes: "shut", mouth: "roar" },
  cheer: { eyes: "glad", mouth: "roar" },
  bliss: { eyes: "glad", mouth: "calm" },
  ouch: { eyes: "ouch", mouth: "ouch" },
  scared: { eyes: "wide", mouth: "ouch" },
  worn: { eyes: "shut", mouth: "ouch" },
  grin: { eyes: "glad", mouth: "grin" },
  smug: { eyes: "open", mouth: "grin" },
  mean: { eyes: "angry", mouth: "grin" },
  ko: { eyes: "dizzy", mouth: "ko" },
  sleepy: { eyes: "shut", mouth: "ko" },
} as const;

export type Face = keyof typeof FACES;

/** From which point of an action on, from 0 to 1, which face is made. */
export type Faces = readonly (readonly [at: number, face: Face])[];

/** Eyes or a mouth of a drawing. */
export interface Look {
  feature: "eyes" | "mouth";
  name: string;
}

/** A Monster with so little life left looks hurt. */
export const HURT = 3;

/** The face that a Monster makes while nothing happens. */
export function restingFace(life: number, alive = true): Face {
  if (!alive) return "ko";
  return life <= HURT ? "scared" : "calm";
}

/** How many plasters a Monster with so much life left has; where none is left they help no more. */
export function plasters(life: number): number {
  return life > 0 ? Math.max(0, HURT + 1 - life) : 0;
}

/** A face with its eyes closed for a moment; eyes that are closed anyway, or stars, stay. */
export function blinking(face: Face): Face {
  return ({ calm: "blink", scared: "worn" } as Partial<Record<Face, Face>>)[face] ?? face;
}

/** Whether eyes or a mouth belong to a face. */
export function belongs({ feature, name }: Look, face: Face): boolean {
  return FACES[face][feature] === name;
}

/** The faces of an action for a Monster that rests with another face than the calm one. */
export function facesFrom(faces: Faces, rest: Face): Faces {
  return faces.map(([at, one]) => [at, one === "calm" ? rest : one === "blink" ? blinking(rest) : one]);
}
