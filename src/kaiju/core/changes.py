"""The setters of what everybody sees: each changes one thing on the table and writes the change down.

A change is a path and the value that is there now, such as `monsters.2.vp` and 7. The next event carries all
changes that were written down since the one before it, and `Table.changes` has those that no event came
after. So whoever knows the table before an answer, and makes these changes in their order, knows it as of
every event, and after the answer as it is. That holds only if nothing that everybody sees is changed in
another way: the rules assign none of it themselves. What a turn remembers and what only the engine counts is
not seen, and is not written down. Nor is anything at a table that is not `told`, such as one on which a bot
tries something out: nobody would read it.

A value is never changed once it is written down. `None` is an empty place in the row, no strike, and a card
or a tile of which none is left in the deck or among the covered ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from kaiju.core.state import ExtraTurn, Face, Held, Monster, Place, Strike

if TYPE_CHECKING:
    from kaiju.core.cards import Card
    from kaiju.core.table import Table

Change = tuple[str, Any]
MOST_SEATS: Final = 12


NOTHING_ROLLED: Final[list[Change]] = [("dice", ()), ("added", ()), ("resolved", ()), ("rerolls", 0)]


def _paths(what: str) -> tuple[str, ...]:
    return tuple([f"monsters.{seat}.{what}" for seat in range(MOST_SEATS)])


LIFE: Final = _paths("life")
VP: Final = _paths("vp")
ENERGY: Final = _paths("energy")
PLACE: Final = _paths("place")
ALIVE: Final = _paths("alive")
CARDS: Final = _paths("cards")
TOKENS: Final = _paths("tokens")


@mypyc_attr(acyclic=True)
class Secret:
    """A value that only some seats may know; to all others it is as if nothing were there."""

    __slots__ = ("seats", "value")

    def __init__(self, value: Any, seats: tuple[int, ...]) -> None:
        self.value = value
        self.seats = seats


# -- Monsters --------------------------------------------------------------------------------------


def set_life(t: Table, me: Monster, life: int) -> None:
    """Set the Life of a Monster."""
    me.life = life
    if t.told:
        t.changes.append((LIFE[me.seat], life))


def set_vp(t: Table, me: Monster, vp: int) -> None:
    """Set the victory points of a Monster."""
    me.vp = vp
    if t.told:
        t.changes.append((VP[me.seat], vp))


def set_energy(t: Table, me: Monster, energy: int) -> None:
    """Set the Energy of a Monster."""
    me.energy = energy
    if t.told:
        t.changes.append((ENERGY[me.seat], energy))


def set_place(t: Table, me: Monster, place: Place) -> None:
    """Put the figure of a Monster somewhere."""
    me.place = place
    if t.told:
        t.changes.append((PLACE[me.seat], place))


def set_tokens(t: Table, me: Monster, tokens: dict[str, int]) -> None:
    """Set the tokens of a Monster; the map is not changed any more."""
    me.tokens = tokens
    if t.told:
        t.changes.append((TOKENS[me.seat], tokens))


def set_out(t: Table, me: Monster) -> None:
    """Take a Monster out of the game."""
    set_life(t, me, 0)
    me.alive = False
    if t.told:
        t.changes.append((ALIVE[me.seat], False))


def set_cards(t: Table, me: Monster, cards: tuple[Held, ...]) -> None:
    """Set the cards in front of a Monster."""
    me.cards = cards
    show_cards(t, me)


def set_counter(t: Table, me: Monster, held: Held, counter: int) -> None:
    """Set what lies on a card in front of a Monster."""
    held.counter = counter
    show_cards(t, me)


def set_copy(t: Table, me: Monster, held: Held, card: Card, number: int) -> None:
    """Let a card act as another one, or with 0 as itself."""
    held.card = card
    held.copied = number
    show_cards(t, me)


def show_cards(t: Table, me: Monster) -> None:
    """Write down the cards in front of a Monster, with all that lies on them."""
    if t.told:
        t.changes.append((CARDS[me.seat], tuple([held.copy() for held in me.cards])))


# -- dice ------------------------------------------------------------------------------------------


def set_dice(t: Table, dice: list[Face], rerolls: int) -> None:
    """Set the faces of all dice, and how many rerolls are left."""
    t.state.dice = dice
    t.state.rerolls = rerolls
    if t.told:
        t.changes += [("dice", tuple(dice)), ("rerolls", rerolls)]


def set_die(t: Table, at: int, face: Face) -> None:
    """Turn one die to a face."""
    t.state.dice[at] = face
    if t.told:
        t.changes.append((f"dice.{at}", face))


def set_added(t: Table, added: list[Face]) -> None:
    """Set the results that cards add to those of the dice."""
    t.state.added = added
    if t.told:
        t.changes.append(("added", tuple(added)))


def add_resolved(t: Table, face: Face) -> None:
    """Note that a type is resolved."""
    t.state.resolved.append(face)
    if t.told:
        t.changes.append(("resolved", tuple(t.state.resolved)))


def set_rerolls(t: Table, rerolls: int) -> None:
    """Set how many rerolls are left."""
    t.state.rerolls = rerolls
    if t.told:
        t.changes.append(("rerolls", rerolls))


# -- cards -----------------------------------------------------------------------------------------


def set_slot(t: Table, slot: int, card: Card | None) -> None:
    """Lay a card into the row, or take one out of it."""
    t.state.row[slot] = card
    if t.told:
        t.changes.append((f"row.{slot}", card.id if card else None))


def set_discard(t: Table, cards: tuple[Card, ...]) -> None:
    """Set the discard pile."""
    t.state.discard = cards
    if t.told:
        t.changes.append(("discard", tuple([card.id for card in cards])))


def fewer(counts: dict[str, int], id: str, by: int = 1) -> dict[str, int]:
    """The same counts with fewer of one thing, which goes when there is none left of it."""
    left = counts.copy()
    left[id] -= by
    if not left[id]:
        del left[id]
    return left


def set_deck(t: Table, cards: dict[str, int]) -> None:
    """Make a new deck of cards."""
    t.state.fill_deck(cards)
    if t.told:
        t.changes.append(("deck", cards))


def take_from_deck(t: Table, id: str) -> None:
    """Take one card out of the deck."""
    s = t.state
    s.deck = fewer(s.deck, id)
    s.deck_size -= 1
    if t.told:
        t.changes.append((f"deck.{id}", s.deck.get(id)))


def set_effects(t: Table, effects: tuple[Held, ...]) -> None:
    """Set what outlives the cards it comes from."""
    t.state.effects = effects
    if t.told:
        t.changes.append(("effects", tuple([held.copy() for held in effects])))


# -- turns -----------------------------------------------------------------------------------------


def set_extra_turns(t: Table, turns: tuple[ExtraTurn, ...]) -> None:
    """Set the turns that wait."""
    t.state.extra_turns = turns
    if t.told:
        t.changes.append(("extra_turns", turns))


def set_active(t: Table, seat: int) -> None:
    """Say whose turn it is."""
    t.state.active = seat
    if t.told:
        t.changes.append(("active", seat))


def set_turn(t: Table, seat: int, source: str) -> None:
    """Begin a turn, in which nothing is rolled yet."""
    s = t.state
    s.begin_turn(seat, source)
    if t.told:
        t.changes += [("active", seat), ("turn", s.turn), ("source", source), *NOTHING_ROLLED]


def set_leaving(t: Table, seats: tuple[int, ...]) -> None:
    """Set who has left and is still to be let go."""
    t.state.leaving = seats
    if t.told:
        t.changes.append(("leaving", seats))


def set_over(t: Table, winner: int) -> None:
    """End the game."""
    t.state.over = True
    t.state.winner = winner
    if t.told:
        t.changes.append(("over", True))
    if t.told:
        t.changes.append(("winner", winner))


def show_strike(t: Table, strike: Strike) -> None:
    """Write down the damage on its way; it is seen only by those who are asked while it is."""
    strike.shown = True
    if t.told:
        t.changes.append(("strike", strike.to_json()))


def end_strike(t: Table, strike: Strike, outer: Strike | None) -> None:
    """Nothing is on its way any more, or only what the strike has interrupted."""
    t.state.strike = outer
    if strike.shown and t.told:
        t.changes.append(("strike", outer.to_json() if outer else None))
