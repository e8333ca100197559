"""Who is there: the seats connected to this process, and to the others."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kaiju.server.play.clock import SLOW, wait_for
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.store import presence
from kaiju.server.store.rows import NOBODY
from kaiju.server.wire.message import Message
from kaiju.server.wire.tells import Online

log = logging.getLogger(__name__)
ROUND: Final = 1.5  # seconds between two looks at the other processes
VALID: Final = 6.0  # how long a silent process is still believed


class Presence:
    """Knows which seats are connected, and since when the others have not been."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._elsewhere: set[presence.Sitting] = set()
        self._told: set[presence.Sitting] | None = None  # nothing is known of what others believe
        self._round: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    def start(self) -> None:
        """Start exchanging with the other processes, if there may be any."""
        if self.house.database.shared:
            self._round = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Tell the others that nobody is here any more."""
        self._stopping.set()  # nothing is interrupted in the middle of a write
        if self._round:
            await self._round
            await self.house.database.write(presence.forget, self.house.process, self.house.now())

    def here(self, live: LiveTable) -> set[int]:
        """The seats of a table that are connected to this process."""
        return {live.row.seat_of(one.guest) for one in live.audience.listeners if one.guest} - {NOBODY}

    def online(self, live: LiveTable) -> set[int]:
        """The seats of a table that are connected anywhere."""
        id, elsewhere = live.row.id, self._elsewhere
        return self.here(live) | {seat for seat in range(len(live.row.seats)) if (id, seat) in elsewhere}

    def seen(self, live: LiveTable) -> set[int]:
        """The seats everyone takes to be there; in a slow game it is nobody's business who is connected."""
        if live.playing and live.row.pace >= SLOW:
            return {number for number, seat in enumerate(live.row.seats) if seat.person}
        return self.online(live)

    def gone_since(self, live: LiveTable, seat: int) -> float | None:
        """Since when a seat has been disconnected, as far as this process has noticed."""
        if seat in self.online(live):
            live.gone.pop(seat, None)
            return None
        return live.gone.setdefault(seat, self.house.now())

    def moved(self, live: LiveTable) -> None:
        """Tell everyone at the table, and its caretaker, that somebody has come or gone."""
        for seat in range(len(live.row.seats)):
            self.gone_since(live, seat)
        watching = len([one for one in live.audience.listeners if live.row.seat_of(one.guest) == NOBODY])
        live.audience.tell_all(Message(Online(sorted(self.seen(live)), watching)))
        live.needs_care.set()

    async def _go_round(self) -> None:
        while not self._stopping.is_set():
            try:
                await self._exchange()
            except Exception:  # most likely the database: the next round tells it all again
                log.exception("the other processes cannot be asked who is there")
            await wait_for(self._stopping, ROUND)

    async def _exchange(self) -> None:
        house = self.house
        mine = {(live.row.id, seat) for live in house.open.values() for seat in self.here(live)}
        await self._tell(mine)
        found = await house.database.read(presence.elsewhere, house.process, house.now())
        changed = {table for table, _ in found ^ self._elsewhere}
        self._elsewhere = found
        for table in changed & house.open.keys():
            self.moved(house.open[table])

    async def _tell(self, mine: set[presence.Sitting]) -> None:
        """Write who has come and gone here since the last time."""
        database, process = self.house.database, self.house.process
        told, self._told = self._told, None
        if told is None:
            await database.write(presence.forget, process, self.house.now())
            told = set()
        await database.write(presence.tell, process, mine - told, told - mine, self.house.now() + VALID)
        self._told = mine
