"""The post between processes: letters to one of them, or to all, by way of Redis.

Letters to a process arrive in the order they were written, or not at all. Nothing is kept for those who are
not there: a process that may have missed some says so (`Afresh`), and every call with it ends. Clients then
reconnect and send again what was not acknowledged, so nothing depends on a letter.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from kaiju.server.cluster.letters import (
    Afresh,
    Envelope,
    Letter,
    ToAll,
    ToCaller,
    Told,
    ToOwner,
    decoder,
    encoder,
)

log = logging.getLogger(__name__)
EVERYBODY: Final = "everybody"
SILENCE: Final = 3.0  # seconds after which a connection on which nothing comes is believed to be dead
AGAIN: Final = 0.25  # seconds until a lost connection is tried again
MORE_TRIES: Final = 3  # when it starts
LOST: Final = (RedisError, OSError)


class Box:
    """Letters that are to go to one process; what is told to several of its callers goes once."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self._told: dict[int, int] = {}  # where each text is, by identity: it is alive while it is here
        self._last: dict[int, int] = {}  # where the last letter in each call is

    def add(self, letter: ToOwner | ToCaller | ToAll) -> None:
        """Add a letter."""
        if isinstance(letter, Told):
            raise TypeError("what is told is collected")
        if (call := getattr(letter, "call", None)) is not None:
            self._last[call] = len(self.letters)
        self.letters.append(letter)

    def tell(self, call: int, text: str) -> None:
        """Tell something in a call, after everything that was told in it before."""
        at = self._told.get(id(text), -1)
        if at <= self._last.get(call, -1):
            at = self._told[id(text)] = len(self.letters)
            self.letters.append(Told([], text))
        self.letters[at].calls.append(call)
        self._last[call] = at


class Post:
    """The letters of one process."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.heard: Callable[[str, Letter], None] = lambda sender, letter: None
        self.missed: Callable[[], None] = lambda: None  # letters may have been lost, on either way
        self.unheard: Callable[[str], None] = lambda process: None  # nobody takes the letters of a process
        self._redis: Redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),  # what is sent twice is heard twice
            socket_connect_timeout=SILENCE,
            socket_timeout=SILENCE,
        )
        # The channels of Redis are not part of its numbered databases: the number keeps servers apart.
        self._prefix = f"kaiju:{self._redis.connection_pool.connection_kwargs.get('db') or 0}:"
        self._boxes: dict[str, Box] = {}  # by process
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Read and write letters from now on."""
        pubsub = await self._first()
        self._tasks = [asyncio.create_task(self._read(pubsub)), asyncio.create_task(self._write())]
        self.send_all(Afresh())

    async def stop(self) -> None:
        """Write what is still to be written, and close."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._boxes:
            with contextlib.suppress(*LOST):
                await self._carry()
        await self._redis.aclose()

    # -- writing ---------------------------------------------------------------------------------------

    def send(self, process: str, letter: ToOwner | ToCaller) -> None:
        """Write a letter to a process."""
        self._box(process).add(letter)

    def send_all(self, letter: ToAll) -> None:
        """Write a letter to every other process."""
        self._box(EVERYBODY).add(letter)

    def tell(self, process: str, call: int, text: str) -> None:
        """Tell something to somebody who is connected to a process."""
        self._box(process).tell(call, text)

    def _box(self, process: str) -> Box:
        self._wanted.set()
        if process not in self._boxes:
            self._boxes[process] = Box()
        return self._boxes[process]

    async def _write(self) -> None:
        broken = False
        while True:
            await self._wanted.wait()
            try:
                await self._carry()
                broken = False
            except LOST as error:
                if not broken:
                    log.warning("letters to other processes are lost: %s", error)
                broken = True
                self.missed()
                await asyncio.sleep(AGAIN)

    async def _carry(self) -> None:
        """Send what has been written; in the meantime more is written, which goes together."""
        self._wanted.clear()
        boxes, self._boxes = self._boxes, {}
        pipe = self._redis.pipeline(transaction=False)
        for process, box in boxes.items():
            pipe.publish(self._prefix + process, encoder.encode(Envelope(self.process, box.letters)))
        for process, readers in zip(boxes, await pipe.execute(), strict=True):
            if not readers:
                self.unheard(process)

    # -- reading ---------------------------------------------------------------------------------------

    async def _first(self) -> PubSub:
        """Begin to hear; on a busy machine it may take several tries."""
        for _ in range(MORE_TRIES):
            try:
                return await self._subscribe()
            except LOST as error:
                log.warning("Redis has not answered yet: %s", error)
        return await self._subscribe()

    async def _subscribe(self) -> PubSub:
        pubsub = self._redis.pubsub()
        await pubsub.subscribe(self._prefix + self.process, self._prefix + EVERYBODY)
        return pubsub

    async def _read(self, pubsub: PubSub) -> None:
        while True:
            try:
                await self._read_until_silent(pubsub)
            except LOST as error:
                log.warning("letters from other processes are lost: %s", error)
            self.missed()
            with contextlib.suppress(*LOST):
                await pubsub.aclose()  # type: ignore[no-untyped-call]
            pubsub = await self._again()
            self.send_all(Afresh())

    async def _again(self) -> PubSub:
        while True:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(*LOST):
                return await self._subscribe()

    async def _read_until_silent(self, pubsub: PubSub) -> None:
        """Read letters; this process writes to everybody so often that it would hear at least itself."""
        while (message := await pubsub.get_message(timeout=SILENCE)) is not None:
            if message["type"] == "message":
                self._open(message["data"])
        log.warning("letters from other processes do not arrive")

    def _open(self, data: bytes) -> None:
        try:
            envelope = decoder.decode(data)
        except msgspec.DecodeError:
            log.warning("a letter of another version of the server is not understood")
            return
        if envelope.sender != self.process:
            self._hear(envelope.sender, envelope.letters)

    def _hear(self, sender: str, letters: Iterable[Letter]) -> None:
        for letter in letters:
            try:
                self.heard(sender, letter)
            except Exception:  # our own fault: it is a lost letter, but the others are still read
                log.exception("a letter of another process has failed")
                self.unheard(sender)


async def reachable(url: str) -> None:
    """Make sure that there is a Redis at an address."""
    redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=SILENCE)
    try:
        await redis.ping()
    finally:
        await redis.aclose()
