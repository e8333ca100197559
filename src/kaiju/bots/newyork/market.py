"""What cards are worth now, to buy, to save for, and to lose."""

from __future__ import annotations

from typing import Final

from kaiju.bots.newyork.sight import DEATH, ENERGY_WORTH, Sight
from kaiju.bots.worth import NOTHING, WORTH
from kaiju.core.cards import Card
from kaiju.newyork.city import borough_of
from kaiju.newyork.language import NewYorkCard

SPENT: Final = 0.25  # what a cube is worth that was not spent: less than one yet to be won


def value(sight: Sight, card: Card) -> float:
    """What a card gives at once and, as long as the game lasts, later."""
    offer = WORTH.get((sight.view.game.id, card.id), NOTHING)
    vp = offer.vp + max(sight.city.facts.dealt) * (card.id == "photo-op")
    worth = offer.energy * ENERGY_WORTH + offer.lasting * sight.remaining()
    worth += sight.points(vp) if vp else 0.0
    return worth + (sight.life(offer.life) if offer.life else 0.0)


def price(sight: Sight, card: Card) -> int:
    """What a card costs this Monster where it stands."""
    cheaper = isinstance(card, NewYorkCard) and borough_of(sight.me) in card.discount
    return max(0, card.cost - cheaper)


def gains(sight: Sight) -> list[tuple[int, float]]:
    """The cards of the row that are worth more than they cost: the price, and how much more."""
    found = [(price(sight, card), value(sight, card)) for card in sight.state.row if card]
    return [(cost, worth - cost * SPENT) for cost, worth in found if worth > cost * SPENT]


def buy(sight: Sight, text: str) -> float:
    """A card for more than its price; a sweep for whoever is rich and finds nothing."""
    if text == "done":
        return 0.0
    if text == "sweep":
        return 0.15 * min(sight.me.energy - 2, 8) - 2 * SPENT
    card = sight.view.game.card(text.split()[1])
    # Life paid instead of Energy never looks cheap: only what the Energy can buy is bought.
    if price(sight, card) > sight.me.energy:
        return DEATH
    return value(sight, card) - price(sight, card) * SPENT


def discard(sight: Sight, text: str) -> float:
    """Rather the card that matters least."""
    return -value(sight, sight.view.game.card(text.split()[1]))
