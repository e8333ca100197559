"""A WebSocket: who may open one, how it is read, and how what is sent waits in a line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket

from kaiju.server import metrics
from kaiju.server.play.refusals import Refused, explain
from kaiju.server.play.showing import encode
from kaiju.server.web.headers import from_here
from kaiju.server.web.server import Server, address_of
from kaiju.server.wire import asks

Socket = WebSocket[Any, Any, Any]
WAITING: Final = 500  # messages to a client that reads too slowly; then it must connect again
REFUSED, LAGGING, FOREIGN = 4000, 4001, 4003
decoder: msgspec.json.Decoder[asks.AnyAsk] = msgspec.json.Decoder(asks.AnyAsk)


class Gone(Exception):
    """Says that the client has hung up."""


class BadMessage(Refused):
    """Says that something is no message of ours."""

    def __init__(self, problem: str) -> None:
        super().__init__("bad-message", problem=problem)


class Connection:
    """One WebSocket: what is sent to it waits in a line, so that nobody waits for a slow reader."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.guest = ""
        self._line: asyncio.Queue[str | None] = asyncio.Queue()
        self.closing = 1000

    def send(self, message: str) -> None:
        """Put a message at the end of the line."""
        if self._line.qsize() >= WAITING:
            self.close(LAGGING)
        elif self.closing == 1000:
            self._line.put_nowait(message)

    def close(self, code: int) -> None:
        """Send what waits and hang up; a client that lags loses what waits, and gets it anew."""
        if self.closing == 1000:
            self.closing = code
            while code == LAGGING and not self._line.empty():
                self._line.get_nowait()
            self._line.put_nowait(None)

    async def run(self) -> None:
        """Send what comes, until it is closed."""
        while (message := await self._line.get()) is not None:
            await self.socket.send_text(message)
        await self.socket.close(self.closing)

    async def skip(self) -> Any:
        """Whatever comes next."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        return event

    async def receive(self) -> asks.AnyAsk:
        """What the client says next."""
        text = (await self.skip()).get("text")
        if text is None:
            raise BadMessage("not text")
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadMessage(str(error)) from error


async def converse(socket: Socket, server: Server, talk: Callable[[Connection], Awaitable[None]]) -> None:
    """Open a connection, talk, and hang up; a refusal is said before."""
    if not from_here(socket, server.settings.origins):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    connection = Connection(socket)
    sending = asyncio.create_task(connection.run())
    try:
        await _counted(connection, server, talk)
    except Refused as error:
        connection.send(encode(explain(error, server.words)))
        connection.close(REFUSED)
    except Gone:
        sending.cancel()
    finally:
        await asyncio.wait([sending])


async def _counted(
    connection: Connection, server: Server, talk: Callable[[Connection], Awaitable[None]]
) -> None:
    address = address_of(connection.socket)
    server.limits.connect(address)
    try:
        with metrics.connections.track_inprogress():
            await talk(connection)
    finally:
        server.limits.disconnect(address)
