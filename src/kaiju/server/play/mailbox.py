"""A mailbox: pieces of work are taken from it one at a time, in the order they arrived.

A single task does the work, and exists only while there is some: an idle mailbox holds no resources and needs
no closing. The sender gets the result, or the exception, of its own piece of work. If the sender no longer
waits because its task was cancelled, the work is done anyway: it may be half done already.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")


class Posted(NamedTuple):
    """A piece of work, and where its sender waits for the result."""

    work: Callable[[], Coroutine[Any, Any, Any]]
    reply: asyncio.Future[Any]

    async def do(self) -> None:
        """Do the work, and tell its sender how it ended."""
        try:
            result = await self.work()
        except Exception as error:  # whatever it is, it belongs to the sender, and the next message follows
            if self.reply.cancelled():
                log.info("what somebody wanted who has gone was not done: %r", error)
            else:
                self.reply.set_exception(error)
        except BaseException:  # the loop is shutting down: nobody must wait for ever
            self.reply.cancel()
            raise
        else:
            if not self.reply.cancelled():
                self.reply.set_result(result)


class Mailbox:
    """Waiting messages, and the task that handles them."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()  # which asks the system each time
        self._messages: deque[Posted] = deque()
        self._task: asyncio.Task[None] | None = None
        self._when_empty: list[Callable[[], None]] = []

    @property
    def empty(self) -> bool:
        """Is nothing waiting, and nothing being done?"""
        return self._task is None

    def post(self, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Future[T]:
        """Add a piece of work at the end; returns its result."""
        if self._task is not None and self._task is asyncio.current_task(self._loop):
            raise RuntimeError("a message that waits for another in the same mailbox would wait for ever")
        reply: asyncio.Future[T] = self._loop.create_future()
        self._messages.append(Posted(work, reply))
        if self._task is None:
            self._task = self._loop.create_task(self._work())
        return reply

    def when_empty(self, act: Callable[[], None]) -> None:
        """Do something as soon as nothing is waiting, possibly now."""
        if self.empty:
            act()
        else:
            self._when_empty.append(act)

    async def emptied(self) -> None:
        """Wait until everything posted is done."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._messages:
                await self._messages.popleft().do()
        finally:
            self._task = None
            while self._messages:
                self._messages.popleft().reply.cancel()
        acts, self._when_empty = self._when_empty, []
        for act in acts:
            act()
