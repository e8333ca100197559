"""The opponents that never change: they play as they did when they were frozen."""

from __future__ import annotations

from itertools import islice

import pytest

from kaiju.core.table import Table
from kaiju.games import GAMES
from tests import ROOT
from tests.support.bots import answers, seat_bots

PLACE = "benchmarks.frozen"
PLAYERS = [
    f"{PLACE}.mastermind:Mastermind:decisions=20",
    f"{PLACE}.strategist:Strategist",
    f"{PLACE}.strategist:Strategist",
]
RECORDED = ROOT / "tests" / "examples" / "frozen"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_the_frozen_opponents_play_the_same_games_as_ever(game: str) -> None:
    recorded = (RECORDED / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    played = answers(Table(GAMES[game], len(PLAYERS), "frozen"), seat_bots(PLAYERS, 1))
    assert len(recorded) >= 60
    assert list(islice(played, len(recorded))) == recorded


def test_they_need_nothing_of_the_levels_but_what_a_bot_is() -> None:
    written = [path.read_text(encoding="utf-8") for path in (ROOT / "benchmarks" / "frozen").rglob("*.py")]
    lines = [line for text in written for line in text.splitlines() if "kaiju.bots" in line]
    assert {line.strip() for line in lines if "import" in line} == {"from kaiju.bots.bot import Bot"}
