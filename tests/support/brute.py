"""The dice solved the slow way: die by die, every pick, every sequence of faces, by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Final

import numpy as np

from kaiju.odds.multisets import multisets
from kaiju.odds.solver import FREE, Restrictions

AT_LEAST: Final = (0.9624, 0.7984, 0.4998, 0.2099, 0.0517, 0.0056)
"""The chance that at least 1, 2 … 6 of six dice show a face chased for three rolls."""

RULES: Final = {
    "free": FREE,
    "locked": Restrictions(locked=(1,)),
    "all locked": Restrictions(locked=tuple(range(6))),
    "toll once": Restrictions(tolls=((5, 0.3),), tolled=1),
    "toll twice": Restrictions(tolls=((5, 0.05),), tolled=2),
    "toll never": Restrictions(tolls=((5, 0.3),)),
    "toll of nothing": Restrictions(tolls=((5, 0.0),), tolled=1),
    "two tolls": Restrictions(tolls=((5, 0.05), (2, 0.2)), tolled=2),
    "compelled": Restrictions(compelled=True),
    "compelled and locked": Restrictions(locked=(0, 2, 3, 4), compelled=True),
    "compelled and toll": Restrictions(tolls=((5, 0.1), (4, 0.1)), tolled=1, compelled=True),
    "everything": Restrictions((1, 3), ((5, 0.1), (4, 0.2)), 1, True),
}
FACES = range(6)
Dice = tuple[int, ...]
Best = tuple[float, frozenset[Dice]]


def allowed(dice: Dice, tolled: int, rules: Restrictions) -> Iterator[tuple[int, ...]]:
    """Every set of dice that may be picked; the empty one means stopping."""
    prices = dict(rules.tolls)
    open_ = [die for die, face in enumerate(dice) if face not in rules.locked]
    free = [die for die in open_ if dice[die] not in prices]
    if not (rules.compelled and free):
        yield ()
    may = open_ if tolled else free
    for count in range(1, len(may) + 1):
        yield from combinations(may, count)


def outcomes(dice: Dice, picked: tuple[int, ...]) -> Iterator[Dice]:
    """Every way the picked dice may fall, all equally likely."""
    for faces in product(FACES, repeat=len(picked)):
        fallen = dict(zip(picked, faces, strict=True))
        yield tuple(sorted(fallen.get(die, face) for die, face in enumerate(dice)))


def brute(values: Callable[[Dice], float], rules: Restrictions) -> Callable[[Dice, int, int], Best]:
    """A function of dice, rerolls and payable tolls: what they are worth, and every best set to keep."""
    prices = dict(rules.tolls)

    @cache
    def solve(dice: Dice, rerolls: int, tolled: int) -> Best:
        if not rerolls:
            return values(dice), frozenset({dice})
        found: dict[Dice, float] = {}
        for picked in allowed(dice, tolled, rules):
            kept = tuple(face for die, face in enumerate(dice) if die not in picked)
            found[kept] = expect(dice, picked, rerolls, tolled) if picked else values(dice)
        best = max(found.values())
        return best, frozenset(kept for kept, worth in found.items() if worth > best - 1e-9)

    def expect(dice: Dice, picked: tuple[int, ...], rerolls: int, tolled: int) -> float:
        paid = [prices[dice[die]] for die in picked if dice[die] in prices]
        after = [
            solve(fallen, rerolls - 1, tolled - 1 if paid else tolled)[0] for fallen in outcomes(dice, picked)
        ]
        return sum(after) / len(after) - max(paid, default=0.0)

    return solve


def values_for(dice: int, seed: int = 0, rows: int = 0) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Arbitrary values for the multisets of this many dice, or many rows of them."""
    size = len(multisets(6, dice))
    return np.random.default_rng([dice, seed]).random((rows, size) if rows else size)


def by_face(dice: Sequence[int]) -> tuple[int, ...]:
    """How many dice show each of the six faces."""
    return tuple(dice.count(face) for face in range(6))
