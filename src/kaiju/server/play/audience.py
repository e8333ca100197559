"""Who hears of a table in this process: those who play at it and those who watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kaiju.server.wire.message import Message


class Listener(Protocol):
    """A connection that wants to hear of a table."""

    guest: str

    def send(self, message: Message) -> None:
        """Pass a message on, sooner or later: it neither waits nor fails."""


class Audience:
    """The listeners of a table; some of them read its chat as well."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.readers: set[Listener] = set()  # those who have been told what was said before they came

    def tell(self, message: Callable[[Listener], Message]) -> None:
        """Send each listener what it may know."""
        for listener in tuple(self.listeners):
            listener.send(message(listener))

    def leave(self, listener: Listener) -> None:
        """Tell a listener nothing more."""
        self.listeners.discard(listener)
        self.readers.discard(listener)
