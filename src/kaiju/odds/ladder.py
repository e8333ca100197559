"""The two walks through all sets of dice: down by rolling one more die, up by taking one die away."""

from __future__ import annotations

from functools import cache
from math import prod
from threading import local
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.odds.multisets import NO_SET, Places, one_less, one_more, starts

Worths = NDArray[np.float64]
_spaces: Final = local()


class Rung(NamedTuple):
    """The sets of one size: where they are, where one more die leads, and where one less or none does."""

    begin: int
    end: int
    more: Places
    less: Places


class Ladder:
    """All sets of up to a number of dice, where only some faces may be taken away."""

    __slots__ = ("open", "rungs", "scale", "top", "top_less", "total")

    def __init__(self, faces: int, dice: int, removable: tuple[int, ...]) -> None:
        ends = starts(faces, dice)
        self.total = ends[-1]
        self.rungs: list[Rung] = [
            _rung(ends[size], one_more(faces, size), one_less(faces, size, removable)) for size in range(dice)
        ]
        self.top = ends[dice]
        self.top_less = one_less(faces, dice, removable)
        self.open = (self.top_less != NO_SET).any(axis=0)[:, None]
        """By multiset of all dice, as a column: may any of them be taken away?"""
        # Sums are divided once at the end, by the number of rolls they consist of.
        self.scale = np.ones((self.total, 1))
        for size, rung in enumerate(self.rungs):
            self.scale[rung.begin : rung.end] = float(faces) ** (size - dice)

    def descend(self, worth: Worths) -> Worths:
        """By place: the mean worth of all dice once the missing ones are rolled."""
        row = np.empty((self.total, worth.shape[1]))
        row[NO_SET] = -np.inf
        row[self.top :] = worth
        for rung in self.rungs[::-1]:
            np.add.reduce(_taken(row, rung.more), axis=0, out=row[rung.begin : rung.end])
        row *= self.scale
        return row

    def climb(self, row: Worths) -> Worths:
        """By multiset of all dice: the best of what is left when one or more are taken away."""
        best = _space("best", row.shape)
        best[:] = row
        for rung in self.rungs[1:]:
            np.maximum.reduce(_taken(best, rung.less), axis=0, out=best[rung.begin : rung.end])
        worth: Worths = np.maximum.reduce(_taken(best, self.top_less), axis=0, initial=-np.inf)
        return worth

    def fall(self, row: Worths) -> Worths:
        """By multiset of all dice: how likely it is, given the chance that each place in the row is kept."""
        row = row.copy()
        for rung in self.rungs:
            share = np.tile(row[rung.begin : rung.end] / len(rung.more), len(rung.more))
            row += np.bincount(rung.more.ravel(), share, self.total)
        return row[self.top :]


def _rung(begin: int, more: Places, less: Places) -> Rung:
    end = begin + more.shape[1]
    return Rung(begin, end, more, np.vstack([np.arange(begin, end), less]))


@cache
def ladder(faces: int, dice: int, removable: tuple[int, ...]) -> Ladder:
    """The ladder for this many dice, created once."""
    return Ladder(faces, dice, removable)


def _taken(row: Worths, places: Places) -> Worths:
    """The values at these places, valid until the next call."""
    if row.shape[1] == 1:
        return row.take(places, axis=0)
    out = _space("taken", (*places.shape, row.shape[1]))
    return row.take(places, axis=0, out=out, mode="clip")  # any other mode would copy


def _space(use: str, shape: tuple[int, ...]) -> Worths:
    """Memory that a thread reuses: in a big batch, fresh memory costs more than the sums."""
    size = prod(shape)
    space: Worths | None = getattr(_spaces, use, None)
    if space is None or space.size < size:
        space = np.empty(size)
        setattr(_spaces, use, space)
    return space[:size].reshape(shape)
