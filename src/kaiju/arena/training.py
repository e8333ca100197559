"""Fits an evaluation to the results of many games, and tests it on games it has not seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.arena.network import Array, Data, Network, one_hot
from kaiju.arena.samples import Samples, card_ids
from kaiju.bots.features import TRAITS, Columns, features
from kaiju.bots.knowledge import evaluation_of
from kaiju.core.game import Game
from kaiju.games import GAMES

BATCH: Final = 2048
LEAST_BATCH: Final = 64  # a few games are learned in small steps, so that there are enough steps
STEPS: Final = 64  # the number of batches that makes small steps worthwhile
EPOCHS: Final = 6
RATE: Final = 4e-3
SLICE: Final = 1 << 14  # positions turned into features at once
TRUST: Final = 0.6  # how much of a target is what happened later; the rest is what the network expects
ROUNDS: Final = 3  # the first learns from the results alone, the others also from the round before
HELD_BACK: Final = 10  # one game in this many is held back for testing
LEAST: Final = 50  # games, so that a handful can be held back
WORK: Final = ROUNDS * EPOCHS  # how many progress steps there are


class Fit(NamedTuple):
    """The weights, what they were fitted to, and the mean cross entropy on the games held back."""

    game: str
    seed: int
    games: int
    positions: int
    held_back: int
    fitted: float
    present: float | None  # of the weights in use; None if they do not know these features
    uniform: float  # if everyone had the same chance
    weights: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The report as plain data, without the weights."""
        losses = {"fitted": self.fitted, "present": self.present, "uniform": self.uniform}
        rounded = {name: None if loss is None else round(loss, 4) for name, loss in losses.items()}
        told = {key: value for key, value in self._asdict().items() if key not in (*losses, "weights")}
        return told | {"loss": rounded}


def fit(name: str, samples: Samples, seed: int, tick: Callable[[], None]) -> Fit:
    """Train on nine games in ten, round after round, and test on the tenth."""
    game, rng = GAMES[name], np.random.default_rng(seed)
    matches = np.unique(samples.match)
    held = rng.permutation(matches)[: max(1, len(matches) // HELD_BACK)]
    tested = np.isin(samples.match, held)
    test = prepare(game, samples.pick(tested))
    network = _rounds(game, samples.pick(~tested), rng, tick)
    return Fit(
        name,
        seed,
        len(matches),
        len(samples.match),
        len(held),
        network.loss(test),
        _present(game, test),
        float(np.log(test.alive.sum(axis=1)).mean()),
        network.to_json(card_ids(game)),
    )


def prepare(game: Game, samples: Samples) -> Data:
    """Positions as the network sees them, by the same function that the bots use."""
    slices = [slice(at, at + SLICE) for at in range(0, len(samples.match), SLICE)]
    parts = [_seen(game, samples.pick(rows)) for rows in slices]
    seen, left = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    alive = samples.numbers[..., Columns._fields.index("alive")]
    winner = samples.winner.astype(np.intp)
    return Data(seen, left, alive, samples.cards, winner, one_hot(winner, alive.shape[1]))


def _seen(game: Game, samples: Samples) -> tuple[Array, Array]:
    numbers = np.moveaxis(samples.numbers.astype(np.float64), -1, 0)
    nothing = np.zeros_like(numbers[0])
    traits = np.zeros((*nothing.shape, TRAITS))  # the network learns them, and adds them itself
    columns = Columns._make([*numbers, nothing, nothing, traits, samples.extras.astype(np.float64)])
    seen, left = features(columns, game.winning_vp)
    return seen.astype(np.float32), left.astype(np.float32)


def _present(game: Game, test: Data) -> float | None:
    used = evaluation_of(game)
    if len(used.linear) != test.seen.shape[-1]:
        return None
    return Network.of(used, card_ids(game)).loss(test)


# -- learning --------------------------------------------------------------------------------------


def _rounds(game: Game, taught: Samples, rng: np.random.Generator, tick: Callable[[], None]) -> Network:
    data = prepare(game, taught)
    network = _trained(data, rng, tick)
    for _ in range(ROUNDS - 1):
        data = data._replace(target=hindsight(network.all_chances(data), data.target, taught.match))
        network = _trained(data, rng, tick)
    return network


def hindsight(chances: Array, target: Array, match: NDArray[np.int32]) -> Array:
    """For each position, what followed: the result, tempered by the expectations along the way."""
    last = np.flatnonzero(np.append(match[1:] != match[:-1], True))
    rows = np.arange(len(match))
    away = last[np.searchsorted(last, rows)] - rows
    found = target.copy()
    for turns in range(1, int(away.max()) + 1):
        here = np.flatnonzero(away == turns)
        found[here] = (1 - TRUST) * chances[here + 1] + TRUST * found[here + 1]
    return found


def _trained(data: Data, rng: np.random.Generator, tick: Callable[[], None]) -> Network:
    network = Network.new(data.seen.shape[-1], data.cards.shape[-1], rng)
    size = int(np.clip(len(data.winner) // STEPS, LEAST_BATCH, BATCH))
    order = np.arange(len(data.winner))
    starts = range(0, len(order), size)
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        for at, first in enumerate(starts):
            done = (epoch + at / len(starts)) / EPOCHS
            network.learn(data.pick(order[first : first + size]), _rate(done))
        tick()
    return network


def _rate(done: float) -> float:
    """The learning rate: a cosine, from the largest to next to nothing."""
    return float(RATE * 0.5 * (1 + np.cos(np.pi * done)) + 1e-5)
