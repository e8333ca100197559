/** A picture of a lesson: a die with its face, or an icon in its colour. */
export type Picture = { face: string } | { icon: string; colour: string };

export interface Lesson {
  /** Its texts are `rules-GAME-ID`. */
  id: string;
  pictures: Picture[];
}

const dice = (...faces: string[]): Picture[] => faces.map((face) => ({ face }));
const CROWN: Picture = { icon: "vp", colour: "var(--crown)" };
const HEART: Picture = { icon: "life", colour: "var(--life)" };
const BOLT: Picture = { icon: "energy", colour: "var(--energy)" };

/** What to know to play, in teaching order. */
export const LESSONS: Record<string, Lesson[]> = {
  "king-of-new-york": [
    { id: "goal", pictures: [CROWN, HEART] },
    {
      id: "turn",
      pictures: [
        { icon: "dice", colour: "var(--paper)" },
        { icon: "reroll", colour: "var(--gold)" },
      ],
    },
    { id: "easy", pictures: dice("energy", "heal") },
    { id: "attack", pictures: dice("attack", "attack") },
    {
      id: "destruction",
      pictures: [
        ...dice("destruction"),
        { icon: "highrise", colour: "var(--destruction)" },
        { icon: "tank", colour: "var(--unit-light)" },
      ],
    },
    { id: "ouch", pictures: dice("ouch", "ouch", "ouch") },
    { id: "celebrity", pictures: dice("celebrity", "celebrity", "celebrity") },
    {
      id: "manhattan",
      pictures: [
        { icon: "up", colour: "var(--hot)" },
        CROWN,
        BOLT,
        { icon: "noheal", colour: "var(--paper)" },
      ],
    },
    {
      id: "buy",
      pictures: [BOLT, { icon: "cards", colour: "var(--paper)" }, { icon: "sweep", colour: "var(--paper)" }],
    },
  ],
  "king-of-tokyo": [
    { id: "goal", pictures: [CROWN, HEART] },
    {
      id: "turn",
      pictures: [
        { icon: "dice", colour: "var(--paper)" },
        { icon: "reroll", colour: "var(--gold)" },
      ],
    },
    { id: "numbers", pictures: dice("3", "3", "3") },
    { id: "easy", pictures: dice("energy", "heart") },
    { id: "attack", pictures: dice("claw", "claw") },
    {
      id: "tokyo",
      pictures: [{ icon: "pin", colour: "var(--hot)" }, CROWN, { icon: "noheal", colour: "var(--paper)" }],
    },
    { id: "yield", pictures: [{ icon: "flee", colour: "var(--cool)" }] },
    {
      id: "buy",
      pictures: [BOLT, { icon: "cards", colour: "var(--paper)" }, { icon: "sweep", colour: "var(--paper)" }],
    },
  ],
};
