"""Which tables this process owns: all of them if it is alone, otherwise those that it has taken.

What makes this safe is in `store/owners`: the database refuses whatever a former owner writes. What is here
makes it quick and pleasant: a process says twice a second that it is alive, and is asked for its tables as
long as it does. One that cannot say so stops serving them, by its own clock, before anybody else may take
them: it would only show what is no longer true.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, Protocol

from kaiju.server.play.clock import wait_for
from kaiju.server.play.refusals import Moved
from kaiju.server.store import owners
from kaiju.server.store.database import Database
from kaiju.server.store.postgres import Postgres

log = logging.getLogger(__name__)
BEAT: Final = 0.5  # seconds between two signs of life
TRIES: Final = 10  # to give the first one, each of which is soon given up (`Postgres.write_apart`)
GLANCE: Final = 0.1  # the same between two looks at who is alive, while somebody waits for an owner


class Ownership(Protocol):
    """Knows who owns a table."""

    process: str  # the name of this process
    peers: frozenset[str]  # the others that are alive
    lost: Callable[[], None]  # called when nothing here is owned any more

    async def start(self) -> None:
        """Be alive from now on."""

    async def stop(self) -> None:
        """Own nothing any more, and let others know."""

    async def look(self) -> None:
        """See who is alive, in a moment."""

    async def owner(self, table: str) -> str:
        """The process that owns a table: this one, if nobody else does."""

    async def take(self, table: str) -> int:
        """Own a table, unless somebody else does; returns the fence to write under."""

    def owns(self, table: str, fence: int) -> bool:
        """Does this process still own a table under this fence, as far as it knows?"""

    def idle(self, table: str) -> None:
        """Note that nobody here needs a table for now."""

    def mistaken(self, table: str) -> None:
        """Forget which other process is supposed to own a table: it does not."""

    def dropped(self, table: str) -> None:
        """Forget that this process owned a table: it does not, or does not know."""


class Alone:
    """The ownership of a process that has the database to itself."""

    process = "alone"
    peers: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.lost: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Do nothing: there is nobody to tell."""

    async def stop(self) -> None:
        """Do nothing: whoever comes next owns everything."""

    async def look(self) -> None:
        """Do nothing: there is nobody to see."""

    async def owner(self, table: str) -> str:
        """This process."""
        return self.process

    async def take(self, table: str) -> int:
        """The fence that a table has if nobody ever took it."""
        return 0

    def owns(self, table: str, fence: int) -> bool:
        """Always."""
        return True

    def idle(self, table: str) -> None:
        """Do nothing: nobody else wants it."""

    def mistaken(self, table: str) -> None:
        """Do nothing: nobody else can own it."""

    def dropped(self, table: str) -> None:
        """Do nothing: it is owned all the same."""


