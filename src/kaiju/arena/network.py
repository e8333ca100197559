"""The network behind an evaluation, and its training: gradient descent on the cross entropy of who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.bots.evaluation import OUT, UNKNOWN, Evaluation
from kaiju.bots.features import COMMON, TRAITS

Array = NDArray[np.float32]
Weights = dict[str, Array]

HIDDEN: Final = 32
GLANCE: Final = 8  # in how many ways a Monster looks at each of the others
CALM: Final = 1e-5  # weight decay
CAREFUL: Final = 2e-4  # the same for cards, which have few samples each
FREE: Final = ("bias",)
CARDS: Final = ("now", "later", "traits")
MATRICES: Final = ("linear", "hidden", "bias", "out", "glance", "regard")  # named as in an evaluation
PLACE: Final = slice(COMMON, COMMON + TRAITS)  # where the traits are among the features
DIGITS: Final = 4
AT_ONCE: Final = 4096  # positions evaluated together outside training
BLOCK: Final = 64  # rows multiplied together: so few that no product is worth sharing between cores
MEMORY: Final = (0.9, 0.999)  # how slowly gradients and their squares are forgotten


class Data(NamedTuple):
    """Positions as the network sees them, except for the traits; who won; and the target chances."""

    seen: Array
    left: Array
    alive: Array
    cards: NDArray[np.int8]
    winner: NDArray[np.intp]
    target: Array

    def pick(self, rows: Any) -> Data:
        """Some of the positions."""
        return Data(*[column[rows] for column in self])


class Thought(NamedTuple):
    """What the network makes of some positions, from what it sees to each Monster's chance to win."""

    seen: Array  # including the traits
    cards: Array
    looks: Array  # how each Monster looks to the others
    others: Array  # and what it sees of all of them
    hidden: Array
    chances: Array


