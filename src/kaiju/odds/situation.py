"""From the table to the solver: what the dice show, how many rerolls are left, and what limits them."""

from __future__ import annotations

from typing import NamedTuple

from kaiju.core.position import Position, compelled, locked, purse, reroll_toll
from kaiju.core.view import View
from kaiju.odds.solver import Restrictions, counts


class Situation(NamedTuple):
    """The dice of the active Monster, by face in the game's order."""

    showing: tuple[int, ...]
    rerolls: int
    rules: Restrictions
    """With tolls in Energy; `priced` converts them to what that Energy is worth."""


def situation(view: View) -> Situation:
    """What the solver needs to know; rerolls are left only while one is being asked for."""
    state = view.state
    asked = view.question is not None and view.question.kind == "reroll"
    showing = counts(state.dice, view.game.faces)
    return Situation(showing, state.rerolls if asked else 0, restrictions(view))


def restrictions(p: Position) -> Restrictions:
    """What limits the rerolls of the active Monster, as far as is known now."""
    me, faces, locks = p.state.me, p.game.faces, locked(p, p.state.me)
    barred = tuple([at for at, face in enumerate(faces) if face in locks])
    prices = [reroll_toll(p, me, [face]) for face in faces]
    tolls = tuple([(at, float(price)) for at, price in enumerate(prices) if price])
    tolled = purse(me) // max(prices) if tolls else 0
    return Restrictions(barred, tolls, tolled, compelled(p, me))
