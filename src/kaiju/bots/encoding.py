"""Positions as rows of small whole numbers, and these as what a network sees.

A row is made where a turn begins: the numbers of the table, then those of each living Monster in the order in
which they take their turns, then the cards in front of them. A network sees of each number whether it reaches
each of a few levels, so that it need not know what the numbers mean.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.core.cards import Card
from kaiju.core.game import Game
from kaiju.core.position import Position, max_life, price
from kaiju.core.state import Monster

Levels = tuple[int, ...]
Row = tuple[int, ...]  # the numbers of the table, and of each living Monster
Owned = tuple[int, ...]  # the cards: place in the order times the number of cards, plus the card
SeatNumbers = Callable[[Position, Monster], list[int]]
TableNumbers = Callable[[Position], list[int]]

ONCE: Final[Levels] = (1,)
SOME: Final[Levels] = (1, 2, 3, 4)
POINTS: Final[Levels] = tuple(range(1, 21))
LIFE: Final[Levels] = (*range(1, 13), 15)
MOST_LIFE: Final[Levels] = (11, 12, 13)
ENERGY: Final[Levels] = (*range(1, 13), 15, 20)
MEMORY: Final[Levels] = (1, 2, 3, 4, 6, 8)  # what is kept on cards
SEATS: Final = 6
SHORT: Final[Levels] = (0, 1, 3)  # how much Energy may be missing for a card: none, one, three at most


class Sight(NamedTuple):
    """What a game adds to the numbers of each Monster and of the table, and the levels of all of these."""

    seat: SeatNumbers
    seat_levels: tuple[Levels, ...]
    table: TableNumbers
    table_levels: tuple[Levels, ...]


class Encoding:
    """How the positions of a game, in all its editions, become rows."""

    __slots__ = (
        "card_at",
        "cards",
        "game",
        "row_size",
        "seat_levels",
        "sight",
        "table_levels",
        "tokens",
        "unknown",
    )

    def __init__(self, game: Game, sight: Sight) -> None:
        self.game = game
        self.sight = sight
        self.cards = card_ids(game)
        self.card_at: Mapping[str, int] = {id: at for at, id in enumerate(self.cards)}
        self.unknown = len(self.cards)  # a gap in the row, or a card that is yet to be turned up
        self.tokens = game.tokens
        self.row_size = game.row_size
        tokens = tuple([SOME for _ in game.tokens])
        self.seat_levels: tuple[Levels, ...] = (
            POINTS,
            LIFE,
            ENERGY,
            MOST_LIFE,
            MEMORY,
            *tokens,
            *sight.seat_levels,
        )
        self.table_levels: tuple[Levels, ...] = sight.table_levels

    def width(self) -> int:
        """How many numbers a Monster has, not counting what it may still need for each card in the row."""
        return len(self.seat_levels)

    def row(self, p: Position, seen: Sequence[Card | None]) -> tuple[Row, Owned]:
        """The row of a position; a card in the row of cards is known only where it is still the one seen."""
        s = p.state
        cards = [
            card if card is not None and card is old else None for card, old in zip(s.row, seen, strict=True)
        ]
        numbers = [self.card_at[card.id] if card is not None else self.unknown for card in cards]
        numbers += self.sight.table(p)
        owned: list[int] = []
        size = len(self.cards)
        for at, me in enumerate(s.clockwise(s.active)):
            memory = 0
            for held in me.cards:
                owned.append(at * size + self.card_at[held.card.id])
                memory += held.counter
            numbers += [me.vp, me.life, me.energy, max_life(p, me), memory]
            for token in self.tokens:
                numbers.append(me.tokens.get(token, 0))
            numbers += self.sight.seat(p, me)
            for card in cards:
                numbers.append(price(p, me, card) - me.energy if card is not None else 99)
        owned.sort()
        return tuple(numbers), tuple(owned)


class Rows:
    """Positions of one table, equal ones once, gathered to be judged together."""

    __slots__ = ("encoding", "known", "orders", "over", "owned", "rows", "seats")

    def __init__(self, encoding: Encoding, seats: int) -> None:
        self.encoding = encoding
        self.seats = seats
        self.rows: list[Row] = []
        self.owned: list[Owned] = []
        self.orders: list[list[int]] = []
        self.over: dict[int, int] = {}  # finished games, and who won
        self.known: dict[Any, int] = {}

    def add(self, p: Position, seen: Sequence[Card | None]) -> int:
        """Where a position is among those gathered."""
        s = p.state
        if s.over:
            key: Any = s.winner
            row: Row = ()
            owned: Owned = ()
            order: list[int] = []
        else:
            row, owned = self.encoding.row(p, seen)
            order = [monster.seat for monster in s.clockwise(s.active)]
            key = (row, owned, tuple(order))
        at = self.known.get(key)
        if at is None:
            at = self.known[key] = len(self.orders)
            if s.over:
                self.over[at] = s.winner
            self.rows.append(row)
            self.owned.append(owned)
            self.orders.append(order)
        return at


class Seen(NamedTuple):
    """What a network sees of some positions, living Monsters first, in the order of their turns."""

    table: NDArray[np.float32]  # by position and level
    seats: NDArray[np.float32]  # by position, Monster and level
    cards: NDArray[np.float32]  # by position, Monster and card
    row: NDArray[np.intp]  # the cards in the row
    short: NDArray[np.float32]  # by position, Monster, card in the row and level: is this little missing?
    living: NDArray[np.intp]  # how many Monsters are alive


class Ladder(NamedTuple):
    """Which number each level belongs to."""

    columns: NDArray[np.intp]
    levels: NDArray[np.int16]


@cache
def ladder_of(levels: tuple[Levels, ...]) -> Ladder:
    """All levels of some numbers in one row."""
    columns = [at for at, steps in enumerate(levels) for _ in steps]
    return Ladder(
        np.array(columns, np.intp), np.array([step for steps in levels for step in steps], np.int16)
    )


def table_array(
    encoding: Encoding, rows: Sequence[Row], most: int
) -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.intp]]:
    """The numbers of the table and of each Monster, absent Monsters as zeros; and how many are alive."""
    head = encoding.row_size + len(encoding.table_levels)
    each = encoding.width() + encoding.row_size
    size = head + most * each
    blank = (0,) * size
    flat = np.array([row + blank[len(row) :] for row in rows], np.int16)
    living = np.array([max(0, len(row) - head) // each for row in rows], np.intp)
    return flat[:, :head], flat[:, head:].reshape(len(rows), most, each), living


def owned_array(encoding: Encoding, owned: Sequence[Owned], most: int) -> NDArray[np.float32]:
    """How many of each card every Monster has."""
    size = most * len(encoding.cards)
    found = np.zeros(len(owned) * size, np.float32)
    flat = [at * size + card for at, cards in enumerate(owned) for card in cards]
    if flat:
        np.add.at(found, np.array(flat, np.intp), np.float32(1))
    return found.reshape(len(owned), most, len(encoding.cards))


def see(
    encoding: Encoding,
    table: NDArray[np.int16],
    seats: NDArray[np.int16],
    cards: NDArray[np.float32],
    living: NDArray[np.intp],
) -> Seen:
    """What a network sees of rows."""
    width, first = encoding.width(), encoding.row_size
    of_table, of_seats = ladder_of(encoding.table_levels), ladder_of(encoding.seat_levels)
    short = seats[..., width:, None] <= np.array(SHORT, np.int16)
    return Seen(
        (table[:, first:].take(of_table.columns, axis=1) >= of_table.levels).astype(np.float32),
        (seats.take(of_seats.columns, axis=2) >= of_seats.levels).astype(np.float32),
        cards,
        table[:, :first].astype(np.intp),
        short.astype(np.float32),
        living,
    )


def card_ids(game: Game) -> list[str]:
    """The cards of all editions of a game, in the order of their columns."""
    editions = [game.edition({"edition": name}) for name in game.options_by_name.get("edition", ("",))]
    return sorted({card for edition in editions for card in edition.cards})


def seen_of(rows: Rows) -> Seen:
    """What a network sees of the positions gathered that are not over."""
    encoding, most = rows.encoding, rows.seats
    table, seats, living = table_array(encoding, rows.rows, most)
    return see(encoding, table, seats, owned_array(encoding, rows.owned, most), living)
