"""Who is connected with which token, so that a token that is revoked is of no use any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from kaiju.server.store import tokens
from kaiju.server.store.database import Database

log = logging.getLogger(__name__)
ROUND: Final = 10.0  # seconds after which what was revoked elsewhere, or by the operator, is noticed
SLACK: Final = 120.0  # seconds by which the clocks of machines may differ


class Sessions:
    """The open connections by their tokens."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now
        self._open: dict[str, set[Callable[[], None]]] = {}
        self._round: asyncio.Task[None] | None = None

    @contextmanager
    def during(self, token: str, end: Callable[[], None]) -> Iterator[None]:
        """While this lasts, it is ended if the token is revoked."""
        self._open.setdefault(token, set()).add(end)
        try:
            yield
        finally:
            self._open[token].discard(end)
            if not self._open[token]:
                del self._open[token]

    def start(self) -> None:
        """Look now and then what was revoked."""
        self._round = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Look no more."""
        if self._round:
            self._round.cancel()
            await asyncio.wait([self._round])

    async def look(self) -> None:
        """End what is connected with a revoked token."""
        since = self._now() - ROUND - SLACK
        for token in await self._database.read(tokens.revoked_since, since) & self._open.keys():
            for end in tuple(self._open[token]):
                end()

    async def _go_round(self) -> None:
        away = False
        while True:
            await asyncio.sleep(ROUND)
            try:
                if self._open:
                    await self.look()
                away = False
            except Exception as error:  # most likely the database: it is asked again
                if not away:
                    log.warning("revoked tokens cannot be looked up: %r", error)
                away = True
