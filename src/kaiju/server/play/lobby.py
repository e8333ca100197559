"""The public tables, live: anyone looking at the list is told what changes in it."""

from __future__ import annotations

import asyncio
import logging
from math import inf
from typing import Final

from kaiju.server.play.audience import Audience, Listener
from kaiju.server.play.clock import wait_for
from kaiju.server.play.house import House
from kaiju.server.play.views import table_info
from kaiju.server.store import tables
from kaiju.server.wire import bodies
from kaiju.server.wire.message import Message
from kaiju.server.wire.tells import TableInfo

log = logging.getLogger(__name__)
SHOWN: Final = 2 * 86_400.0  # seconds after which an idle table is no longer shown
BREATH: Final = 0.5  # seconds between two looks at the list, however busy it is


class Lobby:
    """The live list of tables and its audience.

    Everybody in the audience knows the list of the same version. When something has changed, the list is read
    again, once for all of them and no more often than every half second, and they are told what is different
    from that version. A newcomer gets the whole list of that version, encoded once for all newcomers.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.audience = Audience()
        self._list = Message(bodies.Lobby([]))  # as the audience knows it
        self._known: dict[str, TableInfo] = {}
        self._version = 0
        self._read_at = -inf
        self._stale = True  # has anything changed since it was read?
        self._changed = asyncio.Event()
        self._lock = asyncio.Lock()  # lists are sent in the order they were read
        self._task: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        house.seated.append(self.refresh)

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
        """Show somebody the list, and from then on what changes in it."""
        async with self._lock:
            if asyncio.get_running_loop().time() >= self._read_at + BREATH:
                await self._look()
            listener.send(self._list)
            self.audience.listeners.add(listener)

    def refresh(self) -> None:
        """Note that the list has changed, here or in another process."""
        self._stale = True
        self._changed.set()

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
            await self._look()
        except Exception:  # most likely the database: the list is read again with the next change
            log.exception("the list of tables cannot be read")

    async def _look(self) -> None:
        """Read the list if something has changed, and tell the audience what is different."""
        if not self._stale:
            return
        self._stale = False  # whatever changes from now on is seen the next time
        try:
            found = await self.read()
        except BaseException:
            self._stale = True
            raise
        self._read_at = asyncio.get_running_loop().time()
        known, self._known = self._known, {table.id: table for table in found.tables}
        changed = [table for table in found.tables if known.get(table.id) != table]
        gone = [id for id in known if id not in self._known]
        if changed or gone:
            self._version += 1
            self.audience.tell_all(Message(bodies.LobbyChange(self._version, changed, gone)))
        self._list = Message(bodies.Lobby(found.tables, self._version))
