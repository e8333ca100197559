"""A client that is not polite: bytes of its own choice, from an address of its own, read or not."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.load.frames import CLOSE, TEXT, UPGRADE, split
from tests.support.server.running import Running

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
WHOLE = HALF + b"\r\n"
SMALL = 4096  # bytes that the system keeps for a client that does not read
PATIENCE = 20.0  # seconds to wait for the server to say something, or to hang up


class Raw:
    """One connection; nothing is read unless asked for."""

    def __init__(self, sock: socket.socket, port: int) -> None:
        self.sock = sock
        self.port = port
        self._rest = b""

    async def send(self, data: bytes) -> None:
        """Send all of it."""
        await asyncio.get_running_loop().sock_sendall(self.sock, data)

    async def push(self, data: bytes, most: int) -> int:
        """Send as much as the server takes, at most so often; returns how often all of it went."""
        idle, sent = 0, 0
        rest = data
        while idle < 50 and sent < most:
            try:
                rest = rest[self.sock.send(rest) :]
                idle = 0
            except BlockingIOError:
                idle += 1
                await asyncio.sleep(0.001)
            except ConnectionError:
                break
            if not rest:
                sent, rest = sent + 1, data
                await asyncio.sleep(0)
        return sent

    async def read(self) -> bytes:
        """What has arrived; nothing once the server has hung up."""
        try:
            return await self._receive(65536)
        except ConnectionResetError:
            return b""

    async def _receive(self, most: int) -> bytes:
        """Some of what arrives; a server of which nothing is heard fails the test, which does not hang."""
        async with asyncio.timeout(PATIENCE):
            return await asyncio.get_running_loop().sock_recv(self.sock, most)

    async def gone(self) -> bool:
        """Wait until the server has hung up."""
        while await self.read():
            pass
        return True

    async def upgrade(self, path: str, headers: str = "", said: bytes = b"") -> bytes:
        """Ask for a WebSocket, and say something at once; returns the head of the answer."""
        asked = UPGRADE.format(path=path, host="127.0.0.1", port=self.port)
        await self.send(asked.removesuffix("\r\n").encode() + headers.encode() + b"\r\n" + said)
        head = b""
        while not head.endswith(b"\r\n\r\n") and (byte := await self._receive(1)):
            head += byte
        return head

    async def frames(self, last: int = CLOSE) -> list[tuple[int, bytes]]:
        """Every frame until there is one of a kind, or the server hangs up."""
        found: list[tuple[int, bytes]] = []
        while not any(kind == last for kind, _ in found) and (more := await self.read()):
            new, self._rest = split(self._rest + more)
            found += new
        return found

    async def texts(self) -> tuple[list[bytes], int]:
        """Every text until the server hangs up, and the code with which it does."""
        frames = await self.frames()
        codes = [int.from_bytes(body[:2], "big") for kind, body in frames if kind == CLOSE]
        return [body for kind, body in frames if kind == TEXT], codes[0] if codes else 0


@contextmanager
def raw(here: Running, address: str = "127.0.0.1", kept: int = 0) -> Iterator[Raw]:
    """Connect from one of the addresses of this machine."""
    port = int(here.address.rpartition(":")[2])
    with socket.socket() as sock:
        if kept:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, kept)
        sock.bind((address, 0))
        sock.connect(("127.0.0.1", port))
        sock.setblocking(False)
        yield Raw(sock, port)
