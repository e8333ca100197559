"""Who is there: the seats connected to a table, all of whose connections end at its owner."""

from __future__ import annotations

from kaiju.server.play.clock import SLOW
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.store.rows import NOBODY
from kaiju.server.wire.message import Message
from kaiju.server.wire.tells import Online


class Presence:
    """Knows which seats are connected, and since when the others have not been."""

    def __init__(self, house: House) -> None:
        self.house = house

    def online(self, live: LiveTable) -> set[int]:
        """The seats of a table that are connected."""
        return {live.row.seat_of(one.guest) for one in live.audience.listeners if one.guest} - {NOBODY}

    def seen(self, live: LiveTable) -> set[int]:
        """The seats everyone takes to be there; in a slow game it is nobody's business who is connected."""
        if live.playing and live.row.pace >= SLOW:
            return {number for number, seat in enumerate(live.row.seats) if seat.person}
        return self.online(live)

    def gone_since(self, live: LiveTable, seat: int) -> float | None:
        """Since when a seat has been disconnected, as far as it was noticed."""
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
