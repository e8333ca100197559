"""What cards are worth now, to buy, to copy, to take and to sell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kaiju.bots.perspective import LIFE, SPENT, WIN
from kaiju.bots.tokyo.perspective import TokyoPerspective
from kaiju.bots.tokyo.places import enter
from kaiju.core.cards import Card
from kaiju.core.state import Held, Monster
from kaiju.tokyo.cards.keep import Metamorph

PAID: Final = 0.15  # what it costs that another monster gets a cube

# A second one of these has no effect.
ONCE: Final = frozenset(
    "armor-plating background-dweller freeze-time healing-ray it-has-a-child jets made-in-a-lab metamorph"
    " nova-breath opportunist parasitic-tentacles rapid-healing stretchy telepath wings".split()
)


def _bigger(pov: TokyoPerspective) -> float:
    return LIFE[min(12, pov.me.life + 2)] - LIFE[pov.me.life]


def _drop(pov: TokyoPerspective) -> float:
    return 0.0 if pov.inside else enter(pov)


def _evacuate(pov: TokyoPerspective) -> float:
    lost = [min(5, other.vp) * (0.15 + 0.02 * other.vp) for other in pov.others]
    leader = max([other.vp for other in pov.others])
    return sum(lost) + (WIN / 4 if leader >= pov.view.game.winning_vp - 3 else 0.0)


def _another_turn(pov: TokyoPerspective) -> float:
    return 2.5 + (pov.reward(2) if pov.inside else 0.0)


def _storm(pov: TokyoPerspective) -> float:
    return sum([other.energy // 2 * 0.1 for other in pov.others])


def _copy(pov: TokyoPerspective) -> float:
    cards = [held for monster in pov.state.living() for held in monster.cards]
    return max([value(pov, held.card) for held in cards if held.printed.id != "mimic"], default=0.0)


# What some cards give besides, as the position is.
BESIDES: Final[Mapping[str, Callable[[TokyoPerspective], float]]] = {
    "drop-from-high-altitude": _drop,
    "evacuation-orders": _evacuate,
    "even-bigger": _bigger,
    "frenzy": _another_turn,
    "mimic": _copy,
    "vast-storm": _storm,
}


def value(pov: TokyoPerspective, card: Card) -> float:
    """What a card gives at once and later."""
    if card.id in ONCE and pov.owns(card.id):
        return 0.0
    worth = pov.value(pov.opinion(card))
    besides = BESIDES.get(card.id)
    return worth + besides(pov) if besides else worth


def price(pov: TokyoPerspective, card: Card) -> int:
    """What a card costs this monster."""
    less = [held.card.cheaper(pov.me, held) for held in pov.me.cards if "cheaper" in held.card.acts]
    return max(0, card.cost - sum(less))


def gain(pov: TokyoPerspective, card: Card) -> float:
    """How much more than its price a card is worth; a purchase itself may bring points."""
    fame = pov.points(1) if pov.owns("dedicated-news-team") else 0.0
    return value(pov, card) + fame - price(pov, card) * SPENT


def gains(pov: TokyoPerspective) -> list[tuple[int, float]]:
    """The cards of the row that are worth more than they cost: the price, and how much more."""
    found = [(price(pov, card), gain(pov, card)) for card in pov.state.row if card]
    return [(cost, more) for cost, more in found if more > 0]


def buy(pov: TokyoPerspective, text: str) -> float:
    """A card for more than its price; a sweep for whoever is rich and finds nothing."""
    if text in ("done", "pass"):
        return 0.0
    if text == "sweep":
        return pov.sweep()
    return gain(pov, pov.view.game.card(text.split()[1]))


def look(pov: TokyoPerspective, text: str) -> float:
    """To know the top card costs nothing."""
    return 0.1


def buy_top(pov: TokyoPerspective, text: str) -> float:
    """The card this seat has looked at, if nothing in the row is better."""
    return _before_the_row(pov, gain(pov, pov.view.game.card(pov.board.top)))


def take(pov: TokyoPerspective, text: str) -> float:
    """A card of another monster, which misses it but is paid for it."""
    held, seller = _wanted(pov, text)
    card = held.card
    if card.id in ONCE and pov.owns(card.id):
        return 0.0
    missed = 0.2 * pov.opinion(card).lasting * pov.remaining()
    missed += pov.harm(seller, held.counter) if card.id == "even-bigger" else 0.0
    return _before_the_row(pov, gain(pov, card) + missed - PAID * price(pov, card) - 0.5)


def _wanted(pov: TokyoPerspective, text: str) -> tuple[Held, Monster]:
    _, card, name = text.split()
    seller = next(monster for monster in pov.others if monster.name == name)
    return next(held for held in seller.cards if held.printed.id == card), seller


def _before_the_row(pov: TokyoPerspective, worth: float) -> float:
    """What is offered beside the row is bought first, but only if it is the best."""
    best = max([more for cost, more in gains(pov) if cost <= pov.me.energy], default=0.0)
    return worth if worth > best else 0.0


def mimic(pov: TokyoPerspective, text: str) -> float:
    """The best card to copy; to move the token costs energy and what the old copy gave."""
    copies = [held for held in pov.me.cards if held.printed.id == "mimic"]
    if text == "pass":
        return sum([pov.opinion(held.card).lasting * pov.remaining() for held in copies])
    card = pov.view.game.card(text.split()[1])
    question = pov.view.question
    moves = question is not None and "pass" in question.options
    return value(pov, card) - (1.0 + sum([_loss(pov, held) for held in copies]) if moves else 0.0)


def _loss(pov: TokyoPerspective, held: Held) -> float:
    """What else is lost with a card that leaves this monster."""
    return -pov.life(-held.counter) if held.card.id == "even-bigger" and held.counter else 0.0


def sell(pov: TokyoPerspective, text: str) -> float:
    """Metamorph: what is worth less than the energy it cost."""
    if text == "done":
        return 0.0
    held = next(held for held in pov.me.cards if held.printed.id == text.split()[1])
    traders = [other.card for other in pov.me.cards if isinstance(other.card, Metamorph)]
    refund = traders[0].refund_of(held) if traders else held.paid
    lasting = pov.opinion(held.card).lasting * max(0.3, pov.remaining())
    return SPENT * refund - lasting - _loss(pov, held) - 0.3
