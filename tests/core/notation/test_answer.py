"""The notation: what a person types, and what is kept."""

import pytest

from kaiju.core.notation.answer import complete, tidy

REROLLS = ["stop", "reroll 1", "reroll 2", "reroll 1 2", "reroll 1 2 3"]
BUYING = ["done", "buy leveler", "buy long-neck", "buy subway", "sweep"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("stop", "stop"),
        ("  STOP ", "stop"),
        ("Buy   Long-Neck", "buy long-neck"),
        ("reroll 3 1 2", "reroll 1 2 3"),
        ("REROLL  2   1", "reroll 1 2"),
        ("reroll 10 9", "reroll 9 10"),
        ("reroll", "reroll"),
        ("reroll two", "reroll two"),
        ("reroll 2 x 1", "reroll 2 x 1"),
        ("reroll \u00b2", "reroll \u00b2"),
        ("reroll \u0663", "reroll \u0663"),
        ("reroll " + "9" * 5000, "reroll " + "9" * 5000),
        ("reroll -1", "reroll -1"),
        ("turn 5 attack", "turn 5 attack"),
        ("", ""),
        (" \t\n", ""),
        ("move\tbronx\n", "move bronx"),
    ],
)
def test_what_is_typed_is_tidied(typed: str, kept: str) -> None:
    assert tidy(typed) == kept
    assert tidy(kept) == kept


@pytest.mark.parametrize(
    ("typed", "options", "meant"),
    [
        ("s", REROLLS, "stop"),
        ("st", REROLLS, "stop"),
        ("r 1", REROLLS, "reroll 1"),
        ("reroll 2 1", REROLLS, "reroll 1 2"),
        ("r", REROLLS, "r"),
        ("b lev", BUYING, "buy leveler"),
        ("B LEV", BUYING, "buy leveler"),
        ("b l", BUYING, "b l"),
        ("b", BUYING, "b"),
        ("s", BUYING, "sweep"),
        ("sweep now", BUYING, "sweep now"),
        ("x", BUYING, "x"),
        ("", BUYING, ""),
        ("buy subway", BUYING, "buy subway"),
        ("d", ["destroy jet", "destroy jet bronx", "done"], "done"),
        ("des j", ["destroy jet", "destroy jet bronx", "done"], "destroy jet"),
        ("destroy jet", ["destroy jet", "destroy jet bronx"], "destroy jet"),
        ("move m", ["move manhattan", "move manhattan-lower"], "move m"),
        ("t 1 a", ["turn 1 attack", "turn 11 attack"], "turn 1 attack"),
    ],
)
def test_a_shortened_answer_is_completed_where_it_can_mean_one_thing(
    typed: str, options: list[str], meant: str
) -> None:
    assert complete(typed, options) == meant


@pytest.mark.parametrize("options", [REROLLS, BUYING])
def test_every_offered_answer_means_itself(options: list[str]) -> None:
    assert [complete(option, options) for option in options] == options
