"""What a turn comes to for many rolls at once: the position after each of them, on one sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kaiju.bots.evaluation import Evaluation
from kaiju.bots.outlook import Outlook
from kaiju.bots.sheet import Column, Sheet
from kaiju.bots.worth import Offer
from kaiju.core.cards import Card
from kaiju.core.state import Monster

Numbers = NDArray[np.float64]  # one for each roll
Rows = NDArray[np.bool_]
Deal = tuple[Card, Offer, int]  # a card of the row, what it gives, and its price
Income = Callable[[Sheet, int], tuple[Numbers | float, Numbers | float]]  # points and Energy of a seat inside

MOST_ENERGY: Final = 30


class Outcomes:
    """The sheet of a position, a row for each roll, on which results are entered as the rules have them."""

    __slots__ = ("base", "evaluation", "income", "me", "sheet", "sight")

    def __init__(self, evaluation: Evaluation, sight: Outlook, rows: int, income: Income) -> None:
        self.evaluation = evaluation
        self.sight = sight
        self.me = sight.me.seat
        self.income = income
        self.base = _turn_over(evaluation.sheet(sight.state), self.me)
        self.sheet = self.base.repeat(rows)

    def heal(self, amounts: Numbers) -> None:
        """Gain Life up to the maximum."""
        life = self.sheet.life[:, self.me]
        np.minimum(life + amounts, max(self.sight.max_life(), self.sight.me.life), out=life)

    def hurt(self, monster: Monster, damage: Numbers | float) -> Rows:
        """Lose Life; in which rows this is the end."""
        life, alive = self.sheet.life[:, monster.seat], self.sheet.alive[:, monster.seat]
        life -= damage
        fallen: Rows = (life <= 0) & (alive > 0)
        alive[fallen] = 0.0
        return fallen

    def enter(self, rows: Rows, points: float) -> None:
        """Go inside, which pays."""
        self.sheet.inside[rows, self.me] = 1.0
        self.sheet.vp[rows, self.me] += points

    def chances(self) -> Column:
        """The chance of everybody to win, by row and seat, when the next turn has begun."""
        return self.evaluation.chances(self.payday(self.sheet))

    def payday(self, sheet: Sheet) -> Sheet:
        """The same when the next turn has begun, and whoever takes it has been paid for its place."""
        vp, energy = sheet.vp.copy(), sheet.energy.copy()
        seat = int(np.argmin(np.where(self.base.alive[0] > 0, self.base.wait[0], np.inf)))
        points, cubes = self.income(sheet, seat)
        paid = sheet.inside[:, seat] * (vp[:, self.me] < self.evaluation.winning_vp)
        vp[:, seat] += points * paid
        energy[:, seat] += cubes * paid
        return sheet._replace(vp=vp, energy=energy)

    def fork(self, seat: int, leave: Callable[[Outcomes], Rows]) -> None:
        """Let a seat leave in the rows where that is better for it; `leave` does it in all where it may."""
        stayed, stay = Sheet(*[column.copy() for column in self.sheet]), self.chances()[:, seat]
        may = leave(self)
        stays = ~may | (stay >= self.chances()[:, seat])
        for now, before in zip(self.sheet, stayed, strict=True):
            now[stays] = before[stays]

    def shop(self, deals: Sequence[Deal]) -> None:
        """Spend the Energy on the card that helps most, or keep it."""
        best = self._best_deals(deals)
        cubes = np.clip(self.sheet.energy[:, self.me], 0, MOST_ENERGY).astype(np.intp)
        for at, deal in enumerate(deals, 1):
            rows = best[cubes] == at
            if rows.any():
                bought = Sheet(*[column[rows] for column in self.sheet])
                self._buy(bought, deal)
                for column, new in zip(self.sheet, bought, strict=True):
                    column[rows] = new

    def _best_deals(self, deals: Sequence[Deal]) -> NDArray[np.intp]:
        """By the number of cubes: which purchase is the best, 0 for none."""
        size = MOST_ENERGY + 1
        sheet = self.base.repeat(size * (1 + len(deals)))
        sheet.energy[:, self.me] = np.tile(np.arange(size), 1 + len(deals))
        for at, deal in enumerate(deals, 1):
            self._buy(Sheet(*[column[at * size : (at + 1) * size] for column in sheet]), deal)
        chances = self.evaluation.chances(sheet)[:, self.me].reshape(-1, size)
        for at, (_, _, price) in enumerate(deals, 1):
            chances[at, :price] = 0.0
        best: NDArray[np.intp] = chances.argmax(axis=0)
        return best

    def _buy(self, sheet: Sheet, deal: Deal) -> None:
        card, offer, price = deal
        me, others = self.me, [other.seat for other in self.sight.others]
        now, later, *traits = self.evaluation.worth_of([card.id])
        most = max(self.sight.max_life(), self.sight.me.life)
        sheet.energy[:, me] = np.maximum(0.0, sheet.energy[:, me] - price) + offer.energy
        sheet.life[:, me] = np.minimum(sheet.life[:, me] + offer.life, most)
        sheet.vp[:, me] += offer.vp
        sheet.cards[:, me] += card.keep
        sheet.strength[:, me] += now
        sheet.lasting[:, me] += later
        sheet.traits[:, me] += traits
        sheet.life[:, others] -= offer.harm
        sheet.vp[:, others] = np.maximum(0.0, sheet.vp[:, others] - offer.drain)
        if offer.inside:
            sheet.vp[:, me] += 1 - sheet.inside[:, me]
            sheet.inside[:, others], sheet.inside[:, me] = 0.0, 1.0
        sheet.alive[:] *= sheet.life > 0


def _turn_over(sheet: Sheet, me: int) -> Sheet:
    """The same position when the Monster after this one takes its turn."""
    living = sheet.alive.sum()
    wait = np.where(sheet.alive > 0, (sheet.wait - sheet.wait[0, me] - 1) % living, 0.0)
    return sheet._replace(wait=wait)
