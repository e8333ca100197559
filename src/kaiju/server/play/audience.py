"""Who follows a table in this process: its players and its spectators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kaiju.server.wire.message import Message


class Listener(Protocol):
    """A connection that follows a table."""

    guest: str

    def send(self, message: Message) -> None:
        """Pass on a message at some point, without waiting or failing."""


class Audience:
    """The listeners of a table; some of them also read its chat."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.readers: set[Listener] = set()  # those who have already been sent the earlier messages

    def tell(self, message: Callable[[Listener], Message]) -> None:
        """Send each listener what it may know."""
        for listener in tuple(self.listeners):
            listener.send(message(listener))

    def leave(self, listener: Listener) -> None:
        """Stop telling a listener anything."""
        self.listeners.discard(listener)
        self.readers.discard(listener)
