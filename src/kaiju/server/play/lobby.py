"""The public tables, live: anyone looking at the list is told when it changes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kaiju.server.play.audience import Audience, Listener
from kaiju.server.play.clock import wait_for
from kaiju.server.play.house import House
from kaiju.server.play.views import table_info
from kaiju.server.store import tables
from kaiju.server.wire import bodies
from kaiju.server.wire.message import Message

log = logging.getLogger(__name__)
SHOWN: Final = 2 * 86_400.0  # seconds after which an idle table is no longer shown
BREATH: Final = 0.3  # seconds between two lists, however busy it is


class Lobby:
    """The live list of tables and its audience."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.audience = Audience()
        self._changed = asyncio.Event()
        self._lock = asyncio.Lock()  # lists are sent in the order they were read
        self._task: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        house.seated.append(self._changed.set)

    def start(self) -> None:
        """Start looking for changes."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop looking for changes."""
        self._stopping.set()
        self._changed.set()
        if self._task:
            await self._task

    async def read(self) -> bodies.Lobby:
        """The current list."""
        since = self.house.now() - SHOWN
        return bodies.Lobby([table_info(row) for row in await self.house.database.read(tables.public, since)])

    async def attach(self, listener: Listener) -> None:
        """Show somebody the list, now and whenever it changes."""
        async with self._lock:
            listener.send(Message(await self.read()))
            self.audience.listeners.add(listener)

    async def _watch(self) -> None:
        while not self._stopping.is_set():
            await self._changed.wait()
            self._changed.clear()
            async with self._lock:
                await self._tell()
            await wait_for(self._stopping, BREATH)

    async def _tell(self) -> None:
        if not self.audience.listeners:
            return
        try:
            message = Message(await self.read())
        except Exception:  # most likely the database: the list is read again with the next change
            log.exception("the list of tables cannot be read")
            return
        self.audience.tell_all(message)
