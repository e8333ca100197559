"""How likely things are: a count of one face, or every outcome of the best play."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kaiju.odds.ladder import ladder
from kaiju.odds.multisets import multisets, place
from kaiju.odds.solver import FREE, Restrictions, Solver

Chances = NDArray[np.float64]


def at_least(
    face: int, number: int, showing: Sequence[int], rerolls: int, rules: Restrictions = FREE, dice: int = 0
) -> float:
    """The chance of this many of a face when playing for nothing else; missing dice are rolled first."""
    faces, dice = len(showing), dice or sum(showing)
    wanted = multisets(faces, dice)[:, face] >= number
    return Solver(wanted, faces, dice, rerolls, rules.priced(0.0)).rolled(showing)


def spread(solver: Solver, showing: Sequence[int], at: int = 0) -> Chances:
    """By multiset: how likely the dice end up so under the best play; missing dice are rolled first."""
    rungs = ladder(solver.faces, solver.dice, ())
    begin = np.zeros(rungs.total)
    begin[place(showing)] = 1.0
    final = np.zeros(len(solver.values))
    lying = {solver.rules.tolled: rungs.fall(begin)}
    for rerolls in range(solver.rerolls, 0, -1):
        kept = _keep(solver, lying, rerolls, final, at)
        lying = {tolled: rungs.fall(row) for tolled, row in kept.items()}
    return np.add(final, sum(lying.values()))


def distribution(chances: Chances, amounts: ArrayLike) -> dict[float, float]:
    """How likely each amount is, lowest first, if each multiset has this amount."""
    found, which = np.unique(np.asarray(amounts), return_inverse=True)
    return dict(zip(found.tolist(), np.bincount(which, chances).tolist(), strict=True))


def _keep(
    solver: Solver, lying: dict[int, Chances], rerolls: int, final: Chances, at: int
) -> dict[int, Chances]:
    """By payable tolls: how likely each place is to be kept; stopping adds to the final chances."""
    sets = multisets(solver.faces, solver.dice)
    kept: dict[int, Chances] = {}
    for tolled, chances in lying.items():
        for number in chances.nonzero()[0].tolist():
            showing = tuple(sets[number].tolist())
            best = solver.decide(showing, rerolls, tolled, at).kept
            if best == showing:
                final[number] += chances[number]
                continue
            left = tolled - min(1, solver.tier_of(best, showing))
            row = kept.setdefault(left, np.zeros(ladder(solver.faces, solver.dice, ()).total))
            row[place(best)] += chances[number]
    return kept
