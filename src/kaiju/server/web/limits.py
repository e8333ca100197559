"""How much one address or connection may ask for; a refusal says so."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from kaiju.server.play.refusals import Refused
from kaiju.server.settings import Settings

REMEMBERED: Final = 50_000  # addresses; the one that was idle longest is forgotten first


class TooMuch(Refused):
    """Somebody asks for too much in too short a time."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-much", seconds=max(1, round(seconds)))


class Bucket:
    """A token bucket: fills slowly, and each request takes one."""

    __slots__ = ("_at", "_now", "_rate", "_size", "left")

    def __init__(self, size: float, rate: float, now: Callable[[], float]) -> None:
        self._size = size
        self._rate = rate
        self._now = now
        self._at = now()
        self.left = size

    def take(self) -> None:
        """Take one, or refuse; a rate of 0 means no limit."""
        if self._rate <= 0:
            return
        self._fill()
        if self.left < 1:
            raise TooMuch((1 - self.left) / self._rate)
        self.left -= 1

    def draw(self) -> bool:
        """Take one even on credit; is anything left?"""
        if self._rate <= 0:
            return True
        self._fill()
        self.left -= 1
        return self.left >= 0

    def ready(self) -> bool:
        """Is it half full again?"""
        if self._rate <= 0:
            return True
        self._fill()
        return self.left >= self._size / 2

    def _fill(self) -> None:
        now = self._now()
        self.left = min(self._size, self.left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each address."""

    def __init__(self, size: float, rate: float, now: Callable[[], float]) -> None:
        self._size = size
        self._rate = rate
        self._now = now
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take one from the bucket of an address."""
        if address not in self._known:
            self._known[address] = Bucket(self._size, self._rate, self._now)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        self._known[address].take()


class Limits:
    """All limits of this process."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._settings = settings
        self._now = now
        self.requests = Buckets(settings.requests_at_once, settings.requests_per_second, now)
        self.guests = Buckets(max(1, settings.guests_per_minute), settings.guests_per_minute / 60, now)
        self.chat = Buckets(max(1, settings.chat_per_minute / 4), settings.chat_per_minute / 60, now)
        self.agreements = Buckets(
            max(1, settings.agreements_per_minute / 2), settings.agreements_per_minute / 60, now
        )
        self.undos = Buckets(max(1, settings.undos_per_minute / 2), settings.undos_per_minute / 60, now)
        self._connections: dict[str, int] = {}

    def connection(self) -> Bucket:
        """A bucket for the messages of a new connection."""
        return Bucket(self._settings.messages_at_once, self._settings.messages_per_second, self._now)

    def snapshots(self) -> Bucket:
        """A bucket for what a new connection asks to be sent as a whole."""
        rate = self._settings.snapshots_per_minute
        return Bucket(max(1, rate / 2), rate / 60, self._now)

    def connect(self, address: str) -> None:
        """Count a connection, or refuse it."""
        count = self._connections.get(address, 0)
        if self._settings.connections_per_address and count >= self._settings.connections_per_address:
            raise Refused("too-many-connections", most=self._settings.connections_per_address)
        self._connections[address] = count + 1

    def disconnect(self, address: str) -> None:
        """Stop counting a connection."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]
