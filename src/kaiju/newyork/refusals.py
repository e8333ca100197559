"""Why an answer is not offered, in a sentence that a player understands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaiju.core.errors import IllegalAnswer
from kaiju.core.position import purse
from kaiju.core.questions import Question
from kaiju.core.refusals import of_a_card, of_the_dice, of_the_market
from kaiju.core.state import Monster, Place
from kaiju.newyork.city import BOROUGHS, MANHATTAN, borough_of
from kaiju.newyork.position import can_move_freely, has_room, toll

if TYPE_CHECKING:
    from kaiju.core.table import Table


def refusal(t: Table, question: Question[Any], text: str) -> IllegalAnswer:
    """The most telling reason, or simply that the answer is not among those offered."""
    verb, _, what = text.partition(" ")
    me = t.state.monsters[question.seat]
    reason = of_a_card(t, me, question, text) or _of_a_rule(t, me, question, verb, what)
    return reason or IllegalAnswer("not-offered", answer=text)


def _of_a_rule(t: Table, me: Monster, question: Question[Any], verb: str, what: str) -> IllegalAnswer | None:
    match question.kind:
        case "place" | "flee" if verb == question.kind:
            return cannot_go(t, me, verb, what)
        case "move" | "move-out" | "speed" if verb == "move":
            return cannot_go(t, me, question.kind, what)
        case "buy":
            return of_the_market(t, me, verb, what)
        case "reroll":
            return of_the_dice(t, me, verb, what)
        case "destroy" if verb == "done":
            return IllegalAnswer("must-destroy", points=question.values["points"])
        case "resolve" if verb == "done":
            return IllegalAnswer("must-resolve")
        case _:
            return None


def cannot_go(t: Table, me: Monster, verb: str, what: str) -> IllegalAnswer | None:
    """Why a Monster cannot go to a place, if it is a borough."""
    if what not in BOROUGHS:
        return None
    if what == borough_of(me):
        return IllegalAnswer("already-there", place=what)
    if what == MANHATTAN and verb in ("place", "flee", "move", "move-out"):
        return IllegalAnswer("not-to-manhattan")
    if not has_room(t, Place(what)):
        return IllegalAnswer("no-room", place=what)
    if not can_move_freely(t, me):
        return IllegalAnswer("cannot-pay", cost=toll(t), energy=purse(me))
    return IllegalAnswer("must-enter") if verb == "speed" and has_room(t, MANHATTAN) else None
