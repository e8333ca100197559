"""A mailbox: whoever wants something done at a table waits there for its turn, and then does it itself.

Whoever comes first has the first turn, and nobody else has one until that has ended. So what is done takes no
task of its own, and if nobody waits, not even a moment: it is begun at once. A sender whose task is
cancelled while it waits has no turn any more; one that has begun is not cut off in the middle of writing
(`Batches`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

Sender = asyncio.Task[Any]


class Mailbox:
    """Those who wait for their turn, and whose turn it is: `async with mailbox:` is one turn."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()  # which asks the system each time
        self._waiting: deque[tuple[asyncio.Future[None], Sender]] = deque()
        self._turn: Sender | None = None
        self._when_empty: list[Callable[[], None]] = []

    @property
    def empty(self) -> bool:
        """Is nothing waiting, and nothing being done?"""
        return self._turn is None

    async def __aenter__(self) -> None:
        me = asyncio.current_task(self._loop)
        assert me is not None, "a turn belongs to a task"
        if self._turn is not None:
            if self._turn is me:
                raise RuntimeError("a message that waits for another in the same mailbox would wait for ever")
            await self._wait(me)
        self._turn = me

    async def __aexit__(self, *problem: object) -> None:
        self._next()

    def when_empty(self, act: Callable[[], None]) -> None:
        """Do something as soon as nothing is waiting, possibly now."""
        if self.empty:
            act()
        else:
            self._when_empty.append(act)

    async def emptied(self) -> None:
        """Wait until everything that was sent is done."""
        while not self.empty:
            empty = asyncio.Event()
            self._when_empty.append(empty.set)
            await empty.wait()

    async def _wait(self, me: Sender) -> None:
        mine = self._loop.create_future()
        self._waiting.append((mine, me))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was its turn already
                self._next()
            raise

    def _next(self) -> None:
        """End a turn; the next one begins before anybody else can come between."""
        while self._waiting:
            theirs, self._turn = self._waiting.popleft()
            if not theirs.done():
                theirs.set_result(None)
                return
        self._turn = None
        acts, self._when_empty = self._when_empty, []
        for act in acts:
            act()
