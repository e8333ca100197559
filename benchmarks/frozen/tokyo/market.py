"""What cards are worth now: to buy, to copy, to take and to sell."""

from __future__ import annotations

from typing import Final

from benchmarks.frozen.perspective import SPENT, WIN, life_worth
from benchmarks.frozen.tokyo.perspective import TokyoPerspective
from benchmarks.frozen.tokyo.places import enter
from benchmarks.frozen.worth import Opinion
from kaiju.core.cards import Card
from kaiju.core.position import income, price
from kaiju.core.state import Held, Monster
from kaiju.tokyo.position import refund_of

PAID: Final = 0.15  # the harm in giving another monster a cube

LEADING: Final = 3  # how few points a leader needs to win when it is time to stop it
ANOTHER_TURN: Final = 2.5


def value(pov: TokyoPerspective, card: Card) -> float:
    """What a card gives at once and later, given the position."""
    opinion = pov.opinion(card)
    if opinion.once and pov.owns(card):
        return 0.0
    worth = pov.value(opinion) + opinion.turns * _another_turn(pov) + _loot(pov, opinion)
    if opinion.inside and not pov.inside:
        worth += enter(pov)
    if opinion.growth:
        worth += life_worth(pov.me.life + opinion.growth) - life_worth(pov.me.life)
    return worth + _copy(pov) if opinion.copies else worth


def _another_turn(pov: TokyoPerspective) -> float:
    return ANOTHER_TURN + pov.pay(income(pov.view, pov.me))


def _loot(pov: TokyoPerspective, opinion: Opinion) -> float:
    """What it is worth that all others lose points or energy."""
    worth = 0.0
    for other in pov.others:
        worth += min(opinion.loss, other.vp) * (0.15 + 0.02 * other.vp)
        worth += int(other.energy * opinion.storm) * 0.1
    leader = max([other.vp for other in pov.others])
    stops = opinion.loss and leader >= pov.view.game.winning_vp - LEADING
    return worth + WIN / 4 if stops else worth


def _copy(pov: TokyoPerspective) -> float:
    cards = [held for monster in pov.state.living() for held in monster.cards]
    worths = [value(pov, held.card) for held in cards if not pov.opinion(held.printed).copies]
    return max(worths, default=0.0)


def gain(pov: TokyoPerspective, card: Card) -> float:
    """How much more than its price a card is worth; the purchase itself may bring points."""
    fame = pov.points(sum([opinion.fame for opinion in pov.opinions]))
    return value(pov, card) + fame - price(pov.view, pov.me, card) * SPENT


def gains(pov: TokyoPerspective) -> list[tuple[int, float]]:
    """The cards in the row worth more than they cost: the price, and how much more."""
    found = [(price(pov.view, pov.me, card), gain(pov, card)) for card in pov.state.row if card]
    return [(cost, more) for cost, more in found if more > 0]


def buy(pov: TokyoPerspective, text: str) -> float:
    """A card worth more than its price; a sweep for a rich monster that finds nothing."""
    if text in ("done", "pass"):
        return 0.0
    if text == "sweep":
        return pov.sweep()
    return gain(pov, pov.view.game.card(text.split()[1]))


def look(pov: TokyoPerspective, text: str) -> float:
    """Knowing the top card costs nothing."""
    return 0.1


def buy_top(pov: TokyoPerspective, text: str) -> float:
    """The card this seat has looked at, if nothing in the row is better."""
    return _before_the_row(pov, gain(pov, pov.view.game.card(pov.board.top)))


def take(pov: TokyoPerspective, text: str) -> float:
    """A card of another monster, which loses it but is paid for it."""
    held, seller = _wanted(pov, text)
    card = held.card
    opinion = pov.opinion(card)
    if opinion.once and pov.owns(card):
        return 0.0
    missed = 0.2 * opinion.lasting * pov.remaining()
    missed += pov.harm(seller, held.counter) if opinion.growth else 0.0
    return _before_the_row(pov, gain(pov, card) + missed - PAID * price(pov.view, pov.me, card) - 0.5)


def _wanted(pov: TokyoPerspective, text: str) -> tuple[Held, Monster]:
    _, card, name = text.split()
    seller = next(monster for monster in pov.others if monster.name == name)
    return next(held for held in seller.cards if held.printed.id == card), seller


def _before_the_row(pov: TokyoPerspective, worth: float) -> float:
    """What is offered besides the row is bought first, but only if it is the best."""
    best = max([more for cost, more in gains(pov) if cost <= pov.me.energy], default=0.0)
    return worth if worth > best else 0.0


def mimic(pov: TokyoPerspective, text: str) -> float:
    """The best card to copy; moving the token costs energy and what the old copy gave."""
    copies = [held for held in pov.me.cards if pov.opinion(held.printed).copies]
    if text == "pass":
        return sum([pov.opinion(held.card).lasting * pov.remaining() for held in copies])
    card = pov.view.game.card(text.split()[1])
    question = pov.view.question
    moves = question is not None and "pass" in question.options
    return value(pov, card) - (1.0 + sum([_loss(pov, held) for held in copies]) if moves else 0.0)


def _loss(pov: TokyoPerspective, held: Held) -> float:
    """What else is lost with a card that leaves this monster."""
    return -pov.life(-held.counter) if pov.opinion(held.card).growth and held.counter else 0.0


def sell(pov: TokyoPerspective, text: str) -> float:
    """Anything worth less than the energy it pays back."""
    if text == "done":
        return 0.0
    held = next(held for held in pov.me.cards if held.printed.id == text.split()[1])
    lasting = pov.opinion(held.card).lasting * max(0.3, pov.remaining())
    return SPENT * refund_of(pov.me, held) - lasting - _loss(pov, held) - 0.3
