"""Everybody's chances before and after each roll, if whoever rolls keeps what is best for itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.odds.ladder import Worths, ladder
from kaiju.odds.multisets import Places, index, multisets, place, start, subsets
from kaiju.odds.solver import FREE, NOISE, Keep, Restrictions, Tier, tiers

Chosen = NDArray[np.intp]
NONE: Final = -np.inf


class Choices(NamedTuple):
    """By multiset: the places of what may be kept, most dice first, padded with its first one."""

    places: Places
    open: NDArray[np.bool_]
    """May any die be taken away?"""


class Prospects:
    """What the rolls of one turn are worth to everybody, by the worth of each final set of dice.

    Only the one who rolls decides, and keeps what is worth most to itself; the others get what comes of that.
    So the chances of all seats move together, from the first roll to the last.
    """

    __slots__ = ("_expected", "_tiers", "_worths", "dice", "faces", "mover", "rules", "values")

    def __init__(self, values: Worths, mover: int, faces: int, dice: int, rules: Restrictions = FREE) -> None:
        """Take the worth of every multiset, in the order of `multisets`, for each seat."""
        self.values = np.ascontiguousarray(values, np.float64)
        self.mover, self.faces, self.dice, self.rules = mover, faces, dice, rules
        self._tiers = tiers(faces, rules)
        self._worths: dict[tuple[int, int], Worths] = {}
        self._expected: dict[tuple[int, int], Worths] = {}

    def first(self, rerolls: int) -> Worths:
        """What the turn is worth before the first roll, which so many rerolls follow."""
        found: Worths = self._expect(rerolls + 1, self.rules.tolled)[start(self.faces, 0)]
        return found

    def shown(self, showing: Sequence[int], rerolls: int) -> Worths:
        """What these dice are worth, with so many rerolls left."""
        found: Worths = self._worth(rerolls, self.rules.tolled)[index(showing)]
        return found

    def kept(self, kept: Sequence[int], rerolls: int, showing: Sequence[int] = ()) -> Worths:
        """What it is worth to keep these and roll the others, using one of so many rerolls."""
        if sum(kept) == self.dice:
            found: Worths = self.values[index(kept)]
            return found
        toll = self._toll(kept, showing)
        found = self._expect(rerolls, max(0, self.rules.tolled - int(toll > 0)))[place(kept)].copy()
        found[self.mover] -= toll
        return found

    def best(self, showing: Sequence[int], rerolls: int) -> Keep:
        """What to keep of these dice, with so many rerolls left, and what that is worth."""
        shown = tuple(showing)
        at = index(shown)
        stop = NONE if rerolls and self._must(shown) else float(self.values[at, self.mover])
        best = Keep(shown, stop)
        for tier, left in self._ways(rerolls, self.rules.tolled):
            choices = _choices(self.faces, self.dice, tier.faces)
            if choices.open[at]:
                worths = self._expect(rerolls, left)[choices.places[at], self.mover] - tier.price
                first = int((worths >= worths.max() - NOISE).argmax())
                if worths[first] > best.worth + NOISE:
                    kept = counts_at(self.faces, self.dice, int(choices.places[at, first]))
                    best = Keep(kept, float(worths[first]))
        return best

    def likely(self, showing: Sequence[int], rerolls: int) -> NDArray[np.float64]:
        """How likely each final set of dice is, if what is best is kept until then."""
        size, total = len(self.values), start(self.faces, self.dice)
        found = np.zeros(size)
        found[index(showing)] = 1.0
        for left in range(rerolls, 0, -1):
            row = np.zeros(total + size)
            for at in np.flatnonzero(found).tolist():
                keep = self.best(counts_at(self.faces, self.dice, total + at), left)
                row[place(keep.kept)] += found[at]
            found = ladder(self.faces, self.dice, ()).fall(row)
        return found

    def _toll(self, kept: Sequence[int], showing: Sequence[int]) -> float:
        picked = [face for face, count in enumerate(showing) if count > kept[face]]
        prices = dict(self.rules.tolls)
        return max([prices.get(face, 0.0) for face in picked], default=0.0)

    def _must(self, showing: Sequence[int]) -> bool:
        return self.rules.compelled and any(showing[face] for face in self._tiers[0].faces)

    def _ways(self, rerolls: int, tolled: int) -> list[tuple[Tier, int]]:
        """The faces that may be picked together, and how many tolls can be paid afterwards."""
        if not rerolls:
            return []
        paid = [(tier, tolled - 1) for tier in self._tiers[1:]] if tolled else []
        return [(self._tiers[0], tolled), *paid]

    def _worth(self, rerolls: int, tolled: int) -> Worths:
        """By multiset of all dice: what it is worth when deciding now."""
        key = (rerolls, min(rerolls, tolled))
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._decided(*key) if rerolls else self.values
        return found

    def _decided(self, rerolls: int, tolled: int) -> Worths:
        mine = self.values[:, self.mover].copy()
        found = self.values.copy()
        for at, (tier, left) in enumerate(self._ways(rerolls, tolled)):
            choices = _choices(self.faces, self.dice, tier.faces)
            if not at and self.rules.compelled:
                mine[choices.open] = NONE
            expected = self._expect(rerolls, left)
            offered = expected[:, self.mover][choices.places]
            picked = offered.argmax(axis=1)
            rows = np.arange(len(picked))
            better = choices.open & (offered[rows, picked] - tier.price > mine + NOISE)
            mine[better] = offered[rows, picked][better] - tier.price
            found[better] = expected[choices.places[rows, picked][better]]
        found[:, self.mover] = mine
        return found

    def _expect(self, rerolls: int, tolled: int) -> Worths:
        """By place: what keeping these and rolling the other dice is worth."""
        key = (rerolls, min(rerolls - 1, tolled))
        found = self._expected.get(key)
        if found is None:
            worth = self._worth(rerolls - 1, tolled)
            found = self._expected[key] = ladder(self.faces, self.dice, ()).descend(worth)
        return found


@cache
def _choices(faces: int, dice: int, removable: tuple[int, ...]) -> Choices:
    """What may be kept of every set of dice if some must be rolled again."""
    sets = multisets(faces, dice)
    found = [subsets(tuple(counts), removable)[1] for counts in sets.tolist()]
    width = max(1, *[len(row) for row in found])
    table = np.zeros((len(sets), width), np.intp)
    for row, kept in zip(table, found, strict=True):
        row[: len(kept)] = kept
        row[len(kept) :] = kept[0] if len(kept) else 0
    return Choices(table, np.array([len(row) > 0 for row in found]))


@cache
def _by_place(faces: int, dice: int) -> list[tuple[int, ...]]:
    """The multisets of up to so many dice, by place."""
    found: list[tuple[int, ...]] = [()]
    for size in range(dice + 1):
        found += [tuple(counts) for counts in multisets(faces, size).tolist()]
    return found


def counts_at(faces: int, dice: int, at: int) -> tuple[int, ...]:
    """The multiset at a place in the row."""
    return _by_place(faces, dice)[at]
