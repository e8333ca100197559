"""SQLite, written on one connection that commits the changes of many tables at once."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from kaiju.files import trouble
from kaiju.server.store import entries, records, tables
from kaiju.server.store.batches import Batches, Outcome, settle
from kaiju.server.store.database import P, T, TooNew, Unreachable, Work
from kaiju.server.store.entries import COLUMNS, Change
from kaiju.server.store.migrations import upgrade
from kaiju.server.store.rows import FinishedGame, TableRow

log = logging.getLogger(__name__)
READERS: Final = 2
PATIENCE: Final = 10  # seconds to wait while another program writes to the file
Job = Callable[[Connection], Any]
Piece = Change | TableRow | Job  # a table is one that is opened


def _insert(table: str, names: Sequence[str]) -> str:
    named = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO {table} ({named}) VALUES ({', '.join('?' * len(names))})"


# The statements of a change, which the driver prepares once: SQLAlchemy takes longer than the database.
BEGIN: Final = "BEGIN IMMEDIATE"
ADD: Final = _insert("entries", COLUMNS)
CHANGE: Final = "UPDATE tables SET number = ?, changed = ?, deadline = ? WHERE id = ? AND fence = ?"
ROW: Final = tuple(TableRow.__struct_fields__)
OPEN: Final = _insert("tables", ROW)
CHANGE_ALL: Final = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in ROW)} WHERE id = ? AND fence = ?"
SAVE: Final = 'INSERT OR REPLACE INTO checkpoints ("table", number, save, shown) VALUES (?, ?, ?, ?)'
STAND: Final = 'DELETE FROM sittings WHERE "table" = ?'
SIT: Final = _insert("sittings", ("table", "seat", "guest"))
RECORD: Final = _insert("records", FinishedGame.__struct_fields__)


class Sqlite:
    """A single file; every answer is on disk before anyone hears of it.

    There is one connection that writes, and one task at a time that uses it (`Batches`). The changes of a
    batch are written in the loop, where a statement takes microseconds because nothing waits for the disk;
    only the commit, which does, is left to a thread, with any other work before it. A batch that another
    program keeps from being written, or of which a piece has failed, goes to the thread as a whole.
    """

    shared = False

    def __init__(self, path: Path) -> None:
        keep_private(path)
        self._path = path
        self._writer = _engine(path, BEGIN)
        self._reader = _engine(path, "BEGIN")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="kaiju-read")
        try:
            self._connection = self._writer.connect()
            self._patiently(self._upgrade)
        except DBAPIError as error:
            raise Unreachable("says", place=str(path), problem=str(error.orig)) from error
        except TooNew as error:
            raise Unreachable("newer", path=str(path)) from error
        self._batches: Batches[Piece] = Batches(self._commit)
        self._thread = Thread("kaiju-write")

    def append(self, change: Change) -> asyncio.Future[None]:
        """Write an entry together with those of others; when this is done, it is durable."""
        return self._batches.add(change)

    async def create(self, row: TableRow) -> None:
        """Open a table."""
        await self._batches.add(row)

    async def write(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work together with that of others; when this returns, it is durable."""
        done: T = await self._batches.add(lambda connection: work(connection, *given, **named))
        return done

    async def read(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up, independently of the writer."""

        def look() -> T:
            with self._reader.connect() as connection:
                return work(connection, *given, **named)

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    async def read_afresh(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up in what is found under the name of the file now."""

        def look() -> T:
            engine = _engine(self._path, "BEGIN")
            try:
                with engine.connect() as connection:
                    return work(connection, *given, **named)
            finally:
                engine.dispose()

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    async def close(self) -> None:
        """Commit what is waiting, and stop."""
        await self._batches.emptied()
        await self._thread.end()
        self._readers.shutdown()
        self._connection.close()
        self._writer.dispose()
        self._reader.dispose()

    # -- writing ---------------------------------------------------------------------------------

    @property
    def _driver(self) -> sqlite3.Connection:
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver

    def _upgrade(self) -> None:
        with self._connection.begin():
            upgrade(self._connection)

    async def _commit(self, batch: list[Piece]) -> list[Outcome]:
        ours = [piece for piece in batch if isinstance(piece, Change | TableRow)]
        if ours and self._added(ours):
            if len(ours) == len(batch):
                await self._thread.run(self._end)
                return [(None, None)] * len(batch)
            return await self._thread.run(lambda: self._with_others(batch))
        return await self._thread.run(lambda: self._patiently(lambda: self._work(batch)))

    def _added(self, pieces: list[Change | TableRow]) -> bool:
        """Write changes and new tables, ready to be committed; if not possible now, nothing is written."""
        driver = self._driver
        changes = [piece for piece in pieces if isinstance(piece, Change)]
        try:
            driver.execute(BEGIN)
            driver.executemany(ADD, [entries.row_of(change) for change in changes])
            quiet = [_changed(change) for change in changes if change.quiet]
            owned = driver.executemany(CHANGE, quiet).rowcount if quiet else 0
            driver.executemany(SAVE, [_saved(change) for change in changes if change.checkpoint])
            if len(quiet) < len(changes):
                owned += sum([self._add_other(change) for change in changes if not change.quiet])
            for row in [piece for piece in pieces if isinstance(piece, TableRow)]:
                driver.execute(OPEN, _whole(row))
                driver.executemany(SIT, tables.sitting(row))
            if owned == len(changes):
                return True
        except Exception:  # of any piece: the thread can wait for another program, and finds out which one
            log.debug("a batch is written piece by piece", exc_info=True)
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        return False

    def _add_other(self, change: Change) -> int:
        """Write what is changed by more than an answer, such as the beginning or the end of a game."""
        driver, row = self._driver, change.row
        owned = driver.execute(CHANGE_ALL, (*_whole(row), row.id, change.fence)).rowcount
        if change.seated:
            driver.execute(STAND, (row.id,))
            driver.executemany(SIT, tables.sitting(row))
        if change.record:
            driver.execute(RECORD, tuple(records.columns(change.record).values()))
        return owned

    def _with_others(self, batch: list[Piece]) -> list[Outcome]:
        """Do what is left in the transaction that has been begun, and commit it."""
        try:
            with self._connection.begin():
                return [(piece(self._connection) if callable(piece) else None, None) for piece in batch]
        except Exception:  # of any piece of work, with which all is undone
            return self._patiently(lambda: self._work(batch))

    def _end(self) -> None:
        try:
            self._driver.execute("COMMIT")
        except sqlite3.Error:
            if self._driver.in_transaction:
                self._driver.execute("ROLLBACK")
            raise

    def _patiently(self, work: Callable[[], T]) -> T:
        """Do some work for which it may be waited if another program is writing."""
        self._driver.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
        try:
            return work()
        finally:
            self._driver.execute("PRAGMA busy_timeout = 0")

    def _work(self, batch: list[Piece]) -> list[Outcome]:
        """Commit everything at once, as is usual, or roll back only those pieces of work that fail."""
        connection = self._connection
        jobs = [_job(piece) for piece in batch]
        try:
            with connection.begin():
                return [(job(connection), None) for job in jobs]
        except Exception:  # of any piece of work: trying each alone shows which one is at fault
            with connection.begin():
                return [_attempt(job, connection) for job in jobs]


class Thread:
    """A thread that does one thing at a time, and wakes the loop once for each."""

    def __init__(self, name: str) -> None:
        self._given: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while (work := self._given.get()) is not None:
            work()

    async def run(self, work: Callable[[], T]) -> T:
        """Do something there."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def do() -> None:
            try:
                outcome: Outcome = work(), None
            except Exception as error:  # it belongs to whoever wanted this
                outcome = None, error
            loop.call_soon_threadsafe(settle, future, *outcome)

        self._given.put(do)
        return await future

    async def end(self) -> None:
        """Finish, and wait for that."""
        self._given.put(None)
        await asyncio.to_thread(self._thread.join)


def _changed(change: Change) -> tuple[int, float, float | None, str, int]:
    """What an answer changes in the row of its table."""
    row = change.row
    return row.number, row.changed, row.deadline, row.id, change.fence


def _saved(change: Change) -> tuple[str, int, str, str]:
    one = change.checkpoint
    assert one is not None
    return change.row.id, one.number, one.save, one.shown


def _whole(row: TableRow) -> list[Any]:
    values = tables.columns(row)
    return [values[name] for name in ROW]


def _job(piece: Piece) -> Job:
    """A piece as work that can be done alone."""
    if isinstance(piece, Change):
        return partial(entries.append, change=piece)
    return partial(tables.create, row=piece) if isinstance(piece, TableRow) else piece


def keep_private(path: Path) -> None:
    """Make the file, which holds every secret, for its owner only; one that others may read is reported.

    A link is refused: what belongs to the file, such as the lock that keeps a second server away, is found
    beside it by its name, and under another name there would be none.
    """
    if path.is_symlink():
        raise Unreachable("link", path=str(path))
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        mode = path.stat().st_mode & 0o777
    except OSError as error:
        raise Unreachable("failed", place=str(path), trouble=trouble(error)) from error
    if mode & 0o077:
        log.warning("others may read or write the database", extra={"file": path.name, "mode": f"{mode:o}"})


def _attempt(job: Job, connection: Connection) -> Outcome:
    try:
        with connection.begin_nested():
            return job(connection), None
    except Exception as error:  # the error belongs to the caller
        return None, error


def _engine(path: Path, begin: str) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"check_same_thread": False, "timeout": PATIENCE},
        hide_parameters=True,  # the id of a table admits whoever knows it, and errors are logged
    )
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _beginner(begin))
    return engine


def _beginner(statement: str) -> Callable[[Connection], None]:
    def begin(connection: Connection) -> None:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        if not driver.in_transaction:  # some of it may be written already
            driver.execute(statement)

    return begin


def _connected(connection: sqlite3.Connection, record: object) -> None:
    # Python would begin transactions by itself and too late; SQLAlchemy does so instead.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
