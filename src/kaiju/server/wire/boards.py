"""The board of each game; `game` says which one it is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

# -- New York --------------------------------------------------------------------------------------


class StackState(Struct, forbid_unknown_fields=True, gc=False):
    """A stack of Buildings: the one on top ("" if all are gone), and how many are covered below it."""

    top: str
    below: int


class UnitState(Struct, forbid_unknown_fields=True, gc=False):
    """A Unit, and the turn in which it appeared; a new one cannot be destroyed yet."""

    id: str
    since: int
    new: bool


class BoroughState(Struct, forbid_unknown_fields=True, gc=False):
    """What is in a borough."""

    stacks: list[StackState]
    units: list[UnitState]
    souvenir: bool


class NewYorkBoard(Struct, forbid_unknown_fields=True, tag_field="game", tag="king-of-new-york", gc=False):
    """New York: five boroughs, the covered tiles, and the seats that own the goal cards, or -1."""

    boroughs: dict[str, BoroughState]
    covered: dict[str, int]
    superstar: int
    statue: int
    trophies: Annotated[list[list[str]], Meta(description="By seat, the Units it has destroyed.")]
    aim: Annotated[str, Meta(description="The borough in which Destruction is used, if not its own.")]


# -- Tokyo -----------------------------------------------------------------------------------------


class TokyoBoard(Struct, forbid_unknown_fields=True, tag_field="game", tag="king-of-tokyo", gc=False):
    """Tokyo, and what is known about the top of the deck."""

    bay: Annotated[bool, Meta(description="Is Tokyo Bay open?")]
    top: Annotated[str, Meta(description="The top card of the deck, if this seat has looked at it.")]
    seen: Annotated[list[int], Meta(description="The seats that have looked at it, to one of them.")]


AnyBoard = NewYorkBoard | TokyoBoard
