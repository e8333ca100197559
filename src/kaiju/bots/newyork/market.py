"""What cards are worth now, to buy, to save for, and to lose."""

from __future__ import annotations

from kaiju.bots.newyork.sight import Sight
from kaiju.bots.outlook import DEATH, SPENT
from kaiju.core.cards import Card
from kaiju.newyork.city import borough_of
from kaiju.newyork.language import NewYorkCard


def value(sight: Sight, card: Card) -> float:
    """What a card gives at once and, as long as the game lasts, later."""
    offer = sight.offer(card)
    photo = max(sight.city.facts.dealt) * (card.id == "photo-op")
    return sight.value(offer._replace(vp=offer.vp + photo) if photo else offer)


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
        return sight.sweep()
    card = sight.view.game.card(text.split()[1])
    # Life paid instead of Energy never looks cheap: only what the Energy can buy is bought.
    if price(sight, card) > sight.me.energy:
        return DEATH
    return value(sight, card) - price(sight, card) * SPENT


def discard(sight: Sight, text: str) -> float:
    """Rather the card that matters least."""
    return -value(sight, sight.view.game.card(text.split()[1]))
