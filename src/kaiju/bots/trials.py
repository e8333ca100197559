"""Answers tried in guessed worlds, for as long as a budget lasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kaiju.bots.budget import Budget
from kaiju.bots.foresight import Foresight
from kaiju.bots.judgement import LEEWAY, SURE, Judgement, judgement_of
from kaiju.bots.network import Chances
from kaiju.core.state import State
from kaiju.core.view import View

GLANCES: Final = 8  # in how many worlds answers are tried before the best are looked at more closely
SHARE: Final = 0.3  # of the budget, at most, for that
CLOSE: Final = 0.04  # answers this close to the best are looked at more closely
FIELD: Final = 5  # how many at most
CLEAR: Final = 0.06  # a lead that no closer look overturns
FEW: Final = 3  # worlds after which the first answers may drop out


class Trials:
    """Answers tried in the same guessed worlds, and the best of them looked at one turn further."""

    __slots__ = (
        "_budget",
        "_ends",
        "_field",
        "_foresight",
        "_further",
        "_glances",
        "_sure",
        "_texts",
        "_view",
    )

    def __init__(self, view: View, texts: Sequence[str], foresight: Foresight, budget: Budget) -> None:
        self._view = view
        self._texts = texts
        self._foresight = foresight
        self._budget = budget
        self._glances: list[Chances] = []  # by world: everybody's chances by answer
        self._ends: list[list[State | None]] = []
        self._further: list[
            Chances
        ] = []  # by world: what a closer look changes; nothing where none was taken
        self._field: list[int] = []  # the answers that are looked at more closely
        self._sure = False  # has chance no part in it, so that one world is all of them?

    def judgement(self) -> Judgement:
        """Try the answers, as far as the budget goes."""
        budget = self._budget
        while True:
            world = self._foresight.world(self._view, self._texts)
            self._glances.append(world.chances)
            self._ends.append(world.ends)
            self._sure = world.sure
            budget.spend()
            done = len(self._glances)
            if self._sure or done == GLANCES or budget.used() > SHARE or not budget.lasts():
                break
        self._choose_field()
        for number in range(len(self._glances)):
            if len(self._field) < 2 or not budget.lasts():
                break
            self._look_further(number)
            if len(self._further) >= FEW:
                self._drop()
        return self._result()

    def _mine(self) -> NDArray[np.float64]:
        found: NDArray[np.float64] = np.mean(self._glances, axis=0)[:, self._view.seat]
        return found

    def _choose_field(self) -> None:
        mine = self._mine()
        order = np.argsort(-mine, kind="stable").tolist()
        if len(order) < 2 or mine[order[0]] - mine[order[1]] > CLEAR:
            return
        close = [at for at in order if mine[order[0]] - mine[at] < CLOSE][:FIELD]
        if any(not np.allclose(self._glances[0][at], self._glances[0][close[0]]) for at in close):
            self._field = close

    def _look_further(self, number: int) -> None:
        glance, shift = self._glances[number], np.full(self._glances[0].shape, np.nan)
        known: dict[int, Chances | None] = {}
        for at in self._field:
            end = self._ends[number][at]
            shift[at] = 0.0
            if end is not None:
                if id(end) not in known:
                    known[id(end)] = self._foresight.deeper(self._view, end)
                    self._budget.spend()
                found = known[id(end)]
                if found is not None:
                    shift[at] = found - glance[at]
        self._further.append(shift)

    def _drop(self) -> None:
        """What is clearly worse than the best is not looked at any more."""
        _, behind, doubt = self._standing()
        self._field = [at for at in self._field if behind[at] <= SURE * max(doubt[at], LEEWAY)]

    def _standing(self) -> tuple[Chances, NDArray[np.float64], NDArray[np.float64]]:
        """By answer: everybody's chances; how far behind the best it is; and the standard error of that."""
        seat, glances = self._view.seat, np.array(self._glances)
        means: Chances = glances.mean(axis=0)
        mine = glances[..., seat]
        shifts = np.array(self._further) if self._further else np.full((1, *means.shape), np.nan)
        seen: NDArray[np.bool_] = ~np.isnan(shifts[..., 0])
        looked = seen.sum(axis=0) > 0
        if looked.any():
            total = np.where(seen[..., None], shifts, 0.0).sum(axis=0)
            moved = total / np.maximum(seen.sum(axis=0), 1)[:, None]
            means = means + np.where(looked[:, None], moved, moved[looked].mean(axis=0))
        means = np.clip(means, 0.0, 1.0)
        best = int(means[:, seat].argmax())
        behind = means[best, seat] - means[:, seat]
        doubt = _error(mine[:, best, None] - mine, self._sure)
        if looked.any():
            gap = shifts[..., best, seat][:, None] - shifts[..., seat]
            doubt = np.hypot(doubt, _error(gap, self._sure))
        return means, behind, doubt

    def _result(self) -> Judgement:
        means, _, doubt = self._standing()
        error = _error(np.array(self._glances)[..., self._view.seat], self._sure)
        return judgement_of(
            self._view, self._texts, means, error, doubt, len(self._glances) + len(self._further)
        )


def _error(values: NDArray[np.float64], sure: bool) -> NDArray[np.float64]:
    """The standard error of the mean over worlds, by answer; nothing is known of those tried only once."""
    known = ~np.isnan(values)
    size = known.sum(axis=0)
    found = np.zeros(values.shape[1])
    if sure:
        return found
    mean = np.where(known, values, 0.0).sum(axis=0) / np.maximum(size, 1)
    spread = (np.where(known, values - mean, 0.0) ** 2).sum(axis=0)
    several = size > 1
    found[several] = np.sqrt(spread[several] / (size[several] * (size[several] - 1)))
    return found
