"""The network behind an evaluation, and how it learns: Adam on the cross entropy of who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.bots.evaluation import OUT, Evaluation

Array = NDArray[np.float32]
Weights = dict[str, Array]

HIDDEN: Final = 32
CALM: Final = 1e-5  # how strongly weights are drawn to 0
CAREFUL: Final = 2e-4  # the same for cards, of which there are few of each
CARDS: Final = ("now", "later")
MEMORY: Final = (0.9, 0.999)  # how slowly Adam forgets slopes and their squares
DIGITS: Final = 4
AT_ONCE: Final = 4096  # positions looked at together where nothing is learned


class Data(NamedTuple):
    """Positions as the network sees them, who won, and what it should have said."""

    seen: Array
    left: Array
    alive: Array
    cards: NDArray[np.int8]
    winner: NDArray[np.intp]
    target: Array

    def pick(self, rows: Any) -> Data:
        """Some of the positions."""
        return Data(*[column[rows] for column in self])


class Network:
    """The weights by name, and what Adam remembers of their slopes."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._slopes = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._steps = 0

    @staticmethod
    def new(size: int, cards: int, rng: np.random.Generator) -> Network:
        """A network that knows nothing yet."""
        weights = {
            "linear": np.zeros(size),
            "hidden": rng.normal(0, 0.6 / np.sqrt(size), (size, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "out": rng.normal(0, 0.1, HIDDEN),
            "now": np.zeros(cards),
            "later": np.zeros(cards),
        }
        return Network({name: weight.astype(np.float32) for name, weight in weights.items()})

    @staticmethod
    def of(evaluation: Evaluation, ids: Sequence[str]) -> Network:
        """The network of an evaluation that is in use."""
        worths = np.array([evaluation.cards.get(card, (0.0, 0.0)) for card in ids])
        weights = {
            **{name: getattr(evaluation, name) for name in ("linear", "hidden", "bias", "out")},
            **dict(zip(CARDS, worths.T, strict=True)),
        }
        return Network({name: weight.astype(np.float32) for name, weight in weights.items()})

    # -- what it says ------------------------------------------------------------------------------

    def forward(self, data: Data) -> tuple[Array, Array]:
        """What the hidden layer says, and the chance of each Monster to win."""
        w, cards = self.weights, data.cards.astype(np.float32)
        hidden = np.tanh(data.seen @ w["hidden"] + w["bias"])
        scores = data.seen @ w["linear"] + hidden @ w["out"] + cards @ w["now"]
        scores = np.where(data.alive > 0, scores + cards @ w["later"] * data.left, np.float32(OUT))
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True)

    def all_chances(self, data: Data) -> Array:
        """The chances in every position, some at a time."""
        parts = [slice(at, at + AT_ONCE) for at in range(0, len(data.winner), AT_ONCE)]
        return np.concatenate([self.forward(data.pick(part))[1] for part in parts])

    def loss(self, data: Data) -> float:
        """The mean surprise at who won: the cross entropy."""
        chances = self.all_chances(data)[np.arange(len(data.winner)), data.winner]
        return float(-np.log(chances.astype(np.float64) + 1e-9).mean())

    def to_json(self, ids: Sequence[str]) -> dict[str, Any]:
        """The weights as data, cards by their names."""
        told = {
            name: (weight.astype(np.float64).round(DIGITS) + 0.0).tolist()
            for name, weight in self.weights.items()
        }
        worths = zip(*(told.pop(name) for name in CARDS), strict=True)
        return {"cards": {card: list(worth) for card, worth in zip(ids, worths, strict=True)}, **told}

    # -- how it learns -----------------------------------------------------------------------------

    def learn(self, data: Data, rate: float) -> None:
        """One step down the slope of the loss."""
        hidden, chances = self.forward(data)
        error = (chances - data.target) * data.alive / np.float32(len(chances))
        self._steps += 1
        for name, slope in self._downhill(data, hidden, error).items():
            self._step(name, slope, rate)

    def _downhill(self, data: Data, hidden: Array, error: Array) -> Weights:
        """The slope of the loss by each weight."""
        back = error[..., None] * self.weights["out"] * (1 - hidden * hidden)
        cards = data.cards.astype(np.float32)
        # Many small products are as fast as one large, and do not depend on how many cores share it.
        return {
            "linear": np.einsum("bn,bnd->d", error, data.seen),
            "hidden": (data.seen.swapaxes(1, 2) @ back).sum(axis=0),
            "bias": back.sum(axis=(0, 1)),
            "out": np.einsum("bn,bnh->h", error, hidden),
            "now": np.einsum("bn,bnc->c", error, cards),
            "later": np.einsum("bn,bnc->c", error * data.left, cards),
        }

    def _step(self, name: str, slope: Array, rate: float) -> None:
        weight, (slow, slower) = self.weights[name], MEMORY
        slope = slope + (CAREFUL if name in CARDS else CALM) * weight
        self._slopes[name] = slow * self._slopes[name] + (1 - slow) * slope
        self._squares[name] = slower * self._squares[name] + (1 - slower) * slope * slope
        mean = self._slopes[name] / (1 - slow**self._steps)
        spread = np.sqrt(self._squares[name] / (1 - slower**self._steps))
        weight -= rate * mean / (spread + 1e-8)


def one_hot(winner: NDArray[np.intp], seats: int) -> Array:
    """All of the chance for whoever won."""
    return np.eye(seats, dtype=np.float32)[winner]
