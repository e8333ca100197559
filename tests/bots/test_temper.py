"""A temper decides between answers that are nearly equally good, and never more than that."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.bots.roster import NoSuchBot, make_bot
from kaiju.bots.temper import SLACK, TASTES, Temper
from kaiju.core.table import Table
from kaiju.core.view import View
from kaiju.games import GAMES
from tests.support.positions import TOKYO, at


def rolled(dice: str) -> View:
    """What Kraken sees once it has rolled."""
    position: dict[str, Any] = {"monsters": {"kraken": {"life": 5}, "alienoid": {"at": "tokyo-city"}}}
    table = at(GAMES[TOKYO], position)
    table.answer(dice)
    return table.view(0)


@pytest.mark.parametrize(
    ("temper", "chosen"),
    [
        ("", "reroll 1 2 3"),
        ("cautious", "reroll 3 4 5 6"),
        ("greedy", "reroll 1 2 3"),
        ("bully", "reroll 1 2 4 5 6"),
    ],
)
def test_tempers_differ_where_answers_are_equal(temper: str, chosen: str) -> None:
    view = rolled("heart heart claw energy energy energy")
    equal = dict.fromkeys(["reroll 1 2 3", "reroll 3 4 5 6", "reroll 1 2 4 5 6"], 0.4)
    assert Temper(temper).pick(view, equal) == chosen


@pytest.mark.parametrize("temper", TASTES)
def test_no_temper_gives_away_more_than_a_little(temper: str) -> None:
    view = rolled("heart heart claw energy energy energy")
    worths = {"stay": 0.4, "yield": 0.4 - 2 * SLACK, "flee": 0.4 - 3 * SLACK, "buy": 0.4 - 4 * SLACK}
    assert Temper(temper).pick(view, worths) == "stay"


def test_whether_to_stay_is_a_matter_of_temper() -> None:
    view, even = rolled("1 1 2 2 3 3"), {"stay": 0.3, "yield": 0.3}
    assert Temper("cautious").pick(view, even) == "yield"
    assert Temper("bully").pick(view, even) == "stay"


def test_a_temper_that_there_is_not_is_refused() -> None:
    for level in ("mastermind", "champion"):
        with pytest.raises(NoSuchBot, match="cautious"):
            make_bot(f"{level}:temper=sleepy", "1")


@pytest.mark.parametrize("temper", TASTES)
@pytest.mark.parametrize("level", ["strategist", "mastermind", "champion:worlds=1"])
def test_a_level_with_a_temper_plays_what_is_offered(level: str, temper: str) -> None:
    table = Table(GAMES[TOKYO], 2, "temper")
    bots = [make_bot(f"{level}:temper={temper}", str(seat)) for seat in range(2)]
    while table.question is not None and table.state.turn < 3:
        seat = table.question.seat
        table.answer(bots[seat].choose(table.view(seat)))
    assert table.answers
