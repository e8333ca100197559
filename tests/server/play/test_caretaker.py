"""Of several processes one takes care of a table, by a lease that expires."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from kaiju.server.play.caretaker import LEASE, LONGEST_STORY, SEEN
from kaiju.server.play.live import LiveTable
from kaiju.server.store import presence as leases
from kaiju.server.web.server import Server as Process
from tests.support.server.care import (
    SETTINGS,
    Clock,
    arrive,
    depart,
    nothing_is_due,
    process,
    to_question_of,
    until,
)
from tests.support.server.postgres import Server
from tests.support.server.tables import GUESTS, Ear, begun, play_on

pytestmark = pytest.mark.anyio


async def test_a_lease_has_one_holder_until_it_expires(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        write = here.database.write
        assert await write(leases.hold, "t", "one", 10.0, 15.0)
        assert await write(leases.hold, "t", "one", 11.0, 16.0)
        assert not await write(leases.hold, "t", "other", 15.5, 20.0)
        assert await write(leases.hold, "t", "other", 16.0, 21.0)
        assert not await write(leases.hold, "t", "one", 17.0, 22.0)
        await write(leases.let_go, "other")
        assert await write(leases.hold, "t", "one", 17.0, 22.0)


@pytest.mark.needs("postgresql")
async def test_what_is_held_is_renewed_and_what_others_hold_is_not_asked_for(postgres_server: Server) -> None:
    clock, url = Clock(), postgres_server.database()
    async with process(url, clock) as one, process(url, clock) as other:
        mine, yours = one.caretaker.leases, other.caretaker.leases
        assert await mine.hold("a")
        assert await yours.hold("b")
        assert not await yours.hold("a")
        for _ in range(4):
            clock.time += LEASE - 1
            await mine.renew()
            await yours.renew()
            assert await mine.hold("a")
            assert not await mine.hold("b")
            assert not await yours.hold("a")
        await mine.let_go("a")
        await yours.renew()
        assert await yours.hold("a")
        assert not await mine.hold("a")


async def careless(live: LiveTable) -> float:
    """A caretaker that has stopped caring."""
    return 60.0


async def silent() -> None:
    """A process that has stopped renewing its leases."""


@pytest.mark.needs("postgresql")
async def test_of_two_processes_one_takes_care_and_the_other_follows(postgres_server: Server) -> None:
    clock, url = Clock(), postgres_server.database()
    async with process(url, clock) as one, process(url, clock) as other:
        mine = await begun(one.house)
        yours = await other.house.table(mine.row.id)
        assert mine.question is not None
        asked = mine.question.seat
        await arrive(one, mine, 1 - asked)
        clock.time += SETTINGS.pace + 1
        one.caretaker.care = careless  # type: ignore[method-assign]
        one.caretaker.leases.renew = silent  # type: ignore[method-assign]
        await one.database.write(leases.hold, mine.row.id, one.house.process, clock.time, clock.time + 5)
        await arrive(other, yours, 1 - asked)
        await nothing_is_due(other, yours)
        assert not yours.row.seats[asked].away
        clock.time += LEASE + 1
        await until(other, yours, lambda: yours.row.seats[asked].away)
        await until(one, mine, lambda: mine.row.seats[asked].away)


@pytest.mark.needs("postgresql")
async def test_a_seat_that_is_connected_elsewhere_is_there(postgres_server: Server) -> None:
    clock, url = Clock(), postgres_server.database()
    async with process(url, clock) as one, process(url, clock) as other:
        mine = await begun(one.house)
        yours = await other.house.table(mine.row.id)
        ear = await arrive(one, mine, 0)
        bob = await arrive(other, yours, 1)
        await ear.until(lambda told: told.get("seats") == [0, 1])
        depart(other, yours, bob)
        await ear.until(lambda told: told.get("seats") == [0])
        assert one.presence.online(mine) == {0}
        assert one.presence.gone_since(mine, 1) == clock.time


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
