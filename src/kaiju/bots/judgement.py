"""What there is to say about a position: how good each answer is, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.bots.network import Chances
from kaiju.core.view import View

SURE: Final = 2.0  # how many standard errors tell two answers apart
# Not measured yet: endgames solved by brute force are to say how far the evaluation is off.
LEEWAY: Final = 0.002  # the standard error assumed for what it makes of the difference of two answers
MARGIN: Final = 0.04  # and of a chance


class Judged(NamedTuple):
    """What an answer is worth."""

    answer: str
    winning: float
    """The chance to win of the seat that is asked."""
    error: float
    """Its standard error, as far as worlds were guessed; 0 where everything was worked out."""
    behind: float
    """How much worse it is than the best answer."""
    doubt: float
    """The standard error of that: both were tried in the same worlds."""
    chances: tuple[float, ...]
    """Everybody's chances after it, by seat."""


class Judgement(NamedTuple):
    """What there is to say about a position, for one seat."""

    seat: int
    now: tuple[float, ...]
    """Everybody's chances now, if the best answer is given."""
    answers: tuple[Judged, ...]
    """The best first; none if another seat is asked."""
    worlds: int
    """How many worlds were guessed or turns solved."""
    margin: float
    """How far a chance may be off because the evaluation is: the standard error of that."""

    @property
    def best(self) -> Judged:
        """The best answer."""
        return self.answers[0]

    def equal(self) -> list[Judged]:
        """The answers that cannot be told apart from the best."""
        return [one for one in self.answers if not told_apart(one)]

    def span(self, one: Judged) -> tuple[float, float]:
        """Where the chance of an answer is to be expected, 95 times of 100."""
        off = 1.96 * float(np.hypot(one.error, self.margin))
        return max(0.0, one.winning - off), min(1.0, one.winning + off)


def told_apart(one: Judged) -> bool:
    """Is an answer worse than the best, beyond what the errors leave open?"""
    return one.behind > SURE * float(np.hypot(one.doubt, LEEWAY if one.behind else 0.0))


def judgement_of(
    view: View,
    texts: Sequence[str],
    rows: Chances,
    error: NDArray[np.float64],
    doubt: NDArray[np.float64],
    worlds: int,
) -> Judgement:
    """The answers in order, the best first; of equal ones the one that is offered first."""
    mine = rows[:, view.seat]
    order = np.argsort(-mine, kind="stable").tolist()
    best = float(mine[order[0]])
    answers = [
        Judged(
            texts[at],
            float(mine[at]),
            float(error[at]),
            best - float(mine[at]),
            float(doubt[at]),
            as_row(rows[at]),
        )
        for at in order
    ]
    return Judgement(view.seat, answers[0].chances, tuple(answers), worlds, MARGIN)


def as_row(row: Chances) -> tuple[float, ...]:
    """Everybody's chances as plain numbers."""
    return tuple([float(chance) for chance in row])
