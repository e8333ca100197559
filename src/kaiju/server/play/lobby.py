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
THOROUGH: Final = 60.0  # seconds after which all of it is read again, with what nobody has told about


class Lobby:
    """The live list of tables and its audience.

    Everybody in the audience knows the list of the same version. When tables have changed, here or in another
    process, these are read, once for all of them and no more often than every half second, and they are told
    what is different from that version. A newcomer gets the whole list of that version, encoded once for all
    newcomers.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.audience = Audience()
        self._list = Message(bodies.Lobby([]))  # as the audience knows it
        self._known: dict[str, TableInfo] = {}
        self._version = 0
        self._read_at = self._all_read_at = -inf
        self._touched: set[str] = set()  # the tables that have changed since it was read
        self._stale = True  # may any table have changed?
        self._changed = asyncio.Event()
        self._lock = asyncio.Lock()  # lists are sent in the order they were read
        self._task: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        house.seated.append(self.touch)

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
        return bodies.Lobby(await self.look_up(None))

    async def look_up(self, ids: list[str] | None) -> list[TableInfo]:
        """Those of some tables, or of all, that are on the list, latest first."""
        since = self.house.now() - SHOWN
        rows = await self.house.database.read(tables.public, since, tables.MOST, ids)
        return [table_info(row) for row in rows]

    async def attach(self, listener: Listener) -> None:
        """Show somebody the list, and from then on what changes in it."""
        async with self._lock:
            if asyncio.get_running_loop().time() >= self._read_at + BREATH:
                await self._look()
            listener.send(self._list)
            self.audience.listeners.add(listener)

    def touch(self, table: str) -> None:
        """Note that a table has changed, here or in another process."""
        self._touched.add(table)
        if len(self._touched) > tables.MOST:  # most likely nobody has looked for a while
            self._touched.clear()
            self._stale = True
        self._changed.set()

    def refresh(self) -> None:
        """Note that any table may have changed: what was told of them may be lost."""
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
        """Read what has changed, and tell the audience what is different."""
        now = asyncio.get_running_loop().time()
        everything = self._stale or now >= self._all_read_at + THOROUGH
        if not everything and not self._touched:
            return
        touched, self._touched, self._stale = self._touched, set(), False  # from now on for the next time
        try:
            found = await self.look_up(None) if everything else await self._with(touched)
        except BaseException:
            self._touched |= touched
            self._stale |= everything
            raise
        self._read_at = now
        if everything:
            self._all_read_at = now
        known, self._known = self._known, {table.id: table for table in found}
        changed = [table for table in found if known.get(table.id) != table]
        gone = [id for id in known if id not in self._known]
        if changed or gone:
            self._version += 1
            self.audience.tell_all(Message(bodies.LobbyChange(self._version, changed, gone)))
            self._list = Message(bodies.Lobby(found, self._version))

    async def _with(self, touched: set[str]) -> list[TableInfo]:
        """The list with what is now to be said of some tables."""
        changed = await self.look_up(sorted(touched))
        found = [*changed, *(table for table in self._known.values() if table.id not in touched)]
        if len(found) < tables.MOST <= len(self._known):  # there is room for one that was not on it
            self._all_read_at = asyncio.get_running_loop().time()
            return await self.look_up(None)
        return found[: tables.MOST]
