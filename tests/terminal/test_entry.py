"""What is typed, and what is meant by it."""

from __future__ import annotations

import pytest

from kaiju.core.errors import IllegalAnswer
from kaiju.core.questions import Question
from kaiju.terminal.entry import Typed, understand
from tests.terminal.matches import begin


def question(kind: str, *options: str) -> Question[None]:
    return Question(0, kind, dict.fromkeys(options), "NY-ROLL-5")


REROLL = question("reroll", "stop", "reroll 1", "reroll 2", "reroll 1 2", "reroll 2 4 5")
BUY = question("buy", "done", "buy leveler", "buy long-neck", "sweep")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2 4 5", "reroll 2 4 5"),
        ("5,4,2", "reroll 2 4 5"),
        ("245", "reroll 2 4 5"),
        ("r 1 2", "reroll 1 2"),
        ("REROLL 12", "reroll 1 2"),
        ("s", "stop"),
        ("reroll 9", "reroll 9"),
    ],
)
def test_dice_are_picked_by_number(typed: str, meant: str) -> None:
    assert understand(typed, REROLL, ["stop"]) == Typed("answer", meant)


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("", Typed("pick")),
        ("  2 ", Typed("answer", "buy leveler")),
        ("buy lev", Typed("answer", "buy leveler")),
        ("Buy Long-Neck", Typed("answer", "buy long-neck")),
        ("b l", Typed("unclear", "buy leveler / buy long-neck")),
        ("9", Typed("answer", "9")),
        ("?", Typed("help")),
        ("? long neck", Typed("help", "long neck")),
        ("help", Typed("help")),
        ("undo", Typed("undo")),
        ("quit", Typed("quit")),
    ],
)
def test_a_line_is_understood(typed: str, entry: Typed) -> None:
    assert understand(typed, BUY, list(BUY.options)) == entry


@pytest.mark.parametrize("typed", ["²", "①", "9" * 5000, "٣" * 5000, "reroll " + "9" * 5000])
def test_a_strange_number_is_an_answer_that_is_refused(typed: str) -> None:
    match = begin()
    question = match.table.question
    assert question is not None
    entry = understand(typed, question, list(question.options))
    assert entry.command == "answer"
    with pytest.raises(IllegalAnswer):
        match.table.answer(entry.text)
