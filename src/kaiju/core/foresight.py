"""What can be said of the answers to an open question, from what whoever is asked may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.market import Sale
from kaiju.core.position import price
from kaiju.core.questions import Instant

if TYPE_CHECKING:
    from kaiju.core.table import Table

# Each answer takes a clone of the table to try, and with more Life than this hardly any is sure to be fatal.
LOW_LIFE: Final = 5


def fatal(t: Table) -> list[str]:
    """The answers that surely eliminate the Monster that is asked, whatever chance and the others do."""
    question = t.question
    if question is None or question.seat < 0 or question.kind == "reroll":
        return []
    if t.state.monsters[question.seat].life > LOW_LIFE:
        return []
    return [text for text in question.options if _eliminates(t, question.seat, text)]


def _eliminates(t: Table, seat: int, text: str) -> bool:
    """Is this Monster out before anybody is asked for anything more, chance included?"""
    tried = t.without_chance()
    hidden, heard = tried.game.hidden(tried.state, seat), len(tried.log)
    tried.answer(text)
    if tried.state.monsters[seat].alive:
        return False
    for event in tried.log[heard:]:
        if event.kind == "eliminated" and event.seat == seat:
            return True
        if hidden and event.kind == "revealed":
            return False  # a card that only others know: what comes of it would give it away
    return False


def costs(t: Table) -> dict[str, int]:
    """What Energy each card that is offered costs the Monster that is asked, or gives if it is sold."""
    question = t.question
    if question is None or question.seat < 0:
        return {}
    found = {text: cost_of(t, text) for text in question.options}
    return {text: cost for text, cost in found.items() if cost is not None}


def cost_of(t: Table, text: str) -> int | None:
    """What Energy an answer that is offered costs the Monster that is asked; nothing if it has no price."""
    assert t.question is not None
    value = t.question.options[text]
    if isinstance(value, Instant):
        return value.cost
    if isinstance(value, int) and text.startswith("buy "):
        card = t.state.row[value]
        return price(t, t.state.monsters[t.question.seat], card) if card else None
    return value.energy if isinstance(value, Sale) else None
