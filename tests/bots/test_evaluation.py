"""The evaluation of positions, what comes of a roll by it, and the levels that build on both."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kaiju.bots import mastermind
from kaiju.bots.features import COMMON, TRAITS, features
from kaiju.bots.knowledge import KNOWLEDGE, evaluation_of
from kaiju.bots.mastermind import Budget, Mastermind
from kaiju.bots.strategist import Strategist
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.bots import answers, asked, asked_in_tokyo, outcomes_of, seat_bots

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def positions(game: Game) -> list[Table]:
    """The beginnings of turns in some games of brawlers, for 2 to 6."""
    found = []
    for seats in range(2, 7):
        table, turn = Table(game, seats, seed=f"positions {seats}"), 0
        for _ in answers(table, seat_bots(["brawler"] * seats, seats)):
            if table.state.turn != turn:
                turn = table.state.turn
                found.append(table.clone())
    return found


@every_game
def test_the_chances_of_all_make_one(game: Game) -> None:
    evaluation = evaluation_of(game)
    for table in positions(game):
        chances = evaluation.chances(evaluation.columns(table.state))[0]
        assert chances.sum() == pytest.approx(1)
        dead = [not monster.alive for monster in table.state.monsters]
        assert (chances[dead] == 0).all()


@every_game
def test_the_evaluation_fits_its_features(game: Game) -> None:
    evaluation = evaluation_of(game)
    table = positions(game)[0]
    seen, left = features(evaluation.columns(table.state), game.winning_vp)
    assert seen.shape[-1] == len(evaluation.linear) == len(evaluation.hidden)
    extras = KNOWLEDGE[game.id].extra_features(table.state, table.state.me)
    assert seen.shape[-1] - COMMON - TRAITS == len(extras)
    assert 0 <= left[0, 0] <= 1


@every_game
def test_the_evaluation_knows_every_card_that_is_kept(game: Game) -> None:
    known = evaluation_of(game).cards
    editions = [game.edition({"edition": name}) for name in game.options_by_name.get("edition", ("",))]
    assert set(known) == {card for edition in editions for card in edition.cards}


@every_game
def test_more_points_and_more_life_are_better(game: Game) -> None:
    evaluation = evaluation_of(game)
    samples = [evaluation.columns(table.state) for table in positions(game)]
    for column in ("vp", "life"):
        gains = []
        for columns in samples:
            better = columns.repeat(1)
            getattr(better, column)[0, 0] += 2 * columns.alive[0, 0]
            gains.append(evaluation.chances(better)[0, 0] - evaluation.chances(columns)[0, 0])
        assert np.mean(gains) > 0.01, column


@every_game
def test_who_has_all_the_points_has_won(game: Game) -> None:
    evaluation = evaluation_of(game)
    columns = evaluation.columns(positions(game)[0].state)
    columns.vp[0, 1] = game.winning_vp
    assert evaluation.chances(columns)[0, 1] == pytest.approx(1, abs=1e-4)


# -- what comes of a roll --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "me", "expected"),
    [
        ("3 3 3 3 1 2", {}, {"vp": 4, "life": 5, "energy": 0, "inside": 0}),
        ("1 2 energy energy heart heart", {}, {"vp": 0, "life": 7, "energy": 2, "inside": 0}),
        ("heart heart heart heart heart heart", {"life": 9}, {"life": 10}),
        ("heart heart heart 1 2 2", {"at": "tokyo-city"}, {"life": 5, "inside": 1}),
        ("energy 1 2 1 2 3", {"cards": ["friend-of-children"]}, {"energy": 2}),
        ("1 2 3 1 2 heart", {"cards": ["omnivore"]}, {"vp": 2}),
    ],
)
def test_what_a_roll_comes_to_in_tokyo(dice: str, me: dict[str, Any], expected: dict[str, float]) -> None:
    foe = {"at": "outside"} if me.get("at") == "tokyo-city" else {}
    table = asked_in_tokyo("roll", {"life": 5, **me}, alienoid=foe, row=[None, None, None])
    table.answer("1 1 2 2 3 3")
    end, row = outcomes_of(table, dice)
    assert {name: getattr(end.columns, name)[row, 0] for name in expected} == expected


def test_claws_hurt_tokyo_and_the_fallen_leave_their_place() -> None:
    table = asked_in_tokyo("roll", {}, alienoid={"life": 3}, king={"life": 5}, row=[None, None, None])
    table.answer("1 1 2 2 3 3")
    end, row = outcomes_of(table, "claw claw 1 2 2 1")
    assert end.columns.life[row].tolist()[1:] == [1, 5]
    end, row = outcomes_of(table, "claw claw claw 1 2 2")
    assert end.columns.alive[row].tolist() == [1, 0, 1]
    assert end.columns.inside[row].tolist()[0] == 1
    assert end.columns.vp[row, 0] == 1


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("energy energy energy heal ouch celebrity", {"energy": 3, "vp": 0}),
        ("celebrity celebrity celebrity celebrity energy heal", {"vp": 2}),
        ("ouch ouch ouch energy energy energy", {"vp": 3}),
        ("destruction destruction energy energy energy celebrity", {"vp": 2}),
    ],
)
def test_what_a_roll_comes_to_in_new_york(dice: str, expected: dict[str, float]) -> None:
    boroughs = {"queens": {"stacks": ["high-rise-2"]}}
    table = asked("roll", {"at": "queens"}, boroughs=boroughs, row=[None, None, None])
    table.answer("heal heal heal energy energy energy")
    end, row = outcomes_of(table, dice)
    assert {name: getattr(end.columns, name)[row, 0] for name in expected} == expected


def test_the_best_purchase_is_part_of_a_roll() -> None:
    table = asked_in_tokyo("roll", {"vp": 16, "energy": 1}, row=["skyscraper", None, None])
    table.answer("1 1 2 2 3 3")
    end, row = outcomes_of(table, "energy energy energy energy energy 1")
    assert end.columns.vp[row, 0] == 20
    assert end.chances()[row, 0] == pytest.approx(1, abs=1e-4)


# -- levels ----------------------------------------------------------------------------------------


def test_the_strategist_takes_the_win() -> None:
    table = asked_in_tokyo("roll", {"vp": 17}, row=[None, None, None])
    table.answer("3 3 3 claw 1 2")
    assert Strategist(1).choose(table.view(0)) == "stop" or not {"1", "2", "3"} & set(
        Strategist(1).choose(table.view(0)).split()[1:]
    )


def test_the_strategist_does_not_yield_to_the_winner() -> None:
    table = asked_in_tokyo("resolve", {"vp": 19}, alienoid={"life": 4}, dice="claw")
    assert Strategist(1).choose(table.view(1)) == "stay"


@pytest.mark.parametrize("bot", [Strategist(1), Mastermind(1, decisions=50)], ids=lambda bot: str(bot.name))
def test_the_last_points_are_bought(bot: Strategist) -> None:
    row = ["flatiron-building", "stomp", "regeneration"]
    table = asked("buy", {"at": "queens", "energy": 5, "vp": 18}, row=row)
    assert bot.choose(table.view(0)) == "buy flatiron-building"


def test_a_budget_in_decisions_is_used_up_by_decisions() -> None:
    budget = Budget(100, 10)
    assert budget.lasts()
    budget.spend(6)
    assert budget.lasts()
    assert budget.used() == pytest.approx(0.6)
    budget.spend(6)
    assert not budget.lasts()


def test_a_budget_in_milliseconds_leaves_room_for_the_longest_world(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.020, 0.050, 0.065])
    monkeypatch.setattr(mastermind, "perf_counter", lambda: next(clock))
    budget = Budget(100, None)
    budget.spend(5)
    assert budget.lasts()
    budget.spend(5)
    assert budget.lasts()  # the longest took 30 ms, and 50 are left
    budget.spend(5)
    assert not budget.lasts()


@pytest.mark.parametrize("arguments", [{"ms": 0}, {"ms": -5}, {"decisions": 0}])
def test_a_budget_of_nothing_is_refused(arguments: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Mastermind(1, **arguments)
