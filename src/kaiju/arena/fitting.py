"""A network fitted to the positions of arenas, and how well it predicts games it has not seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from kaiju.arena.arithmetic import Arithmetic
from kaiju.arena.folder import Folder
from kaiju.arena.lessons import Lesson, luck_known
from kaiju.arena.luckless import Positions, joined
from kaiju.arena.plan import Plan
from kaiju.arena.training import Epoch, Losses, Progress, Training
from kaiju.bots.encoding import Encoding
from kaiju.bots.network import encoding_of
from kaiju.core.errors import Spoilt
from kaiju.progress import Bar

HELD_BACK: Final = 20  # one game in this many is held back for testing
LEAST: Final = 50  # games, so that a handful can be held back
DIGITS: Final = 5


class Source(NamedTuple):
    """An arena to learn from, and its finished games."""

    folder: Folder
    plan: Plan
    games: Sequence[int]


class Gathered(NamedTuple):
    """The positions of some arenas, and which of them are held back."""

    positions: Positions
    held: NDArray[np.bool_]

    @property
    def games(self) -> int:
        """How many games they are from."""
        return len(np.unique(self.positions.match))


class Fit(NamedTuple):
    """The weights of a network, what they learned from, and how surprised they are by the games held back."""

    games: int
    luckless: int  # in how many of them the luck is known
    positions: int
    held_back: int  # games
    epochs: Sequence[Epoch]
    best: int  # the epoch whose weights these are
    losses: Losses
    present: Losses | None  # of the weights in use; None if they are for other positions
    uniform: float  # of equal chances for everyone
    seconds: float
    computed_with: str
    weights: bytes

    def to_json(self) -> dict[str, Any]:
        """The report as plain data, without the weights."""
        numbers = ("games", "luckless", "positions", "held_back", "computed_with")
        told: dict[str, Any] = {name: getattr(self, name) for name in numbers}
        losses: dict[str, Any] = {"fitted": _told(self.losses), "uniform": round(self.uniform, DIGITS)}
        losses["present"] = self.present and _told(self.present)
        return told | {
            "seconds": round(self.seconds, 1),
            "losses": losses,
            "epochs": [_told(epoch) for epoch in self.epochs],
            "best_epoch": self.best + 1,
        }


def _told(losses: Losses | Epoch) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in losses._asdict().items()}


# -- the games -------------------------------------------------------------------------------------


def gather(sources: Sequence[Source], tick: Callable[[], None]) -> Gathered | None:
    """The positions of some arenas, the games numbered anew; None if nobody ever won."""
    parts: list[Positions] = []
    secrets: list[str] = []
    for source in sources:
        found = source.folder.read_positions(source.games) if source.games else None
        tick()
        if found is None:
            continue
        _check(encoding_of(source.plan.game), found, source.folder)
        games, match = np.unique(found.match, return_inverse=True)
        parts.append(found._replace(match=(len(secrets) + match).astype(np.int32)))
        secrets += [source.plan.secret(number) for number in games.tolist()]
    if not parts:
        return None
    positions = joined(parts)
    return Gathered(positions, held_back(positions, secrets))


def _check(encoding: Encoding, positions: Positions, folder: Folder) -> None:
    """Refuse positions that were written when a network saw something else."""
    table = encoding.row_size + len(encoding.table_levels)
    if (positions.table.shape[1], positions.seats.shape[2]) != (
        table,
        encoding.width() + encoding.row_size,
    ):
        raise Spoilt("positions", path=str(folder.path))


def held_back(positions: Positions, secrets: Sequence[str]) -> NDArray[np.bool_]:
    """Which positions test and do not teach: whole games by their seeds, if possible with known luck."""
    known = luck_known(positions)
    games = np.unique(positions.match[known] if known.any() else positions.match)
    order = sorted(games.tolist(), key=lambda game: crc32(secrets[game].encode()))
    return np.isin(positions.match, order[: max(1, len(order) // HELD_BACK)])


# -- the weights -----------------------------------------------------------------------------------


def fit(
    game: str,
    gathered: Gathered,
    seed: int,
    epochs: int,
    arithmetic: Arithmetic,
    bar: Bar,
    keep: Callable[[Progress], None] | None = None,
    known: Progress | None = None,
) -> Fit:
    """Train a network, or go on from what is known."""
    encoding, (positions, held) = encoding_of(game), gathered
    training = Training(Lesson(arithmetic, encoding, positions), encoding, held, seed, epochs, known)
    done = len(training.done) * training.steps

    def tick() -> None:
        nonlocal done
        done += 1
        told = training.done[-1].held if training.done else None
        bar.show(done, epochs * training.steps, note="" if told is None else f"{told:.4f}")

    training.learn(tick, keep)
    data = training.file()
    return Fit(
        gathered.games,
        len(np.unique(positions.match[luck_known(positions)])),
        len(positions.match),
        len(np.unique(positions.match[held])),
        training.done,
        training.best,
        training.losses(data),
        _present(game, training),
        training.uniform,
        training.seconds,
        f"{arithmetic.version}, {arithmetic.device}",
        data,
    )


def _present(game: str, training: Training) -> Losses | None:
    try:
        return training.losses(files("kaiju.bots").joinpath(f"data/{game}.npz").read_bytes())
    except (KeyError, ValueError):
        return None
