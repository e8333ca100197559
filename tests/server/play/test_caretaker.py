"""When a bot is due."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from kaiju.server.play.caretaker import LONGEST_STORY, SEEN
from kaiju.server.play.live import LiveTable
from kaiju.server.web.server import Server as Process
from tests.support.server.care import SETTINGS, Clock, arrive, depart, process, to_question_of
from tests.support.server.tables import GUESTS, Ear, begun, play_on

pytestmark = pytest.mark.anyio


async def bot_is_due(here: Process, live: LiveTable) -> float:
    """How many seconds the bot that is asked still waits."""
    due = await live.send(here.caretaker.due)
    assert due is not None
    return due.at - here.now()


async def test_bots_wait_until_everybody_at_the_table_has_seen_what_happened(database_url: str) -> None:
    clock, settings = Clock(), msgspec.structs.replace(SETTINGS, bot_delay=1.0)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house, people=2, bots=1)
        ears = [Ear(GUESTS[0].id), Ear(GUESTS[1].id), Ear()]
        for ear in ears:
            await live.attach(ear)
        await to_question_of(live, 2)
        usual = await bot_is_due(here, live)
        assert 0 < usual <= 4
        ears[0].shown = live.row.number - 1
        assert await bot_is_due(here, live) == LONGEST_STORY
        ears[0].shown = ears[2].shown = live.row.number
        assert await bot_is_due(here, live) == pytest.approx(usual * SEEN)
        ears[1].shown = 0  # a spectator is not waited for, but whoever plays is
        assert await bot_is_due(here, live) == LONGEST_STORY


async def test_an_answer_wakes_nobody_while_the_next_one_to_be_asked_is_there_and_has_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(sqlite, Clock()) as here:
        live, woken = await begun(here.house), list[LiveTable]()
        ears = [await arrive(here, live, guest) for guest in range(2)]
        await play_on(live, random.Random(1), most=2)
        care = here.caretaker.care

        async def counted(table: LiveTable) -> float:
            woken.append(table)
            return await care(table)

        monkeypatch.setattr(here.caretaker, "care", counted)
        await play_on(live, random.Random(1), most=6)
        assert woken == []
        question = live.question
        assert question is not None
        depart(here, live, ears[question.seat])
        while not woken:
            await asyncio.sleep(0)
        assert woken == [live]
