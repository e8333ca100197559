"""Why an answer is not offered, in a sentence a player understands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaiju.core.errors import IllegalAnswer
from kaiju.core.market import price
from kaiju.core.questions import Question
from kaiju.core.state import Monster, Place
from kaiju.core.verbs import purse
from kaiju.newyork.city import BOROUGHS, MANHATTAN, borough_of
from kaiju.newyork.moves import can_move_freely, has_room, toll

if TYPE_CHECKING:
    from kaiju.core.table import Table


def refusal(t: Table, question: Question[Any], text: str) -> IllegalAnswer:
    """The most telling reason, or just that the answer is not among those offered."""
    verb, _, what = text.partition(" ")
    me = t.state.monsters[question.seat]
    reason = _of_a_card(t, me, question, text) or _of_a_rule(t, me, question, verb, what)
    return reason or IllegalAnswer("not-offered", answer=text)


def _of_a_rule(t: Table, me: Monster, question: Question[Any], verb: str, what: str) -> IllegalAnswer | None:
    match question.kind:
        case "place" | "flee" | "move" | "move-out" | "speed":
            return cannot_go(t, me, verb, what)
        case "buy":
            return _cannot_buy(t, me, verb, what)
        case "reroll":
            return _cannot_reroll(t, me, verb, what)
        case "destroy" if verb == "done":
            return IllegalAnswer("must-destroy", points=question.values["points"])
        case "resolve" if verb == "done":
            return IllegalAnswer("must-resolve")
        case _:
            return None


def _of_a_card(t: Table, me: Monster, question: Question[Any], text: str) -> IllegalAnswer | None:
    for held in [*me.cards, *(effect for effect in t.state.effects if effect.owner == me.seat)]:
        if "explain" in held.card.acts and (reason := held.card.explain(t, me, held, question, text)):
            return reason
    return None


def _cannot_buy(t: Table, me: Monster, verb: str, what: str) -> IllegalAnswer | None:
    if verb == "sweep" and not what:
        return IllegalAnswer("cannot-pay", cost=t.game.sweep_cost, energy=purse(t, me))
    for card in t.state.row:
        if card and card.id == what and verb == "buy":
            if not card.allowed(t, me):
                return IllegalAnswer("card-not-allowed", card=what)
            if price(t, me, card) > purse(t, me):
                return IllegalAnswer("cannot-pay", cost=price(t, me, card), energy=purse(t, me))
    return IllegalAnswer("not-in-row", card=what) if verb == "buy" and what in t.game.cards else None


def cannot_go(t: Table, me: Monster, verb: str, what: str) -> IllegalAnswer | None:
    """Why a Monster cannot go to a borough, if it is one."""
    if what not in BOROUGHS:
        return None
    if what == borough_of(me):
        return IllegalAnswer("already-there", place=what)
    if what == MANHATTAN and verb in ("flee", "place", "move"):
        return IllegalAnswer("not-to-manhattan")
    if not has_room(t.state, Place(what)):
        return IllegalAnswer("no-room", place=what)
    if not can_move_freely(t, me):
        return IllegalAnswer("cannot-pay", cost=toll(t), energy=purse(t, me))
    return IllegalAnswer("must-enter") if verb == "move" and has_room(t.state, MANHATTAN) else None


def _cannot_reroll(t: Table, me: Monster, verb: str, what: str) -> IllegalAnswer | None:
    if verb == "stop":
        return IllegalAnswer("must-reroll")
    numbers = what.split()
    if verb != "reroll" or not numbers or not all(number.isdecimal() for number in numbers):
        return None
    for number in numbers:
        if not 1 <= int(number) <= len(t.state.dice):
            return IllegalAnswer("no-such-die", die=number)
    cost = t.game.reroll_toll(t, me, [t.state.dice[int(number) - 1] for number in numbers])
    if cost > purse(t, me):
        return IllegalAnswer("cannot-pay", cost=cost, energy=purse(t, me))
    return IllegalAnswer("die-locked")
