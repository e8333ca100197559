import { changed } from "../link/changes";
import { boroughOf, newYork } from "../map/newyork/city";
import { CARD, FLIGHT, TRAVEL } from "../story/beats";
import type { GameState, Happening, RulesInfo } from "../wire";
import { diceWith, EFFECT, origins } from "./origins";
import type { Motion } from "./script";
import { card, counter, figure, panel, spot } from "./selectors";
import { fallen } from "./tiles";

/** What is known while an event is on its way: how things stand before it, and in how many milliseconds it comes. */
interface Seen extends Happening {
  state: GameState;
  rules: Pick<RulesInfo, "cards">;
  lead: number;
}

type Draft = Partial<Motion> & Pick<Motion, "kind">;

/** What a Monster gets travels to its counter, and is there when it counts. */
const travels =
  (what: string) =>
  (one: Seen): Draft[] => {
    const to = one.kind === "handed-over" ? one.other : one.seat;
    const from = origins(one, one.state, one.rules).join(", ");
    return [{ kind: "travel", seat: to, what, from, to: counter(to, what), delay: 0, lasts: TRAVEL }];
  };

/** What is on its way to an event, such that it arrives with it; to the others there is nothing to see. */
const DRAFTS: Record<string, (one: Seen) => Draft[]> = {
  resolves: ({ what, state }) => [{ kind: "lift", what: diceWith([what], state).join(" ") }],
  damaged: (one) => (one.amount < 1 ? [] : one.what === "ouch" ? shots(one) : claws(one)),
  healed: travels("life"),
  scored: travels("vp"),
  gained: travels("energy"),
  refunded: travels("energy"),
  "handed-over": travels("energy"),
  destroyed: ({ seat, what, where, state, changes }) => [
    { kind: "strike", from: figure(seat), to: fallen(what, where, state, changed(state, changes)) },
  ],
  bought,
  claimed: bought,
  taken: bought,
  took: ({ seat, what, other }) => [
    { kind: "light", what, from: other < 0 ? spot(what) : figure(other), to: figure(seat) },
  ],
};

function claws({ seat, other, what, cause, rules, lead }: Seen): Draft[] {
  if (other < 0 || other === seat) return [];
  const played = what === "card" && rules.cards.find(({ id }) => id === cause)?.kind === "discard";
  const from = played ? EFFECT : figure(other);
  return [{ kind: "claws", from, to: figure(seat), delay: Math.max(0, lead - FLIGHT) }];
}

/** All Units in the borough of a Monster shoot at it. */
function shots({ seat, state }: Seen): Draft[] {
  const borough = boroughOf(state.monsters[seat]?.place ?? "");
  if (!borough || !newYork(state)) return [];
  return [{ kind: "shots", from: `[data-unit^="${borough}/"]`, to: figure(seat) }];
}

/** A card is seen large on its way to its owner; one that is discarded stays there to take effect. */
function bought({ kind, seat, what, other, amount, rules }: Seen): Draft[] {
  const stays = rules.cards.find(({ id }) => id === what)?.kind === "discard" && kind !== "taken";
  const from = kind === "taken" ? panel(other) : card(what);
  return [
    {
      kind: "present",
      what,
      amount,
      from,
      to: stays ? "" : panel(seat),
      lasts: CARD.out + CARD.large + CARD.home,
    },
  ];
}

/** What is to be seen before an event. */
export function approach(
  event: Happening,
  state: GameState,
  rules: Pick<RulesInfo, "cards">,
  lead: number,
): Motion[] {
  const { seat, amount } = event;
  const motions = DRAFTS[event.kind]?.({ ...event, state, rules, lead }) ?? [];
  return motions.map((draft) => ({
    seat,
    what: "",
    from: "",
    to: "",
    amount,
    delay: 0,
    lasts: lead,
    ...draft,
  }));
}

/** How hard what was on its way lands; `me` is my seat, or -1. */
export function arrival({ kind, seat, amount, other }: Happening, before: GameState, me: number): Motion[] {
  const life = before.monsters[seat]?.life ?? 0;
  if (kind !== "damaged" || amount < 1) return [];
  const what = seat === me ? "mine" : "";
  return [
    { kind: "impact", seat, what, from: figure(seat), to: figure(other), amount, before: life, delay: 0 },
  ];
}
