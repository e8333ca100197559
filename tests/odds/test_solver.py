"""The exact dice solver against brute force, and against itself."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from kaiju.core.state import Face
from kaiju.odds.multisets import index, multisets, one_less, one_more, place, start
from kaiju.odds.solver import Restrictions, Solver, counts, picks
from tests.support.brute import RULES, brute, by_face, values_for
from tests.support.quick import sampled

# -- against brute force -----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
@pytest.mark.parametrize(("dice", "rerolls"), [(3, 1), (3, 2), (2, 3), (1, 2)])
def test_the_solver_finds_what_brute_force_finds(dice: int, rerolls: int, rules: Restrictions) -> None:
    values = values_for(dice)
    solver = Solver(values, 6, dice, rerolls, rules)
    slow = brute(lambda shown: float(values[index(by_face(shown))]), rules)
    for shown in combinations_with_replacement(range(6), dice):
        worth, kept = slow(shown, rerolls, rules.tolled)
        best = solver.best(by_face(shown))
        assert best.worth == pytest.approx(worth, abs=1e-12), shown
        assert best.kept in {by_face(some) for some in kept}, shown


@pytest.mark.parametrize("seed", sampled(range(20), 4))
def test_any_mixture_of_restrictions_is_honoured(seed: int) -> None:
    rng = np.random.default_rng(seed)
    roles = rng.integers(0, 4, 6).tolist()  # a face may be locked or have a price
    rules = Restrictions(
        tuple(face for face in range(6) if roles[face] == 0),
        tuple((face, float(rng.choice([0.0, 0.1, 0.3]))) for face in range(6) if roles[face] == 1),
        int(rng.integers(0, 3)),
        bool(rng.integers(0, 2)),
    )
    values = rng.integers(0, 5, len(multisets(6, 3))).astype(float)  # with many ties
    solver = Solver(values, 6, 3, 2, rules)
    slow = brute(lambda shown: float(values[index(by_face(shown))]), rules)
    for shown in combinations_with_replacement(range(6), 3):
        best = solver.best(by_face(shown))
        worth, kept = slow(shown, 2, rules.tolled)
        assert best.worth == pytest.approx(worth, abs=1e-12), (rules, shown)
        assert best.kept in {by_face(some) for some in kept}, (rules, shown)


# -- against itself ----------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
def test_what_is_best_is_the_best_of_all_that_may_be_kept(rules: Restrictions) -> None:
    solver = Solver(values_for(6), 6, 6, 2, rules)
    for showing in multisets(6, 6)[::23].tolist():
        keeps = [kept for kept in product(*[range(count + 1) for count in showing]) if sum(kept) < 6]
        best = solver.best(showing)
        worths = {kept: solver.worth_of(kept, showing) for kept in keeps}
        free = any(
            count and face not in rules.locked and face not in dict(rules.tolls)
            for face, count in enumerate(showing)
        )
        if not (rules.compelled and free):
            worths[tuple(showing)] = solver.stop_worth(showing)
        assert best.worth == pytest.approx(max(worths.values()))
        assert best.worth == pytest.approx(worths[best.kept])
        assert best.worth == pytest.approx(solver.worths(showing)[0])


@pytest.mark.parametrize("dice", range(1, 10))
def test_one_to_nine_dice(dice: int) -> None:
    values = values_for(dice)
    solvers = [Solver(values, 6, dice, rerolls) for rerolls in range(4)]
    for showing in multisets(6, dice)[:: 1 + len(values) // 7].tolist():
        worths = [solver.best(showing).worth for solver in solvers]
        assert worths[0] == values[index(showing)]
        assert worths == sorted(worths)
        assert worths[3] <= values.max()


@pytest.mark.parametrize("dice", range(1, 10))
def test_a_constant_stays_what_it_is(dice: int) -> None:
    solver = Solver(np.full(len(multisets(6, dice)), 2.5), 6, dice, 2, Restrictions(compelled=True))
    for showing in multisets(6, dice)[:: 1 + dice * dice].tolist():
        assert solver.best(showing).worth == pytest.approx(2.5)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
@pytest.mark.parametrize("dice", [1, 5, 8])
def test_a_batch_is_many_solvers_at_once(dice: int, rules: Restrictions) -> None:
    values = values_for(dice, rows=4)
    batch = Solver(values, 6, dice, 2, rules)
    for at, row in enumerate(values):
        single = Solver(row, 6, dice, 2, rules)
        for showing in multisets(6, dice)[:: 1 + len(row) // 5].tolist():
            assert batch.best(showing, at) == single.best(showing)
            assert batch.worths(showing)[at] == pytest.approx(single.best(showing).worth)
            kept = (0,) * 6
            assert batch.worth_of(kept, showing, at) == single.worth_of(kept, showing)
            assert batch.stop_worth(showing, at) == row[index(showing)]


def test_a_solver_is_not_changed_by_another_one() -> None:
    one, other = (Solver(values_for(6, seed, rows=3), 6, 6, 2) for seed in (1, 2))
    before = one.worths((1,) * 6)
    other.worths((1,) * 6)
    assert one.worths((1,) * 6).tolist() == before.tolist()
    assert Solver(values_for(6, 1, rows=3), 6, 6, 2).worths((1,) * 6).tolist() == before.tolist()


def test_without_rerolls_nothing_may_be_rolled() -> None:
    solver = Solver(values_for(3), 6, 3, 0)
    assert solver.best((1, 1, 1, 0, 0, 0)).kept == (1, 1, 1, 0, 0, 0)
    assert solver.worth_of((1, 1, 0, 0, 0, 0)) == -np.inf


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="55 values do not fit 3 dice with 6 faces"):
        Solver(np.zeros(55), 6, 3, 2)
    with pytest.raises(ValueError, match="does not count 3 dice"):
        Solver(values_for(3), 6, 3, 2).best((1, 1, 0, 0, 0, 0))
    with pytest.raises(ValueError, match="never negative"):
        Solver(values_for(3), 6, 3, 2, Restrictions(tolls=((5, -1.0),), tolled=1))


def test_prices_are_scaled_to_the_values() -> None:
    assert Restrictions(tolls=((5, 2.0),), tolled=1).priced(0.5).tolls == ((5, 1.0),)


# -- the tables --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "dice"), [(6, 0), (6, 1), (6, 4), (6, 9), (3, 5), (1, 2)])
def test_every_multiset_has_its_place(faces: int, dice: int) -> None:
    sets = multisets(faces, dice).tolist()
    assert [index(row) for row in sets] == list(range(len(sets)))
    assert [place(row) for row in sets] == list(range(start(faces, dice), start(faces, dice + 1)))
    assert sets == sorted(sets, reverse=True)
    assert all(sum(row) == dice for row in sets)


def test_one_more_and_one_less() -> None:
    for at, row in enumerate(multisets(6, 4).tolist()):
        for face in range(6):
            more = [count + (face == other) for other, count in enumerate(row)]
            less = [count - (face == other) for other, count in enumerate(row)]
            assert one_more(6, 4)[face, at] == place(more)
            assert one_less(6, 4, tuple(range(6)))[face, at] == (place(less) if row[face] else 0)


def test_the_tables_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="read-only"):
        multisets(6, 2)[0, 0] = 3


def test_the_dice_to_pick() -> None:
    a, b, c = Face("a"), Face("b"), Face("c")
    dice = [b, a, c, b, b]
    assert counts(dice, (a, b, c)) == (1, 3, 1)
    assert picks(dice, (1, 2, 0), (a, b, c)) == (2, 4)
    assert picks(dice, (1, 3, 1), (a, b, c)) == ()
