"""Adam: steps down a slope, each as long as its weight has earned by how steadily it went one way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

MEMORY: Final = (0.9, 0.999)  # how slowly slopes and their squares are forgotten


class Adam:
    """Some weights by name, and what is remembered of their slopes."""

    def __init__(self, weights: dict[str, Array], calm: Mapping[str, float]) -> None:
        self.weights = weights
        self.calm = calm  # how strongly each weight is drawn to 0
        self._slopes = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._steps = 0

    def step(self, slopes: Mapping[str, Array], rate: float) -> None:
        """One step of all weights."""
        self._steps += 1
        for name, slope in slopes.items():
            self._move(name, slope + self.calm[name] * self.weights[name], rate)

    def _move(self, name: str, slope: Array, rate: float) -> None:
        slow, slower = MEMORY
        self._slopes[name] = slow * self._slopes[name] + (1 - slow) * slope
        self._squares[name] = slower * self._squares[name] + (1 - slower) * slope * slope
        mean = self._slopes[name] / (1 - slow**self._steps)
        spread = np.sqrt(self._squares[name] / (1 - slower**self._steps))
        self.weights[name] -= rate * mean / (spread + 1e-8)
