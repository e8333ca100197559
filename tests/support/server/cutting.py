"""A proxy for TCP whose network can be cut: nothing arrives any more, and nobody is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Cable:
    """Connects whoever calls with a server, until it is cut."""

    def __init__(self, host: str, port: int) -> None:
        self._far = host, port
        self._whole = asyncio.Event()
        self._whole.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    def cut(self) -> None:
        """Carry nothing any more, and keep what is on the way."""
        self._whole.clear()

    def mend(self) -> None:
        """Carry what was kept, and all that follows."""
        self._whole.set()

    def tear(self) -> None:
        """End all connections at once; new ones can be made."""
        for writer in tuple(self._writers):
            writer.transport.abort()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry what one side says to the other, both ways."""
        far_reader, far_writer = await asyncio.open_connection(*self._far)
        self._writers |= {writer, far_writer}
        for one, other in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._carry(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                await self._whole.wait()
                writer.write(data)
        except OSError:
            pass  # one of the two has hung up the hard way
        finally:
            writer.close()
            self._writers.discard(writer)

    def end(self) -> None:
        """Carry nothing more for anybody."""
        self.tear()
        for task in self._tasks:
            task.cancel()


@asynccontextmanager
async def cable(host: str, port: int) -> AsyncIterator[Cable]:
    """A cable to a server, on a free port."""
    made = Cable(host, port)
    listening = await asyncio.start_server(made.connect, "127.0.0.1", 0)
    made.port = listening.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        made.end()
        listening.close()
