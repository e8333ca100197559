"""Somebody without manners, from an address of this machine that the server does not trust."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Any, Final

import httpx
import msgspec

from benchmarks.load.frames import TEXT, UPGRADE, frame

HERE: Final = "127.0.0.1"
PAUSE: Final = 0.05  # seconds before somebody who was refused tries again
AT_MOST: Final = 1_000_000  # of anything, however quick the machine is
TROUBLE: Final = (OSError, TimeoutError, httpx.HTTPError)


class Target(msgspec.Struct):
    """Whom to attack, and for how long; only ever a server on this machine."""

    port: int
    table: str  # somebody else's, which anyone may watch
    seconds: float
    ends: float = 0.0

    def begin(self) -> None:
        """From now on it counts."""
        self.ends = time.monotonic() + self.seconds

    @property
    def over(self) -> bool:
        """Is it enough?"""
        return time.monotonic() >= self.ends


class Stranger:
    """One connection after another from one address."""

    def __init__(self, target: Target, address: str, kept: int = 0) -> None:
        self.target = target
        self.address = address
        self._kept = kept  # bytes that the system keeps for it while it does not read
        self._sock: socket.socket | None = None

    async def connect(self) -> None:
        """Connect anew."""
        self.hang_up()
        self._sock = socket.socket()
        self._sock.setblocking(False)
        if self._kept:
            self._sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self._kept)
        self._sock.bind((self.address, 0))
        await asyncio.get_running_loop().sock_connect(self._sock, (HERE, self.target.port))

    async def upgrade(self, path: str, hello: bytes = b"") -> bool:
        """Get a WebSocket, if the server gives one."""
        await self.connect()
        asked = UPGRADE.format(path=path, host=HERE, port=self.target.port).encode()
        await self.say(asked)
        if b" 101 " not in (await self.read()).partition(b"\r\n")[0]:
            return False
        if hello:
            await self.say(frame(TEXT, hello))
        return True

    async def say(self, data: bytes) -> None:
        """Send something, for as long as there is time."""
        assert self._sock is not None
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + self._left):
            await asyncio.get_running_loop().sock_sendall(self._sock, data)

    async def read(self) -> bytes:
        """What has arrived; nothing once the server has hung up."""
        assert self._sock is not None
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + self._left):
            return await asyncio.get_running_loop().sock_recv(self._sock, 65536)

    @property
    def _left(self) -> float:
        return max(0.0, self.target.ends - time.monotonic()) if self.target.ends else 30.0

    async def listen(self) -> None:
        """Read everything, until the server hangs up."""
        while not self.target.over and await self.read():
            pass

    def hang_up(self) -> None:
        """Hang up without a word."""
        if self._sock:
            self._sock.close()
            self._sock = None


async def insist(stranger: Stranger, path: str, hello: bytes, data: bytes, reads: bool) -> None:
    """Say the same again and again, on a new WebSocket whenever the old one is gone."""
    listening: asyncio.Task[None] | None = None
    for _ in range(AT_MOST):
        if stranger.target.over:
            break
        try:
            if not await stranger.upgrade(path, hello):
                await asyncio.sleep(PAUSE)
                continue
            listening = asyncio.create_task(stranger.listen()) if reads else None
            while not stranger.target.over:
                await stranger.say(data)
                await asyncio.sleep(0)
        except TROUBLE:
            await asyncio.sleep(PAUSE)
        finally:
            if listening:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
    stranger.hang_up()


class Guest:
    """A stranger with a name, who plays by HTTP."""

    def __init__(self, target: Target, address: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self._http = httpx.AsyncClient(base_url=f"http://{HERE}:{target.port}", transport=transport)
        self.token = ""

    async def arrive(self) -> Guest:
        """Get a name."""
        self.token = (await self.ask("POST", "/api/guests", {"name": "Stranger"}))["token"]
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request, which must succeed."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self._http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def open(self, seats: list[str]) -> str:
        """Open a public table with such seats."""
        body = {"game": "king-of-tokyo", "seats": [{"kind": kind} for kind in seats], "public": True}
        return str((await self.ask("POST", "/api/tables", body))["table"]["id"])

    async def leave(self) -> None:
        """Ask nothing more."""
        await self._http.aclose()
