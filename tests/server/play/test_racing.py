"""Two processes at one table: they race for every entry, and agree."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from kaiju.server.play import actions, seats
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Stale
from kaiju.server.store.rows import Seat
from kaiju.server.wire.message import Message
from tests.support.server.postgres import Server
from tests.support.server.tables import GUESTS, Ear, begun, house, play_on, whole

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


@pytest.mark.needs("postgresql")
async def test_two_processes_race_for_every_entry_and_agree(postgres_server: Server) -> None:
    url = postgres_server.database()
    async with house(url) as one, house(url) as other:
        mine = await begun(one, "king-of-tokyo", 2)
        yours = await other.table(mine.row.id)
        rng = random.Random(3)
        while mine.question is not None and mine.row.number < 80:
            seat, number = mine.question.seat, mine.history.question
            texts = [rng.choice(list(mine.question.options)) for _ in range(2)]
            done = await asyncio.gather(
                mine.send(actions.answer, seat, texts[0], number, f"one {number}"),
                yours.send(actions.answer, seat, texts[1], number, f"other {number}"),
                return_exceptions=True,
            )
            winners = [side for side, result in enumerate(done) if isinstance(result, int)]
            assert len(winners) == 1
            assert isinstance(done[1 - winners[0]], Stale)
            for side in (mine, yours):
                await side.send(LiveTable.catch_up, number + 1)
            assert whole(mine) == whole(yours)


@pytest.mark.needs("postgresql")
async def test_a_process_hears_what_another_has_written(postgres_server: Server) -> None:
    url = postgres_server.database()
    async with house(url) as one, house(url) as other:
        row = await one.create(GUESTS[0], "king-of-new-york", {}, [Seat(), Seat()], True, 0)
        live = await one.table(row.id)
        there = await other.table(live.row.id)
        heard: asyncio.Queue[Message] = asyncio.Queue()
        ear = Ear(GUESTS[1].id)
        ear.send = heard.put_nowait  # type: ignore[method-assign, assignment]
        await there.attach(ear)
        for guest in GUESTS[:2]:
            await live.send(seats.sit, guest, None)
        await live.send(seats.start, GUESTS[0].id, 60, 15.0)
        await play_on(live, random.Random(1), most=20)
        message: dict[str, object] = {}
        while message.get("number") != live.row.number:
            message = json.loads((await heard.get()).text)
        fresh = Ear(GUESTS[1].id)
        live.show(fresh)
        assert message["state"] == fresh.last["state"]
        assert message["question"] == fresh.last["question"]
