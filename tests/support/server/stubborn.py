"""People who play on through every crash: they reconnect, and resend what was not acknowledged."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from tests.support.server.process import Serving
from tests.support.server.running import Client, Play

LOST = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
"""What a client encounters when a server is killed."""


class Told(NamedTuple):
    """An entry as a client was told about it."""

    kind: str
    seat: int
    text: str


class Acknowledged(NamedTuple):
    """An answer that the server has promised to keep."""

    number: int
    text: str


class Ring:
    """Servers on one database, some of which are down now and then."""

    def __init__(self, servers: list[Serving], rng: random.Random, heard: Callable[[], None]) -> None:
        self.servers = servers
        self.rng = rng
        self.heard = heard
        self._up = [asyncio.Event() for _ in servers]
        for event in self._up:
            event.set()

    async def address(self) -> str:
        """The address of a server that is up, or was a moment ago."""
        numbers = range(len(self.servers))
        number = self.rng.choice([one for one in numbers if self._up[one].is_set()] or numbers)
        await self._up[number].wait()
        assert self.servers[number].process.poll() is None, self.servers[number].logged()
        return self.servers[number].address

    async def crash(self, numbers: list[int]) -> None:
        """Kill some of the servers without warning, and restart them."""
        for number in numbers:
            self._up[number].clear()
            self.servers[number].kill()
        await asyncio.gather(*(self._start(number) for number in numbers))

    async def restart(self, numbers: Iterable[int]) -> None:
        """Stop servers as an operator does, one after another, and start each again before the next."""
        for number in numbers:
            self._up[number].clear()
            assert await asyncio.to_thread(self.servers[number].stop) in (0, -15)
            await self._start(number)

    async def _start(self, number: int) -> None:
        await asyncio.to_thread(self.servers[number].start)
        self._up[number].set()

    async def ask(self, token: str, method: str, path: str, body: Any = None, done: str = "") -> Any:
        """Send a request until it is answered; `done` is the refusal if an earlier attempt went through."""
        while True:
            try:
                answer = await Client(await self.address(), token).ask(method, path, body)
            except LOST:
                continue
            said = answer.json()
            if answer.status_code == 503:  # the table is just moving
                continue
            assert answer.status_code < 300 or said["reason"] == done, (path, answer.text)
            return said


class Stubborn:
    """One seat of one table, or a spectator."""

    def __init__(self, ring: Ring, table: str, token: str = "", seed: int = 0) -> None:
        self.ring = ring
        self.table = table
        self.token = token
        self.rng = random.Random(seed)
        self.seat = -1
        self.acknowledged: dict[str, Acknowledged] = {}
        self.told: dict[int, Told] = {}
        self.refused: list[str] = []
        self.rescued = 0  # answers written, but not acknowledged before the crash
        self.longest = 0.0  # seconds from an answer to its acknowledgement
        self._since = 0.0
        self._pending: dict[str, Any] | None = None

    async def play(self) -> None:
        """Play until the game is over and everything sent is acknowledged."""
        over = False
        while not over:
            try:
                async with Client(await self.ring.address(), self.token).play(self.table) as play:
                    await self._play(play)
                    over = True
            except LOST:
                continue

    async def _play(self, play: Play) -> None:
        self.seat, before = play.seat, play.number
        self._keep(play)
        while not play.over or self._pending:
            if self._pending is None and play.question and play.question["seat"] == play.seat:
                self._choose(play.question)
            if self._pending is None:
                await play.hear()
            else:
                self._settle(await play.act("answer", **self._pending), before)
            self._keep(play)
            self.ring.heard()

    def _choose(self, question: dict[str, Any]) -> None:
        id, text = f"{self.rng.getrandbits(64):x}", self.rng.choice(question["options"])
        self._since = time.monotonic()
        self._pending = {"id": id, "question": question["number"], "text": text}

    def _settle(self, reply: dict[str, Any], before: int) -> None:
        assert self._pending is not None
        if reply["type"] == "ack":
            self.acknowledged[reply["id"]] = Acknowledged(reply["number"], self._pending["text"])
            self.rescued += reply["number"] <= before
            self.longest = max(self.longest, time.monotonic() - self._since)
        else:
            self.refused.append(reply["reason"])
        self._pending = None

    def _keep(self, play: Play) -> None:
        """Remember what this connection was told since the last time."""
        for message in play.heard:
            new = [message["entry"]] if message["type"] == "update" else message.get("recent", [])
            for entry in new:
                self.told[entry["number"]] = Told(entry["kind"], entry["seat"], entry["text"])
        play.heard.clear()
        play.texts.clear()
