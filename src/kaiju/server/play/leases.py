"""Which tables this process takes care of: held for a few seconds, and renewed all at once."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kaiju.server.play.house import House
from kaiju.server.play.waiting import first
from kaiju.server.store import presence as store

log = logging.getLogger(__name__)
LEASE: Final = 5.0  # a caretaker that is killed is followed by another after so many seconds
ROUND: Final = LEASE / 3


class Leases:
    """A table has one caretaker among all processes; where there is only one, it is that."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._mine: dict[str, float] = {}  # until when
        self._others: dict[str, float] = {}
        self._round: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    async def hold(self, table: str) -> bool:
        """May this process take care of a table now?"""
        database, now = self.house.database, self.house.now()
        if not database.shared or self._mine.get(table, now) > now:
            return True
        if self._others.get(table, now) > now:
            return False
        held = await database.write(store.hold, table, self.house.process, now, now + LEASE)
        (self._mine if held else self._others)[table] = now + (LEASE if held else ROUND)
        self._round = self._round or asyncio.create_task(self._go_round())
        return held

    async def let_go(self, table: str) -> None:
        """Take care of a table no longer."""
        if self._mine.pop(table, None) is not None:
            await self.house.database.write(store.let_go, self.house.process, table)

    async def stop(self) -> None:
        """Take care of nothing any more."""
        self._stopping.set()
        if self._round:
            await self._round
            await self.house.database.write(store.let_go, self.house.process)

    async def _go_round(self) -> None:
        while not self._stopping.is_set():
            await first(self._stopping, ROUND)
            try:
                await self._renew()
            except Exception:
                log.exception("tables cannot be taken care of for longer")

    async def _renew(self) -> None:
        database, process, now = self.house.database, self.house.process, self.house.now()
        if mine := set(self._mine):
            kept = await database.write(store.renew, process, mine, now + LEASE)
            for table in mine & self._mine.keys():  # some may have been let go meanwhile
                self._mine[table] = now + LEASE if table in kept else now
        self._others = await database.read(store.others, process, now)
