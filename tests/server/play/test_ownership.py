"""One process owns a table: others are refused, and whatever a former owner writes is not stored."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, text, update
from sqlalchemy.util import await_only

from kaiju.server.play import actions, chat
from kaiju.server.play import house as houses
from kaiju.server.play.audience import MOVED
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.play.ownership import TRIES, Shared
from kaiju.server.play.refusals import Moved
from kaiju.server.store import entries, owners, schema, tables
from kaiju.server.store.database import Fenced, Unsure
from kaiju.server.store.postgres import Postgres
from tests.support.server import tables as support
from tests.support.server.postgres import Server
from tests.support.server.tables import Ear, begun, play_on, whole

pytestmark = [pytest.mark.anyio, pytest.mark.needs("postgresql")]
house = partial(support.house, among_others=True)


def die(connection: Connection, process: str) -> None:
    """As if a process had said nothing for long."""
    dead = update(schema.processes).where(schema.processes.c.id == process)
    connection.execute(dead.values(until=0.0))


def give(connection: Connection, table: str, process: str) -> None:
    """As if a process had taken a table."""
    taken = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(taken.values(owner=process, fence=schema.tables.c.fence + 1))


async def stolen(here: House, there: House, live: LiveTable) -> LiveTable:
    """The table in another process, while this one still believes that it owns it."""
    await here.database.write(give, live.row.id, there.ownership.process)
    return await there.table(live.row.id)


async def test_a_table_has_one_owner_and_goes_to_another_when_that_one_is_gone(
    postgres_server: Server,
) -> None:
    url = postgres_server.database()
    async with house(url) as other:
        async with house(url) as one:
            mine = await begun(one)
            await play_on(mine, random.Random(1), most=5)
            assert await other.ownership.owner(mine.row.id) == one.ownership.process
            with pytest.raises(Moved):
                await other.table(mine.row.id)
        other.ownership.mistaken(mine.row.id)
        yours = await other.table(mine.row.id)
        assert whole(yours) == whole(mine)
        assert yours.fence > mine.fence


async def test_what_a_former_owner_writes_is_not_stored_and_everybody_is_sent_away(
    postgres_server: Server,
) -> None:
    url = postgres_server.database()
    async with house(url) as one, house(url) as other:
        mine, ear = await begun(one), Ear()
        await mine.attach(ear)
        yours = await stolen(one, other, mine)
        number = yours.row.number
        assert mine.question is not None
        asked = mine.question.seat, next(iter(mine.question.options)), mine.history.question
        with pytest.raises(Moved):
            await mine.send(actions.answer, *asked, "late")
        assert ear.closed == MOVED
        assert mine.row.id not in one.open
        assert len(await other.database.read(entries.after, mine.row.id, 0)) == number
        with pytest.raises(Moved):
            await mine.send(actions.answer, *asked, "even later")
        assert await yours.send(actions.answer, *asked, "in time") == number + 1


@pytest.mark.parametrize(
    "action",
    [
        lambda live: live.send(chat.say, 0, "Hello", "c", 100),
        lambda live: live.send(actions.set_automatic, 0, ["stay"]),
        lambda live: live.send(actions.concede, 0),
    ],
)
async def test_not_even_chat_and_automatic_answers_of_a_former_owner_are_stored(
    postgres_server: Server, action: Callable[[LiveTable], Any]
) -> None:
    url = postgres_server.database()
    async with house(url) as one, house(url) as other:
        mine = await begun(one)
        yours = await stolen(one, other, mine)
        with pytest.raises(Moved):
            await action(mine)
        assert await other.database.read(tables.automatic, mine.row.id) == {}
        assert yours.row == await other.database.read(tables.get, mine.row.id)


def waits(connection: Connection) -> bool:
    """Does some transaction wait for another?"""
    query = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    return bool(connection.execute(query).scalar())


async def test_while_something_is_being_written_nobody_takes_the_table(postgres_server: Server) -> None:
    url = postgres_server.database()
    async with house(url) as one, house(url) as other:
        mine, writing, go_on = await begun(one), asyncio.Event(), asyncio.Event()
        await one.database.write(die, one.ownership.process)

        def slowly(connection: Connection) -> None:
            owners.check(connection, mine.row.id, mine.fence)
            writing.set()
            await_only(go_on.wait())

        write = asyncio.create_task(one.database.write(slowly))
        await writing.wait()
        taking = asyncio.create_task(other.table(mine.row.id))
        while not await other.database.read(waits):
            await asyncio.sleep(0.01)
        assert not taking.done()
        go_on.set()
        await write
        assert (await taking).fence > mine.fence
        with pytest.raises(Fenced):
            await one.database.write(owners.check, mine.row.id, mine.fence)


async def test_who_is_too_late_to_say_that_it_is_alive_gives_up_its_tables_and_begins_anew(
    postgres_server: Server,
) -> None:
    url = postgres_server.database()
    async with house(url), house(url) as here:
        live, ear = await begun(here), Ear()
        await live.attach(ear)
        lost, drop = asyncio.Event(), here.ownership.lost

        def noted() -> None:
            drop()
            lost.set()

        here.ownership.lost = noted
        await here.database.write(die, here.ownership.process)
        await lost.wait()
        assert (ear.closed, here.open) == (MOVED, {})
        again = await taken_again(here, live)
        assert again.fence > live.fence
        assert whole(again) == whole(live)


async def test_who_is_alone_may_be_late(postgres_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(postgres_server.database(), among_others=False) as here:
        live, ear, said = await begun(here), Ear(), asyncio.Event()
        await live.attach(ear)
        enter = owners.enter

        def noted(connection: Connection, process: str) -> set[str]:
            asyncio.get_running_loop().call_soon(said.set)
            return enter(connection, process)

        monkeypatch.setattr(owners, "enter", noted)
        await here.database.write(die, here.ownership.process)
        await said.wait()
        assert (ear.closed, here.open) == (0, {live.row.id: live})
        assert await play_on(live, random.Random(1), most=1) == 1


async def taken_again(here: House, live: LiveTable) -> LiveTable:
    """The table, as soon as the process is alive again."""
    while True:
        try:
            return await here.table(live.row.id)
        except Moved:
            await asyncio.sleep(0.01)


async def test_who_cannot_reach_the_database_stops_before_others_may_take_its_tables(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_server.database()
    async with house(url), house(url) as here:
        live, ear, lost = await begun(here), Ear(), asyncio.Event()
        await live.attach(ear)
        drop = here.ownership.lost

        def noted() -> None:
            drop()
            lost.set()

        here.ownership.lost = noted
        assert isinstance(here.ownership, Shared)

        async def cut(*given: object) -> None:
            raise ConnectionResetError

        with monkeypatch.context() as patched:
            patched.setattr(here.database, "write_apart", cut)
            await lost.wait()
            assert ear.closed == MOVED
            with pytest.raises(Moved):
                await here.table(live.row.id)


async def test_who_does_not_know_whether_it_wrote_finds_out_before_it_answers(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(postgres_server.database()) as here:
        live = await begun(here)
        assert live.question is not None
        asked = live.question.seat, next(iter(live.question.options)), live.history.question
        append = live.database.append

        async def cut_after(change: entries.Change) -> None:
            await append(change)
            raise Unsure

        with monkeypatch.context() as patched:
            patched.setattr(live.database, "append", cut_after)
            number = await live.send(actions.answer, *asked, "mine")
        again = await here.table(live.row.id)
        assert again is not live
        assert await again.send(actions.answer, *asked, "mine") == number
        assert number == again.row.number == live.row.number + 1


@pytest.mark.parametrize("heard", [True, False])
async def test_the_first_sign_of_life_may_take_several_tries(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    apart, tries = Postgres.write_apart, 0

    async def slow(database: Postgres, *given: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries < TRIES or not heard:
            raise TimeoutError
        return await apart(database, *given)

    monkeypatch.setattr(Postgres, "write_apart", slow)
    async with contextlib.AsyncExitStack() as stack:
        starting = stack.enter_async_context(house(postgres_server.database()))
        if heard:
            here = await starting
            live = await begun(here)
            assert here.ownership.owns(live.row.id, live.fence)
        else:
            with pytest.raises(TimeoutError):
                await starting
            assert tries == TRIES


async def test_a_table_that_nobody_needs_is_given_back(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "LINGERS", 0.0)
    url = postgres_server.database()
    async with house(url) as one, house(url) as other:
        live = await begun(one)
        async with one.visit(live.row.id):
            assert await other.ownership.owner(live.row.id) == one.ownership.process
        while await other.ownership.owner(live.row.id) != other.ownership.process:
            other.ownership.mistaken(live.row.id)
            await asyncio.sleep(0.01)
        assert not one.open


async def test_a_table_that_was_taken_while_its_owner_was_looked_for_elsewhere_stays(
    postgres_server: Server,
) -> None:
    async with house(postgres_server.database()) as here:
        live = await begun(here)
        here.ownership.mistaken(live.row.id)  # by somebody who had asked the owner before
        assert await here.ownership.take(live.row.id) == live.fence
        assert await play_on(live, random.Random(1), most=1) == 1
