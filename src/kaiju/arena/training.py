"""Teaches a network who will win, from lessons: gradient descent on the cross entropy of its chances.

The gradients are worked out by hand, step by step back through the network that the bots use, so that nothing
but NumPy is needed; they are tested against what a small change of each weight does.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.arena.arithmetic import Arithmetic
from kaiju.arena.lessons import Ints, Lesson, Page
from kaiju.bots.encoding import SEATS, Encoding
from kaiju.bots.network import DEPTH, OUT, PAIRS, WANTS, WIDTH, read_network, shapes

Weights = dict[str, Any]  # by name, on the device that learns

BATCH: Final = 2048
LEAST_BATCH: Final = 64  # a few games are learned in small steps, so that there are enough steps
STEPS: Final = 64  # the number of batches that makes small steps worthwhile
EPOCHS: Final = 24
RATE: Final = 2e-3
WARM: Final = 0.1  # the share of the steps in which the rate grows
START: Final = 25  # how many times smaller it is at first
END: Final = 1e-4  # and at last, as a share
CALM: Final = 0.1  # weight decay, ten times less for what is not about cards
RARE: Final = ("cards", "row", "wants")  # weights that few positions teach
DROP: Final = 26 / 256  # how much of what is worked out about a Monster is left out while learning
BLIND: Final = (0.35, 0.5)  # how often some cards of the row are hidden, and how many of them
MEAN: Final = 0.995  # how slowly the weights in use follow those that learn
SOON: Final = 50  # steps in which they follow faster
MEMORY: Final = (0.9, 0.999)  # how slowly gradients and their squares are forgotten
FLOOR: Final = -30.0  # no chance is taken for smaller than e to this
SIGHT: Final = ("seat", "cards", "order")  # what multiplies what is seen of a Monster
SCALES: Final[Mapping[str, float]] = {
    "seat": 0.06,
    "cards": 0.03,
    "table": 0.03,
    "row": 0.02,
    "order": 0.04,
    "wants": 0.1,
    "wanting": 0.1,
    "first": 0.0,
    "look": (1.5 / WIDTH) ** 0.5,
    "facing": 0.0,
    "pairs": (0.5 / PAIRS) ** 0.5,
    "crowd": 0.3 / WIDTH**0.5,
    "second": 0.0,
    "score": 0.5 / DEPTH**0.5,
    "alone": 0.05,
}


class Epoch(NamedTuple):
    """The mean cross entropy of the targets while learning, and on the games held back."""

    taught: float
    held: float


class Losses(NamedTuple):
    """How surprised a network is by the games held back."""

    result: float  # the cross entropy of who won
    luckless: float  # and of that without the luck
    apart: float  # the root of the mean square distance of what is expected from the target


class Progress(NamedTuple):
    """How far the training has come: enough to go on from there."""

    weights: NDArray[np.float32]  # all of them, one after another
    mean: NDArray[np.float32]
    best: NDArray[np.float32]  # after the epoch whose games held back surprised least
    slopes: NDArray[np.float32]
    squares: NDArray[np.float32]
    epochs: NDArray[np.float64]  # their losses
    seconds: NDArray[np.float64]

    def packed(self) -> bytes:
        """As the bytes of a file."""
        file = io.BytesIO()
        np.savez(file, **self._asdict())
        return file.getvalue()

    @staticmethod
    def unpacked(data: bytes) -> Progress:
        """From the bytes of a file."""
        with np.load(io.BytesIO(data), allow_pickle=False) as found:
            return Progress._make([found[name] for name in Progress._fields])


# -- the network, forth and back -------------------------------------------------------------------


class Thought(NamedTuple):
    """What the network makes of a page, from what it sees to the logarithms of the chances."""

    sight: Any
    wants: Any
    want: Any
    alone: Any  # by Monster, without what is left out
    mine: Any
    theirs: Any
    pairs: Any
    paired: Any
    crowd: Any
    among: Any
    logs: Any  # by position and place


class Teacher:
    """A network on the device where it learns, in the same steps as `bots.network.Network`."""

    def __init__(self, arithmetic: Arithmetic, encoding: Encoding, flat: Any) -> None:
        self.arithmetic = arithmetic
        self.shapes = shapes(encoding)
        self.flat = flat  # all weights, one after another
        self.weights = self._named(flat)

    def _named(self, flat: Any) -> Weights:
        found, at = {}, 0
        for name, shape in self.shapes.items():
            size = int(np.prod(shape))
            found[name] = flat[at : at + size].reshape(shape)
            at += size
        return found

    def think(self, page: Page, left: Any = 1.0) -> Thought:
        """The chances; `left` is what is not left out of what is worked out about each Monster."""
        m, w, count = self.arithmetic, self.weights, len(page.row)
        sight = m.joined([page.seats, page.cards, page.orders], 1)
        wants = w["wants"][page.row].reshape(count, -1, WANTS)
        want = (page.short @ wants).reshape(count * SEATS, WANTS)[page.places]
        around = page.table @ w["table"] + page.turned @ w["row"] + w["first"]
        alone = sight @ m.joined([w[name] for name in SIGHT], 0) + want @ w["wanting"] + around[page.here]
        alone = m.positive(alone) * left
        looks = alone @ w["look"]
        mine, theirs = self._apart(looks[:, :PAIRS], page), self._apart(looks[:, PAIRS : 2 * PAIRS], page)
        facing = w["facing"].reshape(SEATS + 1, SEATS, SEATS, PAIRS)[page.living]
        pairs = m.positive(mine[:, :, None] + theirs[:, None] + facing) * page.between
        paired = pairs.sum(axis=2).reshape(count * SEATS, PAIRS)[page.places]
        crowd = self._apart(alone, page).sum(axis=1)
        among = looks[:, 2 * PAIRS :] + paired @ w["pairs"] + (crowd @ w["crowd"])[page.here] + w["second"]
        among = m.positive(among)
        scores = m.full((count * SEATS,), OUT)
        scores[page.places] = among @ w["score"] + alone @ w["alone"]
        scores = scores.reshape(count, SEATS)
        scores = scores - m.top(scores)
        logs = scores - m.log(m.exp(scores).sum(axis=1))[:, None]
        return Thought(sight, wants, want, alone, mine, theirs, pairs, paired, crowd, among, logs)

    def slopes(self, page: Page, left: Any = 1.0) -> tuple[float, Any]:
        """The mean loss, and its gradient by all weights: from the error of the chances back to the sight."""
        m, w, thought = self.arithmetic, self.weights, self.think(page, left)
        count, share = len(page.row), (page.weight / page.weight.sum())[:, None]
        loss = -float((page.target * thought.logs.clip(FLOOR) * share).sum())
        error = (m.exp(thought.logs) * page.target.sum(axis=1)[:, None] - page.target) * share
        error = error.reshape(-1)[page.places][:, None]
        among = error * w["score"] * (thought.among > 0)
        paired = self._apart(among @ w["pairs"].T, page)
        pairs = paired[:, :, None] * (thought.pairs > 0)
        mine = pairs.sum(axis=2).reshape(count * SEATS, PAIRS)[page.places]
        theirs = pairs.sum(axis=1).reshape(count * SEATS, PAIRS)[page.places]
        looks = m.joined([mine, theirs, among], 1)
        crowd = self._apart(among, page).sum(axis=1)
        alone = looks @ w["look"].T + error * w["alone"] + (crowd @ w["crowd"].T)[page.here]
        alone = alone * (thought.alone > 0) * left
        around = self._apart(alone, page).sum(axis=1)
        sizes = np.cumsum([len(w[name]) for name in SIGHT])
        sight = thought.sight.T @ alone
        want = self._apart(alone @ w["wanting"].T, page)
        wants = (page.short.swapaxes(1, 2) @ want).reshape(page.row.shape[0] * page.row.shape[1], -1)
        found = {
            "seat": sight[: sizes[0]],
            "cards": sight[sizes[0] : sizes[1]],
            "order": sight[sizes[1] :],
            "table": page.table.T @ around,
            "row": page.turned.T @ around,
            "first": around.sum(axis=0),
            "wants": page.cells.T @ wants,
            "wanting": thought.want.T @ alone,
            "look": thought.alone.T @ looks,
            "facing": self._by_living(pairs, page),
            "pairs": thought.paired.T @ among,
            "crowd": thought.crowd.T @ crowd,
            "second": among.sum(axis=0),
            "score": (thought.among * error).sum(axis=0),
            "alone": (thought.alone * error).sum(axis=0),
        }
        return loss, m.joined([found[name].reshape(-1) for name in self.shapes], 0)

    def _apart(self, values: Any, page: Page) -> Any:
        """Numbers by Monster, as numbers by position and place."""
        count = len(page.row)
        found = self.arithmetic.full((count * SEATS, values.shape[1]), 0)
        found[page.places] = values
        return found.reshape(count, SEATS, -1)

    def _by_living(self, pairs: Any, page: Page) -> Any:
        """The sum of all positions in which equally many are alive."""
        size = pairs.shape[1] * pairs.shape[2] * pairs.shape[3]
        return page.crowds.T @ pairs.reshape(len(page.row), size)

    def losses(self, lesson: Lesson, rows: Ints) -> Losses:
        """How surprised it is by some positions."""
        sums = np.zeros(3)
        for at in range(0, len(rows), BATCH):
            page = lesson.page(rows[at : at + BATCH])
            logs = self.think(page).logs.clip(FLOOR)
            apart = self.arithmetic.exp(logs) - page.target
            sums += [
                -float((page.won * logs).sum()),
                -float((page.target * logs).sum()),
                float((apart * apart).sum()),
            ]
        result, luckless, apart = sums / max(1, len(rows))
        return Losses(float(result), float(luckless), float(apart**0.5))


def first_weights(encoding: Encoding, seed: int) -> NDArray[np.float32]:
    """Small weights to begin with, one after another."""
    rng = np.random.default_rng(seed)
    parts = [rng.normal(0, SCALES[name], shape).reshape(-1) for name, shape in shapes(encoding).items()]
    return np.concatenate(parts).astype(np.float32)


# -- learning --------------------------------------------------------------------------------------


class Training:
    """A network being taught by a lesson: some of its games teach, the others test."""

    def __init__(
        self,
        lesson: Lesson,
        encoding: Encoding,
        held: NDArray[np.bool_],
        seed: int,
        epochs: int = EPOCHS,
        known: Progress | None = None,
    ) -> None:
        self.lesson = lesson
        self.encoding = encoding
        self.taught, self.tested = np.flatnonzero(~held), np.flatnonzero(held)
        self.seed = seed
        self.epochs = epochs
        self.batch = int(np.clip(len(self.taught) // STEPS, LEAST_BATCH, BATCH))
        begun = known or _nothing_learned(encoding, seed)
        m = self._m = lesson.arithmetic
        self._weights, self._mean, self._best = (
            m.array(begun.weights),
            m.array(begun.mean),
            m.array(begun.best),
        )
        self._slopes, self._squares = m.array(begun.slopes), m.array(begun.squares)
        self._calm = m.array(_calm(encoding))
        self.done = [Epoch(*losses) for losses in begun.epochs.tolist()]
        self.seconds = float(begun.seconds[0])

    @property
    def steps(self) -> int:
        """How many batches an epoch has."""
        return -(-len(self.taught) // self.batch)

    def learn(self, tick: Callable[[], None], keep: Callable[[Progress], None] | None = None) -> None:
        """Go through all that is taught, epoch by epoch; each one is kept as it is finished."""
        while len(self.done) < self.epochs:
            began = time.monotonic()
            taught = self._epoch(len(self.done), tick)
            held = Teacher(self._m, self.encoding, self._mean).losses(self.lesson, self.tested)
            if held.luckless < min([epoch.held for epoch in self.done], default=np.inf):
                self._best = self._mean
            self.done.append(Epoch(taught, held.luckless))
            self.seconds += time.monotonic() - began
            if keep is not None:
                keep(self.progress())

    def progress(self) -> Progress:
        """How far it has come."""
        told = self._m.told
        return Progress(
            told(self._weights),
            told(self._mean),
            told(self._best),
            told(self._slopes),
            told(self._squares),
            np.array(self.done).reshape(-1, 2),
            np.array([self.seconds]),
        )

    @property
    def best(self) -> int:
        """The epoch after which the games held back surprised least: its weights are those of the file."""
        held = [epoch.held for epoch in self.done]
        return held.index(min(held))

    def file(self) -> bytes:
        """The weights as the bytes of a file, as the bots read it."""
        named = Teacher(self._m, self.encoding, self._best).weights
        stored: Any = {name: self._m.told(weight).astype(np.float16) for name, weight in named.items()}
        file = io.BytesIO()
        np.savez(file, **stored)
        return file.getvalue()

    def losses(self, data: bytes) -> Losses:
        """How surprised the weights of a file are by what tests them."""
        weights = read_network(self.encoding.game.id, data).weights
        flat = np.concatenate([weights[name].reshape(-1) for name in shapes(self.encoding)])
        return Teacher(self._m, self.encoding, self._m.array(flat)).losses(self.lesson, self.tested)

    @property
    def uniform(self) -> float:
        """The first of the losses if everyone had the same chance."""
        return float(np.log(self.lesson.living[self.tested]).mean())

    def _epoch(self, number: int, tick: Callable[[], None]) -> float:
        rng = np.random.default_rng([self.seed, number])
        rows, total = self.taught[rng.permutation(len(self.taught))], 0.0
        for step, at in enumerate(range(0, len(rows), self.batch)):
            some = rows[at : at + self.batch]
            page = self.lesson.page(some, _hidden(rng, self.lesson.row[some]))
            bits = rng.integers(0, 256, (len(page.here), WIDTH), np.uint8)
            left = self._m.array((bits >= DROP * 256).astype(np.float32) / np.float32(1 - DROP))
            loss, slopes = Teacher(self._m, self.encoding, self._weights).slopes(page, left)
            self._move(slopes, number * self.steps + step)
            total += loss * len(some)
            tick()
        return total / len(rows)

    def _move(self, slopes: Any, before: int) -> None:
        """One step: adapted to how steadily each weight has moved, with weight decay on its own (AdamW)."""
        slow, slower = MEMORY
        steps = before + 1
        rate = rate_at(before / (self.epochs * self.steps))
        self._slopes = slow * self._slopes + (1 - slow) * slopes
        self._squares = slower * self._squares + (1 - slower) * slopes * slopes
        spread = (self._squares / (1 - slower**steps)) ** 0.5 + 1e-8
        self._weights = self._weights * (1 - rate * self._calm) - rate / (1 - slow**steps) * (
            self._slopes / spread
        )
        self._mean = self._mean + (1 - min(MEAN, steps / (steps + SOON))) * (self._weights - self._mean)


def _nothing_learned(encoding: Encoding, seed: int) -> Progress:
    weights = first_weights(encoding, seed)
    zeros = np.zeros_like(weights)
    return Progress(weights, weights, weights, zeros, zeros, np.zeros((0, 2)), np.zeros(1))


def _calm(encoding: Encoding) -> NDArray[np.float32]:
    """The weight decay of every weight."""
    parts = [
        np.full(int(np.prod(shape)), CALM if name in RARE else CALM / 10)
        for name, shape in shapes(encoding).items()
    ]
    return np.concatenate(parts).astype(np.float32)


def _hidden(rng: np.random.Generator, row: Ints) -> NDArray[np.bool_]:
    """Which cards of the row are hidden, as they are where a turn is tried out."""
    often, share = BLIND
    found: NDArray[np.bool_] = (rng.random((len(row), 1)) < often) & (rng.random(row.shape) < share)
    return found


def rate_at(done: float) -> float:
    """The learning rate when this much is done: quickly up, slowly down, both along a cosine."""
    if done < WARM:
        low, share = 1 / START, done / WARM
        return float(RATE * (low + (1 - low) * (1 - np.cos(np.pi * share)) / 2))
    share = (done - WARM) / (1 - WARM)
    return float(RATE * (END + (1 - END) * (1 + np.cos(np.pi * share)) / 2))
