"""How much may be worked out before a judgement is wanted."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

MS: Final = 150.0
SAFETY: Final = 1.2  # how much longer the next piece of work may take than the longest so far


class Cancelled(Exception):
    """Nobody wants to know any more."""


def never() -> bool:
    """Nothing is ever cancelled."""
    return False


class Budget:
    """How much may be worked out: for so many milliseconds, or so many worlds, which is reproducible.

    A world is a guess at what is hidden and to come in which answers are tried, or one more turn solved.
    """

    __slots__ = ("_began", "_left", "_longest", "_until", "_whole", "_woke", "cancelled")

    def __init__(
        self, ms: float = MS, worlds: int | None = None, cancelled: Callable[[], bool] = never
    ) -> None:
        if ms <= 0 or (worlds is not None and worlds <= 0):
            raise ValueError("a budget must be above 0")
        self.cancelled = cancelled
        self._left = worlds
        self._whole: float = ms / 1000 if worlds is None else worlds
        self._began = self._woke = perf_counter()
        self._until = self._woke + ms / 1000
        self._longest = 0.0

    def spend(self) -> None:
        """Count one more world."""
        self.check()
        now = perf_counter()
        self._longest = max(self._longest, now - self._woke)
        self._woke = now
        if self._left is not None:
            self._left -= 1

    def check(self) -> None:
        """Stop at once if nobody wants to know any more."""
        if self.cancelled():
            raise Cancelled

    def used(self) -> float:
        """How much of it is used up, from 0 to 1."""
        if self._left is not None:
            return 1 - self._left / self._whole
        return (self._woke - self._began) / self._whole

    def lasts(self) -> bool:
        """Is enough left for one more world?"""
        if self._left is not None:
            return self._left > 0
        return self._woke + self._longest * SAFETY < self._until
