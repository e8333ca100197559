import { hot } from "../map/places";
import type { GameState, Happening } from "../wire";
import type { Kind, Known, Motion, Told } from "./script";
import { card, counter, figure, goal, held, panel, PILE, portrait, spot, token } from "./selectors";
import { destroyed, sent } from "./tiles";

/** A motion whose start is not yet known. */
export type Draft = Partial<Motion> & { kind: Kind };

/** One event of an update, and how things stood around it. */
interface Seen extends Happening, Known {
  told: Told;
  before: GameState;
  after: GameState;
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const gains =
  (what: string) =>
  ({ seat }: Seen): Draft[] => [{ kind: "gain", what, to: counter(seat, what) }];
const loses =
  (what: string) =>
  ({ seat }: Seen): Draft[] => [{ kind: "loss", what, to: counter(seat, what) }];
const rolls = (dice: readonly number[]): Draft[] => [{ kind: "roll", what: dice.join(" ") }];
const bought = ({ seat, what }: Seen): Draft[] => [{ kind: "buy", what, from: card(what), to: panel(seat) }];

/** What there is to see for each kind of event; for the others there is nothing. */
const DRAFTS: Record<string, (one: Seen) => Draft[]> = {
  healed: gains("life"),
  revived: gains("life"),
  scored: gains("vp"),
  gained: gains("energy"),
  refunded: gains("energy"),
  "handed-over": ({ other }) => [{ kind: "gain", seat: other, what: "energy", to: counter(other, "energy") }],
  "lost-life": loses("life"),
  "paid-life": loses("life"),
  "lost-vp": loses("vp"),
  "lost-energy": loses("energy"),
  rolled: ({ amount }) => rolls(numbers(amount)),
  rerolled: ({ where }) => rolls(where.split(" ").map(Number)),
  changed: ({ amount }) => rolls([amount]),
  added: ({ before, after }) =>
    rolls(
      numbers(after.added.length)
        .slice(before.added.length)
        .map((at) => after.dice.length + at),
    ),
  damaged: ({ seat, amount, what }) =>
    amount > 0
      ? [
          {
            kind: "damage",
            what: what === "ouch" ? "shots" : "",
            from: figure(seat),
            to: counter(seat, "life"),
          },
        ]
      : [],
  eliminated: ({ seat }) => [{ kind: "out", from: figure(seat), to: panel(seat) }],
  placed: ({ seat }) => [{ kind: "move", what: "comes", from: portrait(seat), to: figure(seat) }],
  moved,
  shifted: ({ seat }) => [{ kind: "move", from: figure(seat), to: figure(seat) }],
  destroyed: ({ seat, what, where, before, after, tiles }) => {
    const tile = tiles.find(({ id }) => id === what);
    return tile ? destroyed(seat, tile, where, before, after) : [];
  },
  sent: ({ what, where, before, after }) => sent(what, where, before, after),
  souvenir: ({ what }) => [{ kind: "turn", from: "", to: `[data-souvenir="${what}"]` }],
  bought,
  claimed: bought,
  taken: ({ seat, what, other }) => [{ kind: "buy", what, from: panel(other), to: panel(seat) }],
  discarded: ({ seat, what }) => [{ kind: "buy", what, from: panel(seat), to: PILE }],
  swept: ({ before }) =>
    before.row.flatMap((one, at): Draft[] =>
      one
        ? [{ kind: "sweep", what: one, from: card(one), to: PILE, amount: at - (before.row.length - 1) / 2 }]
        : [],
    ),
  revealed: ({ what }) => [{ kind: "reveal", what, to: card(what) }],
  took: ({ seat, what, other }) => [
    { kind: "light", what, from: other < 0 ? spot(what) : figure(other), to: figure(seat) },
    { kind: "goal", what, from: other < 0 ? spot(what) : goal(other, what), to: goal(seat, what) },
  ],
  "token-given": ({ seat, what, before }) => [
    { kind: "token", what, from: figure(before.active), to: token(seat, what) },
  ],
};

export function drafts(
  event: Happening,
  told: Told,
  before: GameState,
  after: GameState,
  { tiles }: Known,
): Draft[] {
  return [...(DRAFTS[event.kind]?.({ ...event, told, before, after, tiles }) ?? []), ...lit(event, before)];
}

/** The card in front of a Monster that something comes from. */
function lit({ seat, cause }: Happening, { monsters }: GameState): Draft[] {
  for (const at of new Set([seat, ...monsters.keys()])) {
    const found = cause && monsters[at]?.cards.find((one) => one.acts === cause || one.card === cause);
    if (found) return [{ kind: "glow", seat: at, what: found.card, to: held(at, found.card) }];
  }
  return [];
}

function moved({ seat, what, where, told }: Seen): Draft[] {
  const enters = hot(what) && !hot(where);
  const flees =
    what === "outside" ||
    told.events.some((other) => other.seat === seat && (other.kind === "fled" || other.kind === "yielded"));
  const move: Draft = {
    kind: "move",
    from: figure(seat),
    to: figure(seat),
    what: enters ? "enters" : flees ? "flees" : "",
  };
  return enters ? [move, { kind: "enter", to: figure(seat) }] : [move];
}
