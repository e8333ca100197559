"""Which dice to keep, where the worth of a roll is the sum of what each face is worth by its number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from kaiju.core.state import Face

Totals = Mapping[Face, Sequence[float]]  # what 0, 1, 2 ... results of a face are worth


class Keeping:
    """What a roll comes to for each set of dice kept; each face alone, because expectations add up."""

    __slots__ = ("_known", "_shares", "rolls", "totals")

    def __init__(self, totals: Totals, rolls: int) -> None:
        self.totals = tuple(totals.values())
        self.rolls = rolls  # how often dice may be rolled again
        self._known: dict[tuple[int, ...], float] = {}
        self._shares: dict[tuple[int, int, int, int, bool], float] = {}

    def expect(self, kept: tuple[int, ...], rolled: int) -> float:
        """What comes of it if so many of each face are kept and the other dice are rolled."""
        worth = self._known.get(kept)
        if worth is None:
            worth = self._known[kept] = self._plan(kept, rolled)
        return worth

    def _plan(self, kept: tuple[int, ...], rolled: int) -> float:
        if not rolled:
            return sum(total[count] for total, count in zip(self.totals, kept, strict=True))
        once = self._sum(kept, rolled, [])
        if self.rolls < 2:
            return once
        slopes = [_slope(total, count, rolled) for total, count in zip(self.totals, kept, strict=True)]
        ranking = sorted(range(len(kept)), key=slopes.__getitem__, reverse=True)
        # With a second roll to come a die stays after the first if its face is among the wanted ones.
        return max([once, *[self._sum(kept, rolled, ranking[:wanted]) for wanted in (1, 2, 3, 4)]])

    def _sum(self, kept: tuple[int, ...], rolled: int, wanted: list[int]) -> float:
        many = len(wanted)
        return sum([self._share(face, kept[face], rolled, many, face in wanted) for face in range(len(kept))])

    def _share(self, face: int, kept: int, rolled: int, wanted: int, wants: bool) -> float:
        """What one face brings in the mean."""
        key = (face, kept, rolled, wanted, wants)
        share = self._shares.get(key)
        if share is None:
            spread = _spread(rolled, len(self.totals), wanted, wants)
            total = self.totals[face]
            share = sum([chance * total[kept + more] for more, chance in enumerate(spread)])
            self._shares[key] = share
        return share


@cache
def _spread(rolled: int, faces: int, wanted: int, wants: bool) -> tuple[float, ...]:
    """The chances of 0, 1, 2 ... of one face, if all but the wanted faces are rolled a second time."""
    hit = 1 / faces
    if wanted:
        hit = (1 - wanted / faces) / faces + (hit if wants else 0)
    spread = [1.0]
    for _ in range(rolled):
        spread = [
            miss * (1 - hit) + fit * hit for miss, fit in zip([*spread, 0.0], [0.0, *spread], strict=True)
        ]
    return tuple(spread)


def _slope(total: Sequence[float], kept: int, rolled: int) -> float:
    """The most that one more result of a face can be worth, on the way to any number of them."""
    return max([(total[kept + more] - total[kept]) / more for more in range(1, rolled + 1)])
