"""What a network is shown while it learns: what it sees of many positions, and what became of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.arena.arithmetic import Arithmetic
from kaiju.arena.luckless import NO_CARD, Positions, targets
from kaiju.bots.encoding import SEATS, SHORT, Encoding, Seen, see

Ints = NDArray[np.intp]
Floats = NDArray[np.float32]

PLAIN: Final = 0.1  # how much a position counts whose luck nobody knew
TRUST: Final = 0.8  # how much of a target is what happened later; the rest is what was expected then
LARGE: Final = 1 << 14  # positions encoded at once
OTHERS: Final = (1 - np.eye(SEATS, dtype=np.float32))[None, :, :, None]


class Page(NamedTuple):
    """Some positions as a network learns from them; of Monsters, only the living ones are there."""

    seats: Any  # by Monster
    cards: Any
    orders: Any  # by Monster: its place among so many
    short: Any  # by position, place, and card in the row with level
    table: Any  # by position
    row: Any
    cells: Any  # by card in the row: which one it is
    turned: Any  # by position: how many of each
    living: Any
    crowds: Any  # the same as a row of zeros with a one
    between: Any  # by position and pair of places: are there two Monsters?
    here: Any  # by Monster: its position
    places: Any  # and its place in an array with room for all
    target: Any
    won: Any
    weight: Any


class Lesson:
    """Positions with what became of them, kept where they are learned from."""

    def __init__(
        self, arithmetic: Arithmetic, encoding: Encoding, positions: Positions, trust: float = TRUST
    ) -> None:
        self.arithmetic = arithmetic
        self.unknown = encoding.unknown
        self.size = len(positions.match)
        parts = [
            _bits(seen(encoding, positions.pick(slice(at, at + LARGE)))) for at in range(0, self.size, LARGE)
        ]
        table, seats, cards, row, short, living = (
            np.concatenate(column) for column in zip(*parts, strict=True)
        )
        self.row: Ints = row.astype(np.intp)
        self.living: Ints = living.astype(np.intp)
        self.seats = arithmetic.array(seats.reshape(self.size * SEATS, -1))
        self.cards = arithmetic.array(cards.reshape(self.size * SEATS, -1))
        self.short = arithmetic.array(short.reshape(self.size, SEATS, -1))
        self.table = arithmetic.array(table)
        self.target = arithmetic.array(_targets(positions, trust))
        won = np.eye(SEATS, dtype=np.float32)[positions.winner]
        self.won = arithmetic.array(in_turn(won, positions.order))
        self.weight = arithmetic.array(np.where(luck_known(positions), 1, PLAIN).astype(np.float32))

    def page(self, rows: Ints, hidden: NDArray[np.bool_] | None = None) -> Page:
        """Some of the positions; cards of the row may be hidden, by position and place in the row."""
        m, living, row = self.arithmetic, self.living[rows], self.row[rows]
        alive = np.arange(SEATS) < living[:, None]
        places = np.flatnonzero(alive)
        here, at = places // SEATS, places % SEATS
        short, monsters, where = (
            m.floats(self.short[m.array(rows)]),
            m.array(rows[here] * SEATS + at),
            m.array(rows),
        )
        if hidden is not None:
            row = np.where(hidden, self.unknown, row)
            left = np.repeat(~hidden, len(SHORT), axis=1)[:, None].astype(np.float32)
            short = short * m.array(left)
        cells = one_hot(row.reshape(-1), self.unknown + 1)
        between = OTHERS * (alive[:, :, None] & alive[:, None])[..., None]
        return Page(
            m.floats(self.seats[monsters]),
            m.floats(self.cards[monsters]),
            m.array(one_hot(living[here] * SEATS + at, (SEATS + 1) * SEATS)),
            short,
            m.floats(self.table[where]),
            m.array(row),
            m.array(cells),
            m.array(cells.reshape(*row.shape, -1).sum(axis=1)),
            m.array(living),
            m.array(one_hot(living, SEATS + 1)),
            m.array(between.astype(np.float32)),
            m.array(here),
            m.array(places),
            self.target[where],
            self.won[where],
            self.weight[where],
        )


def one_hot(numbers: Ints, size: int) -> Floats:
    """A row for each number, with 1 in its column."""
    found = np.zeros((len(numbers), size), np.float32)
    found[np.arange(len(numbers)), numbers] = 1
    return found


def in_turn(values: Floats, order: NDArray[np.int8]) -> Floats:
    """Numbers by seat, put in the order of turns; nothing for those who are out."""
    found = np.take_along_axis(values, np.maximum(order, 0).astype(np.intp), 1)
    return np.where(order >= 0, found, 0).astype(np.float32)


def luck_known(positions: Positions) -> NDArray[np.bool_]:
    """Which positions are from games whose luck is known."""
    games, where = np.unique(positions.match, return_inverse=True)
    known = np.zeros(len(games), np.bool_)
    np.logical_or.at(known, where, positions.expected.max(axis=1) > 0)
    found: NDArray[np.bool_] = known[where]
    return found


def _targets(positions: Positions, trust: float) -> Floats:
    """Who wins, in the order of turns: chances, since luck may have been worth more than all there is."""
    found = np.clip(in_turn(targets(positions, trust), positions.order), 0, 1)
    shares: Floats = found / np.maximum(found.sum(axis=1, keepdims=True), np.float32(1e-6))
    return shares


def seen(encoding: Encoding, positions: Positions) -> Seen:
    """What a network sees of these positions."""
    count, cards = len(positions.match), len(encoding.cards)
    flat = np.zeros(count * SEATS * cards, np.float32)
    at, column = np.nonzero(positions.owned != NO_CARD)
    np.add.at(flat, at * SEATS * cards + positions.owned[at, column], np.float32(1))
    living = positions.living.astype(np.intp)
    return see(encoding, positions.table, positions.seats, flat.reshape(count, SEATS, cards), living)


def _bits(seen: Seen) -> tuple[NDArray[np.uint8], ...]:
    """The same in little room: all of it is small whole numbers."""
    return tuple([column.astype(np.uint8) for column in seen])
