"""Time: how long a seat has for its decision, and waiting with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from kaiju.core.questions import Question
from kaiju.server.store.rows import TableRow

SLOW: Final = 3600  # with this much time per decision nobody is expected to stay connected


class Clock:
    """Sets the deadlines of a table, in the row that is about to be written.

    A deadline is written with the entry that asked the question, so it holds after a restart and in every
    process. Time that was used is used: an answer keeps the deadline it was given under, and whoever takes it
    back has that deadline again, however many answers are taken back one after another. Whoever comes back has
    what is left, if anything: otherwise one could keep the others waiting for ever, by being back each time.
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
