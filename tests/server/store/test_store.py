"""The store: durable, numbered once, the same on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import chat, entries, guests, migrations, open_database, records, schema, tables
from kaiju.server.store.database import Database, Taken, Unreachable
from kaiju.server.store.entries import Change
from kaiju.server.store.rows import Checkpoint, Entry, FinishedGame, Guest, Seat, Status, TableRow
from kaiju.server.store.sqlite import Sqlite

pytestmark = pytest.mark.anyio


def row(id: str = "t", number: int = 0, **values: object) -> TableRow:
    """A table with two seats."""
    seats = [Seat("guest", "g", "Ann", monster="kong"), Seat("bot", bot="random")]
    made = TableRow(
        id, "king-of-new-york", {}, "1", seats, True, 0, "g", "Ann", "s", "c", 1.0, 2.0, number=number
    )
    for name, value in values.items():
        setattr(made, name, value)
    return made


def counted(connection: Connection) -> int:
    """How many entries there are."""
    return int(connection.execute(text("SELECT count(*) FROM entries")).scalar_one())


def change(number: int, client: str | None = None, id: str = "t", **values: object) -> Change:
    """An answer of seat 0."""
    entry = Entry(number, "answer", 3.0, 0, "stop", "reroll", 7, client, [["heal", 0, 1]])
    return Change(row(id, number, **values), entry)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """An open database."""
    database = await open_database(url)
    try:
        yield database
    finally:
        await database.close()


# -- migrations --------------------------------------------------------------------------------------


async def test_the_migrations_make_the_schema_and_may_run_again(database_url: str) -> None:
    async with opened(database_url):
        pass
    async with opened(database_url) as database:
        await database.write(migrations.upgrade)
        assert await database.read(migrations.version) == migrations.newest() is not None

        def differences(connection: Connection) -> object:
            # On PostgreSQL partitions are tables too, and keys of what is partitioned have one more column.
            parts = connection.dialect.name == "postgresql"

            def known(_: object, name: str | None, *more: object) -> bool:
                return not parts or not str(name).startswith("entries_")

            context = MigrationContext.configure(connection, opts={"include_object": known})
            return compare_metadata(context, schema.metadata)

        assert await database.read(differences) == []


async def test_a_database_of_the_first_server_is_brought_up_to_date(database_url: str) -> None:
    def age(connection: Connection) -> None:
        connection.execute(text("DROP TABLE mutes"))
        connection.execute(text("DROP INDEX chats_by_client"))
        connection.execute(text("ALTER TABLE chats DROP COLUMN client"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN hints"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN example"))
        connection.execute(text("ALTER TABLE tables ADD COLUMN before DOUBLE PRECISION"))
        connection.execute(text("DROP TABLE entries"))
        columns = '"table" VARCHAR(32), number INTEGER, kind VARCHAR(16) NOT NULL, seat INTEGER NOT NULL'
        columns += ", text TEXT NOT NULL, asked VARCHAR(32) NOT NULL, mark BIGINT NOT NULL"
        columns += ", client VARCHAR(64), made DOUBLE PRECISION NOT NULL, events TEXT NOT NULL"
        connection.execute(text(f'CREATE TABLE entries ({columns}, PRIMARY KEY ("table", number))'))
        connection.execute(text('CREATE UNIQUE INDEX entries_by_client ON entries ("table", seat, client)'))
        for table in ("t", "gone"):  # a row that nobody knows what to do with is kept all the same
            entry = f"('{table}', 1, 'answer', 0, 'stop', 'reroll', 7, 'c', 3.0, '[]')"
            connection.execute(text(f"INSERT INTO entries VALUES {entry}"))
        connection.execute(text("DROP TABLE pulse"))
        connection.execute(text("DROP TABLE tokens"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN owner"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN fence"))
        connection.execute(text("DROP TABLE processes"))
        for name in ("presence", "leases"):
            connection.execute(text(f'CREATE TABLE {name} ("table" VARCHAR(32))'))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))

    async with opened(database_url) as database:
        await database.write(tables.create, row())
        await database.write(age)
        assert await database.read(migrations.version) == "0001"
    async with opened(database_url) as database:
        assert await database.read(migrations.version) == migrations.newest() != "0001"
        assert await database.read(tables.get, "t") == row(hints=True)
        old = Entry(1, "answer", 3.0, 0, "stop", "reroll", 7, "c", [])
        assert await database.read(entries.after, "t", 0) == [old]
        assert await database.read(counted) == 2
        await database.write(chat.mute, "ann", "bob", True)
        assert await database.read(chat.muted_by, ["ann", "bob"]) == {("ann", "bob")}
        await database.write(chat.mute, "ann", "bob", False)
        assert await database.read(chat.muted_by, ["ann"]) == set()


async def test_several_processes_may_start_on_a_new_database_at_once(database_url: str) -> None:
    opening = 1 if database_url.startswith("sqlite") else 4
    databases = await asyncio.gather(*(open_database(database_url) for _ in range(opening)))
    for database in databases:
        assert await database.read(migrations.version) == migrations.newest()
        await database.close()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://host/x", "unknown .*mysql"),
        ("nothing", "no-address"),
        ("sqlite://", "no-file"),
        ("sqlite:////nowhere/at/all.db", "missing"),
        ("postgresql://kaiju@127.0.0.1:1/x", "127.0.0.1"),
    ],
)
async def test_what_is_no_database_is_refused(url: str, reason: str) -> None:
    with pytest.raises(Unreachable, match=reason):
        await open_database(url)


async def test_a_database_of_a_newer_server_is_refused_and_left_alone(database_url: str) -> None:
    def grow(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async with opened(database_url) as database:
        await database.write(tables.create, row())
        await database.write(grow)
        with pytest.raises(Unreachable, match="newer"):
            await open_database(database_url)
        assert await database.read(migrations.version) == "9999"
        assert await database.read(tables.get, "t") == row()


async def test_a_link_to_a_database_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "server.db")
    with pytest.raises(Unreachable, match=r"link .*link\.db"):
        await open_database(f"sqlite:///{link}")
    assert [path.name for path in tmp_path.iterdir()] == ["link.db"]


# -- entries -----------------------------------------------------------------------------------------


async def test_a_change_is_read_as_it_was_written(database_url: str) -> None:
    wanted = change(1, "a1", status=Status.PLAYING, deadline=9.5)
    wanted.seated, wanted.checkpoint = True, Checkpoint(1, "{}", "[]")
    async with opened(database_url) as database:
        await database.write(tables.create, row())
        await database.append(wanted)
        assert await database.read(tables.get, "t") == wanted.row
        assert await database.read(tables.get, "other") is None
        assert await database.read(entries.after, "t", 0) == [wanted.entry]
        assert await database.read(entries.after, "t", 1) == []
        assert await database.read(entries.of_client, "t", 0, "a1") == 1
        assert await database.read(entries.of_client, "t", 0, "a2") == 0
        assert await database.read(entries.of_client, "t", 1, "a1") == 0
        assert await database.read(entries.checkpoint, "t") == wanted.checkpoint
        assert await database.read(tables.of_guest, "g") == [wanted.row]
        assert await database.read(tables.public) == [wanted.row]
        assert await database.read(tables.hosted, "g", [Status.PLAYING]) == 1


async def test_of_two_with_one_number_the_second_is_told_and_writes_nothing(database_url: str) -> None:
    async with opened(database_url) as database:
        await database.write(tables.create, row())
        racing = [database.append(change(1, f"c{n}")) for n in range(8)]
        done = await asyncio.gather(*racing, return_exceptions=True)
        assert [type(one) for one in done].count(Taken) == 7
        assert len(await database.read(entries.after, "t", 0)) == 1


async def test_a_client_id_is_written_once(database_url: str) -> None:
    async with opened(database_url) as database:
        await database.write(tables.create, row())
        await database.append(change(1, "same"))
        with pytest.raises(Taken):
            await database.append(change(2, "same"))
        found = await database.read(tables.get, "t")
        assert found is not None
        assert found.number == 1


async def test_a_failure_leaves_the_others_of_its_commit_alone(database_url: str) -> None:
    def broken(connection: Connection) -> None:
        entries.append(connection, change(1, id="b"))
        raise ZeroDivisionError

    async with opened(database_url) as database:
        for id in "abc":
            await database.write(tables.create, row(id))
        first, last = (database.append(change(1, id=id)) for id in "ac")
        done = await asyncio.gather(first, database.write(broken), last, return_exceptions=True)
        assert [type(one) for one in done] == [type(None), ZeroDivisionError, type(None)]
        written = [await database.read(entries.after, id, 0) for id in "abc"]
        assert [len(found) for found in written] == [1, 0, 1]


async def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "server.db")
    await database.write(tables.create, row())
    mode = await database.read(lambda c: c.execute(text("PRAGMA synchronous")).scalar())
    other = sqlite3.connect(tmp_path / "server.db")
    assert mode == 2
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert other.execute("SELECT id FROM tables").fetchall() == [("t",)]
    other.close()
    await database.close()


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "server.db")
    waiting = [asyncio.create_task(database.write(tables.create, row(f"t{n}"))) for n in range(500)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*waiting)
    again = Sqlite(tmp_path / "server.db")
    assert len(await again.read(tables.public, 0.0, 1000)) == 500
    await again.close()


# -- guests and records --------------------------------------------------------------------------------


async def test_a_guest_is_kept_renamed_and_forgotten(database_url: str) -> None:
    ann = Guest("g", "Ann", 1.0)
    async with opened(database_url) as database:
        await database.write(guests.create, ann)
        assert await database.read(guests.get, "g") == ann
        await database.write(guests.rename, "g", "Bob")
        assert (await database.read(guests.get, "g")) == Guest("g", "Bob", 1.0)
        await database.write(guests.remove, "g")
        assert await database.read(guests.get, "g") is None


async def test_a_code_works_once_and_not_too_late(database_url: str) -> None:
    async with opened(database_url) as database:
        await database.write(guests.add_code, "old", "g", 10.0)
        await database.write(guests.add_code, "h", "g", 10.0)
        assert await database.write(guests.use_code, "old", 5.0) is None
        used = [await database.write(guests.use_code, "h", 5.0) for _ in range(2)]
        assert used == ["g", None]
        await database.write(guests.add_code, "late", "g", 10.0)
        assert await database.write(guests.use_code, "late", 10.0) is None


async def test_a_key_is_made_once_and_dropped_when_old(database_url: str) -> None:
    async with opened(database_url) as database:
        for id, secret, made in (("k1", "a", 1.0), ("k1", "b", 2.0), ("k2", "c", 3.0)):
            await database.write(guests.add_key, id, secret, made)
        assert await database.read(guests.keys) == [("k2", "c", 3.0), ("k1", "a", 1.0)]
        await database.write(guests.drop_keys, 2.0)
        assert await database.read(guests.keys) == [("k2", "c", 3.0)]


async def test_a_finished_game_is_found_by_everybody_or_by_its_players(database_url: str) -> None:
    async with opened(database_url) as database:
        for id, public in (("t", True), ("u", False)):
            last = change(1, id=id, status=Status.FINISHED)
            last.seated = True
            last.record = FinishedGame(id, "king-of-new-york", public, ["Ann", "random"], 0, 5.0, "text")
            await database.write(tables.create, row(id))
            await database.append(last)
        assert [game.table for game in await database.read(records.public, 9, 6.0)] == ["t"]
        assert await database.read(records.public, 9, 5.0) == []
        assert len(await database.read(records.of_guest, "g", 9)) == 2
        game = await database.read(records.get, "u")
        assert game is not None
        assert game.players == ["Ann", "random"]


async def test_the_file_is_for_its_owner_alone_and_a_looser_one_is_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "server.db"
    async with opened(f"sqlite:///{file}"):
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    assert not caplog.records
    file.chmod(0o644)
    async with opened(f"sqlite:///{file}"):
        assert "others may read or write the database" in caplog.messages


async def test_an_error_of_the_database_does_not_name_a_table(database_url: str) -> None:
    async with opened(database_url) as database:
        await database.write(tables.create, row("a-table-of-friends"))
        with pytest.raises(IntegrityError) as failed:
            await database.write(tables.create, row("a-table-of-friends"))
        assert "hidden due to hide_parameters" in str(failed.value)
