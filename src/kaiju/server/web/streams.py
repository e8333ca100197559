"""A table as a stream of lines, for programs that speak HTTP and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from kaiju.server import metrics
from kaiju.server.play import chatting, playing
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import NotAllowed
from kaiju.server.store.rows import NOBODY, Status
from kaiju.server.web.server import Server
from kaiju.server.wire.lines import NAMES

WAITING: Final = 500  # lines to a reader that is too slow; then it must ask for a new stream
HEAD: Final = '{"type":"'


class Lines:
    """Listens to a table; what it hears waits in a line until it is sent."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self._line: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: str) -> None:
        """Put a message at the end of the line, under the name that bots know it by."""
        kind, _, rest = message.removeprefix(HEAD).partition('"')
        if self._line.qsize() >= WAITING:
            self.close()
        elif kind in NAMES:
            self._line.put_nowait(f'{HEAD}{NAMES[kind]}"{rest}\n')

    def close(self) -> None:
        """Send nothing more, not even what waits."""
        while not self._line.empty():
            self._line.get_nowait()
        self._line.put_nowait(None)

    @property
    def empty(self) -> bool:
        """Is everything sent?"""
        return self._line.empty()

    async def next(self, seconds: float) -> str | None:
        """The next line, or an empty one to keep the connection alive, or none when it is closed."""
        try:
            async with asyncio.timeout(seconds):
                return await self._line.get()
        except TimeoutError:
            return "\n"


async def follow(lines: Lines, table: str, server: Server, address: str) -> AsyncIterator[str]:
    """Every line for a seat, until the game is over or the seat is somebody else's."""
    server.limits.connect(address)
    try:
        with metrics.connections.track_inprogress(), server.streaming(lines):
            async with server.house.visit(table) as live:
                if live.row.seat_of(lines.guest) == NOBODY:
                    raise NotAllowed("not-seated")
                async for line in _heard(lines, live, server):
                    yield line
    finally:
        server.limits.disconnect(address)


async def _heard(lines: Lines, live: Live, server: Server) -> AsyncIterator[str]:
    await live.attach(lines)
    try:
        await server.house.finish(_arrive(lines, live, server))
        while (line := await lines.next(server.settings.keep_alive)) is not None:
            yield line
            if lines.empty and not _on(live, lines.guest):
                return
    finally:
        live.detach(lines)
        server.presence.moved(live)


async def _arrive(lines: Lines, live: Live, server: Server) -> None:
    """A bot that comes back gets its seat back."""
    await playing.back(live, live.row.seat_of(lines.guest))
    await chatting.history(live, lines)
    server.presence.moved(live)
    server.caretaker.look_at(live)


def _on(live: Live, guest: str) -> bool:
    """Is there anything more to come?"""
    return live.row.status in (Status.WAITING, Status.PLAYING) and live.row.seat_of(guest) != NOBODY
