"""The few errors of the engine, and the two signals that cut a turn short."""

from __future__ import annotations

Value = str | int | tuple[str, ...]  # what a reason tells: a text, a number, or several texts


class IllegalAnswer(ValueError):
    """An answer that is not offered, as a message id and its values; the state is untouched."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(f"{reason} {values}" if values else reason)
        self.reason = reason
        self.values = values


class Diverged(ValueError):
    """A replay met a different question from the one that was answered."""


class CorruptRecord(ValueError):
    """Something written does not make sense, as a message id and its values."""

    def __init__(self, reason: str, **values: Value) -> None:
        super().__init__(f"{reason} {values}" if values else reason)
        self.reason = reason
        self.values = values


class Spoilt(CorruptRecord):
    """A record or save is unreadable, truncated or edited."""


class Nonsense(CorruptRecord):
    """A position or scenario says what cannot be meant; `where` is the way to it, in its own words."""


class TurnOver(Exception):
    """Ends the turn of an active Monster that was eliminated."""


class GameOver(Exception):
    """Ends the game at once."""
