"""What is hidden stays hidden: tables that differ in secrets only send the same bytes."""

from __future__ import annotations

import random

import pytest

from kaiju.core.chance import Chance
from kaiju.core.table import Table
from kaiju.server.play import actions
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from tests.support.laboratory import GAME, board, secrets, with_another_top
from tests.support.server.tables import GUESTS, Ear, house, set_out

pytestmark = pytest.mark.anyio


def disguised(live: LiveTable, ear: Ear) -> list[str]:
    """What an ear has heard, without the id of the table and its commitment, which nobody can foresee."""
    return [text.replace(live.row.id, "ID").replace(live.row.commitment, "HASH") for text in ear.heard]


async def ears_at(live: LiveTable, seats: list[int]) -> list[Ear]:
    """Some seats, and a spectator."""
    ears = [*(Ear(GUESTS[seat].id) for seat in seats), Ear()]
    for ear in ears:
        await live.attach(ear)
    return ears


async def both(
    here: House, one: Table, other: Table, blind: list[int]
) -> tuple[LiveTable, LiveTable, list[tuple[Ear, Ear]]]:
    """Two tables, and whoever may not know the difference at each of them."""
    lives = [await set_out(here, table) for table in (one, other)]
    ears = [await ears_at(live, blind) for live in lives]
    return lives[0], lives[1], list(zip(*ears, strict=True))


@pytest.mark.parametrize("seed", range(4))
async def test_another_top_card_and_another_key_cannot_be_told_apart(tmp_path: object, seed: int) -> None:
    rng, compared = random.Random(seed), 0
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        for table in secrets(seed, most=6):
            cards = [card for card in GAME.cards if card != board(table).top and table.state.deck.get(card)]
            other = with_another_top(table, rng.choice(cards))
            if other is None or table.question is None or other.question is None:
                continue
            other.chance = Chance("quite another secret")
            blind = [seat for seat in range(3) if seat not in board(table).seen]
            one, two, pairs = await both(here, table.clone(), other, blind)
            shared = [text for text in table.question.options if text in other.question.options]
            number = len(table.answers)
            for live in (one, two):
                await live.send(actions.answer, table.question.seat, shared[0], live.history.question)
            assert one.table is not None
            drawn = any(given.seat < 0 for given in one.table.answers[number:])
            for a, b in pairs:
                told = disguised(one, a), disguised(two, b)
                assert told[0][0] == told[1][0]
                assert drawn or told[0] == told[1]
                compared += 1
            for live in (one, two):
                assert all(
                    live.row.secret not in text for pair in pairs for ear in pair for text in ear.heard
                )
    assert compared
