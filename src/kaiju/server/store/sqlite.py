"""SQLite, written on one connection that commits the changes of many tables at once."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from kaiju.files import trouble
from kaiju.server.store import entries
from kaiju.server.store.batches import Batches, Outcome, settle
from kaiju.server.store.database import P, T, TooNew, Unreachable, Work
from kaiju.server.store.entries import COLUMNS, Change
from kaiju.server.store.migrations import upgrade
from kaiju.server.store.rows import TableRow

log = logging.getLogger(__name__)
READERS: Final = 2
PATIENCE: Final = 10  # seconds to wait while another program writes to the file
Job = Callable[[Connection], Any]

# The statements of an answer, which the driver prepares once: SQLAlchemy takes longer than the database.
BEGIN: Final = "BEGIN IMMEDIATE"
NAMES: Final = ", ".join(f'"{name}"' for name in COLUMNS)
ADD: Final = f"INSERT INTO entries ({NAMES}) VALUES ({', '.join('?' * len(COLUMNS))})"
CHANGE: Final = "UPDATE tables SET number = ?, changed = ?, deadline = ? WHERE id = ?"
SAVE: Final = 'INSERT OR REPLACE INTO checkpoints ("table", number, save, shown) VALUES (?, ?, ?, ?)'


class Sqlite:
    """A single file; every answer is on disk before anyone hears of it.

    There is one connection that writes, and one task at a time that uses it (`Batches`). The answers of a
    batch are written in the loop, where a statement takes microseconds because nothing waits for the disk;
    only the commit, which does, is left to a thread. A batch with any other work goes to the thread as a
    whole, and so does one that another program keeps from being written, or of which a piece has failed.
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
        self._batches: Batches[Change | Job] = Batches(self._commit)
        self._thread = Thread("kaiju-write")

    def append(self, change: Change) -> asyncio.Future[None]:
        """Write an entry together with those of others; when this is done, it is durable."""
        return self._batches.add(change)

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

    async def _commit(self, batch: list[Change | Job]) -> list[Outcome]:
        changes = [piece for piece in batch if isinstance(piece, Change) and piece.quiet]
        if len(changes) == len(batch) and (done := self._added(changes)) is not None:
            await self._thread.run(self._end)
            return done
        return await self._thread.run(lambda: self._patiently(lambda: self._work(batch)))

    def _added(self, changes: list[Change]) -> list[Outcome] | None:
        """Write answers, ready to be committed; None, and nothing is written, if that is not possible now."""
        driver = self._driver
        saved = [(change.row.id, change.checkpoint) for change in changes if change.checkpoint]
        try:
            driver.execute(BEGIN)
            driver.executemany(ADD, [entries.row_of(change) for change in changes])
            driver.executemany(CHANGE, [_changed(change.row) for change in changes])
            driver.executemany(SAVE, [(id, one.number, one.save, one.shown) for id, one in saved])
        except Exception:  # of any piece
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            return None  # the thread can wait for another program, and finds out which one is at fault
        return [(None, None)] * len(changes)

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

    def _work(self, batch: list[Change | Job]) -> list[Outcome]:
        """Commit everything at once, as is usual, or roll back only those pieces of work that fail."""
        connection = self._connection
        jobs = [_append(piece) if isinstance(piece, Change) else piece for piece in batch]
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


def _changed(row: TableRow) -> tuple[int, float, float | None, str]:
    """What an answer changes in the row of its table."""
    return row.number, row.changed, row.deadline, row.id


def _append(change: Change) -> Job:
    return lambda connection: entries.append(connection, change)


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
        connection.exec_driver_sql(statement)

    return begin


def _connected(connection: sqlite3.Connection, record: object) -> None:
    # Python would begin transactions by itself and too late; SQLAlchemy does so instead.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
