"""Which dice to keep, if a roll is worth the sum of what the count of each face is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from kaiju.core.state import Face

Totals = Mapping[Face, Sequence[float]]  # what 0, 1, 2 ... results of a face are worth
WANTED = (1, 2, 3, 4)  # how many faces a die may be kept for between two rolls


class Prospect(NamedTuple):
    """What one face is expected to bring if this many are kept and this many dice are rolled."""

    once: float
    unwanted: Sequence[float]  # by the number of wanted faces, if it is not one of them
    wanted: Sequence[float]
    slope: float


class RollForecast:
    """The expected worth of a roll for each set of dice kept, face by face, because expectations add up."""

    __slots__ = ("_known", "_prospects", "faces", "rolls", "totals")

    def __init__(self, totals: Totals, rolls: int) -> None:
        self.faces = tuple(totals)
        self.totals = [tuple(total) for total in totals.values()]
        self.rolls = rolls  # how many rerolls are left
        self._known: dict[tuple[int, ...], float] = {}
        self._prospects: dict[tuple[int, int, int], Prospect] = {}

    def without(self, dice: Sequence[Face], picked: Sequence[int]) -> float:
        """The expected worth if the picked dice, numbered from 0, are rerolled."""
        kept = [dice.count(face) for face in self.faces]
        for die in picked:
            kept[self.faces.index(dice[die])] -= 1
        return self.expect(tuple(kept), len(picked))

    def expect(self, kept: tuple[int, ...], rolled: int) -> float:
        """The expected worth if this many of each face are kept and the other dice are rolled."""
        worth = self._known.get(kept)
        if worth is None:
            worth = self._known[kept] = self._plan(kept, rolled)
        return worth

    def _plan(self, kept: tuple[int, ...], rolled: int) -> float:
        if not rolled:
            return sum([total[count] for total, count in zip(self.totals, kept, strict=True)])
        faces = [self._prospect(face, count, rolled) for face, count in enumerate(kept)]
        best: float = sum([face.once for face in faces])
        if self.rolls < 2:
            return best
        ranking = sorted(faces, key=_slope_of, reverse=True)
        # With a second roll to come, a die is kept after the first if its face is among the wanted ones.
        for many in WANTED:
            worth: float = sum([face.unwanted[many] for face in ranking[many:]])
            best = max(best, worth + sum([face.wanted[many] for face in ranking[:many]]))
        return best

    def _prospect(self, face: int, kept: int, rolled: int) -> Prospect:
        key = (face, kept, rolled)
        found = self._prospects.get(key)
        if found is None:
            total = self.totals[face][kept : kept + rolled + 1]
            found = self._prospects[key] = _look_ahead(total, len(self.totals), self.rolls > 1)
        return found


@lru_cache(maxsize=1 << 14)
def _look_ahead(total: tuple[float, ...], faces: int, twice: bool) -> Prospect:
    rolled = len(total) - 1
    once = _mean(total, _spread(rolled, faces, 0, False))
    if not twice:
        return Prospect(once, (), (), 0.0)
    unwanted, wanted = (
        (0.0, *[_mean(total, _spread(rolled, faces, many, wants)) for many in WANTED])
        for wants in (False, True)
    )
    return Prospect(once, unwanted, wanted, _slope(total))


@cache
def picked(text: str) -> tuple[int, ...]:
    """The dice, numbered from 0, named by an answer such as `reroll 2 4 5`."""
    return tuple([int(word) - 1 for word in text.split()[1:]])


def _slope_of(face: Prospect) -> float:
    return face.slope


def _mean(total: Sequence[float], spread: Sequence[float]) -> float:
    return sum([chance * worth for chance, worth in zip(spread, total, strict=True)])


@cache
def _spread(rolled: int, faces: int, wanted: int, wants: bool) -> tuple[float, ...]:
    """The chances of 0, 1, 2 ... of one face, if everything but the wanted faces is rolled again."""
    hit = 1 / faces
    if wanted:
        hit = (1 - wanted / faces) / faces + (hit if wants else 0)
    spread = [1.0]
    for _ in range(rolled):
        spread = [
            miss * (1 - hit) + fit * hit for miss, fit in zip([*spread, 0.0], [0.0, *spread], strict=True)
        ]
    return tuple(spread)


def _slope(total: Sequence[float]) -> float:
    """The most that one more result of a face can be worth, on the way to any count of it."""
    return max([(worth - total[0]) / more for more, worth in enumerate(total[1:], 1)])
