"""Positions with what was expected of them, so that the result of a game can be told without its luck.

What a roll brings beyond what was expected of it before, worked out exactly over all rolls, is luck: its mean
is nothing, whatever anybody decides. So the result of a game less all luck that came after a position tells
as much about that position, on average, as the result itself, and scatters far less.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from kaiju.bots.encoding import SEATS, Encoding, Owned, Row, table_array
from kaiju.bots.foresight import Foresight
from kaiju.bots.network import encoding_of
from kaiju.core.errors import Spoilt
from kaiju.core.position import Position
from kaiju.core.state import Face
from kaiju.core.table import Table
from kaiju.core.view import View
from kaiju.odds.prospects import Prospects
from kaiju.odds.solver import counts

MOST_CARDS: Final = 48  # in front of all Monsters together
NO_CARD: Final = -1


class Positions(NamedTuple):
    """Positions at the start of turns, in the order in which they were played; seats are absolute."""

    table: NDArray[np.int16]  # the numbers of the table
    seats: NDArray[np.int16]  # by position and place in the order of turns: the numbers of a Monster
    owned: NDArray[np.int16]  # the cards, padded
    living: NDArray[np.int8]
    order: NDArray[np.int8]  # the seats in the order of their turns
    expected: NDArray[np.float32]  # by seat: the chances before the first roll; -1 if nobody worked them out
    luck: NDArray[np.float32]  # by seat: what the rolls of this turn brought beyond that
    winner: NDArray[np.int8]
    match: NDArray[np.int32]  # which game a position is from

    def pick(self, rows: Any) -> Positions:
        """Some of the positions."""
        return Positions._make([column[rows] for column in self])


class Diary:
    """Notes the position at the start of each turn of a game, and how lucky its rolls were."""

    def __init__(self, game: str, stranger: Foresight | None = None) -> None:
        self.encoding: Encoding = encoding_of(game)
        self.stranger = stranger  # who says what is expected where a player expects nothing
        self.rows: list[Row] = []
        self.owned: list[Owned] = []
        self.orders: list[list[int]] = []
        self.expected: list[NDArray[np.float64] | None] = []
        self.luck: list[NDArray[np.float64]] = []
        self._turn = 0
        self._prospects: Prospects | None = None
        self._dice: tuple[int, ...] = ()
        self._rerolls = 0
        self._heard = 0

    def asked(self, table: Table, player: Any, view: View) -> None:
        """Somebody is about to be asked."""
        s = table.state
        if s.turn != self._turn:
            self.close(table)
            self._turn = s.turn
            row, owned = self.encoding.row(Position(table.game, s), s.row)
            self.rows.append(row)
            self.owned.append(owned)
            self.orders.append([monster.seat for monster in s.clockwise(s.active)])
            self.expected.append(None)
            self.luck.append(np.zeros(len(s.monsters)))
        question = table.question
        rolls = question is not None and question.kind == "reroll" and question.seat == s.active
        known = player.foresight(view) if getattr(player, "exact", False) else self.stranger
        if rolls and self._prospects is None and known is not None:
            self._prospects = known.prospects(view)
            self._dice, self._rerolls = counts(s.dice, table.game.faces), s.rerolls
            self._heard = len(table.log)

    def close(self, table: Table) -> None:
        """A turn is over: its luck can be told."""
        known, self._prospects = self._prospects, None
        if known is None:
            return
        left, before = self._rerolls, known.first(self._rerolls)
        self.expected[-1] = before
        luck = known.shown(self._dice, left) - before
        for event in table.log[self._heard :]:
            if event.kind == "turn" or not left:
                break
            if event.kind == "rerolled":
                faces = [Face(face) for face in event.what.split()]
                now = counts(faces, table.game.faces)
                again = counts([faces[int(die) - 1] for die in event.where.split()], table.game.faces)
                kept = tuple([have - rolled for have, rolled in zip(now, again, strict=True)])
                luck = luck + known.shown(now, left - 1) - known.kept(kept, left)
                left -= 1
        self.luck[-1] = luck

    def positions(self, table: Table, number: int) -> Positions | None:
        """Everything noted, now that the game is over; nothing if nobody has won."""
        self.close(table)
        if table.state.winner < 0 or not self.rows:
            return None
        seats = len(table.state.monsters)
        numbers, each, living = table_array(self.encoding, self.rows, SEATS)
        count = len(self.rows)
        owned = np.full((count, MOST_CARDS), NO_CARD, np.int16)
        order = np.full((count, SEATS), -1, np.int8)
        expected, luck = np.full((count, SEATS), -1.0, np.float32), np.zeros((count, SEATS), np.float32)
        for at in range(count):
            cards = self.owned[at][:MOST_CARDS]
            owned[at, : len(cards)] = cards
            order[at, : len(self.orders[at])] = self.orders[at]
            luck[at, :seats] = self.luck[at]
            known = self.expected[at]
            if known is not None:
                expected[at, :seats] = known
        winner, match = np.full(count, table.state.winner, np.int8), np.full(count, number, np.int32)
        return Positions(numbers, each, owned, living.astype(np.int8), order, expected, luck, winner, match)


def joined(parts: Sequence[Positions]) -> Positions:
    """The positions of several games."""
    return Positions._make([np.concatenate(column) for column in zip(*parts, strict=True)])


def packed(positions: Positions) -> bytes:
    """As the bytes of a file."""
    file = io.BytesIO()
    np.savez_compressed(file, **positions._asdict())
    return file.getvalue()


def unpacked(data: bytes) -> Positions:
    """The positions in the bytes of a file."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as found:
            return Positions._make([found[name] for name in Positions._fields])
    except (ValueError, KeyError, OSError, EOFError, BadZipFile, AttributeError) as error:
        raise Spoilt("positions") from error


def targets(positions: Positions, trust: float) -> NDArray[np.float32]:
    """By position and seat: who wins, without the luck, tempered by what was expected along the way."""
    count = len(positions.match)
    found = np.zeros((count, SEATS), np.float32)
    ahead = np.zeros(SEATS, np.float32)
    for at in range(count - 1, -1, -1):
        if at == count - 1 or positions.match[at] != positions.match[at + 1]:
            ahead = np.eye(SEATS, dtype=np.float32)[positions.winner[at]]
        ahead = ahead - positions.luck[at]
        if positions.expected[at].max() > 0:
            ahead = (1 - trust) * np.maximum(positions.expected[at], 0) + trust * ahead
        found[at] = ahead
    return found