class Shared:
    """The ownership of one of several processes on one database."""

    def __init__(
        self,
        database: Postgres,
        process: str,
        among_others: bool,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.process = process
        self._among_others = among_others  # may there be any? Otherwise nobody takes what is late
        self.peers: frozenset[str] = frozenset()
        self.lost: Callable[[], None] = lambda: None
        self._database = database
        self._steady = steady
        self._until = 0.0  # by the clock of this process: earlier than by that of the database
        self._held: dict[str, int] = {}  # the fences of the tables owned
        self._idle: set[str] = set()  # those of them that nobody needs, since the last sign of life
        self._others: dict[str, str] = {}  # who was last seen owning a table
        self._taking: dict[str, asyncio.Task[str]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._end: asyncio.TimerHandle | None = None
        self._stopping = asyncio.Event()

    # -- being alive -----------------------------------------------------------------------------------

    @property
    def alive(self) -> bool:
        """May others still be sure that this process is alive? Where there are none, nobody is in doubt."""
        return self._steady() < self._until or not self._among_others

    async def start(self) -> None:
        """Be alive from now on; on a busy machine the first sign of life may take several tries."""
        for left in reversed(range(TRIES)):
            try:
                await self._say(owners.enter)
                break
            except Exception as error:
                if not left:
                    raise
                log.warning("the database has not heard yet that this process is alive: %r", error)
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Be dead at once, so that others take what was owned here."""
        if self._stopping.is_set():
            return
        self._stopping.set()
        if self._beating:
            await self._beating
        self._lapse()
        try:
            await self._database.write_apart(owners.depart, self.process)
        except Exception as error:  # most likely the network: the lease ends by itself
            log.warning("the database does not hear that this process is gone: %r", error)

    async def _beat(self) -> None:
        unheard = False
        while not self._stopping.is_set():
            await wait_for(self._stopping, BEAT)
            try:
                await self._say(owners.renew if self.alive else owners.enter)
                await self._leave_idle()
                unheard = False
            except Exception as error:  # most likely the network: the lease ends by itself if it goes on
                if not unheard:
                    log.warning("the database does not hear that this process is alive: %r", error)
                unheard = True

    async def _say(self, sign: Callable[..., set[str] | None]) -> None:
        """Give a sign of life; what is owned lasts a lease from the moment it was sent, not heard."""
        sent = self._steady()
        found: set[str] | None = await self._database.write_apart(sign, self.process)
        if found is None:  # too late: somebody may have taken any of our tables, if there is anybody
            if self._among_others:
                self._lapse()
            found = await self._database.write_apart(owners.enter, self.process)
        self.peers = frozenset(found - {self.process})
        self._until = sent + owners.LEASE
        if self._end:
            self._end.cancel()
        loop = asyncio.get_running_loop()
        self._end = loop.call_later(max(0.0, self._until - self._steady()), self._expire)

    def _expire(self) -> None:
        if self._among_others:
            self._lapse()

    def _lapse(self) -> None:
        """Own nothing any more."""
        self._until = 0.0
        self._held.clear()
        self._idle.clear()
        self._others.clear()
        if self._end:
            self._end.cancel()
        self.lost()

    async def look(self) -> None:
        """See who is alive, in a moment; whoever wants to know waits together."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        await asyncio.shield(self._looking)

    async def _look(self) -> None:
        await asyncio.sleep(GLANCE)
        self.peers = frozenset(await self._database.read(owners.alive)) - {self.process}

    # -- tables ----------------------------------------------------------------------------------------

    async def owner(self, table: str) -> str:
        """The process that owns a table: this one, if nobody else does."""
        if self._stopping.is_set():
            raise Moved
        if table in self._held:
            self._idle.discard(table)
            return self.process
        if (known := self._others.get(table)) in self.peers:
            assert known is not None
            return known
        if table not in self._taking:
            self._taking[table] = asyncio.create_task(self._take(table))
            self._taking[table].add_done_callback(lambda _: self._taking.pop(table))
        return await asyncio.shield(self._taking[table])

    async def _take(self, table: str) -> str:
        if not self.alive:
            raise Moved
        found = await self._database.write(owners.take, table, self.process)
        if found is None:
            return self.process  # there is no such table, as whoever asks for it here will find
        if found.process != self.process:
            self._others[table] = found.process
            return found.process
        if not self.alive:
            raise Moved
        self._held[table] = found.fence
        return self.process

    async def take(self, table: str) -> int:
        """Own a table, unless somebody else does; returns the fence to write under."""
        if await self.owner(table) != self.process:
            raise Moved
        return self._held.get(table, 0)

    def owns(self, table: str, fence: int) -> bool:
        """Does this process still own a table under this fence, as far as it knows?"""
        return self._held.get(table, 0) == fence and self.alive

    def idle(self, table: str) -> None:
        """Note that nobody here needs a table for now; it is given back if that stays so."""
        self._idle.add(table)

    def mistaken(self, table: str) -> None:
        """Forget which other process is supposed to own a table: it does not."""
        self._others.pop(table, None)

    def dropped(self, table: str) -> None:
        """Forget that this process owned a table: it is taken anew, or by another."""
        self._held.pop(table, None)

    async def _leave_idle(self) -> None:
        """Give back what nobody has needed since the last sign of life."""
        left = [(table, self._held.pop(table)) for table in self._idle if table in self._held]
        self._idle.clear()
        if left:
            await self._database.write_apart(owners.leave, self.process, left)


def ownership_of(database: Database, process: str, among_others: bool) -> Ownership:
    """What a process knows of its tables, on this kind of database."""
    return Shared(database, process, among_others) if isinstance(database, Postgres) else Alone()


async def left_alone(database: Database) -> bool:
    """Does no other process use a database, at least after the time that a killed one is believed to live?"""
    for _ in range(round((owners.LEASE + owners.SPARE) / GLANCE) + 1):
        if not await database.read(owners.alive):
            return True
        await asyncio.sleep(GLANCE)
    return False
