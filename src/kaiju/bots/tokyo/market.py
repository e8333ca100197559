"""What cards are worth now, to buy, to copy, to take and to sell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kaiju.bots.outlook import LIFE, SPENT, WIN
from kaiju.bots.tokyo.places import enter
from kaiju.bots.tokyo.sight import Sight
from kaiju.core.cards import Card
from kaiju.core.state import Held, Monster
from kaiju.tokyo.cards.keep import Metamorph

PAID: Final = 0.15  # what it costs that another monster gets a cube

# A second one of these has no effect.
ONCE: Final = frozenset(
    "armor-plating background-dweller freeze-time healing-ray it-has-a-child jets made-in-a-lab metamorph"
    " nova-breath opportunist parasitic-tentacles rapid-healing stretchy telepath wings".split()
)


def _bigger(sight: Sight) -> float:
    return LIFE[min(12, sight.me.life + 2)] - LIFE[sight.me.life]


def _drop(sight: Sight) -> float:
    return 0.0 if sight.inside else enter(sight)


def _evacuate(sight: Sight) -> float:
    lost = [min(5, other.vp) * (0.15 + 0.02 * other.vp) for other in sight.others]
    leader = max([other.vp for other in sight.others])
    return sum(lost) + (WIN / 4 if leader >= sight.view.game.winning_vp - 3 else 0.0)


def _another_turn(sight: Sight) -> float:
    return 2.5 + (sight.reward(2) if sight.inside else 0.0)


def _storm(sight: Sight) -> float:
    return sum([other.energy // 2 * 0.1 for other in sight.others])


def _copy(sight: Sight) -> float:
    cards = [held for monster in sight.state.living() for held in monster.cards]
    return max([value(sight, held.card) for held in cards if held.printed.id != "mimic"], default=0.0)


# What some cards give besides, as the position is.
BESIDES: Final[Mapping[str, Callable[[Sight], float]]] = {
    "drop-from-high-altitude": _drop,
    "evacuation-orders": _evacuate,
    "even-bigger": _bigger,
    "frenzy": _another_turn,
    "mimic": _copy,
    "vast-storm": _storm,
}


def value(sight: Sight, card: Card) -> float:
    """What a card gives at once and later."""
    if card.id in ONCE and sight.owns(card.id):
        return 0.0
    worth = sight.value(sight.offer(card))
    besides = BESIDES.get(card.id)
    return worth + besides(sight) if besides else worth


def price(sight: Sight, card: Card) -> int:
    """What a card costs this monster."""
    less = [held.card.cheaper(sight.me, held) for held in sight.me.cards if "cheaper" in held.card.acts]
    return max(0, card.cost - sum(less))


def gain(sight: Sight, card: Card) -> float:
    """How much more than its price a card is worth; a purchase itself may bring points."""
    fame = sight.points(1) if sight.owns("dedicated-news-team") else 0.0
    return value(sight, card) + fame - price(sight, card) * SPENT


def gains(sight: Sight) -> list[tuple[int, float]]:
    """The cards of the row that are worth more than they cost: the price, and how much more."""
    found = [(price(sight, card), gain(sight, card)) for card in sight.state.row if card]
    return [(cost, more) for cost, more in found if more > 0]


def buy(sight: Sight, text: str) -> float:
    """A card for more than its price; a sweep for whoever is rich and finds nothing."""
    if text in ("done", "pass"):
        return 0.0
    if text == "sweep":
        return sight.sweep()
    return gain(sight, sight.view.game.card(text.split()[1]))


def look(sight: Sight, text: str) -> float:
    """To know the top card costs nothing."""
    return 0.1


def buy_top(sight: Sight, text: str) -> float:
    """The card this seat has looked at, if nothing in the row is better."""
    return _before_the_row(sight, gain(sight, sight.view.game.card(sight.board.top)))


def take(sight: Sight, text: str) -> float:
    """A card of another monster, which misses it but is paid for it."""
    held, seller = _wanted(sight, text)
    card = held.card
    if card.id in ONCE and sight.owns(card.id):
        return 0.0
    missed = 0.2 * sight.offer(card).lasting * sight.remaining()
    missed += sight.harm(seller, held.counter) if card.id == "even-bigger" else 0.0
    return _before_the_row(sight, gain(sight, card) + missed - PAID * price(sight, card) - 0.5)


def _wanted(sight: Sight, text: str) -> tuple[Held, Monster]:
    _, card, name = text.split()
    seller = next(monster for monster in sight.others if monster.name == name)
    return next(held for held in seller.cards if held.printed.id == card), seller


def _before_the_row(sight: Sight, worth: float) -> float:
    """What is offered beside the row is bought first, but only if it is the best."""
    best = max([more for cost, more in gains(sight) if cost <= sight.me.energy], default=0.0)
    return worth if worth > best else 0.0


def mimic(sight: Sight, text: str) -> float:
    """The best card to copy; to move the token costs energy and what the old copy gave."""
    copies = [held for held in sight.me.cards if held.printed.id == "mimic"]
    if text == "pass":
        return sum([sight.offer(held.card).lasting * sight.remaining() for held in copies])
    card = sight.view.game.card(text.split()[1])
    question = sight.view.question
    moves = question is not None and "pass" in question.options
    return value(sight, card) - (1.0 + sum([_loss(sight, held) for held in copies]) if moves else 0.0)


def _loss(sight: Sight, held: Held) -> float:
    """What else is lost with a card that leaves this monster."""
    return -sight.life(-held.counter) if held.card.id == "even-bigger" and held.counter else 0.0


def sell(sight: Sight, text: str) -> float:
    """Metamorph: what is worth less than the energy it cost."""
    if text == "done":
        return 0.0
    held = next(held for held in sight.me.cards if held.printed.id == text.split()[1])
    traders = [other.card for other in sight.me.cards if isinstance(other.card, Metamorph)]
    refund = traders[0].refund_of(held) if traders else held.paid
    lasting = sight.offer(held.card).lasting * max(0.3, sight.remaining())
    return SPENT * refund - lasting - _loss(sight, held) - 0.3
