"""The setters of Tokyo: what everybody sees of its board is changed by these alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.changes import Secret
from kaiju.tokyo.board import board

if TYPE_CHECKING:
    from kaiju.core.table import Table


def close_bay(t: Table) -> None:
    """Close Tokyo Bay."""
    board(t).bay = False
    if t.told:
        t.changes.append(("board.bay", False))


def set_top(t: Table, top: str, seen: tuple[int, ...]) -> None:
    """Set what is known of the top of the deck, and by whom; nobody else may know even that. (KT-COMP-9)"""
    here = board(t)
    here.top, here.seen = top, seen
    if t.told:
        t.changes.append(("board.top", Secret(top, seen)))
    if t.told:
        t.changes.append(("board.seen", Secret(seen, seen)))
