"""The chances of things: what is chased, what is spread, and what is known from the table."""

from __future__ import annotations

from itertools import product
from math import comb

import numpy as np
import pytest

from kaiju.odds.chances import at_least, distribution, spread
from kaiju.odds.multisets import index, multisets
from kaiju.odds.solver import FREE, Restrictions, Solver
from tests.support.brute import AT_LEAST, RULES, by_face, values_for

NOTHING = (0,) * 6


@pytest.mark.parametrize("face", range(6))
def test_a_chased_face_comes_as_often_as_it_should(face: int) -> None:
    found = [round(at_least(face, number, NOTHING, 2, dice=6), 4) for number in range(1, 7)]
    assert found == list(AT_LEAST)


def test_what_shows_already_counts() -> None:
    assert at_least(2, 3, (0, 0, 3, 3, 0, 0), 0) == 1
    assert at_least(2, 4, (0, 0, 3, 3, 0, 0), 0) == 0
    assert at_least(2, 4, (0, 0, 3, 3, 0, 0), 1) == pytest.approx(1 - (5 / 6) ** 3)
    assert at_least(2, 4, (0, 0, 3, 3, 0, 0), 2) == pytest.approx(1 - (5 / 6) ** 6)


def test_restrictions_lower_the_chance() -> None:
    showing = (0, 0, 3, 3, 0, 0)
    assert at_least(2, 4, showing, 2, Restrictions(locked=(3,))) == 0
    assert at_least(2, 4, showing, 2, Restrictions(tolls=((3, 1.0),))) == 0
    once = at_least(2, 4, showing, 2, Restrictions(tolls=((3, 1.0),), tolled=1))
    assert 1 - (5 / 6) ** 3 < once < 1 - (5 / 6) ** 6


def test_the_spread_of_a_single_roll() -> None:
    fallen = spread(Solver(np.zeros(len(multisets(6, 3))), 6, 3, 0), NOTHING)
    often = np.zeros(len(fallen))
    for dice in product(range(6), repeat=3):
        often[index(by_face(dice))] += 1 / 216
    assert fallen == pytest.approx(often)


@pytest.mark.parametrize("dice", [1, 3, 6, 7])
def test_the_spread_of_a_chase_is_binomial(dice: int) -> None:
    wanted = multisets(6, dice)[:, 4]
    found = distribution(spread(Solver(wanted, 6, dice, 2), NOTHING), wanted)
    hit = 1 - (5 / 6) ** 3
    exact = {n: comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1)}
    assert list(found) == list(exact)
    assert found == pytest.approx(exact)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
@pytest.mark.parametrize("dice", [2, 5])
def test_the_spread_is_whole_and_comes_to_the_worth(dice: int, rules: Restrictions) -> None:
    gratis = rules.priced(0.0)  # what is paid is not seen in the dice
    values = values_for(dice)
    solver = Solver(values, 6, dice, 2, gratis)
    for showing in multisets(6, dice)[:: 1 + len(values) // 6].tolist():
        chances = spread(solver, showing)
        assert chances.sum() == pytest.approx(1)
        assert chances.min() >= 0
        assert chances @ values == pytest.approx(solver.best(showing).worth)
    assert spread(solver, NOTHING) @ values == pytest.approx(solver.rolled(NOTHING))


def test_a_toll_is_worth_avoiding() -> None:
    wanted = multisets(6, 3)[:, 0].astype(float)
    rules = Restrictions(tolls=((5, 0.4),), tolled=2)
    chances = {
        price: spread(Solver(wanted, 6, 3, 1, rules.priced(price)), (0, 0, 0, 0, 0, 3)) for price in (1, 9)
    }
    assert distribution(chances[1], wanted)[0] == pytest.approx((5 / 6) ** 3)
    assert distribution(chances[9], wanted)[0] == 1  # nothing to gain: all dice stay


def test_a_batch_has_a_spread_for_each() -> None:
    values = values_for(4, rows=3)
    batch = Solver(values, 6, 4, 2)
    for at, row in enumerate(values):
        single = spread(Solver(row, 6, 4, 2, FREE), (1, 1, 1, 1, 0, 0))
        assert spread(batch, (1, 1, 1, 1, 0, 0), at) == pytest.approx(single)
