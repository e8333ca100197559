"""PostgreSQL, which several processes may share; each hears what the others write."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import asyncpg
from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from kaiju.server.store.database import Heard, P, T, TooNew, Unreachable, Work
from kaiju.server.store.migrations import upgrade
from kaiju.server.store.notices import CHANNEL, Missed, understood

log = logging.getLogger(__name__)
AGAIN: Final = 0.5  # seconds until a lost connection is retried


class Postgres:
    """A database on a PostgreSQL server."""

    shared = True

    def __init__(self, url: str, connections: int = 10) -> None:
        self._url: URL = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(
            self._url, pool_size=connections, max_overflow=0, hide_parameters=True
        )
        self._listening: asyncio.Task[None] | None = None

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
        """Close every connection."""
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._engine.dispose()

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        dsn = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn)
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
