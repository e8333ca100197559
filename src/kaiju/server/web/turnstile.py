"""Who is served next, if many ask at once."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

TOGETHER: Final = 4  # requests that are begun before everybody else is looked after again


class Turnstile:
    """Lets a few requests in each time the loop goes round, one address after another.

    What a request needs of the processor it needs at once. So many that arrive together, or that are refused
    together, would keep everybody at the tables waiting; here they wait themselves, and those of
    one address wait for each other, not those of other addresses for them.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._room = TOGETHER
        self._turning = False

    async def enter(self, address: str) -> None:
        """Wait for one's turn."""
        loop = asyncio.get_running_loop()
        if not self._turning:
            self._turning, self._room = True, TOGETHER
            loop.call_soon(self._turn)
        if self._room and not self._waiting:
            self._room -= 1
            return
        turn = loop.create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        await turn

    def _turn(self) -> None:
        self._room = TOGETHER
        while self._room and self._waiting:
            self._let_in(next(iter(self._waiting)))
        self._turning = self._room < TOGETHER
        if self._turning:
            asyncio.get_running_loop().call_soon(self._turn)

    def _let_in(self, address: str) -> None:
        """Let in whoever has waited longest at an address, which is then the last to be asked again."""
        queue = self._waiting.pop(address)
        turn = queue.popleft()
        if queue:
            self._waiting[address] = queue
        if not turn.done():  # nobody has hung up meanwhile
            turn.set_result(None)
            self._room -= 1