class Network:
    """The weights by name, the chances they give, and their training."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        self.weights = {name: weight.astype(np.float32) for name, weight in weights.items()}
        self._adam = Adam(self.weights, {name: _calm(name) for name in weights})

    @staticmethod
    def new(size: int, cards: int, rng: np.random.Generator) -> Network:
        """An untrained network."""
        return Network(
            {
                "linear": np.zeros(size),
                "hidden": rng.normal(0, 0.6 / np.sqrt(size), (size, HIDDEN)),
                "bias": np.zeros(HIDDEN),
                "out": rng.normal(0, 0.1, HIDDEN),
                "glance": rng.normal(0, 0.3 / np.sqrt(size), (size, GLANCE)),
                "regard": rng.normal(0, 0.05, (GLANCE, HIDDEN)),
                "now": np.zeros(cards),
                "later": np.zeros(cards),
                "traits": rng.normal(0, 0.05, (cards, TRAITS)),
            }
        )

    @staticmethod
    def of(evaluation: Evaluation, ids: Sequence[str]) -> Network:
        """The network of an evaluation in use."""
        worths = np.array([evaluation.cards.get(card, UNKNOWN) for card in ids])
        cards = {"now": worths[:, 0], "later": worths[:, 1], "traits": worths[:, 2:]}
        return Network({name: getattr(evaluation, name) for name in MATRICES} | cards)

    def to_json(self, ids: Sequence[str]) -> dict[str, Any]:
        """The weights as data, cards by id."""
        told = {
            name: (weight.astype(np.float64).round(DIGITS) + 0.0).tolist()
            for name, weight in self.weights.items()
        }
        worths = zip(ids, *(told.pop(name) for name in CARDS), strict=True)
        return {"cards": {card: [now, later, *traits] for card, now, later, traits in worths}, **told}

    # -- what it says ------------------------------------------------------------------------------

    def think(self, data: Data) -> Thought:
        """Compute the chances, in the same steps as an evaluation."""
        w, cards, alive = self.weights, data.cards.astype(np.float32), data.alive[..., None]
        worths = times(cards, self._of_cards())
        seen = data.seen.copy()
        seen[..., PLACE] = worths[..., 2:]
        scores, looks, hidden = np.split(times(seen, self._of_sight()), (1, 1 + w["glance"].shape[1]), axis=2)
        looks = np.tanh(looks) * alive
        others = looks.sum(axis=1, keepdims=True) - looks
        hidden = np.tanh(hidden + times(others, w["regard"]) + w["bias"])
        scores = scores + times(hidden, w["out"][:, None])
        scores = (scores + worths[..., :1] + worths[..., 1:2] * data.left[..., None])[..., 0]
        chances = _softmax(np.where(data.alive > 0, scores, np.float32(OUT)))
        return Thought(seen, cards, looks, others, hidden, chances)

    def all_chances(self, data: Data) -> Array:
        """The chances in every position, computed a few at a time."""
        parts = [slice(at, at + AT_ONCE) for at in range(0, len(data.winner), AT_ONCE)]
        return np.concatenate([self.think(data.pick(part)).chances for part in parts])

    def loss(self, data: Data) -> float:
        """The mean cross entropy of who won."""
        chances = self.all_chances(data)[np.arange(len(data.winner)), data.winner]
        return float(-np.log(chances.astype(np.float64) + 1e-9).mean())

    def _of_sight(self) -> Array:
        """All weights that multiply what is seen, side by side."""
        return np.column_stack([self.weights[name] for name in ("linear", "glance", "hidden")])

    def _of_cards(self) -> Array:
        return np.column_stack([self.weights[name] for name in CARDS])

    # -- how it learns -----------------------------------------------------------------------------

    def learn(self, data: Data, rate: float) -> None:
        """Take one step of gradient descent."""
        self._adam.step(self.slopes(data), rate)

    def slopes(self, data: Data) -> Weights:
        """The gradient of the loss by each weight: from the error of the chances back to what was seen."""
        w, thought, alive = self.weights, self.think(data), data.alive[..., None]
        error = ((thought.chances - data.target) * data.alive / np.float32(len(data.target)))[..., None]
        hidden = error * w["out"] * (1 - thought.hidden**2)
        felt = times(hidden, w["regard"].T)
        looks = (felt.sum(axis=1, keepdims=True) - felt) * alive * (1 - thought.looks**2)
        sight = np.concatenate([error, looks, hidden], axis=2)
        traits = times(sight, self._of_sight()[PLACE].T)
        cards = np.concatenate([error, error * data.left[..., None], traits], axis=2)
        of_sight, of_cards = product(thought.seen, sight), product(thought.cards, cards)
        ways = 1 + w["glance"].shape[1]
        return {
            "linear": of_sight[:, 0],
            "glance": of_sight[:, 1:ways],
            "hidden": of_sight[:, ways:],
            "bias": hidden.sum(axis=(0, 1)),
            "out": product(thought.hidden, error)[:, 0],
            "regard": product(thought.others, hidden),
            "now": of_cards[:, 0],
            "later": of_cards[:, 1],
            "traits": of_cards[:, 2:],
        }


def _calm(name: str) -> float:
    return 0.0 if name in FREE else CAREFUL if name in CARDS else CALM


def _softmax(scores: Array) -> Array:
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Array = shares / shares.sum(axis=1, keepdims=True)
    return found


def one_hot(winner: NDArray[np.intp], seats: int) -> Array:
    """The whole chance for the winner."""
    return np.eye(seats, dtype=np.float32)[winner]


# -- the steps it takes --------------------------------------------------------------------------


class Adam:
    """Gradient descent with a step size adapted to how steadily each weight has moved."""

    def __init__(self, weights: dict[str, Array], calm: Mapping[str, float]) -> None:
        self.weights = weights
        self.calm = calm  # weight decay by weight
        self._slopes = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._steps = 0

    def step(self, slopes: Mapping[str, Array], rate: float) -> None:
        """Take one step with all weights."""
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


# -- products of many rows -----------------------------------------------------------------------


# A block at a time, so that the results are the same on any number of cores.


def _blocks(values: Array) -> Array:
    """The rows of all seats in blocks, the last one padded with zeros."""
    rows = values.reshape(-1, values.shape[-1])
    missing = -len(rows) % BLOCK
    rows = np.pad(rows, ((0, missing), (0, 0))) if missing else rows
    return rows.reshape(-1, BLOCK, rows.shape[-1])


def times(values: Array, matrix: Array) -> Array:
    """Each row times a matrix."""
    size, seats = values.shape[:2]
    found = (_blocks(values) @ matrix).reshape(-1, matrix.shape[1])
    return found[: size * seats].reshape(size, seats, -1)


def product(before: Array, after: Array) -> Array:
    """The sum over all rows of one row times the other."""
    found: Array = (_blocks(before).swapaxes(1, 2) @ _blocks(after)).sum(axis=0)
    return found
