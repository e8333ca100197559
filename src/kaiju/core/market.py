"""The row of face-up cards: buying, sweeping, and turning up replacements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from kaiju.core.changes import set_deck, set_discard, set_slot, take_from_deck
from kaiju.core.position import buyable, can_sweep, price
from kaiju.core.questions import DONE, Question, Reveal, ask, reveal
from kaiju.core.state import Held, Monster
from kaiju.core.verbs import pay, take_card

if TYPE_CHECKING:
    from kaiju.core.cards import Card
    from kaiju.core.table import Table

FINISHED: Final = -1
SWEEP: Final = -2


class Sale:
    """A card that its owner may sell, and the Energy it brings."""

    __slots__ = ("energy", "held")

    def __init__(self, held: Held, energy: int) -> None:
        self.held = held
        self.energy = energy


async def buy(t: Table) -> None:
    """The active Monster buys and sweeps as often as it can pay, in any order."""
    me = t.state.me
    while (slot := await ask(t, me, _question, between=True)) != FINISHED:
        if slot == SWEEP:
            await sweep(t, me)
        else:
            await t.game.turned_up(t, await buy_from_row(t, me, slot))


def _question(t: Table, me: Monster) -> Question[int]:
    options = {DONE: FINISHED}
    for slot in buyable(t, me):
        card = t.state.row[slot]
        assert card
        options[f"buy {card.id}"] = slot
    if can_sweep(t, me):
        options["sweep"] = SWEEP
    return Question(me.seat, "buy", options, t.game.buy_rule)


async def buy_from_row(t: Table, me: Monster, slot: int) -> list[int]:
    """Pay, take the card, carry out its effect, then turn up its replacement; returns the gaps filled."""
    card = t.state.row[slot]
    assert card
    cost = price(t, me, card)
    await pay(t, me, cost, card.id)
    set_slot(t, slot, None)
    await receive(t, me, card, cost)
    return await refill(t)


async def receive(t: Table, me: Monster, card: Card, paid: int = 0) -> None:
    """Give a Monster a bought card: a Keep card stays with it, a Discard card acts and is discarded."""
    t.emit("bought", me.seat, paid, what=card.id, cause=t.game.buy_rule)
    await t.game.purchased(t, me)
    if card.keep:
        await card.bought(t, me, take_card(t, me, card, paid))
    else:
        try:
            await card.bought(t, me, Held(card, me.seat))
        finally:  # it is discarded even if it ends the game
            set_discard(t, (*t.state.discard, card))


async def sweep(t: Table, me: Monster) -> None:
    """Pay, discard the whole row and turn up a new one."""
    s = t.state
    await pay(t, me, t.game.sweep_cost, t.game.sweep_rule)
    set_discard(t, s.discard + tuple([card for card in s.row if card]))
    for slot in range(len(s.row)):
        set_slot(t, slot, None)
    t.emit("swept", me.seat, cause=t.game.sweep_rule)
    await t.game.turned_up(t, await refill(t))


async def refill(t: Table) -> list[int]:
    """Fill the gaps in the row, one card after another, while cards last; returns the gaps filled."""
    s = t.state
    slots: list[int] = []
    while None in s.row and (s.deck or s.discard):
        slot = s.row.index(None)
        await turn_up(t, slot)
        if slot not in slots:
            slots.append(slot)
        await t.game.revealed(t, slot)
    slots.sort()
    return slots


async def turn_up(t: Table, slot: int) -> None:
    """Chance names the next card of the deck; an empty deck is first rebuilt from the discard pile."""
    s = t.state
    renew_deck(t)
    found = t.game.known_top(t)
    if not found:
        found = await reveal(t, Reveal("reveal", s.deck, t.game.reveal_rule, s.deck_size))
    take_from_deck(t, found)
    set_slot(t, slot, t.game.card(found))
    t.emit("revealed", what=found, cause=t.game.reveal_rule)


def renew_deck(t: Table) -> None:
    """Rebuild an empty deck from the discard pile."""
    s = t.state
    if not s.deck and s.discard:
        set_deck(t, deck_of(s.discard))
        set_discard(t, ())
        t.emit("reshuffled", cause=t.game.reshuffle_rule)


def deck_of(cards: Iterable[Card]) -> dict[str, int]:
    """A deck has no order: only which cards are in it, and how many of each."""
    return dict(sorted(Counter(card.id for card in cards).items()))
