"""What is typed, and what is meant by it."""

from __future__ import annotations

import pytest

from kaiju.core.errors import IllegalAnswer
from kaiju.core.questions import Question
from kaiju.terminal.entry import Entry, understand
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
    assert understand(typed, REROLL, ["stop"]) == Entry("answer", meant)


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("", Entry("pick")),
        ("  2 ", Entry("answer", "buy leveler")),
        ("buy lev", Entry("answer", "buy leveler")),
        ("Buy Long-Neck", Entry("answer", "buy long-neck")),
        ("b l", Entry("unclear", "buy leveler / buy long-neck")),
        ("9", Entry("answer", "9")),
        ("?", Entry("help")),
        ("? long neck", Entry("help", "long neck")),
        ("help", Entry("help")),
        ("undo", Entry("undo")),
        ("quit", Entry("quit")),
    ],
)
def test_a_line_is_understood(typed: str, entry: Entry) -> None:
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
