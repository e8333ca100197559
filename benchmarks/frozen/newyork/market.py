"""What cards are worth now, to buy, to save for, and to lose."""

from __future__ import annotations

from benchmarks.frozen.newyork.perspective import NewYorkPerspective
from benchmarks.frozen.perspective import DEATH, SPENT
from kaiju.core.cards import Card
from kaiju.core.position import price


def value(pov: NewYorkPerspective, card: Card) -> float:
    """What a card gives at once and over the rest of the game."""
    opinion = pov.opinion(card)
    photo = max(pov.city.facts.dealt) if opinion.photo else 0
    return pov.value(opinion._replace(vp=opinion.vp + photo) if photo else opinion)


def gains(pov: NewYorkPerspective) -> list[tuple[int, float]]:
    """The cards in the row worth more than they cost: the price, and how much more."""
    found = [(price(pov.view, pov.me, card), value(pov, card)) for card in pov.state.row if card]
    return [(cost, worth - cost * SPENT) for cost, worth in found if worth > cost * SPENT]


def buy(pov: NewYorkPerspective, text: str) -> float:
    """A card worth more than its price; a sweep for a rich Monster that finds nothing."""
    if text == "done":
        return 0.0
    if text == "sweep":
        return pov.sweep()
    card = pov.view.game.card(text.split()[1])
    # Paying Life instead of Energy never looks cheap: only what Energy can buy is bought.
    cost = price(pov.view, pov.me, card)
    return DEATH if cost > pov.me.energy else value(pov, card) - cost * SPENT


def discard(pov: NewYorkPerspective, text: str) -> float:
    """Preferably the card that matters least."""
    return -value(pov, pov.view.game.card(text.split()[1]))
