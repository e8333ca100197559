"""How much one address or connection may ask for; a refusal says so."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from kaiju.server.play.refusals import Refused
from kaiju.server.settings import Settings

REMEMBERED: Final = 50_000  # addresses; the one that was idle longest is forgotten first
SHARED: Final = frozenset(
    {"requests", "light", "guests", "chat"}
)  # the buckets that all processes fill together
PAUSE: Final = 1.0  # seconds until a refusal is told, at least
LIGHT: Final = 20  # as many requests for what is in memory anyway are as much as one other
MANY: Final = 16  # other processes hear of an address that has this part of the connections it may have


class TooMuch(Refused):
    """Somebody asks for too much in too short a time."""

    def __init__(self, seconds: float, owed: float = 0.0) -> None:
        super().__init__("too-much", seconds=max(1, round(seconds)))
        self.owed = owed  # how deep they are in debt: from 0 to 1, when nothing more is counted


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

    def insist(self) -> None:
        """Take one, or refuse; what is refused must be paid for too, until it can owe no more."""
        if self._rate <= 0:
            return
        self.charge(1)
        if self.left < 0:
            raise TooMuch((1 - self.left) / self._rate, -self.left / self._size)

    def charge(self, count: int) -> None:
        """Take what was used elsewhere, if need be on credit, but never more than it can hold."""
        if self._rate > 0:
            self._fill()
            self.left = max(-self._size, self.left - count)

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
        self._taken: dict[str, int] | None = None  # since other processes were last told, if there are any

    def take(self, address: str) -> None:
        """Take one from the bucket of an address."""
        self._bucket(address).take()
        self._count(address)

    def insist(self, address: str) -> None:
        """Take one from the bucket of an address, which pays even if it is refused."""
        self._count(address)
        self._bucket(address).insist()

    def taken(self) -> dict[str, int]:
        """What each address has taken here since this was last asked; it is counted from then on."""
        taken, self._taken = self._taken, {}
        return taken or {}

    def charge(self, taken: dict[str, int]) -> None:
        """Count what addresses have taken elsewhere."""
        for address, count in taken.items():
            self._bucket(address).charge(count)

    def _count(self, address: str) -> None:
        if self._taken is not None:
            self._taken[address] = self._taken.get(address, 0) + 1

    def _bucket(self, address: str) -> Bucket:
        if address not in self._known:
            self._known[address] = Bucket(self._size, self._rate, self._now)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return self._known[address]


class Limits:
    """All limits of this process; among several, each tells the others what was used at it."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._settings = settings
        self._now = now
        self.requests = Buckets(settings.requests_at_once, settings.requests_per_second, now)
        self.light = Buckets(LIGHT * settings.requests_at_once, LIGHT * settings.requests_per_second, now)
        self.guests = Buckets(max(1, settings.guests_per_minute), settings.guests_per_minute / 60, now)
        self.chat = Buckets(max(1, settings.chat_per_minute / 4), settings.chat_per_minute / 60, now)
        self.agreements = Buckets(
            max(1, settings.agreements_per_minute / 2), settings.agreements_per_minute / 60, now
        )
        self.undos = Buckets(max(1, settings.undos_per_minute / 2), settings.undos_per_minute / 60, now)
        self._connections: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}  # the connections to each of the other processes

    def delay(self, error: TooMuch) -> float:
        """How long somebody waits to be refused: the longer, the more was asked for before."""
        return PAUSE + max(0.0, self._settings.patience - PAUSE) * error.owed

    def connection(self) -> Bucket:
        """A bucket for the messages of a new connection."""
        return Bucket(self._settings.messages_at_once, self._settings.messages_per_second, self._now)

    def snapshots(self) -> Bucket:
        """A bucket for what a new connection asks to be sent as a whole."""
        rate = self._settings.snapshots_per_minute
        return Bucket(max(1, rate / 2), rate / 60, self._now)

    def connect(self, address: str) -> None:
        """Count a connection, or refuse it."""
        here, most = self._connections.get(address, 0), self._settings.connections_per_address
        there = sum(counts.get(address, 0) for counts in self._elsewhere.values())
        if most and here + there >= most:
            raise Refused("too-many-connections", most=most)
        self._connections[address] = here + 1

    def disconnect(self, address: str) -> None:
        """Stop counting a connection."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    # -- among several processes -----------------------------------------------------------------------

    def used(self) -> tuple[dict[str, dict[str, int]], dict[str, int]]:
        """What was taken here since the last time, and which addresses have many connections."""
        taken = {name: taken for name in SHARED if (taken := getattr(self, name).taken())}
        many = max(1, self._settings.connections_per_address // MANY)
        counts = self._connections.items() if self._settings.connections_per_address else ()
        return taken, {address: count for address, count in counts if count >= many}

    def also(self, process: str, taken: dict[str, dict[str, int]], connections: dict[str, int]) -> None:
        """Count what was used at another process."""
        for name in SHARED & taken.keys():
            getattr(self, name).charge(taken[name])
        self._elsewhere[process] = connections

    def forget(self, process: str) -> None:
        """Forget the connections of a process that is gone."""
        self._elsewhere.pop(process, None)
