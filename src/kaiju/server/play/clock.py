"""Time: how long a seat has for its decision, and waiting with a time limit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from kaiju.core.questions import Question
from kaiju.server.store.rows import TableRow

SLOW: Final = 3600  # with this much time per decision nobody is expected to stay connected
CATCHING_UP: Final = 0.1  # of the time that passes, if the wall clock was set


class Even:
    """The time of day for games: it goes on evenly when somebody sets the wall clock.

    A deadline holds after a restart and elsewhere, so it is a time of day. But a clock that is put back by an
    hour must keep nobody waiting for an hour, and one that is put forward must take nobody's time away. So
    this one goes with the steady clock, and approaches the wall clock by a part of the time that passes.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._steady = wall, steady
        self._time, self._at = wall(), steady()

    def __call__(self) -> float:
        """The time of day, in seconds since 1970."""
        at = self._steady()
        passed, self._at = at - self._at, at
        self._time += passed
        most = CATCHING_UP * passed
        self._time += max(-most, min(most, self._wall() - self._time))
        return self._time


class Clock:
    """Sets the deadlines of a table, in the row that is about to be written.

    A deadline is written with the entry that asked the question, so it holds after a restart and in every
    process. Time that was used is used: an answer keeps the deadline it was given under, and whoever takes it
    back has that deadline again, however many answers are taken back one after another. Whoever comes back
    has what is left, if anything: otherwise one could keep the others waiting for ever, by being back each
    time.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now

    def ask(self, row: TableRow, question: Question[Any] | None) -> None:
        """Start the clock of the seat being asked, if it is a person's and the table has a pace."""
        row.deadline = self._deadline(row, question)

    def ask_again(self, row: TableRow, question: Question[Any] | None, deadline: float | None) -> None:
        """Put a seat that took back its answer under the deadline that held when it answered."""
        row.deadline = deadline if self._deadline(row, question) is not None else None

    def _deadline(self, row: TableRow, question: Question[Any] | None) -> float | None:
        timed = question is not None and row.pace > 0 and row.seats[question.seat].person
        return self.now() + row.pace if timed else None


async def wait_for(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but no longer than this."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
