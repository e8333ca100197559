"""Which dice to keep: the exact answer, for any worth of the final dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from kaiju.core.state import Face
from kaiju.odds.ladder import Ladder, Worths, ladder
from kaiju.odds.multisets import index, place, start, subsets


class Restrictions(NamedTuple):
    """What limits the rerolls; faces are numbered from 0."""

    locked: tuple[int, ...] = ()
    """The faces that may not be picked."""
    tolls: tuple[tuple[int, float], ...] = ()
    """Faces with a price, in the units of the values; a reroll costs the highest price picked, once."""
    tolled: int = 0
    """How many tolls can be paid; after that the faces with a price are locked."""
    compelled: bool = False
    """Must dice be picked as long as one may be picked for free?"""

    def priced(self, unit: float) -> Restrictions:
        """The same with every price multiplied, for example by what one Energy is worth."""
        return self._replace(tolls=tuple([(face, price * unit) for face, price in self.tolls]))


FREE: Final = Restrictions()
NOISE: Final = 1e-12  # the rounding error allowed between two equal worths


class Keep(NamedTuple):
    """What to keep, by face, and the expected worth; keeping all dice means stopping."""

    kept: tuple[int, ...]
    worth: float


class Tier(NamedTuple):
    """Faces that may be picked together, for at most this price."""

    faces: tuple[int, ...]
    price: float


class Solver:
    """What every set of dice is worth with some rerolls to come, under the best play."""

    __slots__ = ("_expected", "_tiers", "_worths", "dice", "faces", "rerolls", "rules", "values")

    def __init__(
        self, values: ArrayLike, faces: int, dice: int, rerolls: int, rules: Restrictions = FREE
    ) -> None:
        """Take the worth of every multiset, in the order of `multisets`, or a row of worths for a batch."""
        rows = np.atleast_2d(np.asarray(values, np.float64))
        if rows.ndim != 2 or rows.shape[1] != start(faces, dice + 1) - start(faces, dice):
            raise ValueError(f"{rows.shape[-1]} values do not fit {dice} dice with {faces} faces")
        self.values: Worths = np.ascontiguousarray(rows.T)
        self.faces, self.dice, self.rerolls, self.rules = faces, dice, rerolls, rules
        self._tiers = tiers(faces, rules)
        self._worths: dict[tuple[int, int], Worths] = {}
        self._expected: dict[tuple[int, int], Worths] = {}

    # -- what to do with the dice shown ---------------------------------------------------------

    def best(self, showing: Sequence[int], at: int = 0) -> Keep:
        """What to keep of the dice shown, given by face; in a batch, for the values at this index."""
        return self.decide(self._checked(showing), self.rerolls, self.rules.tolled, at)

    def worths(self, showing: Sequence[int]) -> Worths:
        """What the dice shown are worth, for each of a batch."""
        found: Worths = self._worth(self.rerolls, self.rules.tolled)[index(self._checked(showing))]
        return found.copy()

    def rolled(self, kept: Sequence[int], at: int = 0) -> float:
        """The expected worth if the missing dice are rolled now, before all the rerolls."""
        return float(self._expect(self.rerolls + 1, self.rules.tolled)[place(kept), at])

    def keeps(self, showing: Sequence[int]) -> list[tuple[int, ...]]:
        """All sets that may be kept, most dice first."""
        shown = self._checked(showing)
        stop = [] if self.rerolls and self._must(shown) else [shown]
        tier = self._tiers[-1 if self.rules.tolled else 0]
        kept = subsets(shown, tier.faces)[0] if self.rerolls else ()
        return stop + [tuple(some.tolist()) for some in kept]

    def worth_of(self, kept: Sequence[int], showing: Sequence[int] = (), at: int = 0) -> float:
        """The expected worth of keeping just these; what shows matters only where picks are limited."""
        if sum(kept) == self.dice:
            return self.stop_worth(kept, at)
        tier = self.tier_of(kept, showing) if showing else 0
        left = self.rules.tolled - min(tier, 1)
        if not self.rerolls or tier == len(self._tiers) or left < 0:
            return -np.inf
        return float(self._expect(self.rerolls, left)[place(kept), at]) - self._tiers[tier].price

    def stop_worth(self, showing: Sequence[int], at: int = 0) -> float:
        """What the dice are worth as they are."""
        return float(self.values[index(self._checked(showing)), at])

    def decide(self, showing: tuple[int, ...], rerolls: int, tolled: int, at: int = 0) -> Keep:
        """What to keep with this many rerolls and payable tolls left, no more than at first."""
        best = Keep(showing, float(self.values[index(showing), at]))
        if not rerolls:
            return best
        if self._must(showing):
            best = Keep(showing, -np.inf)
        for tier in self._tiers[: 1 + min(tolled, 1) * len(self._tiers)]:
            kept, places = subsets(showing, tier.faces)
            if len(kept):
                left = tolled if tier is self._tiers[0] else tolled - 1
                worths = self._expect(rerolls, left)[:, at].take(places)
                # Among equals the one keeping the most dice: no die is rolled for nothing.
                first = int((worths >= worths.max() - NOISE).argmax())
                if worths[first] - tier.price > best.worth + NOISE:
                    best = Keep(tuple(kept[first].tolist()), float(worths[first]) - tier.price)
        return best

    def tier_of(self, kept: Sequence[int], showing: Sequence[int]) -> int:
        """Which tier of prices a reroll needs: 0 if it is free, one past the last if it is not allowed."""
        picked = {face for face, count in enumerate(showing) if count > kept[face]}
        fitting = [at for at, tier in enumerate(self._tiers) if picked.issubset(tier.faces)]
        return fitting[0] if fitting else len(self._tiers)

    def _must(self, showing: tuple[int, ...]) -> bool:
        return self.rules.compelled and any(showing[face] for face in self._tiers[0].faces)

    def _checked(self, showing: Sequence[int]) -> tuple[int, ...]:
        if len(showing) != self.faces or sum(showing) != self.dice:
            raise ValueError(f"{tuple(showing)} does not count {self.dice} dice by {self.faces} faces")
        return tuple(showing)

    # -- the two halves of a reroll ---------------------------------------------------------------

    def _worth(self, rerolls: int, tolled: int) -> Worths:
        """By multiset of all dice: what it is worth when deciding now."""
        if not rerolls:
            return self.values
        key = (rerolls, min(rerolls, tolled))
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._choose(*key)
        return found

    def _choose(self, rerolls: int, tolled: int) -> Worths:
        free = self._ladder(0)
        worth = free.climb(self._expect(rerolls, tolled))
        stop = np.where(free.open, -np.inf, self.values) if self.rules.compelled else self.values
        np.maximum(worth, stop, out=worth)
        if tolled:
            for at in range(1, len(self._tiers)):
                paid = self._ladder(at).climb(self._expect(rerolls, tolled - 1))
                np.maximum(worth, paid - self._tiers[at].price, out=worth)
        return worth

    def _ladder(self, tier: int) -> Ladder:
        return ladder(self.faces, self.dice, self._tiers[tier].faces)

    def _expect(self, rerolls: int, tolled: int) -> Worths:
        """By place: what keeping these and rolling the other dice is worth."""
        key = (rerolls, min(rerolls - 1, tolled))
        found = self._expected.get(key)
        if found is None:
            worth = self._worth(rerolls - 1, tolled)
            found = self._expected[key] = ladder(self.faces, self.dice, ()).descend(worth)
        return found


def tiers(faces: int, rules: Restrictions) -> tuple[Tier, ...]:
    """The free faces, and with each price those it opens as well."""
    prices = dict(rules.tolls)
    if min(prices.values(), default=0.0) < 0:
        raise ValueError("a toll is never negative")
    allowed = [face for face in range(faces) if face not in rules.locked]
    free = Tier(tuple([face for face in allowed if face not in prices]), 0.0)
    paid = sorted({price for face, price in rules.tolls if face in allowed})
    return free, *[
        Tier(tuple([face for face in allowed if prices.get(face, 0.0) <= price]), price) for price in paid
    ]


def picks(dice: Sequence[Face], kept: Sequence[int], faces: Sequence[Face]) -> tuple[int, ...]:
    """The dice to reroll, numbered from 0, if this many of each face are kept: the first ones stay."""
    left = dict(zip(faces, kept, strict=True))
    picked = []
    for die, face in enumerate(dice):
        left[face] -= 1
        if left[face] < 0:
            picked.append(die)
    return tuple(picked)


def counts(dice: Sequence[Face], faces: Sequence[Face]) -> tuple[int, ...]:
    """How many dice show each face."""
    return tuple([dice.count(face) for face in faces])
