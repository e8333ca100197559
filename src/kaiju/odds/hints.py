"""What a player may be told before answering: chances and averages based on what everyone can see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from kaiju.core.position import Position, attackers, gaining, income
from kaiju.core.questions import CHANCE, NO_VALUES
from kaiju.core.state import Face
from kaiju.odds.chances import Chances, spread
from kaiju.odds.multisets import multisets
from kaiju.odds.solver import Solver, counts
from kaiju.odds.staying import eliminated

STAYING: Final = ("flee", "yield")  # questions that ask whether to stay in a dangerous place
FURTHER: Final = 3  # counts of the leading face beyond what is kept
DIGITS: Final = 9  # certainties are given as exactly 1 or 0


class Hint(NamedTuple):
    """One thing to tell: its name, the values for its sentence, and its chance or its average."""

    id: str
    values: Mapping[str, str | int] = NO_VALUES
    chance: float | None = None
    mean: float | None = None


def still(p: Position) -> Position:
    """A copy of the position as everyone sees it, to calculate with while the game goes on."""
    return Position(p.game, p.game.hide(p.state, CHANCE).copy())


def hints(p: Position, seat: int, kind: str, rolled: Sequence[int] = ()) -> list[Hint]:
    """What there is to tell about a question; for a reroll, with these dice rolled, numbered from 0."""
    if kind == "reroll":
        return list(_roll(p, seat, rolled))
    return list(_stay(p, seat)) if kind in STAYING else []


# -- a reroll ------------------------------------------------------------------------------------


def _roll(p: Position, seat: int, rolled: Sequence[int]) -> Iterator[Hint]:
    """What the dice may show right after this roll, whatever may be rerolled later."""
    kept = [face for die, face in enumerate(p.state.dice) if die not in rolled]
    shown = counts(kept, p.game.faces)
    dice, faces = sum(shown) + len(rolled), p.game.faces
    chances = spread(Solver(np.zeros(len(multisets(len(faces), dice))), len(faces), dice, 0), shown)
    sets = multisets(len(faces), dice)
    yield Hint("roll", {"dice": len(rolled)})
    for aim in p.game.dice_aims(p, p.state.monsters[seat]):
        reached = sets[:, faces.index(aim.face)] >= aim.needed
        yield Hint(aim.name, {"needed": aim.needed}, chance=_sum(chances, reached))
    yield from _leading(shown, faces, len(rolled), chances)
    points = np.array([p.game.dice_points(row) for row in sets.tolist()])
    if points.any():
        yield Hint("points", mean=_sum(chances, points))
    for face in p.game.counted_faces:
        yield Hint(f"mean-{face}", mean=_sum(chances, sets[:, faces.index(face)]))


def _leading(shown: Sequence[int], faces: Sequence[Face], rolled: int, chances: Chances) -> Iterator[Hint]:
    """How likely it is to get more of the face that most of the kept dice show."""
    most = max(shown)
    if most:
        at = shown.index(most)
        found = multisets(len(faces), sum(shown) + rolled)[:, at]
        for count in range(most + 1, most + min(rolled, FURTHER) + 1):
            yield Hint(f"leading-{faces[at]}", {"count": count}, chance=_sum(chances, found >= count))


def _sum(chances: Chances, amounts: ArrayLike) -> float:
    return round(float(chances @ np.asarray(amounts, np.float64)), DIGITS)


# -- staying or leaving --------------------------------------------------------------------------------


def _stay(p: Position, seat: int) -> Iterator[Hint]:
    """What threatens a Monster that stays until its next turn, and what it earns then."""
    me = p.state.monsters[seat]
    vp, energy = income(p, me)
    yield Hint("income", {"vp": vp, "energy": gaining(me, energy)})
    yield Hint("attackers", {"count": len(attackers(p, me))})
    yield Hint("eliminated", chance=round(eliminated(p, me), DIGITS))
