"""What every Monster pays and has stands beside the state, and is the same for everybody."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from kaiju.core.notation.position import set_up
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server.play.views import standings
from kaiju.server.store.rows import Seat
from kaiju.server.wire.tells import Standing
from kaiju.tokyo.board import board
from tests.server.tables import GUESTS, Ear, begun, house, play_on

pytestmark = pytest.mark.anyio


def table_at(game: str, **position: Any) -> Table:
    """A table at which nothing is asked yet."""
    return Table(GAMES[game], state=set_up(GAMES[game], position))


def test_a_card_is_cheaper_in_its_borough_and_cards_raise_life_and_dice() -> None:
    table = table_at(
        "king-of-new-york",
        monsters={
            "kong": {"at": "brooklyn", "cards": ["extra-head"]},
            "sheriff": {"at": "manhattan-upper", "cards": ["carapace"]},
        },
        row=["brooklyn-bridge", "central-park", "coney-island"],
    )
    table.state.row[2] = None
    assert standings(table) == [Standing([5, 5, 0], 10, 7), Standing([6, 4, 0], 12, 6)]


def test_a_discount_counts_and_fewer_dice_are_for_whoever_has_the_turn() -> None:
    table = table_at(
        "king-of-tokyo",
        monsters={"kraken": {"cards": ["alien-metabolism"], "tokens": {"shrink": 2}}, "the-king": {}},
        row=["skyscraper", "wings", "jets"],
    )
    printed = [card.cost for card in table.state.row if card]
    assert standings(table) == [Standing([cost - 1 for cost in printed], 10, 4), Standing(printed, 10, 6)]
    board(table).chain = 1
    assert [one.dice for one in standings(table)] == [3, 6]


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_told_the_same_with_every_entry(tmp_path: Path, game: str) -> None:
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        live = await begun(here, game, people=3)
        ears = [Ear(GUESTS[0].id), Ear(GUESTS[1].id), Ear()]
        for ear in ears:
            await live.attach(ear)
        rng, seen = random.Random(1), set()
        while live.question is not None:
            await play_on(live, rng, most=1)
            assert live.table is not None
            told = [ear.last["standings"] for ear in ears]
            assert told[0] == told[1] == told[2]
            assert [(one["most"], one["dice"]) for one in told[0]] == [
                (one.most, one.dice) for one in standings(live.table)
            ]
            seen |= {tuple(one["prices"]) for one in told[0]}
        assert len(seen) > 5
        again = Ear()
        await live.attach(again)
        assert again.last["standings"] == ears[0].last["standings"]


async def test_nothing_stands_there_before_the_game(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        row = await here.create(GUESTS[0], "king-of-tokyo", {}, [Seat(), Seat()], True, 0)
        waiting = await here.table(row.id)
        ear = Ear()
        await waiting.attach(ear)
        assert ear.last["standings"] == []
