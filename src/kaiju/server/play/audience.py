"""Who follows a table, or the list of tables, in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from kaiju.server.wire.message import Message

MOVED: Final = 1012  # the code of a connection that is to be opened again, here or elsewhere


class Listener(Protocol):
    """A connection that follows a table or the list of tables."""

    guest: str
    whole: bool  # does it want the whole state with every update?
    shown: int  # the last entry that has been on its screen as a whole; -1 if it does not say

    def send(self, message: Message) -> None:
        """Pass on a message at some point, without waiting or failing."""

    def close(self, code: int) -> None:
        """Pass on what was sent, and hang up."""


class Audience:
    """Listeners; some of those at a table also read its chat."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.readers: set[Listener] = set()  # those who have already been sent the earlier messages

    def tell(self, message: Callable[[Listener], Message]) -> None:
        """Send each listener what it may know."""
        for listener in tuple(self.listeners):
            listener.send(message(listener))

    def tell_all(self, message: Message) -> None:
        """Send every listener the same."""
        for listener in tuple(self.listeners):
            listener.send(message)

    def has(self, guest: str) -> bool:
        """Is a guest there?"""
        return guest in [listener.guest for listener in self.listeners]

    def leave(self, listener: Listener) -> None:
        """Stop telling a listener anything."""
        self.listeners.discard(listener)
        self.readers.discard(listener)
