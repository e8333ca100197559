"""What a turn leads to for many rolls at once: the position after each, as columns of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.frozen.evaluation import Evaluation
from benchmarks.frozen.features import Column, Columns
from benchmarks.frozen.perspective import Perspective
from benchmarks.frozen.worth import Opinion
from kaiju.core.cards import Card
from kaiju.core.state import Monster

Numbers = NDArray[np.float64]  # one per roll
Rows = NDArray[np.bool_]
Deal = tuple[Card, Opinion, int]  # a card in the row, what it gives, and its price
# The points and Energy paid to a seat inside.
Income = Callable[[Columns, int], tuple[Numbers | float, Numbers | float]]

MOST_ENERGY: Final = 30


class Outcomes:
    """The columns of a position, one row per roll, into which results are entered by the rules."""

    __slots__ = ("base", "columns", "evaluation", "income", "me", "pov")

    def __init__(self, evaluation: Evaluation, pov: Perspective, rows: int, income: Income) -> None:
        self.evaluation = evaluation
        self.pov = pov
        self.me = pov.me.seat
        self.income = income
        self.base = _turn_over(evaluation.columns(pov.state), self.me)
        self.columns = self.base.repeat(rows)

    def heal(self, amounts: Numbers) -> None:
        """Gain Life up to the maximum."""
        life = self.columns.life[:, self.me]
        np.minimum(life + amounts, max(self.pov.max_life(), self.pov.me.life), out=life)

    def hurt(self, monster: Monster, damage: Numbers | float) -> Rows:
        """Lose Life; returns the rows in which this eliminates the Monster."""
        life, alive = self.columns.life[:, monster.seat], self.columns.alive[:, monster.seat]
        life -= damage
        fallen: Rows = (life <= 0) & (alive > 0)
        alive[fallen] = 0.0
        return fallen

    def enter(self, rows: Rows, paid: tuple[int, int]) -> None:
        """Go inside, which pays points and Energy."""
        self.columns.inside[rows, self.me] = 1.0
        self.columns.vp[rows, self.me] += paid[0]
        self.columns.energy[rows, self.me] += paid[1]

    def chances(self) -> Column:
        """Everyone's chance to win, by row and seat, once the next turn has begun."""
        return self.evaluation.chances(self.payday(self.columns))

    def payday(self, columns: Columns) -> Columns:
        """The columns once the next turn has begun, with its Monster paid for its place."""
        vp, energy = columns.vp.copy(), columns.energy.copy()
        seat = int(np.argmin(np.where(self.base.alive[0] > 0, self.base.wait[0], np.inf)))
        points, cubes = self.income(columns, seat)
        paid = columns.inside[:, seat] * (vp[:, self.me] < self.evaluation.winning_vp)
        vp[:, seat] += points * paid
        energy[:, seat] += cubes * paid
        return columns._replace(vp=vp, energy=energy)

    def fork(self, seat: int, leave: Callable[[Outcomes], Rows]) -> None:
        """Let a seat leave in the rows where that is better for it; `leave` does so wherever it may."""
        stayed, stay = Columns(*[column.copy() for column in self.columns]), self.chances()[:, seat]
        may = leave(self)
        stays = ~may | (stay >= self.chances()[:, seat])
        for now, before in zip(self.columns, stayed, strict=True):
            now[stays] = before[stays]

    def shop(self, deals: Sequence[Deal]) -> None:
        """Spend the Energy on the card that helps most, or keep it."""
        best = self._best_deals(deals)
        cubes = np.clip(self.columns.energy[:, self.me], 0, MOST_ENERGY).astype(np.intp)
        for at, deal in enumerate(deals, 1):
            rows = best[cubes] == at
            if rows.any():
                bought = Columns(*[column[rows] for column in self.columns])
                self._buy(bought, deal)
                for column, new in zip(self.columns, bought, strict=True):
                    column[rows] = new

    def _best_deals(self, deals: Sequence[Deal]) -> NDArray[np.intp]:
        """By amount of Energy: the index of the best purchase, 0 for none."""
        size = MOST_ENERGY + 1
        columns = self.base.repeat(size * (1 + len(deals)))
        columns.energy[:, self.me] = np.tile(np.arange(size), 1 + len(deals))
        for at, deal in enumerate(deals, 1):
            self._buy(Columns(*[column[at * size : (at + 1) * size] for column in columns]), deal)
        chances = self.evaluation.chances(columns)[:, self.me].reshape(-1, size)
        for at, (_, _, price) in enumerate(deals, 1):
            chances[at, :price] = 0.0
        best: NDArray[np.intp] = chances.argmax(axis=0)
        return best

    def _buy(self, columns: Columns, deal: Deal) -> None:
        card, opinion, price = deal
        me, others = self.me, [other.seat for other in self.pov.others]
        now, later, *traits = self.evaluation.worth_of([card.id])
        most = max(self.pov.max_life(), self.pov.me.life)
        columns.energy[:, me] = np.maximum(0.0, columns.energy[:, me] - price) + opinion.energy
        columns.life[:, me] = np.minimum(columns.life[:, me] + opinion.life, most)
        columns.vp[:, me] += opinion.vp
        columns.cards[:, me] += card.keep
        columns.strength[:, me] += now
        columns.lasting[:, me] += later
        columns.traits[:, me] += traits
        columns.life[:, others] -= opinion.harm
        columns.vp[:, others] = np.maximum(0.0, columns.vp[:, others] - opinion.loss)
        if opinion.inside:
            columns.vp[:, me] += 1 - columns.inside[:, me]
            columns.inside[:, others], columns.inside[:, me] = 0.0, 1.0
        columns.alive[:] *= columns.life > 0


def _turn_over(columns: Columns, me: int) -> Columns:
    """The same position when the next Monster takes its turn."""
    living = columns.alive.sum()
    wait = np.where(columns.alive > 0, (columns.wait - columns.wait[0, me] - 1) % living, 0.0)
    return columns._replace(wait=wait)
