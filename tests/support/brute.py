"""The dice solved the slow way: die by die, every pick, every sequence of faces, as the rules tell it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product

from kaiju.odds.solver import Restrictions

FACES = range(6)
Dice = tuple[int, ...]
Best = tuple[float, frozenset[Dice]]


def allowed(dice: Dice, tolled: int, rules: Restrictions) -> Iterator[tuple[int, ...]]:
    """Every set of dice that may be picked, the empty one for a stop."""
    prices = dict(rules.tolls)
    open_ = [die for die, face in enumerate(dice) if face not in rules.locked]
    free = [die for die in open_ if dice[die] not in prices]
    if not (rules.compelled and free):
        yield ()
    may = open_ if tolled else free
    for count in range(1, len(may) + 1):
        yield from combinations(may, count)


def outcomes(dice: Dice, picked: tuple[int, ...]) -> Iterator[Dice]:
    """Every way the picked dice may fall, each as likely as the others."""
    for faces in product(FACES, repeat=len(picked)):
        fallen = dict(zip(picked, faces, strict=True))
        yield tuple(sorted(fallen.get(die, face) for die, face in enumerate(dice)))


def brute(values: Callable[[Dice], float], rules: Restrictions) -> Callable[[Dice, int, int], Best]:
    """A function of dice, rerolls and payable tolls: what they are worth, and all that is best to keep."""
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
