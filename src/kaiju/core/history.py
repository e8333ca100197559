"""What was answered, and the state from which it can be replayed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from kaiju.core.state import State

LEAVE: Final = "leave"
FEW: Final = 3  # with fewer answers since the last checkpoint, a replay is cheaper than another copy


@mypyc_attr(acyclic=True)
class Answer:
    """Who gave which answer to what kind of question, in the notation; a seat that leaves answers `leave`."""

    __slots__ = ("kind", "seat", "text")

    def __init__(self, seat: int, kind: str, text: str) -> None:
        self.seat = seat
        self.kind = kind
        self.text = text

    def __iter__(self) -> Iterator[str | int]:
        row = (self.seat, self.kind, self.text)
        return iter(row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Answer{tuple(self)}"


@mypyc_attr(acyclic=True)
class Checkpoint:
    """The state between two phases, and how much had happened before it.

    Between two phases no coroutine is alive, so the state alone is the game: whatever a rule still needs must
    be in it by then. A checkpoint is never modified, because tables share it: each starts from a copy.
    """

    __slots__ = ("answers", "events", "state")

    def __init__(self, state: State, answers: int = 0, events: int = 0) -> None:
        self.state = state
        self.answers = answers
        self.events = events
