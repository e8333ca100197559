"""What happened and why: output for people, never input for the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from kaiju.core.changes import Change


@mypyc_attr(acyclic=True)
class Event:
    """One change, with the rule (a clause id) or card (its id) that caused it."""

    __slots__ = ("amount", "cause", "changes", "kind", "other", "seat", "what", "where")

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        amount: int = 0,
        what: str = "",
        where: str = "",
        other: int = -1,
        cause: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.what = what
        self.where = where
        self.other = other
        self.cause = cause
        self.changes: Sequence[Change] = ()  # of what everybody sees, since the event before

    def __iter__(self) -> Iterator[str | int]:
        row = (self.kind, self.seat, self.amount, self.what, self.where, self.other, self.cause)
        return iter(row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Event{tuple(self)}"

    def to_json(self) -> dict[str, str | int]:
        """As plain data, keyed by field name."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "amount": self.amount,
            "what": self.what,
            "where": self.where,
            "other": self.other,
            "cause": self.cause,
        }
