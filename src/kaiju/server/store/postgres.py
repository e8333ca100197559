"""PostgreSQL, which several processes may share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, Final

import asyncpg
from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from kaiju.server.store import entries, partitions, tables
from kaiju.server.store.batches import Batches, Outcome
from kaiju.server.store.database import Fenced, P, T, Taken, TooNew, Unreachable, Unsure, Work
from kaiju.server.store.entries import COLUMNS, Change
from kaiju.server.store.migrations import upgrade
from kaiju.server.store.rows import TableRow

log = logging.getLogger(__name__)
NAMES: Final = ", ".join(f'"{name}"' for name in COLUMNS)
PATIENCE: Final = 10.0  # seconds for a statement: a network that is cut says nothing
DAY: Final = 86_400.0  # seconds
HURRY: Final = 1.0  # the same for signs of life, which are of no use if they are late
LOST: Final = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError)

# The answers of many tables, each at most once, in one statement and so in one transaction. First the rows of
# those tables are locked that no other process has taken; then come the entries that are not taken, the
# checkpoints of some of them, and the rows. A table that is not returned is owned by another process.
APPEND: Final = f"""
WITH given AS (
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[], $8::text[],
    $9::float8[], $10::text[], $11::float8[], $12::float8[], $13::float8[], $14::text[], $15::text[],
    $16::bigint[]
  ) AS rows ({NAMES}, next, save, shown, fence)
), owned AS MATERIALIZED (
  SELECT tables.id FROM tables JOIN given ON tables.id = given."table" AND tables.fence = given.fence
  FOR NO KEY UPDATE OF tables
), added AS (
  INSERT INTO entries ({NAMES}) SELECT {NAMES} FROM given JOIN owned ON owned.id = given."table"
  ON CONFLICT DO NOTHING RETURNING "table"
), saved AS (
  INSERT INTO checkpoints ("table", number, save, shown)
  SELECT "table", number, save, shown FROM given JOIN added USING ("table") WHERE save IS NOT NULL
  ON CONFLICT ("table") DO UPDATE
  SET number = excluded.number, save = excluded.save, shown = excluded.shown
), changed AS (
  UPDATE tables SET number = given.number, changed = given.made, deadline = given.next
  FROM given JOIN added USING ("table") WHERE tables.id = given."table"
)
SELECT owned.id, added."table" IS NOT NULL AS written FROM owned LEFT JOIN added ON added."table" = owned.id
"""


class Postgres:
    """A database on a PostgreSQL server."""

    shared = True

    def __init__(self, url: str, connections: int = 10) -> None:
        self._url: URL = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine = self._made(pool_size=connections, max_overflow=0, connect_args=_limit(PATIENCE))
        self._apart = self._made(pool_size=1, max_overflow=0, connect_args=_limit(HURRY))
        self._batches: Batches[Change] = Batches(self._commit)
        self._appending: asyncpg.Connection[asyncpg.Record] | None = None
        self._ahead: asyncio.Task[None] | None = None

    def _made(self, **more: Any) -> AsyncEngine:
        return create_async_engine(self._url, hide_parameters=True, **more)

    async def open(self) -> Postgres:
        """Bring the database up to date, which may take its time."""
        engine = self._made(poolclass=NullPool)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
                await connection.run_sync(partitions.ahead)
        except (OSError, DBAPIError, asyncpg.PostgresError) as error:
            await self.close()
            place, told = self._url.host or "localhost", " ".join(str(error).split())
            raise Unreachable("says", place=place, problem=told) from error
        except TooNew as error:
            await self.close()
            raise Unreachable("newer", path=self._url.database or "") from error
        finally:
            await engine.dispose()
        self._ahead = asyncio.create_task(self._look_ahead())
        return self

    async def _look_ahead(self) -> None:
        """Make the partitions of the months to come, however long the server runs."""
        while True:
            await asyncio.sleep(DAY)
            try:
                await self.write(partitions.ahead)
            except Exception as error:  # the database may be away; there are months left
                log.warning("partitions cannot be made: %s", type(error).__name__)

    def append(self, change: Change) -> Awaitable[None]:
        """Write an entry together with those of others; when this is done, it is durable."""
        return self._batches.add(change) if change.quiet else self.write(entries.append, change)

    async def create(self, row: TableRow) -> None:
        """Open a table in a transaction of its own."""
        await self.write(tables.create, row)

    async def write(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work in a transaction of its own; when this returns, it is durable."""
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, *given, **named)
        except LOST as error:
            raise Unsure from error
        except DBAPIError as error:
            if error.connection_invalidated:
                raise Unsure from error
            raise

    async def write_apart(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work on a connection of its own, which waits for nobody else's and not for long."""
        async with self._apart.begin() as connection:
            return await connection.run_sync(work, *given, **named)

    async def read(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work, *given, **named)

    async def read_afresh(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up: the server remembers for everybody."""
        return await self.read(work, *given, **named)

    async def close(self) -> None:
        """Write what is waiting, and close every connection."""
        if self._ahead:
            self._ahead.cancel()
            await asyncio.wait([self._ahead])
        await self._batches.emptied()
        if self._appending:
            self._appending.terminate()  # nothing is under way, and the network may be cut
        await self._apart.dispose()
        await self._engine.dispose()

    # -- answers ---------------------------------------------------------------------------------

    async def _commit(self, batch: list[Change]) -> list[Outcome]:
        """Write answers: all at once, as is usual, or each alone if one of them cannot be written."""
        tables = [change.row.id for change in batch]
        if len(set(tables)) == len(tables):
            try:
                return await self._together(batch)
            except LOST as error:
                raise Unsure from error
            except Exception as error:  # of any piece
                log.warning("answers cannot be written together: %s", type(error).__name__)
        return [await self._alone(change) for change in batch]

    async def _together(self, batch: list[Change]) -> list[Outcome]:
        if self._appending is None or self._appending.is_closed():
            dsn = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
            self._appending = await asyncpg.connect(dsn, **_limit(PATIENCE))
        rows = await self._appending.fetch(APPEND, *zip(*[_values(change) for change in batch], strict=True))
        found = {row["id"]: row["written"] for row in rows}
        return [(None, _problem(found.get(change.row.id), change)) for change in batch]

    async def _alone(self, change: Change) -> Outcome:
        try:
            return await self.write(entries.append, change), None
        except Exception as error:  # it belongs to whoever wants this written
            return None, error


def _problem(written: bool | None, change: Change) -> Exception | None:
    """Why an answer was not written."""
    if written is None:
        return Fenced()
    return None if written else Taken(f"{change.entry.number}")


def _values(change: Change) -> tuple[Any, ...]:
    """An answer as one row of `APPEND`."""
    saved = change.checkpoint
    save, shown = (saved.save, saved.shown) if saved else (None, None)
    return (*entries.row_of(change), change.row.deadline, save, shown, change.fence)


def _limit(seconds: float) -> dict[str, float]:
    return {"timeout": seconds, "command_timeout": seconds}
