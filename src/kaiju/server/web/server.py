"""What the handlers of one process share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from kaiju.server.play.caretaker import Caretaker
from kaiju.server.play.clock import Even
from kaiju.server.play.house import House
from kaiju.server.play.lobby import Lobby
from kaiju.server.play.presence import Presence
from kaiju.server.pulse import Pulse
from kaiju.server.settings import Settings
from kaiju.server.store import open_database
from kaiju.server.store.rows import Guest
from kaiju.server.tokens import BadToken, Signer
from kaiju.server.transport.door import Door
from kaiju.server.web.client import FOLDER, Client
from kaiju.server.web.language import KNOWN, words_in
from kaiju.server.web.limits import Limits
from kaiju.server.web.sessions import Sessions
from kaiju.server.web.turnstile import Turnstile

if TYPE_CHECKING:
    from kaiju.server.cluster.cluster import Cluster

log = logging.getLogger(__name__)
LAST_WORDS: Final = 10  # seconds for work in progress when the server stops
Connected = ASGIConnection[Any, Any, Any, Any]


class Closable(Protocol):
    """Something that goes on until it is closed."""

    def close(self) -> None:
        """End it."""


class Server:
    """One process: its database, its tables and its limits."""

    def __init__(
        self,
        url: str,
        settings: Settings,
        now: Callable[[], float] | None = None,  # the time of day, for games and everything else
        client: Path = FOLDER,
        steady: Callable[[], float] = time.monotonic,  # for limits: nobody puts it back
        broker: str = "",  # where to meet the other processes, if there are any
    ) -> None:
        self.client = Client(client)
        self.url = url
        self.broker = broker
        self.cluster: Cluster | None = None
        self.settings = settings
        self.now = now or time.time
        self._for_games = now or Even(steady=steady)
        self.steady = steady
        self.limits = Limits(settings, steady)
        self.door = Door(settings, steady)
        self.turnstile = Turnstile()
        for language in KNOWN:
            words_in(language)  # read before the first guest has to wait for it
        self.replays = asyncio.Lock()  # one replay at a time: games in progress come first
        self._streams: set[Closable] = set()
        self._background: list[asyncio.Task[None]] = []
        self.last_words = float(LAST_WORDS)
        self._stopping = False
        self._handing_over: asyncio.Task[None] | None = None
        self._finishing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the database and start serving."""
        self.database = await open_database(self.url)
        self.pulse = Pulse(self.database, self.steady)
        self.house = House(self.database, self.settings, self._for_games, bool(self.broker))
        self.signer = Signer(self.database, self.settings, self.now)
        self.sessions = Sessions(self.database, self.now)
        self.presence = Presence(self.house)
        self.caretaker = Caretaker(self.house, self.presence)
        self.lobby = Lobby(self.house)
        self.house.changed.append(self.caretaker.look_at)
        if self.broker:
            from kaiju.server.cluster.cluster import Cluster  # it needs Redis, which one process does not

            self.cluster = Cluster(self.broker, self.house, self.lobby, self.limits)
        await self.house.start()
        self.lobby.start()
        self.sessions.start()
        self.door.open()

    def keep(self, task: asyncio.Task[None]) -> None:
        """Keep something running in the background until the server stops."""
        self._background.append(task)

    async def stop(self) -> None:
        """Finish work in progress, and close the database, but do not wait for ever.

        What is acknowledged is durable, so whatever is not finished in time is only not done.
        """
        self._finishing = self._finishing or asyncio.create_task(self._finish())
        done, _ = await asyncio.wait([self._finishing], timeout=self.last_words)
        for task in done:
            await task
        if not done:
            waiting = sorted(str(task.get_coro()) for task in asyncio.all_tasks())
            log.error("stopping although something is still being done: %s", "; ".join(waiting))

    async def _finish(self) -> None:
        for task in self._background:
            task.cancel()
        self.door.shut()
        await self.sessions.stop()
        await self.lobby.stop()
        await self.caretaker.stop()
        if self._handing_over:
            await self._handing_over
        await self.house.stop()
        if self.cluster:
            await self.cluster.stop()
        await self.database.close()

    @contextmanager
    def streaming(self, stream: Closable) -> Iterator[None]:
        """Register a stream that only the server will end."""
        self._streams.add(stream)
        if self._stopping:
            stream.close()
        try:
            yield
        finally:
            self._streams.discard(stream)

    def hang_up(self) -> None:
        """End every stream, and leave the tables to others, because the server is about to stop."""
        self._stopping = True
        for stream in self._streams:
            stream.close()
        self._handing_over = asyncio.create_task(self.house.hand_over())

    async def guest(self, token: str) -> Guest:
        """The guest of a token."""
        return await self.signer.read(token)


Here = NamedDependency[Server]
Signed = NamedDependency[Guest]  # handlers that take one require a token


def address_of(connection: Connected) -> str:
    """Where a request comes from; behind a trusted proxy, uvicorn finds it in the headers."""
    return connection.client.host if connection.client else ""


async def provide_guest(request: Connected, server: Here) -> Guest:
    """The guest making the request."""
    return await server.guest(token_of(request))


def token_of(request: Connected) -> str:
    """The token that is shown with a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise BadToken
    return token.strip()
