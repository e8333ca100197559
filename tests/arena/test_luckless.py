"""The result of a game without the luck of its dice."""

from __future__ import annotations

import numpy as np
import pytest

from kaiju.arena.luckless import Diary, Positions, joined, packed, targets, unpacked
from kaiju.bots.bot import Bot
from kaiju.bots.brawler import Brawler
from kaiju.bots.mastermind import Mastermind
from kaiju.core.table import Table
from kaiju.games import GAMES


def diary_of(game: str, secret: str, bots: list[Bot]) -> tuple[Positions, Table]:
    """The positions of a game that is played to its end."""
    table, diary = Table(GAMES[game], len(bots), secret), Diary(game)
    while table.question is not None:
        view = table.view(table.question.seat)
        diary.asked(table, bots[view.seat], view)
        table.answer(bots[view.seat].choose(view))
    found = diary.positions(table, 0)
    assert found is not None
    return found, table


@pytest.fixture(scope="module", params=[*GAMES])
def played(request: pytest.FixtureRequest) -> tuple[Positions, Table]:
    """A duel in which one player knows its luck."""
    return diary_of(request.param, "duel", [Mastermind(0), Brawler(1)])


def test_there_is_a_position_for_every_turn_in_which_somebody_was_asked(
    played: tuple[Positions, Table],
) -> None:
    positions, table = played
    assert 0 < len(positions.match) <= table.state.turn
    assert set(positions.winner) == {table.state.winner}
    assert (positions.living == 2).all()


def test_luck_is_taken_from_one_and_given_to_the_other(played: tuple[Positions, Table]) -> None:
    positions, _ = played
    known = positions.expected.max(axis=1) > 0
    before = positions.expected[known].sum(axis=1) + (positions.expected[known] < 0).sum(axis=1)
    after = before + positions.luck[known].sum(axis=1)
    fair = (before > 1 - 1e-5) & (after > 1 - 1e-5)  # else both may fall, and nobody wins
    assert (after < 1 + 1e-5).all()
    assert fair.sum() > len(fair) / 2
    assert positions.luck[known][fair].sum(axis=1) == pytest.approx(np.zeros(fair.sum()), abs=1e-5)
    assert not positions.luck[~known].any()
    assert known.any()
    assert not known.all()  # the brawler knows nothing of its luck
    assert (np.abs(positions.luck[known]).max(axis=1) > 0).any()


def test_the_result_is_what_is_expected_and_all_luck_that_follows(played: tuple[Positions, Table]) -> None:
    positions, table = played
    whole = targets(positions, trust=1)
    result = np.eye(6)[table.state.winner]
    assert whole[0] + positions.luck.sum(axis=0) == pytest.approx(result, abs=1e-4)
    assert whole[-1] + positions.luck[-1] == pytest.approx(result, abs=1e-4)


def test_targets_may_rest_on_what_was_expected(played: tuple[Positions, Table]) -> None:
    positions, _ = played
    known = positions.expected.max(axis=1) > 0
    assert targets(positions, trust=0)[known] == pytest.approx(positions.expected[known].clip(0), abs=1e-6)


def test_a_file_holds_all_of_it(played: tuple[Positions, Table]) -> None:
    positions, _ = played
    both = joined([positions, positions._replace(match=positions.match + 1)])
    again = unpacked(packed(both))
    for name, column in both._asdict().items():
        assert (getattr(again, name) == column).all(), name
    half = len(positions.match)
    assert (targets(again, 0.9)[:half] == targets(again, 0.9)[half:]).all()
