"""The position through the eyes of one seat: who stands where, and what Life, points and Energy are worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, cast

from kaiju.bots.keeping import Keeping, Totals
from kaiju.core.state import Monster, Place
from kaiju.core.view import View
from kaiju.newyork.city import City, borough_of, inside

WIN: Final = 40.0
DEATH: Final = -25.0
ENERGY_WORTH: Final = 0.5

# What the first, second, third ... Life is worth; 12 is the most a card allows.
_LIFE: Final[Sequence[float]] = (
    0.0,
    *accumulate((8.0, 4.0, 3.0, 2.5, 2.0, 1.5, 1.2, 1.0, 0.7, 0.5, 0.4, 0.4)),
)

# The chance that one attack takes at least 0, 1, 2 ... Life.
_BLOWS: Final[Sequence[float]] = (1.0, 0.75, 0.5, 0.28, 0.14, 0.06, 0.025, 0.01)


class Sight:
    """A view with what a plain bot reads out of it."""

    __slots__ = ("city", "keeping", "me", "others", "state", "totals", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = view.state
        self.me = view.me
        self.city = cast(City, view.state.extra)
        self.others = view.state.others(view.me)
        self.totals: Totals = {}  # this and the next are worked out for the questions that need them
        self.keeping: Keeping | None = None

    def owns(self, card: str) -> bool:
        """Does this seat own the card?"""
        return any(held.card.id == card for held in self.me.cards)

    def units(self, monster: Monster) -> int:
        """How many Units stand around a Monster."""
        return len(self.city.boroughs[borough_of(monster)].units) if monster.place else 0

    def neighbours(self, borough: Place) -> list[Monster]:
        """The other Monsters in a borough."""
        return [monster for monster in self.others if borough_of(monster) == borough]

    def remaining(self) -> float:
        """How much of the game is left, from 1 down to 0, by the points of the leader."""
        most = max(monster.vp for monster in self.state.living())
        return 1 - most / self.view.game.winning_vp

    def points(self, amount: float) -> float:
        """What victory points are worth: the last one wins, and none is worth anything after it."""
        missing = self.view.game.winning_vp - self.me.vp
        if missing <= 0:
            return 0.0
        return missing + WIN if amount >= missing else amount

    def life(self, change: int) -> float:
        """What gaining or losing Life is worth, up to the maximum and down to the end."""
        now = self.me.life
        after = min(now + change, max(now, self.max_life()))
        return DEATH if after <= 0 else _LIFE[after] - _LIFE[now]

    def max_life(self) -> int:
        """The most Life this Monster may have."""
        most = self.view.game.life
        for held in self.me.cards:
            if "max_life" in held.card.acts:
                most = held.card.max_life(self.me, held, most)
        return most

    def blow(self, life: int) -> float:
        """The chance that one attack ends a Monster with this much Life."""
        return _BLOWS[life] if life < len(_BLOWS) else 0.0

    def harm(self, target: Monster, damage: int) -> float:
        """What it is worth that another Monster takes damage: the leader counts for more."""
        if damage <= 0:
            return 0.0
        if damage >= target.life:
            return WIN if len(self.others) == 1 else 3 + 0.3 * target.vp
        return damage * (0.15 + 0.025 * target.vp + 0.4 / target.life)

    def pending(self) -> int:
        """The damage that is about to hit this Monster."""
        strike = self.state.strike
        hits = strike.hits if strike else []
        return sum(hit.amount - hit.spared for hit in hits if hit.target is self.me)

    def is_inside(self) -> bool:
        """Is this Monster in Manhattan?"""
        return inside(self.me)
