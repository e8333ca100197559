"""Random openings, after which equals play on from positions that they would never have come to."""

from __future__ import annotations

from random import Random
from typing import Final

from kaiju.arena.plan import Plan
from kaiju.bots import BOTS
from kaiju.core.chance import commitment_of
from kaiju.core.view import View

PART: Final = 2 / 3  # of the games begin with one
RASH: Final = (0.1, 0.3, 0.6)  # how often a seat takes any answer at all
SENSIBLE: Final = "brawler"  # who answers otherwise


class Opening:
    """Answers for every seat up to a turn, at times at random; what it does follows from the game's seed."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.last_turn = last_turn(plan, number)
        shown = commitment_of(plan.secret(number))
        self.rng = Random(f"opening {shown}")
        self.rash = [self.rng.choice(RASH) for _ in plan.bots]
        self.sensible = BOTS[SENSIBLE](f"{shown} opening")

    def lasts(self, turn: int) -> bool:
        """Is it still going on? If there is one, it begins with what is asked before the first turn."""
        return 0 < self.last_turn >= turn

    def choose(self, view: View) -> str:
        """Any answer, or a brawler's."""
        assert view.question is not None
        if self.rng.random() < self.rash[view.seat]:
            return self.rng.choice(list(view.question.options))
        return self.sensible.choose(view)


def last_turn(plan: Plan, number: int) -> int:
    """The last turn of the opening of a game; 0 if it has none."""
    if plan.scatter < 1:
        return 0
    rng = Random(f"scatter {commitment_of(plan.secret(number))}")
    return rng.randint(1, plan.scatter) if rng.random() < PART else 0
