"""Everybody connected to this process: how many there may be, and how long they may keep it waiting."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from kaiju.server.settings import Settings
from kaiju.server.transport.proxies import Proxies

ROUND: Final = 1.0  # seconds between two looks at everybody
BACKLOG: Final = 512  # connections that the system accepts before we have seen them
RESERVED: Final = BACKLOG + 128  # open files for them, and for the database, the log and the bots
LEAST: Final = 64  # connections, however few files may be open
PROGRESS: Final = 16_384  # bytes that a slow reader must take in the time that the server waits


class Sending(Protocol):
    """Somebody to whom something was sent."""

    def write(self) -> None:
        """Write it."""


class Caller(Protocol):
    """One connection."""

    peer: str  # the address it comes from, which may be that of a proxy

    def look(self, now: float) -> None:
        """Do what is due by now: most of all, hang up on those who keep us waiting."""

    def drop(self) -> None:
        """Hang up at once; what is still waiting to be sent is lost."""


def allow_open_files() -> int:
    """Let this process open as many files as the system grants it; returns how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # some systems grant less than they promise
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Door:
    """Counts connections from the moment they are accepted, and looks after all of them once a second.

    An address that has more than twice the connections it may use is not let in: WebSockets and streams are
    counted one by one and refused with a sentence (`Limits.connect`), so what is above that says nothing. The
    connections of a trusted proxy belong to many people and are not counted here. If the process can hold no
    more, whoever has waited longest without a complete request makes room.
    """

    def __init__(self, settings: Settings, now: Callable[[], float], proxies: Proxies | None = None) -> None:
        files = max(LEAST, allow_open_files() - RESERVED)
        self.most = min(settings.connections or files, files)
        self.patience = settings.patience
        self.now = now
        self.proxies = proxies or Proxies.named()
        self._per_peer = 2 * settings.connections_per_address
        self._callers: set[Caller] = set()
        self._peers: dict[str, int] = {}
        self._waiting: dict[Caller, None] = {}  # no complete request yet, in the order they began to wait
        self._next: asyncio.TimerHandle | None = None
        self._sending: list[Sending] = []

    def __len__(self) -> int:
        return len(self._callers)

    def __iter__(self) -> Iterator[Caller]:
        return iter(self._callers)

    def open(self) -> None:
        """Start looking after everybody."""
        self._next = asyncio.get_running_loop().call_later(ROUND, self._go_round)

    def shut(self) -> None:
        """Stop looking after anybody."""
        if self._next:
            self._next.cancel()

    def enter(self, caller: Caller) -> bool:
        """Let somebody in, if there is room."""
        count = self._peers.get(caller.peer, 0)
        if self._per_peer and count >= self._per_peer and caller.peer not in self.proxies:
            return False
        if len(self._callers) >= self.most and not self._make_room():
            return False
        self._callers.add(caller)
        self._peers[caller.peer] = count + 1
        return True

    def leave(self, caller: Caller) -> None:
        """Somebody is gone, or was never let in."""
        if caller not in self._callers:
            return
        self._callers.discard(caller)
        self._waiting.pop(caller, None)
        self._peers[caller.peer] -= 1
        if not self._peers[caller.peer]:
            del self._peers[caller.peer]

    def waits(self, caller: Caller, waiting: bool) -> None:
        """Somebody begins to wait for a request to arrive, or has had a complete one."""
        self._waiting.pop(caller, None)
        if waiting and caller in self._callers:
            self._waiting[caller] = None

    def send_soon(self, sending: Sending) -> None:
        """Have everything written that is sent to somebody until the loop is through with what it does now.

        An answer and all that it leads to, or all answers of one commit, are one write for each of those who
        hear of them.
        """
        if not self._sending:
            asyncio.get_running_loop().call_soon(self._send)
        self._sending.append(sending)

    def _send(self) -> None:
        sending, self._sending = self._sending, []
        for one in sending:
            one.write()

    def look(self) -> None:
        """Look after everybody, now."""
        now = self.now()
        for caller in tuple(self._callers):
            caller.look(now)

    def _make_room(self) -> bool:
        longest = next(iter(self._waiting), None)
        if longest is None:
            return False
        self.leave(longest)
        longest.drop()
        return True

    def _go_round(self) -> None:
        self.open()
        self.look()


class Unread:
    """What somebody has not read yet; whoever takes next to nothing for too long does not read at all."""

    __slots__ = ("_left", "_since")

    def __init__(self) -> None:
        self._left = 0
        self._since = 0.0

    def stalled(self, left: int, now: float, patience: float) -> bool:
        """Has hardly anything of what is waiting been read for too long?"""
        if not left or not self._left or left <= self._left - PROGRESS:
            self._left, self._since = left, now
            return False
        self._left = max(self._left, left)
        return now - self._since > patience
