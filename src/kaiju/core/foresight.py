"""What can be said about the answers to an open question from what the asked seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kaiju.core.market import Sale
from kaiju.core.position import Position, price
from kaiju.core.questions import Instant, Question

if TYPE_CHECKING:
    from kaiju.core.events import Event
    from kaiju.core.table import Table

# Trying an answer takes a clone of the table, and with more Life than this an answer is hardly ever fatal.
LOW_LIFE: Final = 5
PRICED: Final = (Instant, Sale, int)  # what stands behind an answer with a price


def consequences(t: Table, seat: int, text: str) -> list[Event]:
    """What is certain to follow an answer by the asked seat, whatever chance and the others do.

    The answer is tried on a table without chance, which stops at the next roll, reveal or decision: whatever
    has happened by then is certain. Nothing is reported from the point where a card is turned up that only
    others have looked at, because what follows would give it away.
    """
    assert t.question is not None
    assert t.question.seat == seat, "only whoever is asked can answer"
    tried = t.without_chance()
    hidden, heard = tried.game.hidden(tried.state, seat), len(tried.log)
    tried.answer(text)
    events = tried.log[heard:]
    for at, event in enumerate(events):
        if hidden and event.kind == "revealed":
            return events[:at]
    return events


def fatal(t: Table) -> list[str]:
    """The answers certain to eliminate the Monster being asked, whatever chance and the others do."""
    question = t.question
    if question is None or question.seat < 0 or question.kind == "reroll":
        return []
    if t.state.monsters[question.seat].life > LOW_LIFE:
        return []
    return [text for text in question.options if _eliminates(t, question.seat, text)]


def _eliminates(t: Table, seat: int, text: str) -> bool:
    return any(event.kind == "eliminated" and event.seat == seat for event in consequences(t, seat, text))


def costs(t: Table) -> dict[str, int]:
    """The Energy each offered card costs the Monster being asked, or brings if it is sold."""
    question = t.question
    if question is None or question.seat < 0:
        return {}
    found: dict[str, int] = {}
    for text, value in question.options.items():
        if isinstance(value, PRICED) and (cost := cost_of(t, question, text)) is not None:
            found[text] = cost
    return found


def cost_of(p: Position, question: Question[Any], text: str) -> int | None:
    """The Energy an offered answer costs the Monster being asked, or None if it has no price."""
    value = question.options[text]
    if isinstance(value, Instant):
        return value.cost
    if isinstance(value, int) and text.startswith("buy "):
        card = p.state.row[value]
        return price(p, p.state.monsters[question.seat], card) if card else None
    return value.energy if isinstance(value, Sale) else None
