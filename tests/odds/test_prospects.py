"""Everybody's chances through the rolls of a turn, against the solver and against brute force."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from kaiju.odds.ladder import Worths
from kaiju.odds.multisets import index, multisets
from kaiju.odds.prospects import Prospects
from kaiju.odds.solver import Restrictions, Solver
from tests.support.brute import RULES, by_face

SEATS = 3


def values(dice: int, seed: int = 0) -> Worths:
    """Chances that add up to 1, for every set of dice."""
    found = np.random.default_rng(seed).random((len(multisets(6, dice)), SEATS))
    shares: Worths = found / found.sum(axis=1, keepdims=True)
    return shares


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_whoever_rolls_fares_as_the_solver_says(rules: Restrictions, rerolls: int) -> None:
    known = values(4)
    prospects, solver = Prospects(known, 1, 6, 4, rules), Solver(known[:, 1], 6, 4, rerolls, rules)
    assert prospects.first(rerolls)[1] == pytest.approx(solver.rolled((0,) * 6))
    for showing in multisets(6, 4).tolist():
        best = solver.best(showing)
        assert prospects.shown(showing, rerolls)[1] == pytest.approx(best.worth)
        assert prospects.best(showing, rerolls).worth == pytest.approx(best.worth)


def test_the_others_get_what_comes_of_it() -> None:
    known = values(2)
    prospects = Prospects(known, 0, 6, 2)
    total = np.zeros(SEATS)
    for first in product(range(6), repeat=2):
        kept = prospects.best(by_face(first), 1).kept
        missing = 2 - sum(kept)
        rolls = [by_face(again) for again in product(range(6), repeat=missing)]
        ends = [known[index([have + new for have, new in zip(kept, roll, strict=True)])] for roll in rolls]
        total += np.mean(ends, axis=0)
    assert prospects.first(1) == pytest.approx(total / 36)


def test_chances_add_up_to_one_through_all_rolls() -> None:
    prospects = Prospects(values(6), 2, 6, 6)
    for rerolls in range(4):
        assert prospects.first(rerolls).sum() == pytest.approx(1)
    assert prospects.kept((1, 0, 2, 0, 0, 0), 2).sum() == pytest.approx(1)


def test_a_reroll_is_luck_whose_mean_is_nothing() -> None:
    prospects, kept = Prospects(values(3), 1, 6, 3), (0, 1, 0, 0, 0, 0)
    rolls = [by_face(again) for again in product(range(6), repeat=2)]
    ends = [prospects.shown([have + new for have, new in zip(kept, roll, strict=True)], 0) for roll in rolls]
    assert np.mean(ends, axis=0) == pytest.approx(prospects.kept(kept, 1))
