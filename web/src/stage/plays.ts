import { changed, type Changes } from "../link/changes";
import type { SpectacleName } from "../story/spectacles";
import type { GameState, Happened, Happening } from "../wire";

/** A big moment to be rehearsed: how things stand, what has been told, and what happens then. */
export interface Play {
  name: SpectacleName;
  state: GameState;
  story: Happened[];
  events: Happening[];
}

const ONLY_NEW_YORK: readonly SpectacleName[] = ["superstar", "statue"];

/** An event of which only a few things matter. */
function event(kind: string, about: Partial<Happening>): Happening {
  return { kind, seat: -1, amount: 0, what: "", where: "", other: -1, cause: "", ...about };
}

/** How everybody rolled for who begins; one rolled the most claws. */
function start({ monsters }: GameState, first: number, attack: string): Happened {
  const rolls = monsters.map((_, seat) => {
    const claws = seat === first ? 4 : seat % 4;
    const faces = Array.from({ length: 6 }, (_, at) => (at < claws ? attack : "energy"));
    return event("rolled", { seat, amount: 6, what: faces.join(" ") });
  });
  return { number: 1, kind: "start", seat: -1, text: "", undone: 0, events: rolls };
}

/** One Monster hits another, which loses so much life and has so much left. */
function blow(seat: number, other: number, amount: number, life: number, cause: string): Happening[] {
  return [
    event("attacks", { seat: other, amount, cause }),
    event("damaged", {
      seat,
      other,
      amount,
      what: "attack",
      cause,
      changes: { [`monsters.${seat}.life`]: life },
    }),
  ];
}

/** Every big moment of a game, in a position in which at least three Monsters are alive. */
export function plays(given: GameState, attack: string): Play[] {
  const [hero = 0, foe = 1, third = 2] = given.monsters.flatMap(({ alive }, seat) => (alive ? [seat] : []));
  const begun = start(given, hero, attack);
  const newYork = given.board.game === "king-of-new-york";
  const clause = (new_york: string, tokyo: string) => (newYork ? new_york : tokyo);
  const cause = clause("NY-ATTACK-1", "KT-ATTACK-5");
  const play = (
    name: SpectacleName,
    events: Happening[],
    changes: Changes = {},
    story: Happened[] = [],
  ): Play => ({
    name,
    state: changed({ ...given, active: hero }, changes),
    story,
    events,
  });
  const scored = (vp: number, amount: number) =>
    event("scored", {
      seat: hero,
      amount,
      cause: clause("NY-MANHATTAN-2", "KT-TOKYO-3"),
      changes: { [`monsters.${hero}.vp`]: vp },
    });
  const took = (what: string) =>
    event("took", { seat: hero, other: foe, what, changes: { [`board.${what.split("-")[0] ?? ""}`]: hero } });
  const out = (seat: number) =>
    event("eliminated", {
      seat,
      other: hero,
      amount: 3,
      what: "attack",
      where: given.monsters[seat]?.place ?? "",
      cause,
      changes: { [`monsters.${seat}.alive`]: false },
    });
  const gone = (keep: readonly number[]): Changes =>
    Object.fromEntries(
      given.monsters.flatMap((_, seat) => (keep.includes(seat) ? [] : [[`monsters.${seat}.alive`, false]])),
    );
  const close: Changes = {
    [`monsters.${hero}.vp`]: 20,
    [`monsters.${foe}.vp`]: 19,
    [`monsters.${third}.vp`]: 19,
  };
  const all = [
    play("beginning", [], {}, [begun]),
    play("first-blood", blow(foe, hero, 2, 5, cause), {}, [begun]),
    play("superstar", [took("superstar")], { "board.superstar": foe }),
    play("statue", [took("statue-of-liberty")], { "board.statue": foe }),
    play("alarm", [scored(17, 2)], { [`monsters.${hero}.vp`]: 15 }),
    play("twenty", [scored(20, 1)], { [`monsters.${hero}.vp`]: 19 }),
    play("out", [...blow(foe, hero, 3, 0, cause), out(foe)], { [`monsters.${foe}.life`]: 3 }),
    play(
      "last-two",
      [out(third), event("turn", { seat: foe, amount: 9, changes: { active: foe } })],
      gone([hero, foe, third]),
    ),
    play(
      "victory",
      [
        event("won", {
          seat: hero,
          amount: 20,
          cause: clause("NY-WIN-1", "KT-WIN-2"),
          changes: { over: true, winner: hero },
        }),
      ],
      close,
    ),
    play(
      "nobody",
      [event("nobody-won", { cause: clause("NY-WIN-3", "KT-WIN-5"), changes: { over: true } })],
      gone([]),
    ),
  ];
  return all.filter(({ name }) => newYork || !ONLY_NEW_YORK.includes(name));
}
