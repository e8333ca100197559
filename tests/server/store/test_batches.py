"""Answers that are committed together: all durable before any is told, and none at the cost of another."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from kaiju.server.store import entries, open_database, records, tables
from kaiju.server.store.batches import Batches, Outcome
from kaiju.server.store.database import Database, Fenced, Taken
from kaiju.server.store.entries import Change
from kaiju.server.store.rows import Checkpoint, Entry, FinishedGame, Seat, Status, TableRow
from kaiju.server.store.sqlite import Sqlite

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def answer(table: str, number: int, client: str | None = None, **values: object) -> Change:
    """An answer in the middle of a game."""
    seats = [Seat("guest", "g", "Ann", monster="kong"), Seat("bot", bot="random")]
    row = TableRow(table, "king-of-tokyo", {}, "1", seats, True, 0, "g", "Ann", "s", "c", 1.0, 2.0 + number)
    row.status, row.number, row.deadline = Status.PLAYING, number, 10.0 + number
    entry = Entry(number, "answer", row.changed, 0, "stop", "reroll", 7, client, [["heal", 0, 1]], 9.0)
    for name, value in values.items():
        setattr(entry, name, value)
    return Change(row, entry)


async def opened(url: str, ids: str) -> Database:
    """A database with tables."""
    database = await open_database(url)
    for id in ids:
        row = answer(id, 0).row
        row.deadline = None
        await database.write(tables.create, row)
    return database


async def test_an_answer_is_read_as_it_was_written(database_url: str) -> None:
    database = await opened(database_url, "t")
    for number in (1, 2):
        given = answer("t", number, f"c{number}")
        given.checkpoint = Checkpoint(number, f"{number}", "[]")
        await database.append(given)
        assert await database.read(tables.get, "t") == given.row
        assert await database.read(entries.after, "t", number - 1) == [given.entry]
        assert await database.read(entries.checkpoint, "t") == given.checkpoint
    await database.close()


async def test_those_of_one_batch_are_written_in_the_order_they_came(database_url: str) -> None:
    database = await opened(database_url, "ab")
    given = [answer(id, number, f"{number}") for number in range(1, 11) for id in "ab"]
    await asyncio.gather(*(database.append(one) for one in given))
    for id in "ab":
        found = await database.read(entries.after, id, 0)
        assert found == [one.entry for one in given if one.row.id == id]
        assert await database.read(tables.get, id) == answer(id, 10).row
    await database.close()


async def test_of_two_with_one_number_or_client_id_in_one_batch_the_second_is_taken(
    database_url: str,
) -> None:
    database = await opened(database_url, "abc")
    given = [
        answer("a", 1, "x"),
        answer("b", 1, "x"),
        answer("a", 2, "x"),  # the client id is taken
        answer("b", 1, "y"),  # the number is
        answer("c", 1, "x"),
    ]
    done = await asyncio.gather(*(database.append(one) for one in given), return_exceptions=True)
    assert [type(one) for one in done] == [type(None), type(None), Taken, Taken, type(None)]
    for id in "abc":
        assert [entry.client for entry in await database.read(entries.after, id, 0)] == ["x"]
        assert await database.read(tables.get, id) == answer(id, 1).row
    again = await asyncio.gather(
        database.append(answer("a", 1, "z")), database.append(answer("b", 2, "z")), return_exceptions=True
    )
    assert [type(one) for one in again] == [Taken, type(None)]
    await database.close()


async def test_a_piece_that_cannot_be_written_fails_alone(database_url: str) -> None:
    database = await opened(database_url, "abc")
    done = await asyncio.gather(
        database.append(answer("a", 1)),
        database.append(answer("b", 1, mark=1 << 70)),  # no database has room for that
        database.append(answer("c", 1)),
        return_exceptions=True,
    )
    assert [isinstance(one, Exception) for one in done] == [False, True, False]
    written = [await database.read(entries.after, id, 0) for id in "abc"]
    assert [len(found) for found in written] == [1, 0, 1]
    await database.append(answer("b", 1))
    await database.close()


async def test_answers_and_other_work_may_share_a_commit(database_url: str) -> None:
    database = await opened(database_url, "a")
    rows = [answer(id, 0).row for id in "bcd"]
    await asyncio.gather(
        database.append(answer("a", 1)),
        database.write(tables.create, rows[0]),
        database.append(answer("a", 2)),
        database.create(rows[1]),
    )
    await asyncio.gather(database.create(rows[2]), database.append(answer("a", 3)))
    assert len(await database.read(entries.after, "a", 0)) == 3
    for row in rows:
        assert await database.read(tables.get, row.id) == row
        assert row.id in [one.id for one in await database.read(tables.of_guest, "g")]
    done = await asyncio.gather(
        database.append(answer("a", 4)), database.create(rows[0]), return_exceptions=True
    )
    assert [isinstance(one, Exception) for one in done] == [False, True]  # there is one of that name
    assert len(await database.read(entries.after, "a", 0)) == 4
    await database.close()


async def test_a_beginning_and_an_end_of_games_are_read_as_they_were_written(database_url: str) -> None:
    database = await opened(database_url, "abc")
    begins, ends = answer("a", 1, kind="start"), answer("b", 1)
    begins.row.seats[1], begins.seated = Seat("guest", "h", "Bob", monster="gigazaur"), True
    begins.row.options, begins.row.rematch, begins.row.public = {"deck": "all"}, "again", False
    begins.checkpoint = Checkpoint(1, "{}", "[]")
    ends.row.status = Status.FINISHED
    ends.record = FinishedGame("b", "king-of-tokyo", True, ["Ann", "BOT random"], 1, 3.0, "record")
    late = answer("c", 1)
    late.fence = 1  # as nobody has taken it
    done = await asyncio.gather(
        *(database.append(one) for one in (begins, answer("c", 1, "c"), ends, late)), return_exceptions=True
    )
    assert [type(one) for one in done] == [type(None), type(None), type(None), Fenced]
    for given in (begins, ends):
        assert await database.read(tables.get, given.row.id) == given.row
        assert await database.read(entries.after, given.row.id, 0) == [given.entry]
    assert await database.read(entries.checkpoint, "a") == begins.checkpoint
    assert await database.read(records.get, "b") == ends.record
    for guest, found in (("g", "abc"), ("h", "a")):
        assert {row.id for row in await database.read(tables.of_guest, guest)} == set(found)
    assert (await database.read(tables.get, "c")) == answer("c", 1).row
    late = answer("c", 2)
    late.fence = 1
    with pytest.raises(Fenced):
        await database.append(late)
    assert len(await database.read(entries.after, "c", 0)) == 1
    await database.close()


def broken(connection: Connection) -> None:
    """Some work that fails half-way."""
    tables.create(connection, answer("x", 0).row)
    raise ValueError("half-way")


async def test_work_that_fails_takes_nothing_else_with_it(database_url: str) -> None:
    database = await opened(database_url, "ab")
    done = await asyncio.gather(
        database.append(answer("a", 1)),
        database.write(broken),
        database.append(answer("b", 1)),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [type(None), ValueError, type(None)]
    assert [len(await database.read(entries.after, id, 0)) for id in "ab"] == [1, 1]
    assert await database.read(tables.get, "x") is None
    await database.close()


async def test_closing_writes_answers_that_wait(database_url: str) -> None:
    ids = "abcdefghij"
    database = await opened(database_url, ids)
    waiting = [asyncio.ensure_future(database.append(answer(id, 1))) for id in ids]
    await database.close()
    await asyncio.gather(*waiting)
    again = await open_database(database_url)
    assert [len(await again.read(entries.after, id, 0)) for id in ids] == [1] * len(ids)
    await again.close()


async def test_the_loop_does_not_wait_while_another_program_writes(tmp_path: Path) -> None:
    database = await opened(f"sqlite:///{tmp_path / 'server.db'}", "a")
    other = sqlite3.connect(tmp_path / "server.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.ensure_future(database.append(answer("a", 1)))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not writing.done()
    other.execute("ROLLBACK")
    await writing
    other.close()
    await database.close()


# -- crashes -------------------------------------------------------------------------------------------

CRASH = """
import asyncio, os, signal, sys
from tests.server.store.test_batches import answer, opened
from kaiju.server.store.sqlite import Sqlite

