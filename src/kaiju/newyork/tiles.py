"""The 45 two-sided tiles: a Building on the front, a Unit on the back. (NY-COMP-10)"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import mypyc_attr

Gain = Literal["vp", "energy", "life"]


@mypyc_attr(acyclic=True)
class Tile:
    """One side of a tile: what it takes to destroy it, and the reward."""

    __slots__ = ("amount", "durability", "id", "reward")

    def __init__(self, id: str, durability: int, reward: Gain, amount: int) -> None:
        self.id = id
        self.durability = durability
        self.reward = reward
        self.amount = amount


INFANTRY: Final = Tile("infantry", 2, "life", 1)
JET: Final = Tile("jet", 3, "energy", 2)
TANK: Final = Tile("tank", 4, "vp", 3)

BUILDINGS: Final = (
    Tile("high-rise-1", 1, "vp", 1),
    Tile("high-rise-2", 2, "vp", 2),
    Tile("high-rise-3", 3, "vp", 3),
    Tile("power-plant-2", 2, "energy", 2),
    Tile("power-plant-3", 3, "energy", 3),
    Tile("hospital-2", 2, "life", 2),
    Tile("hospital-3", 3, "life", 3),
)
UNITS: Final = {tile.id: tile for tile in (INFANTRY, JET, TANK)}
TILES: Final = {**{tile.id: tile for tile in BUILDINGS}, **UNITS}

COUNTS: Final = {
    "high-rise-1": 22,
    "high-rise-2": 8,
    "high-rise-3": 3,
    "power-plant-2": 3,
    "power-plant-3": 3,
    "hospital-2": 3,
    "hospital-3": 3,
}


def unit_behind(building: Tile) -> Tile:
    """The Unit on the back of a Building follows from its durability. (NY-COMP-11)"""
    return (INFANTRY, JET, TANK)[building.durability - 1]


@mypyc_attr(acyclic=True)
class Reward:
    """What is gained at once for a tile: victory points, Energy or Life."""

    __slots__ = ("amount", "cause", "kind")

    def __init__(self, kind: str, amount: int, cause: str) -> None:
        self.kind = kind
        self.amount = amount
        self.cause = cause


@mypyc_attr(acyclic=True)
class Stack:
    """A stack of Buildings: the one on top, and how many are covered below it."""

    __slots__ = ("below", "top")

    def __init__(self, top: str, below: int) -> None:
        self.top = top
        self.below = below


@mypyc_attr(acyclic=True)
class Unit:
    """A Unit on the board, and the turn in which it appeared."""

    __slots__ = ("id", "since")

    def __init__(self, id: str, since: int) -> None:
        self.id = id
        self.since = since

    def new_in(self, turn: int) -> bool:
        """Did it appear in this turn, so that it cannot be destroyed yet? (NY-DESTROY-9)"""
        return self.since == turn
