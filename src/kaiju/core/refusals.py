"""Why an answer is not offered, for the reasons both games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaiju.core.errors import IllegalAnswer
from kaiju.core.notation.answer import is_number
from kaiju.core.position import price, purse, reroll_toll
from kaiju.core.questions import Question
from kaiju.core.state import Monster

if TYPE_CHECKING:
    from kaiju.core.table import Table


def of_a_card(t: Table, me: Monster, question: Question[Any], text: str) -> IllegalAnswer | None:
    """The reason one of the Monster's own cards gives, if any."""
    for held in [*me.cards, *(effect for effect in t.state.effects if effect.owner == me.seat)]:
        if "explain" in held.card.acts and (reason := held.card.explain(t, me, held, question, text)):
            return reason
    return None


def too_dear(me: Monster, cost: int) -> IllegalAnswer | None:
    """Refuse what costs more than a Monster can pay, for that reason."""
    return IllegalAnswer("cannot-pay", cost=cost, energy=purse(me)) if cost > purse(me) else None


def of_the_market(t: Table, me: Monster, verb: str, what: str) -> IllegalAnswer | None:
    """Why a card cannot be bought or the row cannot be swept."""
    if verb == "sweep" and not what:
        return too_dear(me, t.game.sweep_cost)  # if it can pay, there is nothing to sweep
    for card in t.state.row:
        if card and card.id == what and verb == "buy":
            if not card.allowed(t, me):
                return IllegalAnswer("card-not-allowed", card=what)
            if reason := too_dear(me, price(t, me, card)):
                return reason
    return IllegalAnswer("not-in-row", card=what) if verb == "buy" and what in t.game.cards else None


def of_the_dice(t: Table, me: Monster, verb: str, what: str) -> IllegalAnswer | None:
    """Why dice cannot be rerolled, or why the Monster cannot stop now."""
    if verb == "stop":
        return IllegalAnswer("must-reroll")
    numbers = what.split()
    sensible = bool(numbers) and all(is_number(number) for number in numbers)
    if verb != "reroll" or not sensible or len(set(numbers)) < len(numbers):
        return None
    for number in numbers:
        if not 1 <= int(number) <= len(t.state.dice):
            return IllegalAnswer("no-such-die", die=number)
    cost = reroll_toll(t, me, [t.state.dice[int(number) - 1] for number in numbers])
    return too_dear(me, cost) or IllegalAnswer("die-locked")
