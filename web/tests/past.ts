import type {
  Frame,
  GameState,
  Happened,
  Happening as Event,
  MonsterState,
  RulesInfo,
  SeatInfo,
  TableInfo,
} from "../src/wire";
import { city } from "./table";

export const rules: RulesInfo = {
  game: "g",
  dialect: ["g"],
  phases: [],
  first_phase: 0,
  faces: [],
  attack: "attack",
  dice: 6,
  life: 10,
  tiles: [],
  points: 20,
  sweep: 2,
  cards: [
    { id: "superstar", kind: "goal", cost: 0 },
    { id: "towering-titan", kind: "keep", cost: 7 },
  ],
};

export function event(kind: string, seat = -1, amount = 0, what = "", other = -1, cause = ""): Event {
  return { kind, seat, amount, what, where: "", other, cause };
}

/** An event that says how many crowns, or how much life, a seat has after it. */
export function tells(event: Event, seat: number, now: { vp?: number; life?: number }): Event {
  const changes = Object.entries(now).map(([what, value]) => [`monsters.${seat}.${what}`, value]);
  return { ...event, changes: Object.fromEntries(changes) as Record<string, unknown> };
}

export function entry(number: number, events: Event[] = [], more: Partial<Happened> = {}): Happened {
  return { number, kind: "answer", seat: 0, text: "end", events, undone: 0, ...more };
}

/** A state in which the Monsters have so many crowns and so much life: `[20, 4, 3, 10]` are two of them. */
export function state(turn: number, numbers: number[], more: Partial<GameState> = {}): GameState {
  const made = Array.from({ length: numbers.length / 2 }, (_, seat): MonsterState => {
    const [vp = 0, life = 0] = numbers.slice(2 * seat);
    return { name: `m${seat}`, life, vp, energy: 0, alive: life > 0, place: "", cards: [], tokens: {} };
  });
  return {
    monsters: made,
    active: 0,
    phase: 0,
    turn,
    source: "",
    extra_turns: [],
    dice: [],
    added: [],
    resolved: [],
    rerolls: 0,
    deck: {},
    row: [],
    discard: [],
    effects: [],
    leaving: [],
    strike: null,
    over: false,
    winner: -1,
    board: city(),
    ...more,
  };
}

export function frame(
  number: number,
  turn: number,
  numbers: number[],
  events: Event[] = [],
  more: Partial<GameState> = {},
): Frame {
  return { entry: entry(number, events), state: state(turn, numbers, more), standings: [], places: {} };
}

export function table(...gone: boolean[]): TableInfo {
  const seats = gone.map((one): SeatInfo => ({
    kind: "guest",
    name: "",
    bot: "",
    monster: "",
    away: false,
    gone: one,
    agrees: false,
    withheld: false,
  }));
  return {
    id: "t",
    game: "g",
    options: {},
    rules: "1",
    seats,
    public: true,
    pace: 0,
    hints: true,
    host: "",
    commitment: "",
    commitments: [],
    nonces: [],
    secret: "",
    status: "finished",
    stuck: false,
    rematch: "",
  };
}
