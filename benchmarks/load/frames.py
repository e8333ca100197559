"""A cheap WebSocket client: a thousand of them share two cores with the server they measure."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED: Final = 0x80
UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: a2FpanUgbG9hZCB0ZXN0IQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(kind: int, body: bytes) -> bytes:
    """A frame from a client; its mask is zero, which leaves the body unchanged."""
    if len(body) < 126:
        return struct.pack("!BB4x", 0x80 | kind, MASKED | len(body)) + body
    return struct.pack("!BBH4x", 0x80 | kind, MASKED | 126, len(body)) + body


def split(data: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The complete frames at the start of what a server has sent, and the rest."""
    found, at = [], 0
    while len(data) >= at + 2:
        kind, length, begin = data[at] & 15, data[at + 1], at + 2
        wide = {126: "!H", 127: "!Q"}.get(length)
        if wide:
            begin += struct.calcsize(wide)
            if len(data) < begin:
                break
            (length,) = struct.unpack_from(wide, data, at + 2)
        if len(data) < begin + length:
            break
        found.append((kind, data[begin : begin + length]))
        at = begin + length
    return found, data[at:]


class Wire(asyncio.Protocol):
    """One connection; texts are passed on as they arrive."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._data = b""
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class

    def upgrade(self, host: str, port: int, path: str) -> None:
        """Request a WebSocket."""
        self._transport.write(UPGRADE.format(path=path, host=host, port=port).encode())

    def data_received(self, data: bytes) -> None:
        """Read the response to the upgrade, then frames."""
        self._data += data
        if not self._open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            self._open, self._data = True, rest
            if not self.ready.done():  # nobody waits for it any more
                self.ready.set_result(None)
        frames, self._data = split(self._data)
        for kind, body in frames:
            self._take(kind, body)

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._transport.write(frame(PONG, body))
        elif kind == CLOSE:
            self._transport.close()

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Hang up without telling anyone."""
        self._lost = lambda: None
        self._transport.write(frame(CLOSE, b""))
        self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The server has hung up."""
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("the server hung up"))
        self._lost()


async def connect(address: str, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> Wire:
    """Open a WebSocket at a server, whose address is http://host:port."""
    host, port = address.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard, lost), host, int(port))
    wire.upgrade(host, int(port), path)
    try:
        await wire.ready
    except asyncio.CancelledError:
        wire.close()  # by us: the server has not hung up
        raise
    return wire
