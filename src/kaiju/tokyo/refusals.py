"""Why an answer is not offered, in a sentence that a player understands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaiju.core.errors import IllegalAnswer
from kaiju.core.questions import Question
from kaiju.core.refusals import of_a_card, of_the_dice, of_the_market

if TYPE_CHECKING:
    from kaiju.core.table import Table


def refusal(t: Table, question: Question[Any], text: str) -> IllegalAnswer:
    """The most telling reason, or simply that the answer is not among those offered."""
    verb, _, what = text.partition(" ")
    me = t.state.monsters[question.seat]
    reason = of_a_card(t, me, question, text)
    if reason is None and (question.kind == "buy" or (question.kind == "opportunity" and verb == "buy")):
        reason = of_the_market(t, me, verb, what)
    elif reason is None and question.kind == "reroll":
        reason = of_the_dice(t, me, verb, what)
    return reason or IllegalAnswer("not-offered", answer=text)
