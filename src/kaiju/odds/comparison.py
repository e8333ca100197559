"""What to keep, side by side: what each way to go on may lead to, with all rerolls that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from kaiju.core.position import Position
from kaiju.core.state import Face
from kaiju.odds.ladder import Worths
from kaiju.odds.multisets import multisets
from kaiju.odds.situation import restrictions
from kaiju.odds.solver import Solver, counts, picks

DIGITS: Final = 9  # certainties are given as exactly 1 or 0


class Way(NamedTuple):
    """A way to go on: the dice to roll, numbered from 0; none is to stop."""

    rolled: tuple[int, ...]


class Outcome(NamedTuple):
    """Something to roll for: its name, the values for its sentence, and what it comes to by way.

    Each number is exact if one rolls for this and nothing else, as often as one may: a chance, or the
    average if it is counted. What hurts is rolled for to have as little of it as possible.
    """

    id: str
    values: dict[str, str | int]
    counted: bool
    worths: list[float]


class Comparison(NamedTuple):
    """Ways to go on, and what each of them may lead to."""

    rerolls: int
    ways: list[Way]
    outcomes: list[Outcome]


class _Aim(NamedTuple):
    """What the final dice are looked at for: by multiset, whether it is reached, or how much of it.

    `face` is what it is reached with; how much of something that hurts is counted below 0.
    """

    id: str
    values: dict[str, str | int]
    counted: bool
    worth: Worths
    face: Face | None = None


def compare(p: Position, seat: int, rolled: Sequence[int], offered: Sequence[tuple[int, ...]]) -> Comparison:
    """What was picked beside the most promising other way and stopping, as far as they are offered.

    The dice are numbered from 0, and rolling none is to stop. The other way is the one that, for one of the
    things to roll for, has the most over what was picked; to go on with what is almost there comes first, and
    none is for the sake of a face that hurts.
    """
    faces, dice = p.game.faces, list(p.state.dice)
    aims = _aims(p, seat, len(dice))
    values = np.array([aim.worth for aim in aims])
    rules = restrictions(p).priced(0.0)
    solver = Solver(values, len(faces), len(dice), p.state.rerolls, rules)
    showing = counts(dice, faces)
    picked = tuple(sorted(rolled))
    ways = [picked] if picked in offered else []
    wanted = [at for at, aim in enumerate(aims) if aim.face not in p.game.hurting_faces]
    near = [
        at
        for at in wanted
        if _near(aims[at], dice)
        and solver.best(showing, at).worth > _worth(solver, dice, faces, picked, showing, at)
    ]
    found = [_other(solver, dice, faces, picked, offered, some) for some in (near, wanted)]
    ways += [way for way in found if way is not None][:1]
    ways += [()] if () in offered and () not in ways else []
    rows = [[_worth(solver, dice, faces, way, showing, at) for way in ways] for at in range(len(aims))]
    outcomes = [
        Outcome(aim.id, aim.values, aim.counted, [abs(worth) for worth in row])
        for aim, row in zip(aims, rows, strict=True)
    ]
    return Comparison(p.state.rerolls, [Way(way) for way in ways], outcomes)


def _aims(p: Position, seat: int, dice: int) -> list[_Aim]:
    """What one may roll for: the aims of the game, points, and as many as possible of any other face."""
    faces, sets = p.game.faces, multisets(len(p.game.faces), dice)
    found: list[_Aim] = []
    aims = p.game.dice_aims(p, p.state.monsters[seat])
    for aim in aims:
        reached = sets[:, faces.index(aim.face)] >= aim.needed
        found.append(_Aim(aim.name, {"needed": aim.needed}, False, reached.astype(np.float64), aim.face))
    points = np.array([float(p.game.dice_points(row)) for row in sets.tolist()])
    if points.any():
        found.append(_Aim("points", {}, True, points))
    for face in [face for face in p.game.counted_faces if face not in [aim.face for aim in aims]]:
        many = sets[:, faces.index(face)].astype(np.float64)
        found.append(_Aim(f"mean-{face}", {}, True, -many if face in p.game.hurting_faces else many, face))
    return found


def _near(aim: _Aim, dice: list[Face]) -> bool:
    """Is a single die missing that would win something?"""
    return not aim.counted and aim.face is not None and dice.count(aim.face) == int(aim.values["needed"]) - 1


def _other(
    solver: Solver,
    dice: list[Face],
    faces: Sequence[Face],
    picked: tuple[int, ...],
    offered: Sequence[tuple[int, ...]],
    wanted: Sequence[int],
) -> tuple[int, ...] | None:
    """Of the best ways for each of these aims, the one that has the most over what was picked."""
    showing, kept = counts(dice, faces), _kept(dice, faces, picked)
    found: tuple[int, ...] | None = None
    most = -1.0
    for at in wanted:
        best = solver.best(showing, at)
        way = picks(dice, best.kept, faces)
        if not way or best.kept == kept or way not in offered:
            continue
        most_of_all = float(solver.values[:, at].max())
        over = (best.worth - _worth(solver, dice, faces, picked, showing, at)) / most_of_all
        if over > most:
            found, most = way, over
    return found


def _worth(
    solver: Solver,
    dice: list[Face],
    faces: Sequence[Face],
    way: tuple[int, ...],
    showing: tuple[int, ...],
    at: int,
) -> float:
    """What a way comes to for one of the aims."""
    return round(solver.worth_of(_kept(dice, faces, way), showing, at), DIGITS)


def _kept(dice: list[Face], faces: Sequence[Face], way: tuple[int, ...]) -> tuple[int, ...]:
    """How many of each face are kept."""
    return counts([face for die, face in enumerate(dice) if die not in way], faces)
