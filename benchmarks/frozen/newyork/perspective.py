"""New York through the eyes of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from benchmarks.frozen.perspective import Perspective
from kaiju.core.state import Face, Monster, Place
from kaiju.core.view import View
from kaiju.newyork.city import City, borough_of, inside

# The chance that one attack costs at least 0, 1, 2 ... Life.
_BLOWS: Final[Sequence[float]] = (1.0, 0.75, 0.5, 0.28, 0.14, 0.06, 0.025, 0.01)


class NewYorkPerspective(Perspective):
    """Adds the city: who is where, and what is to be feared."""

    __slots__ = ("city", "results", "tolled")

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.city = cast(City, view.state.extra)
        self.results: list[Face] = []  # the dice to reroll, and what cards will add to them
        self.tolled = False  # does rerolling all of these dice cost something?

    def neighbours(self, borough: Place) -> list[Monster]:
        """The other Monsters in a borough."""
        return [monster for monster in self.others if borough_of(monster) == borough]

    def blow(self, life: int) -> float:
        """The chance that one attack eliminates a Monster with this much Life."""
        return _BLOWS[life] if life < len(_BLOWS) else 0.0

    def is_inside(self) -> bool:
        """Is this Monster in Manhattan?"""
        return inside(self.me)
