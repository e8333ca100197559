"""What a network sees of Tokyo besides the numbers that both games have."""

from __future__ import annotations

from typing import Final

from kaiju.bots.encoding import ONCE, SOME, Levels, Sight
from kaiju.core.position import Position
from kaiju.core.state import Monster
from kaiju.tokyo.board import BAY, CITY, board

SEAT_LEVELS: Final[tuple[Levels, ...]] = (ONCE, ONCE)
TABLE_LEVELS: Final[tuple[Levels, ...]] = (ONCE, SOME, ONCE, ONCE, (2, 3, 4, 5, 6))


def seat(p: Position, me: Monster) -> list[int]:
    """Where it is."""
    return [int(me.place == CITY), int(me.place == BAY)]


def table(p: Position) -> list[int]:
    """Whether Bay is open, how many dice fewer this turn has, the options, and how many are alive."""
    here, options = board(p), p.state.options
    return [
        int(here.bay),
        here.chain,
        int(options["beginner"] == "on"),
        int(options["edition"] != "first"),
        len(p.state.living()),
    ]


SIGHT: Final = Sight(seat, SEAT_LEVELS, table, TABLE_LEVELS)