async def main():
    database = await opened(f"sqlite:///{sys.argv[1]}", "abc")
    await asyncio.gather(*(database.append(answer(id, 1)) for id in "abc"))
    end = Sqlite._end
    def killed(self):
        if sys.argv[2] == "after":
            end(self)
        os.kill(os.getpid(), signal.SIGKILL)
    Sqlite._end = killed
    await asyncio.gather(*(database.append(answer(id, 2)) for id in "abc"))

asyncio.run(main())
"""


@pytest.mark.parametrize(("moment", "kept"), [("before", 1), ("after", 2)])
async def test_a_crash_in_a_commit_keeps_all_of_it_or_nothing(tmp_path: Path, moment: str, kept: int) -> None:
    file = tmp_path / "server.db"
    died = subprocess.run([sys.executable, "-c", CRASH, str(file), moment], check=False)
    assert died.returncode == -signal.SIGKILL
    database = Sqlite(file)
    for id in "abc":
        assert len(await database.read(entries.after, id, 0)) == kept
        assert await database.read(tables.get, id) == answer(id, kept).row
    await database.close()


# -- batches -------------------------------------------------------------------------------------------


async def test_what_comes_during_a_commit_is_the_next_batch_and_nobody_waits_for_ever() -> None:
    seen: list[list[int]] = []
    gate = asyncio.Event()

    async def commit(batch: list[int]) -> list[Outcome]:
        seen.append(batch)
        await gate.wait()
        if 3 in batch:
            raise OSError("the disk is full")
        return [(number * 2, None) for number in batch]

    batches = Batches(commit)
    first = batches.add(1)
    await asyncio.sleep(0)
    later, gone = batches.add(2), batches.add(5)
    gone.cancel()
    gate.set()
    assert [await first, await later] == [2, 4]
    assert seen == [[1], [2, 5]]
    with pytest.raises(OSError, match="full"):
        await batches.add(3)
    await batches.emptied()


async def test_what_was_handed_in_is_written_before_its_sender_hears_that_it_was_cancelled() -> None:
    written: list[int] = []
    gate = asyncio.Event()

    async def commit(batch: list[int]) -> list[Outcome]:
        await gate.wait()
        written.extend(batch)
        return [(None, None)] * len(batch)

    async def send() -> None:
        await batches.add(1)

    batches = Batches(commit)
    sender = asyncio.create_task(send())
    await asyncio.sleep(0)
    sender.cancel()
    await asyncio.sleep(0)
    assert not sender.done()
    gate.set()
    with pytest.raises(asyncio.CancelledError):
        await sender
    assert written == [1]
