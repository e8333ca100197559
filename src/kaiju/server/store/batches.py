"""Pieces of work that are committed together: whatever comes within a moment, or while the disk is busy."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

Piece = TypeVar("Piece")
Outcome = tuple[Any, BaseException | None]

WINDOW: Final = 0.002  # seconds in which others may join, where there were others the last time
TOGETHER: Final = 256  # pieces of work


class Written(asyncio.Future[Any]):
    """What becomes of a piece of work.

    What was handed in is written, whoever still waits for it: a task that is cancelled meanwhile hears of
    that only then.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        """Go on all the same."""
        return False

    def give_up(self) -> None:
        """Let nobody wait for ever for something that will not be written any more."""
        super().cancel()


Waiting = tuple[Piece, Written]


class Batches(Generic[Piece]):
    """What waits to be committed, and the task that has it committed, batch by batch, in the order it came.

    A piece that comes alone does not wait for company: only after a batch of several does the next one wait
    for a moment. All of a batch hear of their outcome at once, and each of its own: `commit` returns one for
    every piece, and if it raises, all of them hear of that: it may or may not have been written.
    """

    def __init__(self, commit: Callable[[list[Piece]], Awaitable[list[Outcome]]]) -> None:
        self._commit = commit
        self._loop = asyncio.get_running_loop()  # which asks the system each time
        self._waiting: list[Waiting[Piece]] = []
        self._company = False  # were there several in the last batch?
        self._task: asyncio.Task[None] | None = None

    def add(self, piece: Piece) -> Written:
        """Have something committed; once its result is there, it is durable."""
        future = Written(loop=self._loop)
        self._waiting.append((piece, future))
        if self._task is None:
            self._task = self._loop.create_task(self._run())
        return future

    async def emptied(self) -> None:
        """Wait until everything is committed."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        batch: list[Waiting[Piece]] = []
        try:
            while self._waiting:
                if self._company:
                    await asyncio.sleep(WINDOW)
                batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
                self._company = len(batch) > 1
                for (_, future), outcome in zip(batch, await self._outcomes(batch), strict=True):
                    settle(future, *outcome)
        finally:
            self._task = None
            for _, future in batch + self._waiting:  # if the loop is shutting down
                future.give_up()

    async def _outcomes(self, batch: list[Waiting[Piece]]) -> list[Outcome]:
        try:
            return await self._commit([piece for piece, _ in batch])
        except Exception as error:  # a full disk, say: whoever wanted it looks at what is stored
            return [(None, error)] * len(batch)


def settle(future: asyncio.Future[Any], value: Any, error: BaseException | None) -> None:
    """Give whoever waits the outcome of a piece of work, if anybody still does."""
    if future.cancelled():
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)
