"""The entries on PostgreSQL lie by the month in which their table was opened."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec
import pytest
from sqlalchemy import Connection, text

from kaiju.server.store import entries, partitions, postgres, tables
from kaiju.server.store.database import Database, Fenced, Taken
from kaiju.server.store.entries import Change
from kaiju.server.store.postgres import Postgres
from kaiju.server.store.rows import Status
from tests.server.store.test_store import change, opened, row
from tests.support.server.postgres import Server

pytestmark = [pytest.mark.slow, pytest.mark.anyio, pytest.mark.needs("postgresql")]
MAY = datetime(2031, 5, 17, tzinfo=UTC).timestamp()
NAMES = text("SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'entries'::regclass")
PLACES = text('SELECT tableoid::regclass::text FROM entries WHERE "table" = :id ORDER BY number')


def names(connection: Connection) -> set[str]:
    """Every partition."""
    return set(connection.execute(NAMES).scalars())


def places(connection: Connection, id: str) -> list[str]:
    """Where each entry of a table is."""
    return list(connection.execute(PLACES, {"id": id}).scalars())


def answer(number: int, id: str, client: str | None = None, fence: int = 0, made: float = MAY) -> Change:
    """An answer in the middle of a game that was opened at a time."""
    found = change(number, client, id, status=Status.PLAYING, made=made)
    return msgspec.structs.replace(found, fence=fence)


async def begun(database: Database, *ids: str, made: float = MAY) -> None:
    """Some tables."""
    for id in ids:
        await database.write(tables.create, row(id, status=Status.PLAYING, made=made))


async def test_all_entries_of_a_table_lie_in_the_month_in_which_it_was_opened(
    postgres_server: Server,
) -> None:
    async with opened(postgres_server.database()) as database:
        await database.write(partitions.ahead, MAY)
        await begun(database, "a", "b")
        await asyncio.gather(database.append(answer(1, "a")), database.append(answer(1, "b")))
        finished = change(2, id="a", status=Status.FINISHED, made=MAY)
        assert not finished.quiet
        finished.entry.made = MAY + 90 * 86400  # played on for months
        await database.append(finished)
        assert await database.read(places, "a") == ["entries_2031_05"] * 2
        assert await database.read(places, "b") == ["entries_2031_05"]
        assert [one.number for one in await database.read(entries.after, "a", 0)] == [1, 2]


async def test_a_number_and_a_client_occur_once_and_a_fence_holds(postgres_server: Server) -> None:
    async with opened(postgres_server.database()) as database:
        await database.write(partitions.ahead, MAY)
        await begun(database, "a", "b")
        await database.append(answer(1, "a", "x"))
        outcomes = await asyncio.gather(
            database.append(answer(1, "a")), database.append(answer(1, "b", fence=7)), return_exceptions=True
        )
        assert [type(one) for one in outcomes] == [Taken, Fenced]
        with pytest.raises(Taken):
            await database.append(answer(2, "a", "x"))
        assert await database.read(entries.of_client, "a", 0, "x") == 1
        assert await database.read(entries.kinds, "a") == [(1, "answer")]


async def test_a_table_is_read_from_one_partition(postgres_server: Server) -> None:
    def plan(connection: Connection) -> str:
        query = entries.query_after("a", 0).compile(connection, compile_kwargs={"literal_binds": True})
        lines = connection.execute(text(f"EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) {query}")).scalars()
        return "\n".join(lines)

    async with opened(postgres_server.database()) as database:
        await database.write(partitions.ahead, MAY)
        await begun(database, "a")
        await database.append(answer(1, "a"))
        scans = [line for line in (await database.read(plan)).splitlines() if "on entries_" in line]
        assert [line for line in scans if "never executed" not in line] == [
            line for line in scans if "entries_2031_05" in line
        ]
        assert len(scans) > 1


async def test_partitions_are_made_ahead_and_once(postgres_server: Server) -> None:
    url = postgres_server.database()
    async with opened(url) as database, opened(url) as other:
        before = await database.read(names)
        assert len(before) == 1 + 1 + partitions.MONTHS
        await asyncio.gather(database.write(partitions.ahead, MAY), other.write(partitions.ahead, MAY))
        made = await database.read(names) - before
        assert made == {f"entries_2031_{month:02}" for month in (5, 6, 7, 8)}
        await database.write(partitions.ahead, datetime(2031, 11, 30, 23, tzinfo=UTC).timestamp())
        assert {"entries_2031_12", "entries_2032_01", "entries_2032_02"} <= await database.read(names)


async def test_a_server_that_runs_for_long_makes_them_too(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drop(connection: Connection) -> str:
        (last,) = sorted(names(connection) - {partitions.OTHERS})[-1:]
        connection.execute(text(f"DROP TABLE {last}"))
        return last

    monkeypatch.setattr(postgres, "DAY", 0.01)
    async with opened(postgres_server.database()) as database:
        assert isinstance(database, Postgres)
        last = await database.write(drop)
        while last not in await database.read(names):
            await asyncio.sleep(0)


async def test_what_has_no_partition_is_kept_and_moves_when_there_is_one(postgres_server: Server) -> None:
    async with opened(postgres_server.database()) as database:
        await begun(database, "a")
        await database.append(answer(1, "a"))
        assert await database.read(places, "a") == [partitions.OTHERS]
        await database.write(partitions.ahead, MAY)
        await database.append(answer(2, "a"))
        assert await database.read(places, "a") == ["entries_2031_05"] * 2


async def test_an_old_month_can_be_detached(postgres_server: Server) -> None:
    def detach(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE entries DETACH PARTITION entries_2031_05"))

    async with opened(postgres_server.database()) as database:
        await database.write(partitions.ahead, MAY)
        await begun(database, "a")
        await begun(database, "b", made=MAY + 40 * 86400)
        await database.append(answer(1, "a"))
        await database.write(detach)
        await database.append(answer(1, "b", made=MAY + 40 * 86400))
        assert await database.read(entries.after, "a", 0) == []
        assert await database.read(places, "b") == ["entries_2031_06"]
