"""PostgreSQL, which several processes may share; each hears what the others write."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import Any, Final

import asyncpg
from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from kaiju.server.store import entries
from kaiju.server.store.batches import Batches, Outcome
from kaiju.server.store.database import Heard, P, T, Taken, TooNew, Unreachable, Work
from kaiju.server.store.entries import COLUMNS, Change
from kaiju.server.store.migrations import upgrade
from kaiju.server.store.notices import CHANNEL, Missed, encoder, understood

log = logging.getLogger(__name__)
NAMES: Final = ", ".join(f'"{name}"' for name in COLUMNS)
AGAIN: Final = 0.5  # seconds until a lost connection is retried

# The answers of many tables, each at most once, in one statement and so in one transaction: the entries that
# are not taken, the rows of their tables, the checkpoints of some of them, and a notice of each.
APPEND: Final = f"""
WITH given AS (
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[], $8::text[],
    $9::float8[], $10::text[], $11::float8[], $12::float8[], $13::text[], $14::text[], $15::text[]
  ) AS rows ({NAMES}, next, save, shown, notice)
), added AS (
  INSERT INTO entries ({NAMES}) SELECT {NAMES} FROM given ON CONFLICT DO NOTHING RETURNING "table"
), saved AS (
  INSERT INTO checkpoints ("table", number, save, shown)
  SELECT "table", number, save, shown FROM given JOIN added USING ("table") WHERE save IS NOT NULL
  ON CONFLICT ("table") DO UPDATE
  SET number = excluded.number, save = excluded.save, shown = excluded.shown
)
UPDATE tables SET number = given.number, changed = given.made, deadline = given.next
FROM given JOIN added USING ("table") WHERE tables.id = given."table"
RETURNING tables.id, pg_notify('{CHANNEL}', given.notice)
"""


class Postgres:
    """A database on a PostgreSQL server."""

    shared = True

    def __init__(self, url: str, connections: int = 10) -> None:
        self._url: URL = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(
            self._url, pool_size=connections, max_overflow=0, hide_parameters=True
        )
        self._listening: asyncio.Task[None] | None = None
        self._batches: Batches[Change] = Batches(self._commit)
        self._appending: asyncpg.Connection[asyncpg.Record] | None = None

    async def open(self) -> Postgres:
        """Bring the database up to date."""
        try:
            await self.write(upgrade)
        except (OSError, DBAPIError, asyncpg.PostgresError) as error:
            await self._engine.dispose()
            raise Unreachable("failed", place=self._url.host or "localhost", problem=str(error)) from error
        except TooNew as error:
            await self._engine.dispose()
            raise Unreachable("newer", path=self._url.database or "") from error
        return self

    def append(self, change: Change) -> Awaitable[None]:
        """Write an entry together with those of others; when this is done, it is durable."""
        return self._batches.add(change) if change.quiet else self.write(entries.append, change)

    async def write(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work in a transaction of its own; when this returns, it is durable."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work, *given, **named)

    async def read(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work, *given, **named)

    async def read_afresh(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up: the server remembers for everybody."""
        return await self.read(work, *given, **named)

    async def listen(self, heard: Heard) -> None:
        """Start listening, on a connection of its own that is reopened whenever it breaks."""
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(heard, ready))
        await ready.wait()

    async def close(self) -> None:
        """Write what is waiting, and close every connection."""
        await self._batches.emptied()
        if self._appending:
            await self._appending.close()
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._engine.dispose()

    # -- answers ---------------------------------------------------------------------------------

    async def _commit(self, batch: list[Change]) -> list[Outcome]:
        """Write answers: all at once, as is usual, or each alone if one of them cannot be written."""
        tables = [change.row.id for change in batch]
        if len(set(tables)) == len(tables):
            try:
                return await self._together(batch)
            except OSError:
                raise  # the database cannot be reached
            except Exception as error:  # of any piece
                log.warning("answers cannot be written together: %s", type(error).__name__)
        return [await self._alone(change) for change in batch]

    async def _together(self, batch: list[Change]) -> list[Outcome]:
        if self._appending is None or self._appending.is_closed():
            self._appending = await asyncpg.connect(self._dsn)
        rows = await self._appending.fetch(APPEND, *zip(*[_values(change) for change in batch], strict=True))
        written = {row["id"] for row in rows}
        return [
            (None, None if change.row.id in written else Taken(f"{change.entry.number}")) for change in batch
        ]

    async def _alone(self, change: Change) -> Outcome:
        try:
            return await self.write(entries.append, change), None
        except Exception as error:  # it belongs to whoever wants this written
            return None, error

    # -- notices ---------------------------------------------------------------------------------

    @property
    def _dsn(self) -> str:
        return self._url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._dsn)
                try:
                    await self._hear(connection, heard, ready)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the connection that listens is lost: %s", error)
            await asyncio.sleep(AGAIN)

    async def _hear(self, connection: Any, heard: Heard, ready: asyncio.Event) -> None:
        """Pass on notices until the connection is lost; what was missed before is read again."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, lambda _c, _p, _n, text: heard(understood(text)))
        if ready.is_set():
            heard(Missed())
        ready.set()
        await lost.wait()


def _values(change: Change) -> tuple[Any, ...]:
    """An answer as one row of `APPEND`."""
    saved = change.checkpoint
    save, shown = (saved.save, saved.shown) if saved else (None, None)
    notice = encoder.encode(entries.notice_of(change)).decode()
    return (*entries.row_of(change), change.row.deadline, save, shown, notice)
