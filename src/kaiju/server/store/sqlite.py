"""SQLite, written by one thread that commits the changes of many tables at once."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from kaiju.files import trouble
from kaiju.server.store.database import Heard, P, T, TooNew, Unreachable, Work
from kaiju.server.store.migrations import upgrade

log = logging.getLogger(__name__)
COMMITTED_AT_ONCE: Final = 256  # pieces of work
READERS: Final = 2
Outcome = tuple[Any, BaseException | None]


class Job(NamedTuple):
    """A piece of work, and who waits for it."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]

    def resolve(self, value: Any, error: BaseException | None) -> None:
        """Give the waiting caller the result, in its own loop."""
        self.future.get_loop().call_soon_threadsafe(self._settle, value, error)

    def _settle(self, value: Any, error: BaseException | None) -> None:
        if self.future.cancelled():
            return
        if error is None:
            self.future.set_result(value)
        else:
            self.future.set_exception(error)


class Sqlite:
    """A single file; every answer is on disk before anyone hears of it."""

    shared = False

    def __init__(self, path: Path) -> None:
        keep_private(path)
        self._path = path
        self._writer = _engine(path, "BEGIN IMMEDIATE")
        self._reader = _engine(path, "BEGIN")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="kaiju-read")
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        try:
            with self._writer.begin() as connection:
                upgrade(connection)
        except DBAPIError as error:
            raise Unreachable("failed", place=str(path), problem=str(error.orig)) from error
        except TooNew as error:
            raise Unreachable("newer", path=str(path)) from error
        self._thread = threading.Thread(target=self._run, name="kaiju-write", daemon=True)
        self._thread.start()

    async def write(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work together with that of others; when this returns, it is durable."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(lambda connection: work(connection, *given, **named), future))
        return await future

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

    async def listen(self, heard: Heard) -> None:
        """Do nothing: there is no other process to hear from."""

    async def close(self) -> None:
        """Commit what is waiting, and stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    # -- the thread that writes ------------------------------------------------------------------

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch, last = self._more(job)
            self._commit(batch)
            if last:
                return

    def _more(self, job: Job) -> tuple[list[Job], bool]:
        """What else is waiting by now, and whether it is the last."""
        batch = [job]
        while len(batch) < COMMITTED_AT_ONCE:
            try:
                another = self._jobs.get_nowait()
            except Empty:
                break
            if another is None:
                return batch, True
            batch.append(another)
        return batch, False

    def _commit(self, batch: list[Job]) -> None:
        try:
            done = self._together(batch) or self._one_by_one(batch)
        except Exception as error:  # a full disk, say: none of this was written
            done = [(None, error)] * len(batch)
        for job, (value, problem) in zip(batch, done, strict=True):
            job.resolve(value, problem)

    def _together(self, batch: list[Job]) -> list[Outcome]:
        """Commit everything at once, as is usual, or nothing if one piece of work fails."""
        try:
            with self._writer.begin() as connection:
                return [(job.work(connection), None) for job in batch]
        except Exception:  # of any piece of work
            return []  # trying each alone shows which one is at fault

    def _one_by_one(self, batch: list[Job]) -> list[Outcome]:
        """Roll back only those pieces of work that fail."""
        with self._writer.begin() as connection:
            return [_attempt(job, connection) for job in batch]


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
            return job.work(connection), None
    except Exception as error:  # the error belongs to the caller
        return None, error


def _engine(path: Path, begin: str) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"check_same_thread": False, "timeout": 10},
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
