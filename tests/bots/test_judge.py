"""What the judge says: right where it can be checked, reproducible, and no more than a seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.bots.budget import Budget, Cancelled
from kaiju.bots.champion import Champion
from kaiju.bots.judge import Judge, judge
from kaiju.bots.judgement import Judgement, told_apart
from kaiju.core.game import Game
from kaiju.core.questions import Reveal
from kaiju.core.table import Table
from kaiju.core.view import View
from kaiju.games import GAMES
from tests.support.positions import NEW_YORK, TOKYO, at, buying

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())

DUEL: dict[str, dict[str, Any]] = {
    TOKYO: {"monsters": {"kraken": {"at": "outside"}, "alienoid": {"at": "tokyo-city", "life": 2}}},
    NEW_YORK: {"monsters": {"kong": {"at": "bronx"}, "sheriff": {"at": "manhattan-lower", "life": 2}}},
}
DEADLY = {
    TOKYO: "claw claw energy energy energy energy",
    NEW_YORK: "attack attack energy energy energy energy",
}


def first_asked(game: Game, kind: str, seats: int = 3) -> View:
    """What somebody sees who is asked a question of a kind, early in a game."""
    table = Table(game, seats, "judge")
    while table.question is not None and table.question.kind != kind:
        table.answer(next(iter(table.question.options)))
    assert table.question is not None
    return table.view(table.question.seat)


@games
def test_a_win_is_worth_everything(game: Game) -> None:
    table = at(game, DUEL[game.id])
    table.answer(DEADLY[game.id])
    found = judge(table.view(0), worlds=1)
    assert found.best.answer == "stop"
    assert found.best.winning == pytest.approx(1)
    assert found.now == pytest.approx((1, 0))
    by_answer = {one.answer: one for one in found.answers}
    assert by_answer["reroll 1 2"].winning < 1
    assert told_apart(by_answer["reroll 1 2"])
    assert [one.answer for one in found.equal()] == ["stop"] + [
        one.answer for one in found.answers[1:] if one.winning > 0.9999
    ]


@games
@pytest.mark.parametrize("kind", ["reroll", "buy"])
def test_every_answer_has_a_chance_and_everybody_too(game: Game, kind: str) -> None:
    view = first_asked(game, kind)
    found = judge(view, worlds=4)
    assert view.question is not None
    assert {one.answer for one in found.answers} == set(view.question.options)
    assert len(found.now) == 3
    for one in found.answers:
        assert sum(one.chances) == pytest.approx(1, abs=0.02)
        assert one.winning == pytest.approx(one.chances[view.seat])
        assert one.behind == pytest.approx(found.best.winning - one.winning)
        assert one.error >= 0
        low, high = found.span(one)
        assert low <= one.winning <= high
    assert found.answers[0].behind == 0
    assert found.now == found.best.chances


@games
@pytest.mark.parametrize("kind", ["reroll", "buy"])
def test_as_many_worlds_and_the_same_seed_give_the_same_judgement(game: Game, kind: str) -> None:
    view = first_asked(game, kind)
    assert judge(view, worlds=5, seed="same") == judge(view, worlds=5, seed="same")


@games
def test_rerolls_that_keep_the_same_are_worth_the_same(game: Game) -> None:
    table = at(game, DUEL[game.id])
    table.answer(" ".join([game.faces[0]] * 6))
    found = {one.answer: one.winning for one in judge(table.view(0), worlds=1).answers}
    assert found["reroll 1"] == found["reroll 6"]
    assert found["reroll 1 2"] == found["reroll 3 5"]


def test_whoever_is_not_asked_sees_how_everybody_stands() -> None:
    view = first_asked(GAMES[TOKYO], "reroll")
    table = Table(GAMES[TOKYO], 3, "judge")
    while table.question is not None and table.question.kind != "reroll":
        table.answer(next(iter(table.question.options)))
    other = table.view((view.seat + 1) % 3)
    found = judge(other, worlds=4)
    assert found.answers == ()
    assert sum(found.now) == pytest.approx(1, abs=0.02)
    assert found.now == pytest.approx(judge(view, worlds=1).now, abs=0.05)


@games
def test_once_a_game_is_over_there_is_no_doubt(game: Game) -> None:
    table = at(game, DUEL[game.id])
    table.answer(DEADLY[game.id])
    table.answer("stop")
    while table.question is not None:
        table.answer(next(iter(table.question.options)))
    found = judge(table.view(1), worlds=1)
    assert found == Judgement(1, (1.0, 0.0), (), 0, 0.0)


@games
@pytest.mark.parametrize("kind", ["reroll", "buy"])
def test_it_stops_as_soon_as_it_is_cancelled(game: Game, kind: str) -> None:
    view, asked = first_asked(game, kind), 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    with pytest.raises(Cancelled):
        judge(view, worlds=1000, cancelled=cancelled)
    assert asked == 3


def test_a_judge_remembers_what_it_has_found() -> None:
    found = Judge(GAMES[TOKYO])
    view = first_asked(GAMES[TOKYO], "buy")
    once = found.judge(view, worlds=3)
    assert found.judge(view, worlds=3, cancelled=lambda: True) is once
    with pytest.raises(Cancelled):
        found.judge(view, worlds=4, cancelled=lambda: True)


def test_it_does_not_know_what_another_seat_has_looked_at() -> None:
    lab = {"energy": 9, "cards": ["made-in-a-lab"]}
    position = {
        "monsters": {"kraken": lab, "alienoid": {"cards": ["opportunist"], "energy": 9}, "the-king": {}}
    }
    table = buying(TOKYO, **position)
    table.answer("look")
    found = []
    for seed in range(2):
        table = buying(TOKYO, **position)
        table.answer("look")
        assert isinstance(table.question, Reveal)
        card = sorted(table.question.among)[seed * 7]
        table.answer(card)
        found.append(judge(table.view(1), worlds=3))
        assert card not in str(found[-1])
    assert found[0] == found[1]


@pytest.mark.parametrize(("ms", "worlds"), [(0, None), (-1, None), (1, 0), (1, -2)])
def test_a_budget_is_above_nothing(ms: float, worlds: int | None) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Budget(ms, worlds)
    with pytest.raises(ValueError, match="above 0"):
        Champion(0, ms, worlds)


@games
def test_a_longer_look_agrees_with_a_shorter_one(game: Game) -> None:
    view = first_asked(game, "reroll")
    short, long = judge(view, worlds=1), judge(view, worlds=12)
    assert long.worlds > short.worlds
    assert long.now == pytest.approx(short.now, abs=0.1)
