"""Who will win: a small network over what everybody can see, fitted to the results of many games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from kaiju.bots.sheet import COMMON, Column, Inside, Marks, Sheet, features
from kaiju.core.state import Monster, State

WON: Final = 20.0
OUT: Final = -1e9  # the score of a Monster that has been eliminated


class Evaluation:
    """The chance of each Monster to win, from a score for each; the worth of its cards is part of it."""

    __slots__ = ("bias", "cards", "hidden", "inside", "linear", "marks", "out", "winning_vp")

    def __init__(self, data: Mapping[str, Any], winning_vp: int, inside: Inside, marks: Marks) -> None:
        self.winning_vp = winning_vp
        self.inside = inside
        self.marks = marks
        self.cards: dict[str, tuple[float, float]] = {
            card: (float(now), float(later)) for card, (now, later) in data["cards"].items()
        }
        self.linear = np.array(data["linear"], np.float64)
        self.hidden = np.array(data["hidden"], np.float64)
        self.bias = np.array(data["bias"], np.float64)
        self.out = np.array(data["out"], np.float64)

    def sheet(self, state: State) -> Sheet:
        """The position as a sheet with one row."""
        order = [monster.seat for monster in state.clockwise(state.active)]
        lines = [self._line(state, monster, order) for monster in state.monsters]
        marks = np.array([[line[-1] for line in lines]], np.float64)
        columns = np.array([line[:-1] for line in lines], np.float64).T[:, None, :]
        return Sheet._make([*columns, marks])

    def _line(self, state: State, monster: Monster, order: list[int]) -> list[Any]:
        if not monster.alive:
            return [*[0.0] * (len(Sheet._fields) - 1), [0.0] * (len(self.linear) - COMMON)]
        known = [self.cards.get(held.card.id, (0.0, 0.0)) for held in monster.cards]
        return [
            monster.vp,
            monster.life,
            monster.energy,
            self.inside(monster),
            True,
            order.index(monster.seat),
            len(known),
            sum([now for now, _ in known]),
            sum([later for _, later in known]),
            self.marks(state, monster),
        ]

    def chances(self, sheet: Sheet) -> Column:
        """The chance of each Monster to win, by position and seat; where nobody is left nobody wins."""
        scores = np.where(sheet.alive > 0, self._scores(sheet), OUT)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True)) * sheet.alive
        found: Column = shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-12)
        return found

    def _scores(self, sheet: Sheet) -> Column:
        """How well each Monster stands; whoever has all the points has as good as won."""
        seen, left = features(sheet, self.winning_vp)
        scores: Column = seen @ self.linear + np.tanh(seen @ self.hidden + self.bias) @ self.out
        scores += sheet.strength + sheet.lasting * left
        scores[sheet.vp >= self.winning_vp] += WON
        return scores

    def hope(self, state: State, seat: int) -> float:
        """The chance of one seat in a position, or what became of it."""
        if state.over:
            return float(state.winner == seat)
        return float(self.chances(self.sheet(state))[0, seat])
