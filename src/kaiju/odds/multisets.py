"""Every set of dice that may be on the table, counted by face, and its place in one long row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.int8]
Places = NDArray[np.intp]

NO_SET: Final = 0  # the first place in the row: for taking away a die that is not there
KNOWN_SHOWINGS: Final = 8192  # more than there are for 9 dice with 6 faces


@cache
def multisets(faces: int, dice: int) -> Counts:
    """All multisets of this many dice, one row of counts each, starting with the most of the first face."""
    sets = np.zeros((comb(dice + faces - 1, dice), faces), np.int8)
    for row, shown in zip(sets, combinations_with_replacement(range(faces), dice), strict=True):
        for face in shown:
            row[face] += 1
    return _frozen(sets)


def index(counts: Sequence[int]) -> int:
    """The index of a multiset among those of the same size."""
    return place(counts) - start(len(counts), sum(counts))


def place(counts: Sequence[int]) -> int:
    """The place of a multiset in the row of all sizes, smaller ones first; the place before them is empty."""
    left = sum(counts)
    faces = len(counts)
    at = start(faces, left)
    for face, count in enumerate(counts):
        left -= count
        if not left:
            break
        # It is preceded by as many sets as fewer dice could show, one of them with this face.
        at += comb(left + faces - face - 2, faces - face - 1)
    return at


def start(faces: int, dice: int) -> int:
    """Where the multisets of this many dice begin in the row."""
    return 1 + comb(dice + faces - 1, faces)


@cache
def starts(faces: int, dice: int) -> tuple[int, ...]:
    """Where each size begins in the row, from no dice up to one more than these."""
    return tuple([start(faces, size) for size in range(dice + 2)])


def places(counts: NDArray[np.integer]) -> Places:
    """The places of many multisets in the row, each given by the last axis."""
    faces = counts.shape[-1]
    left = counts[..., ::-1].cumsum(axis=-1, dtype=np.intp)[..., ::-1]
    found = np.ones(counts.shape[:-1], np.intp)
    for face in range(faces):
        found += _before(faces - face, int(left.max(initial=0)))[left[..., face]]
    return found


@cache
def one_more(faces: int, dice: int) -> Places:
    """By face and multiset: the place of the multiset with one more die showing that face."""
    sets = multisets(faces, dice)
    return _frozen(places(sets[None, :, :] + np.eye(faces, dtype=np.int8)[:, None, :]))


@cache
def one_less(faces: int, dice: int, removable: tuple[int, ...]) -> Places:
    """By removable face and multiset: the place of the multiset without one such die, if it has one."""
    sets = multisets(faces, dice)
    found = np.full((len(removable), len(sets)), NO_SET, np.intp)
    for row, face in zip(found, removable, strict=True):
        has = sets[:, face] > 0
        row[has] = places(sets[has] - np.eye(faces, dtype=np.int8)[face])
    return _frozen(found)


@lru_cache(maxsize=KNOWN_SHOWINGS)
def subsets(showing: tuple[int, ...], removable: tuple[int, ...]) -> tuple[Counts, Places]:
    """What is left if one or more removable dice are picked, most dice first: counts and places."""
    ranges = [range(count, -1, -1) if face in removable else (count,) for face, count in enumerate(showing)]
    grid = np.meshgrid(*[np.array(span, np.int8) for span in ranges], indexing="ij")
    sets = np.stack([axis.ravel() for axis in grid], axis=-1)
    order = np.argsort(-sets.sum(axis=1), kind="stable")[1:]
    return _frozen(sets[order]), _frozen(places(sets[order]))


@cache
def _before(faces: int, dice: int) -> Places:
    """By number of dice, up to these: how many multisets of fewer dice there are."""
    return np.array([comb(left + faces - 1, faces) for left in range(dice + 1)], np.intp)


def _frozen(array: NDArray[Any]) -> NDArray[Any]:
    array.flags.writeable = False
    return array
