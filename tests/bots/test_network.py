"""Who will win, as the networks in use see it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from kaiju.bots.encoding import Rows
from kaiju.bots.network import network_of
from kaiju.core.game import Game
from kaiju.core.position import Position
from kaiju.core.state import Monster, State
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.bots import answers, seat_bots
from tests.support.play import editions

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def positions(game: Game) -> list[State]:
    """The beginnings of turns in some games of brawlers, for 2 to 6."""
    found = []
    for seats in range(2, 7):
        table, turn = Table(game, seats, seed=f"positions {seats}"), 0
        for _ in answers(table, seat_bots(["brawler"] * seats, seats)):
            if table.state.turn != turn:
                turn = table.state.turn
                found.append(table.state.copy())
    return found


def chances(game: Game, state: State) -> list[float]:
    """What a network expects of a position."""
    rows = Rows(network_of(game.id).encoding, len(state.monsters))
    rows.add(Position(game, state), state.row)
    found: list[float] = network_of(game.id).chances(rows)[0].tolist()
    return found


@every_game
def test_the_chances_of_all_make_one(game: Game) -> None:
    for state in positions(game):
        found = chances(game, state)
        assert sum(found) == pytest.approx(1)
        assert all(
            (chance > 0) == monster.alive for chance, monster in zip(found, state.monsters, strict=True)
        )


@every_game
def test_every_card_of_every_edition_has_a_vector(game: Game) -> None:
    cards = {card for edition in editions(game) for card in edition.cards}
    network = network_of(game.id)
    assert set(network.encoding.cards) == cards
    assert len({row.tobytes() for row in network.weights["cards"]}) == len(cards)


def _richer(monster: Monster) -> None:
    monster.energy += 4


def _ahead(monster: Monster) -> None:
    monster.vp += 2


def _healthier(monster: Monster) -> None:
    monster.life += 2


@every_game
@pytest.mark.parametrize("change", [_ahead, _healthier, _richer])
def test_more_is_better(game: Game, change: Callable[[Monster], None]) -> None:
    gains = []
    for state in positions(game):
        better = state.copy()
        change(better.me)
        gains.append(chances(game, better)[state.active] - chances(game, state)[state.active])
    assert np.mean(gains) > 0.01
