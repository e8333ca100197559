"""What happened and why: output for people, never input for rules."""

from __future__ import annotations

from typing import Final, NamedTuple


class Event(NamedTuple):
    """One change, with the rule (a clause id) or card (its id) that caused it."""

    kind: str
    seat: int = -1
    amount: int = 0
    what: str = ""
    where: str = ""
    other: int = -1
    cause: str = ""


# A named tuple's own constructor is a function in Python, which counts where so many are made.
new_tuple: Final = tuple.__new__
