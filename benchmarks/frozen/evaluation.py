"""Who will win: a small network over what everyone can see, fitted to the results of many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from benchmarks.frozen.features import COMMON, TRAITS, Column, Columns, ExtraFeatures, Inside, features
from kaiju.core.state import Monster, State

WON: Final = 20.0
OUT: Final = -1e9  # the score of an eliminated Monster
SIMPLE: Final = len(Columns._fields) - 2  # the columns with one number per Monster
NO_TRAITS: Final[Sequence[float]] = [0.0] * TRAITS
UNKNOWN: Final[Sequence[float]] = [0.0] * (2 + TRAITS)


class Evaluation:
    """The chance of each Monster to win, from a score for each; the worth of its cards is part of it."""

    __slots__ = (
        "bias",
        "cards",
        "extra_features",
        "extras",
        "glance",
        "hidden",
        "inside",
        "linear",
        "out",
        "regard",
        "winning_vp",
    )

    def __init__(
        self, data: Mapping[str, Any], winning_vp: int, inside: Inside, extra_features: ExtraFeatures
    ) -> None:
        self.winning_vp = winning_vp
        self.inside = inside
        self.extra_features = extra_features
        self.cards: dict[str, list[float]] = data["cards"]
        self.linear = np.array(data["linear"], np.float64)
        self.hidden = np.array(data["hidden"], np.float64)
        self.bias = np.array(data["bias"], np.float64)
        self.out = np.array(data["out"], np.float64)
        self.glance = np.array(data["glance"], np.float64)
        self.regard = np.array(data["regard"], np.float64)
        self.extras = len(self.linear) - COMMON - TRAITS  # how many features only this game has

    def columns(self, state: State) -> Columns:
        """The position as columns with a single row."""
        order = [monster.seat for monster in state.clockwise(state.active)]
        lines = [self._line(state, monster, order) for monster in state.monsters]
        simple = np.array([line[:SIMPLE] for line in lines], np.float64).T[:, None, :]
        traits, extras = [np.array([[line[at] for line in lines]], np.float64) for at in (SIMPLE, SIMPLE + 1)]
        return Columns._make([*simple, traits, extras])

    def _line(self, state: State, monster: Monster, order: list[int]) -> list[Any]:
        if not monster.alive:
            return [*[0.0] * SIMPLE, NO_TRAITS, [0.0] * self.extras]
        now, later, *traits = self.worth_of([held.card.id for held in monster.cards])
        return [
            monster.vp,
            monster.life,
            monster.energy,
            self.inside(monster),
            True,
            order.index(monster.seat),
            len(monster.cards),
            now,
            later,
            traits,
            self.extra_features(state, monster),
        ]

    def worth_of(self, cards: Sequence[str]) -> list[float]:
        """What some cards are worth together: at once, for the rest of the game, and by trait."""
        known = [self.cards.get(card, UNKNOWN) for card in cards]
        return [sum(column) for column in zip(UNKNOWN, *known, strict=True)]

    def chances(self, columns: Columns) -> Column:
        """The chance of each Monster to win, by position and seat; if nobody is left, nobody wins."""
        scores = np.where(columns.alive > 0, self._scores(columns), OUT)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True)) * columns.alive
        found: Column = shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-12)
        return found

    def _scores(self, columns: Columns) -> Column:
        """How well each Monster is doing; one with all the points has as good as won."""
        seen, left = features(columns, self.winning_vp)
        looks = np.tanh(seen @ self.glance) * columns.alive[..., None]
        others = (looks.sum(axis=1, keepdims=True) - looks) @ self.regard
        scores: Column = seen @ self.linear + np.tanh(seen @ self.hidden + others + self.bias) @ self.out
        scores += columns.strength + columns.lasting * left
        scores[columns.vp >= self.winning_vp] += WON
        return scores

    def winning_chance(self, state: State, seat: int) -> float:
        """The chance of one seat to win from a position, or its actual result."""
        if state.over:
            return float(state.winner == seat)
        return float(self.chances(self.columns(state))[0, seat])
