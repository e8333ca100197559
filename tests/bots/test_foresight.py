"""What may be done beside a reroll is worked out like the reroll itself."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from kaiju.bots.brawler import Brawler
from kaiju.bots.foresight import Foresight
from kaiju.bots.mastermind import Mastermind
from kaiju.bots.network import network_of
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.core.view import View
from kaiju.games import GAMES
from kaiju.odds.multisets import index
from kaiju.odds.solver import counts
from tests.support.positions import TOKYO, at

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def rolled(dice: str, energy: int = 4, **mine: Any) -> Table:
    """A game of Tokyo for two in which the first roll of Kraken has come down."""
    kraken = {"energy": energy, "life": 7, **mine}
    table = at(GAMES[TOKYO], {"monsters": {"kraken": kraken, "alienoid": {"at": "tokyo-city", "life": 6}}})
    table.answer(dice)
    return table


def foresight(table: Table) -> Foresight:
    """What a seat foresees that has just sat down."""
    return Foresight(table.game, network_of(table.game.id), Brawler(0), random.Random(0))


def worth(table: Table, dice: str, rerolls: int = 0) -> float:
    """Kraken's chance with these dice and so many rerolls left."""
    showing = counts(
        [face for face in table.game.faces for _ in range(dice.split().count(face))], table.game.faces
    )
    return float(foresight(table).prospects(table.view(0)).shown(showing, rerolls)[0])


def test_one_more_roll_from_a_card_is_part_of_what_a_roll_is_worth() -> None:
    dice = "1 1 2 3 heart energy"
    with_it, in_vain = rolled(dice, cards=["telepath"]), rolled(dice, energy=0, cards=["telepath"])
    plain, poor = rolled(dice, cards=["gourmet"]), rolled(dice, energy=0, cards=["gourmet"])
    gain = worth(with_it, dice) - worth(plain, dice)
    nothing = worth(in_vain, dice) - worth(poor, dice)
    assert gain > nothing + 0.01


def test_a_card_that_can_wait_is_not_used_before_the_last_roll() -> None:
    table = rolled("1 1 2 3 heart energy", cards=["telepath"])
    assert Mastermind(0).choose(table.view(0)).startswith("reroll")


def test_a_die_that_may_be_turned_wins_the_game() -> None:
    bare, able = rolled("1 1 1 2 2 3", vp=19), rolled("1 1 1 2 2 3", vp=18, cards=["stretchy"])
    assert worth(bare, "1 1 2 2 3 3") < 1
    assert worth(able, "1 1 2 2 2 3") == pytest.approx(1)
    assert worth(able, "1 1 2 2 3 3") == pytest.approx(1)  # a third 2 or 3 and the rest do not matter


def test_threes_are_rolled_again_for_as_long_as_that_helps() -> None:
    table = rolled("3 3 claw claw claw claw", cards=["background-dweller"])
    without = rolled("3 3 claw claw claw claw", cards=["gourmet"])
    assert worth(table, "3 3 claw claw claw claw") > worth(without, "3 3 claw claw claw claw")


def test_what_a_card_does_beside_a_reroll_is_weighed_by_what_comes_of_it() -> None:
    table = rolled("3 3 claw claw heart heart", cards=["background-dweller"])
    found, view = foresight(table), table.view(0)
    world = found.world(view, ["dwell 1", "dwell 2"])
    assert world.sure
    assert world.chances[0] == pytest.approx(world.chances[1])
    kept = found.prospects(view).kept((0, 0, 1, 0, 2, 2), 1)
    assert world.chances[0, 0] >= kept[0] - 1e-9  # it costs no reroll


def shopping(game: Game, seed: str) -> tuple[Table, View]:
    """A new game in which the first answers are given until something may be bought, and who may buy it."""
    table = Table(game, 3, seed)
    while table.question is not None and table.question.kind != "buy":
        table.answer(next(iter(table.question.options)))
    assert table.question is not None
    return table, table.view(table.question.seat)


@games
def test_all_answers_are_tried_in_the_same_world(game: Game) -> None:
    table, view = shopping(game, "worlds")
    assert table.question is not None
    for texts in (["done", "done"], [*table.question.options] * 2):
        chances = foresight(table).world(view, texts).chances
        assert np.array_equal(chances[: len(texts) // 2], chances[len(texts) // 2 :])


@games
def test_the_next_turn_is_solved_where_this_one_has_ended(game: Game) -> None:
    table, view = shopping(game, "deeper")
    found = foresight(table)
    world = found.world(view, ["done"])
    end = world.ends[0]
    assert end is not None
    before = end.to_json()
    deeper = found.deeper(view, end)
    assert deeper is not None
    assert deeper.sum() == pytest.approx(1)
    assert np.abs(deeper - world.chances[0]).max() < 0.2
    assert end.to_json() == before
    assert found.deeper(view, end) == pytest.approx(deeper, abs=0.02)


def test_final_dice_are_found_by_what_they_show() -> None:
    table = rolled("1 1 2 2 3 3")
    prospects = foresight(table).prospects(table.view(0))
    showing = (2, 2, 2, 0, 0, 0)
    assert prospects.shown(showing, 0) == pytest.approx(prospects.values[index(showing)])
