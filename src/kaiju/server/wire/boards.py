"""The board of each game; `game` says which one it is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

# -- New York --------------------------------------------------------------------------------------


class StackState(Struct, forbid_unknown_fields=True):
    """A stack of Buildings: the one on top ("" if all are gone), and how many are covered below it."""

    top: str
    below: int


class UnitState(Struct, forbid_unknown_fields=True):
    """A Unit, and the turn in which it appeared; a new one cannot be destroyed yet."""

    id: str
    since: int
    new: bool


class BoroughState(Struct, forbid_unknown_fields=True):
    """What is in a borough."""

    stacks: list[StackState]
    units: list[UnitState]
    souvenir: bool


class NewYorkTurn(Struct, forbid_unknown_fields=True):
    """What a turn in New York remembers."""

    occupied: bool
    entered: list[int]
    dealt: list[int]
    gained: list[int]
    destroyed: list[str]
    fallen: list[int]
    points: int
    aim: Annotated[str, Meta(description="The borough in which Destruction is used, if not its own.")]
    units_only: bool
    changed: list[str]
    credit: int
    free_moves: int


class NewYorkBoard(Struct, forbid_unknown_fields=True, tag_field="game", tag="king-of-new-york"):
    """New York: five boroughs, the covered tiles, and the seats that own the goal cards, or -1."""

    boroughs: dict[str, BoroughState]
    covered: dict[str, int]
    superstar: int
    statue: int
    trophies: Annotated[list[list[str]], Meta(description="By seat, the Units it has destroyed.")]
    facts: NewYorkTurn


# -- Tokyo -----------------------------------------------------------------------------------------


class TokyoTurn(Struct, forbid_unknown_fields=True):
    """What a turn in Tokyo remembers."""

    gained: list[int]
    hurt: bool
    ones: bool
    resolved: bool
    shielded: list[int]
    used: list[int]


class TokyoBoard(Struct, forbid_unknown_fields=True, tag_field="game", tag="king-of-tokyo"):
    """Tokyo, and what is known about the top of the deck."""

    bay: Annotated[bool, Meta(description="Is Tokyo Bay open?")]
    moves_up: bool
    chain: int
    reached: list[int]
    top: Annotated[str, Meta(description="The top card of the deck, if this seat has looked at it.")]
    seen: list[int]
    facts: TokyoTurn


AnyBoard = NewYorkBoard | TokyoBoard
