"""Who will win: a network over what everyone can see, the same weights for every Monster at the table."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kaiju.bots.encoding import SEATS, SHORT, Encoding, Rows, Seen, seen_of
from kaiju.bots.newyork.encoding import SIGHT as NEW_YORK
from kaiju.bots.tokyo.encoding import SIGHT as TOKYO
from kaiju.games import GAMES
from kaiju.newyork.game import NewYork
from kaiju.tokyo.game import Tokyo

Array = NDArray[np.float32]
Chances = NDArray[np.float64]  # by position and seat

WIDTH: Final = 128  # what is worked out about each Monster on its own
PAIRS: Final = 16  # and about each pair
DEPTH: Final = 64  # and about each Monster among the others
WANTS: Final = 8  # in how many ways a card in the row can be wanted
OUT: Final = -1e9  # the score of an eliminated Monster
SIGHTS: Final = {NewYork.id: NEW_YORK, Tokyo.id: TOKYO}


def shapes(encoding: Encoding) -> dict[str, tuple[int, ...]]:
    """The weights by name, and how large each is."""
    seats = sum([len(levels) for levels in encoding.seat_levels])
    table = sum([len(levels) for levels in encoding.table_levels])
    cards = len(encoding.cards)
    return {
        "seat": (seats, WIDTH),
        "cards": (cards, WIDTH),
        "table": (table, WIDTH),
        "row": (cards + 1, WIDTH),
        "order": ((SEATS + 1) * SEATS, WIDTH),
        "wants": (cards + 1, len(SHORT) * WANTS),
        "wanting": (WANTS, WIDTH),
        "first": (WIDTH,),
        "look": (WIDTH, 2 * PAIRS + DEPTH),
        "facing": ((SEATS + 1) * SEATS * SEATS, PAIRS),
        "pairs": (PAIRS, DEPTH),
        "crowd": (WIDTH, DEPTH),
        "second": (DEPTH,),
        "score": (DEPTH,),
        "alone": (WIDTH,),
    }


class Network:
    """The chance of every Monster to win, from a score for each."""

    __slots__ = ("encoding", "weights")

    def __init__(self, encoding: Encoding, weights: Mapping[str, NDArray[np.floating]]) -> None:
        self.encoding = encoding
        self.weights: dict[str, Array] = {
            name: np.ascontiguousarray(weights[name].reshape(shape), np.float32)
            for name, shape in shapes(encoding).items()
        }

    def chances(self, rows: Rows) -> Chances:
        """The chances of every seat in the positions gathered; in a finished game, who has won."""
        found = np.zeros((len(rows.orders), rows.seats + 1))
        if len(rows.over) < len(rows.orders):
            width = range(rows.seats)
            order = np.array(
                [[*seats, *[rows.seats for _ in width][len(seats) :]] for seats in rows.orders], np.intp
            )
            np.put_along_axis(found, order, self.shares(seen_of(rows)).astype(np.float64), 1)
        found = found[:, : rows.seats]
        for at, winner in rows.over.items():
            found[at] = 0.0
            if winner >= 0:
                found[at, winner] = 1.0
        return found

    def shares(self, seen: Seen) -> Array:
        """The chances of the living Monsters, in the order of their turns."""
        alive = np.arange(seen.seats.shape[1]) < seen.living[:, None]
        scores = np.where(alive, self.scores(seen, alive.astype(np.float32)), np.float32(OUT))
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        found: Array = shares / shares.sum(axis=1, keepdims=True)
        return found

    def scores(self, seen: Seen, alive: Array) -> Array:
        """How well each living Monster is doing."""
        w, (count, most) = self.weights, alive.shape
        alone = self._alone(seen) * alive[..., None]
        looks = (alone.reshape(count * most, WIDTH) @ w["look"]).reshape(count, most, -1)
        facing = w["facing"].reshape(SEATS + 1, SEATS, SEATS, PAIRS)[seen.living, :most, :most]
        pairs = looks[:, :, None, :PAIRS] + looks[:, None, :, PAIRS : 2 * PAIRS] + facing
        np.maximum(pairs, 0, out=pairs)
        pairs *= alive[:, None, :, None] * (1 - np.eye(most, dtype=np.float32))[None, :, :, None]
        among = looks[..., 2 * PAIRS :] + pairs.sum(axis=2) @ w["pairs"]
        among += (alone.sum(axis=1) @ w["crowd"])[:, None] + w["second"]
        np.maximum(among, 0, out=among)
        found: Array = among @ w["score"] + alone @ w["alone"]
        return found

    def _alone(self, seen: Seen) -> Array:
        """What is worked out about each Monster on its own."""
        w, (count, most) = self.weights, seen.seats.shape[:2]
        found = (seen.seats.reshape(count * most, -1) @ w["seat"]).reshape(count, most, WIDTH)
        found += (seen.cards.reshape(count * most, -1) @ w["cards"]).reshape(count, most, WIDTH)
        wants = w["wants"][seen.row].reshape(count, -1, WANTS)
        found += (seen.short.reshape(count, most, -1) @ wants) @ w["wanting"]
        table = seen.table @ w["table"] + w["row"][seen.row].sum(axis=1) + w["first"]
        found += table[:, None]
        found += w["order"].reshape(SEATS + 1, SEATS, WIDTH)[seen.living, :most]
        np.maximum(found, 0, out=found)
        return found


@cache
def encoding_of(name: str) -> Encoding:
    """How the positions of a game become rows, in all its editions."""
    return Encoding(GAMES[name], SIGHTS[name])


@cache
def network_of(game: str) -> Network:
    """The network in use for a game, in all its editions, which `kaiju fit` has made."""
    return read_network(game, files("kaiju.bots").joinpath(f"data/{game}.npz").read_bytes())


@cache
def network_in(game: str, path: str) -> Network:
    """The network in a file."""
    return read_network(game, Path(path).read_bytes())


def read_network(game: str, data: bytes) -> Network:
    """The network in the bytes of a file."""
    with np.load(io.BytesIO(data), allow_pickle=False) as found:
        return Network(encoding_of(game), {name: found[name] for name in shapes(encoding_of(game))})
