/** A picture of a lesson: a die with its face, or an icon in its colour. */
export type Picture = { face: string } | { icon: string; colour: string };

export interface Lesson {
  /** Its words are `rules-GAME-ID`. */
  id: string;
  pictures: Picture[];
}

const dice = (...faces: string[]): Picture[] => faces.map((face) => ({ face }));
const CROWN: Picture = { icon: "vp", colour: "#FFD23F" };
const HEART: Picture = { icon: "life", colour: "#5CE695" };
const BOLT: Picture = { icon: "energy", colour: "#4CD9FF" };

/** What one must know to play, in the order in which it is told. */
export const LESSONS: Record<string, Lesson[]> = {
  "king-of-new-york": [
    { id: "goal", pictures: [CROWN, HEART] },
    {
      id: "turn",
      pictures: [
        { icon: "dice", colour: "#FFF3D6" },
        { icon: "reroll", colour: "#FFC93C" },
      ],
    },
    { id: "easy", pictures: dice("energy", "heal") },
    { id: "attack", pictures: dice("attack", "attack") },
    {
      id: "destruction",
      pictures: [
        ...dice("destruction"),
        { icon: "highrise", colour: "#FFA63D" },
        { icon: "tank", colour: "#AEBF62" },
      ],
    },
    { id: "ouch", pictures: dice("ouch", "ouch", "ouch") },
    { id: "celebrity", pictures: dice("celebrity", "celebrity", "celebrity") },
    {
      id: "manhattan",
      pictures: [{ icon: "up", colour: "#FF8A4E" }, CROWN, BOLT, { icon: "noheal", colour: "#FFF3D6" }],
    },
    {
      id: "buy",
      pictures: [BOLT, { icon: "cards", colour: "#FFF3D6" }, { icon: "sweep", colour: "#FFF3D6" }],
    },
  ],
  "king-of-tokyo": [
    { id: "goal", pictures: [CROWN, HEART] },
    {
      id: "turn",
      pictures: [
        { icon: "dice", colour: "#FFF3D6" },
        { icon: "reroll", colour: "#FFC93C" },
      ],
    },
    { id: "numbers", pictures: dice("3", "3", "3") },
    { id: "easy", pictures: dice("energy", "heart") },
    { id: "attack", pictures: dice("claw", "claw") },
    {
      id: "tokyo",
      pictures: [{ icon: "pin", colour: "#FF8A4E" }, CROWN, { icon: "noheal", colour: "#FFF3D6" }],
    },
    { id: "yield", pictures: [{ icon: "flee", colour: "#6FDFFF" }] },
    {
      id: "buy",
      pictures: [BOLT, { icon: "cards", colour: "#FFF3D6" }, { icon: "sweep", colour: "#FFF3D6" }],
    },
  ],
};
