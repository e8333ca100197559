"""Several processes on one PostgreSQL: a table from both sides, races, and who takes care of it."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from kaiju.core.table import Table
from kaiju.server.play import actions, history
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Stale
from kaiju.server.settings import Settings
from kaiju.server.store import open_database, schema
from kaiju.server.store.notices import Notice
from kaiju.server.store.rows import Entry
from tests.support.server.postgres import Server
from tests.support.server.process import RELAXED, serving
from tests.support.server.running import Client, Play, known_to_all
from tests.support.server.tables import Ear, begun, house, play_on, whole

pytestmark = [pytest.mark.slow, pytest.mark.anyio, pytest.mark.needs("postgresql")]


def now() -> float:
    """The time stands still."""
    return 1000.0


# -- what a process has not heard of -------------------------------------------------------------------


async def test_what_was_answered_at_another_process_is_acknowledged_by_one_that_has_not_heard_of_it(
    postgres_server: Server,
) -> None:
    url = postgres_server.database()
    async with house(url) as one:
        mine = await begun(one)
        database = await open_database(url)
        yours = await House(database, Settings(), now).table(mine.row.id)  # it does not listen
        await play_on(mine, random.Random(1), most=5)
        last = mine.history.answers[-1]
        asked = mine.history.answers[-2].number
        assert last.client
        assert yours.row.number < asked
        sent = last.seat, last.text, asked
        assert await yours.send(actions.answer, *sent, last.client) == last.number
        assert yours.row.number == mine.row.number
        with pytest.raises(Stale):
            await yours.send(actions.answer, *sent, "another")
        with pytest.raises(Stale):
            await yours.send(actions.answer, last.seat, last.text, last.number + 1000, "from nowhere")
        await database.close()


async def test_what_is_written_while_a_table_is_looked_up_is_not_missed(postgres_server: Server) -> None:
    url = postgres_server.database()
    async with house(url) as one:
        mine = await begun(one)
        database = await open_database(url)
        other, noted, read = House(database, Settings(), now), asyncio.Event(), database.read

        def hear(notice: Notice) -> None:
            other.heard(notice)
            noted.set()

        async def slowly(work: Any, *given: Any) -> Any:
            found = await read(work, *given)
            if work is history.look_up:
                await play_on(mine, random.Random(1), most=1)
                await noted.wait()
            return found

        await database.listen(hear)
        database.read = slowly  # type: ignore[method-assign, assignment]
        yours = await other.table(mine.row.id)
        await other.stop()
        assert yours.row.number == mine.row.number
        await database.close()


async def test_what_fails_half_way_while_it_is_read_is_read_anew(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(table: Table, entry: Entry) -> Table:
        table.leave(0)
        raise ZeroDivisionError

    url = postgres_server.database()
    async with house(url) as one:
        mine = await begun(one)
        database = await open_database(url)
        yours = await House(database, Settings(), now).table(mine.row.id)  # it does not listen
        await play_on(mine, random.Random(1), most=1)
        with monkeypatch.context() as patched:
            patched.setattr(history, "again", broken)
            with pytest.raises(ZeroDivisionError):
                await yours.send(LiveTable.catch_up, mine.row.number)
        await yours.attach(Ear())
        assert whole(yours) == whole(mine)
        await database.close()


# -- two real processes ----------------------------------------------------------------------------------


async def reach(play: Play, number: int) -> None:
    """Hear everything up to an entry."""
    while play.number < number:
        await play.hear()


async def test_of_two_answers_at_two_processes_one_counts_and_everybody_sees_the_same(
    postgres_server: Server, tmp_path: Path
) -> None:
    url, rng = ("--database", postgres_server.database()), random.Random(5)
    with serving(tmp_path / "one", *url) as one, serving(tmp_path / "two", *url) as two:
        ann, bob = await one.client().become("Ann"), await two.client().become("Bob")
        table = await ann.open_table("king-of-tokyo")
        await bob.sit(table)
        await ann.get("POST", f"/api/tables/{table}/start")
        async with AsyncExitStack() as stack:
            here, there = [
                [
                    await stack.enter_async_context(Client(server.address, who.token).play(table))
                    for who in (ann, bob, Client(""))
                ]
                for server in (one, two)
            ]
            while not here[0].over:
                assert here[0].question is not None
                tabs = [side[here[0].question["seat"]] for side in (here, there)]
                options = (tabs[0].question or {})["options"]
                sent = [
                    tab.answer(rng.choice(options), id=f"tab {n}")
                    for n, tab in enumerate(tabs, rng.getrandbits(60))
                ]
                replies = await asyncio.gather(*sent)
                (number,) = [reply["number"] for reply in replies if reply["type"] == "ack"]
                assert [reply["reason"] for reply in replies if reply["type"] == "refusal"] == [
                    "server-stale"
                ]
                for play in here + there:
                    await reach(play, number)
                shown = [known_to_all(play.state) for play in here + there]
                assert all(state == shown[0] for state in shown)
        for server in (one, two):
            assert (await Client(server.address).get("GET", f"/api/records/{table}/verdict"))["honest"]
            story = await Client(server.address).get("GET", f"/api/tables/{table}/story")
            assert [entry["number"] for entry in story["entries"]] == list(range(1, here[0].number + 1))


def holder(connection: Connection, table: str) -> str | None:
    """The process that takes care of a table."""
    found = schema.leases.c
    return connection.execute(select(found.process).where(found.table == table)).scalar()


async def play_until_a_bot_answers(play: Play, rng: random.Random) -> None:
    """Answer at random until an answer of a bot is heard."""
    before = len(play.heard)
    while not any(message.get("entry", {}).get("kind") == "bot" for message in play.heard[before:]):
        if play.question and play.question["seat"] == play.seat:
            await play.answer(rng.choice(play.question["options"]))
        else:
            await play.hear()


async def test_when_the_caretaker_is_killed_the_other_process_answers_for_bots_and_those_who_are_gone(
    postgres_server: Server, tmp_path: Path
) -> None:
    address, rng, settings = postgres_server.database(), random.Random(6), f"{RELAXED}grace = 1\n"
    url = ("--database", address)
    database = await open_database(address)
    with (
        serving(tmp_path / "one", *url, settings=settings) as one,
        serving(tmp_path / "two", *url, settings=settings) as two,
    ):
        ann, bob = await one.client().become("Ann"), await one.client().become("Bob")
        table = await ann.open_table("king-of-tokyo", others=1, bots=1)
        await bob.sit(table)
        await ann.get("POST", f"/api/tables/{table}/start")
        async with AsyncExitStack() as stack:
            stack.push_async_callback(database.close)
            here = await stack.enter_async_context(ann.play(table))
            await play_until_a_bot_answers(here, rng)
            caretaker = await database.read(holder, table)
            there = await stack.enter_async_context(Client(two.address, ann.token).play(table))
            await reach(there, here.number)
            one.kill()
            await play_until_a_bot_answers(there, rng)
            assert caretaker is not None
            while await database.read(holder, table) in (caretaker, None):
                # What was heard first, the one that was killed may have written with its last breath.
                await play_until_a_bot_answers(there, rng)
            await there.play_on(rng)
            assert there.over
        kinds = [(entry["kind"], entry["seat"]) for entry in await entries_of(two.client(), table)]
        assert ("away", 1) in kinds
        assert ("bot", 2) in kinds


async def entries_of(client: Client, table: str) -> list[dict[str, Any]]:
    """Everything that was shown at a table."""
    found: list[dict[str, Any]] = (await client.get("GET", f"/api/tables/{table}/story"))["entries"]
    return found
