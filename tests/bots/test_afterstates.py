"""What every final roll comes to, as the engine says, and the bot that plays by it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from kaiju.bots.afterstates import Afterstates, Finisher
from kaiju.bots.brawler import Brawler
from kaiju.bots.encoding import Rows
from kaiju.bots.mastermind import Mastermind
from kaiju.bots.network import Network, encoding_of, network_of, shapes
from kaiju.core.game import Game
from kaiju.core.position import Position
from kaiju.core.state import Face
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.odds.multisets import index
from kaiju.odds.solver import counts
from tests.support.positions import at

DUEL: dict[str, dict[str, Any]] = {
    "king-of-tokyo": {"monsters": {"kraken": {"at": "outside"}, "alienoid": {"at": "tokyo-city", "life": 2}}},
    "king-of-new-york": {
        "monsters": {"kong": {"at": "bronx"}, "sheriff": {"at": "manhattan-lower", "life": 2}}
    },
}
BLOW = {"king-of-tokyo": Face("claw"), "king-of-new-york": Face("attack")}
IDLE = {"king-of-tokyo": Face("energy"), "king-of-new-york": Face("energy")}

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def begun(game: Game, position: dict[str, Any], dice: list[Face]) -> Table:
    """A turn whose first roll has come down."""
    table = at(game, position)
    table.answer(" ".join(dice))
    return table


def finisher(table: Table) -> Finisher:
    """One that plays turns to their end."""
    return Finisher(table.view(0), network_of(table.game.id), Brawler(0), random.Random(0))


@games
def test_a_state_with_dice_on_the_table_goes_on_from_there(game: Game) -> None:
    dice = [IDLE[game.id]] * 6
    table = at(game, DUEL[game.id])
    table.answer(" ".join(dice))
    twin = Table.at(game, table.state.copy())
    assert twin.question is not None
    assert table.question is not None
    assert twin.question.same(table.question)
    table.answer("stop")
    twin.answer("stop")
    assert twin.state.to_json() == table.state.to_json()


@games
def test_a_deadly_roll_wins_and_no_rule_is_asked_twice(game: Game) -> None:
    chances = Afterstates(finisher(begun(game, DUEL[game.id], [IDLE[game.id]] * 6)), 6).values()
    deadly = [BLOW[game.id]] * 2 + [IDLE[game.id]] * 4
    assert chances[index(counts(deadly, game.faces))].tolist() == [1, 0]
    harmless = chances[index(counts([IDLE[game.id]] * 6, game.faces))]
    assert harmless.sum() == pytest.approx(1)
    assert 0 < harmless[0] < 1


@games
def test_the_state_that_is_looked_at_stays_as_it_is(game: Game) -> None:
    table = begun(game, DUEL[game.id], [IDLE[game.id]] * 6)
    before = table.state.to_json()
    Afterstates(finisher(table), 6).values()
    assert table.state.to_json() == before


def test_whoever_may_yield_does_what_is_better_for_it() -> None:
    game = GAMES["king-of-tokyo"]
    monsters = {"kraken": {"at": "outside"}, "alienoid": {"at": "tokyo-city", "life": 5}, "the-king": {}}
    table = begun(game, {"monsters": monsters}, [Face("energy")] * 6)
    found, state = finisher(table), table.state.copy()
    state.dice = [Face("claw")] * 3 + [Face("energy")] * 3
    state.rerolls = 0
    rows = found.rows()
    end = found.end(state, rows)
    assert end.seat == 1
    both = found.network.chances(rows)[[end.quiet, end.other], 1]
    assert both[0] != both[1]
    assert found.judged(rows, [end])[0, 1] == both.max()


@games
def test_equal_positions_are_one_row_and_different_ones_are_not(game: Game) -> None:
    state = begun(game, DUEL[game.id], [IDLE[game.id]] * 6).state
    rows = Rows(encoding_of(game.id), 2)
    first = rows.add(Position(game, state), state.row)
    assert rows.add(Position(game, state.copy()), state.row) == first
    for change in ("vp", "life", "energy"):
        other = state.copy()
        setattr(other.monsters[1], change, getattr(other.monsters[1], change) + 1)
        assert rows.add(Position(game, other), state.row) == len(rows.orders) - 1
    assert len(rows.orders) == 4


@games
def test_chances_add_up_to_one_whoever_is_out(game: Game) -> None:
    table = Table(game, 5, "five")
    while table.question is not None and table.state.turn < 3:
        table.answer(next(iter(table.question.options)))
    rows = Rows(encoding_of(game.id), 5)
    rows.add(table, table.state.row)
    fewer = table.state.copy()
    gone = next(monster for monster in fewer.monsters if monster.seat != fewer.active)
    gone.alive, gone.life = False, 0
    rows.add(Position(game, fewer), table.state.row)
    chances = network_of(game.id).chances(rows)
    assert chances.sum(axis=1) == pytest.approx([1, 1])
    assert chances[1, gone.seat] == 0
    assert (chances[0] > 0).all()


@games
def test_what_somebody_has_counts_wherever_it_sits(game: Game) -> None:
    rng = np.random.default_rng(0)
    encoding = encoding_of(game.id)
    network = Network(encoding, {name: rng.normal(0, 0.1, shape) for name, shape in shapes(encoding).items()})
    table = Table(game, 3, "same")
    rows = Rows(encoding, 3)
    for seat in range(3):
        state = table.state.copy()
        state.active = seat
        for monster in state.monsters:
            monster.place = state.monsters[0].place
            monster.vp = 7 if monster.seat == (seat + 1) % 3 else 0
        rows.add(Position(game, state), state.row)
    chances = network.chances(rows)
    turned = [np.roll(chances[seat], -seat) for seat in range(3)]
    assert turned[1] == pytest.approx(turned[0], abs=1e-6)
    assert turned[2] == pytest.approx(turned[0], abs=1e-6)


@games
def test_the_same_seed_gives_the_same_answers(game: Game) -> None:
    assert _played(game, 1) == _played(game, 1)


def _played(game: Game, turns: int) -> list[str]:
    table, bots = Table(game, 3, "whole games"), [Mastermind(seat) for seat in range(3)]
    while table.question is not None and table.state.turn <= turns:
        seat = table.question.seat
        table.answer(bots[seat].choose(table.view(seat)))
    return [answer.text for answer in table.answers]


@games
def test_it_does_not_miss_a_win(game: Game) -> None:
    table = at(game, DUEL[game.id])
    table.answer(" ".join([BLOW[game.id]] * 2 + [IDLE[game.id]] * 4))
    assert Mastermind(0).choose(table.view(0)) == "stop"
