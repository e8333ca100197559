"""What the levels above the brawler do in a position: by what the engine says, also of a changed card."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kaiju.bots.afterstates import Afterstates, Finisher
from kaiju.bots.brawler import Brawler
from kaiju.bots.mastermind import Mastermind
from kaiju.bots.network import network_of
from kaiju.bots.sketch import sketched
from kaiju.bots.strategist import Strategist
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.odds.multisets import index
from kaiju.odds.solver import counts
from tests.support.bots import asked, asked_in_tokyo

LEVELS = [Strategist, Mastermind]
levels = pytest.mark.parametrize("level", LEVELS, ids=lambda level: str(level.name))


def chosen(level: type[Strategist], table: Table) -> str:
    """What a level answers."""
    assert table.question is not None
    return level(1).choose(table.view(table.question.seat))


@levels
def test_it_keeps_the_win(level: type[Strategist]) -> None:
    table = asked_in_tokyo("roll", {"vp": 17}, row=[None, None, None])
    table.answer("3 3 3 claw 1 2")
    assert not {"1", "2", "3"} & set(chosen(level, table).split()[1:])


@levels
def test_it_does_not_yield_to_the_winner(level: type[Strategist]) -> None:
    assert chosen(level, asked_in_tokyo("resolve", {"vp": 19}, alienoid={"life": 4}, dice="claw")) == "stay"


@levels
def test_the_last_points_are_bought(level: type[Strategist]) -> None:
    row = ["flatiron-building", "stomp", "regeneration"]
    table = asked("buy", {"at": "queens", "energy": 5, "vp": 18}, row=row)
    assert chosen(level, table) == "buy flatiron-building"


@levels
def test_it_does_not_buy_its_death(level: type[Strategist]) -> None:
    table = asked("buy", {"at": "queens", "energy": 1, "life": 4}, row=["subterranean-cable"])
    assert chosen(level, table) == "done"


# -- a sketch of what rolls come to ------------------------------------------------------------------


def finisher(table: Table, *, thorough: bool) -> Finisher:
    """One that plays turns to their end."""
    network = network_of(table.game.id)
    return Finisher(table.view(0), network, Brawler(0), random.Random(0), thorough=thorough)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_sketch_agrees_with_the_engine_where_dice_show_one_face(game: Game) -> None:
    table = Table(game, 3, "sketch")
    while table.question is None or table.question.kind != "reroll":
        assert table.question is not None
        table.answer(next(iter(table.question.options)))
    found, seat = finisher(table, thorough=False), table.state.active
    rough, exact = sketched(found, 6), Afterstates(finisher(table, thorough=True), 6).values()
    assert rough.shape == exact.shape
    assert rough.sum(axis=1) == pytest.approx(np.ones(len(rough)))
    assert np.corrcoef(rough[:, seat], exact[:, seat])[0, 1] > 0.8
    state = table.state.copy()
    state.rerolls = 0
    settled = 0
    for face in game.faces:
        state.dice, rows = [face] * len(state.dice), found.rows()
        alone = found.judged(rows, [found.end(state, rows) for _ in range(9)])
        if np.ptp(alone, axis=0).max() == 0:  # no card or tile was turned up
            assert rough[index(counts(state.dice, game.faces))] == pytest.approx(alone[0], abs=1e-6)
            settled += 1
    assert settled > len(game.faces) / 2
