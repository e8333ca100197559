"""The few errors of the engine, and the two signals that cut a turn short."""

from __future__ import annotations


class IllegalAnswer(ValueError):
    """An answer that is not offered, as a message id and its values; the state is untouched."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(f"{reason} {values}" if values else reason)
        self.reason = reason
        self.values = values


class Diverged(ValueError):
    """A replay met a different question from the one that was answered."""


class CorruptRecord(ValueError):
    """Something written does not make sense: in a sentence for whoever wrote it, or as a message id."""


class Spoilt(CorruptRecord):
    """A record or save is unreadable, truncated or edited, as a message id and its values."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(f"{reason} {values}" if values else reason)
        self.reason = reason
        self.values = values


class TurnOver(Exception):
    """Ends the turn of an active Monster that was eliminated."""


class GameOver(Exception):
    """Ends the game at once."""
