"""The tables of this process: loaded when somebody comes, unloaded when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

from kaiju.core.chance import commitment_of
from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.server import metrics
from kaiju.server.play import history
from kaiju.server.play.live import LiveTable
from kaiju.server.play.ownership import Ownership, ownership_of
from kaiju.server.play.refusals import Moved, NotFound, Refused
from kaiju.server.settings import Settings
from kaiju.server.store import tables
from kaiju.server.store.database import Database
from kaiju.server.store.rows import OPEN, QUIET, Guest, Seat, Status, TableRow

T = TypeVar("T")
LINGERS: Final = 5.0  # seconds that a table is kept for whoever comes next
LEFT: Final = 200  # tables that are kept at most
LAST_WORDS: Final = 1.0  # seconds for what is being done at a table that is left to another process
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_secret() -> str:
    """The secret a table rolls by, together with what its players contribute; nobody can guess it."""
    return secrets.token_hex(32)


Deed = Callable[["House", LiveTable, Guest], Awaitable[None]]
Errand = Callable[[str, Deed, Guest], Awaitable[bool]]


async def _never(id: str, deed: Deed, guest: Guest) -> bool:
    return False


class House:
    """Every table that this process owns and somebody is playing or watching, or was a moment ago.

    One that everybody has left is kept for a moment: who sits down comes back to play, and who was cut off
    comes back to go on.
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        now: Callable[[], float] = time.time,
        among_others: bool = True,  # if the database allows for that
    ) -> None:
        self.database = database
        self.settings = settings
        self.now = now
        self.ownership: Ownership = ownership_of(database, secrets.token_hex(8), among_others)
        self.ownership.lost = self._lost
        self.open: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._left: dict[str, asyncio.TimerHandle] = {}  # tables at which nobody is
        self._tasks: set[asyncio.Task[Any]] = set()
        self.elsewhere: Errand = _never  # does an errand if a table is in another process
        self.changed: list[Callable[[LiveTable], None]] = []
        self.seated: list[Callable[[str], None]] = []  # told of public tables that open or whose seats change

    async def start(self) -> None:
        """Start owning tables."""
        await self.ownership.start()

    async def hand_over(self) -> None:
        """Leave every table to the other processes, as soon as what was sent to it is written."""
        if not self.database.shared:
            return
        at_work = [live.mailbox.emptied() for live in self.open.values() if not live.mailbox.empty]
        for live in tuple(self.open.values()):
            live.mailbox.when_empty(partial(self._drop, live))
        with contextlib.suppress(TimeoutError):  # what is not written by then is written by nobody
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*at_work)
        await self.ownership.stop()

    async def stop(self) -> None:
        """Finish work in progress, including everything sent to a table, and leave the tables to others."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in tuple(self.open.values()):
            await live.mailbox.emptied()
            self._stay(live)
        await self.ownership.stop()

    # -- loading -----------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table by its id, if this process owns it or nobody does."""
        if live := self.open.get(id):
            return live
        if not ID.fullmatch(id):
            raise NotFound("no-table")
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        try:
            fence = await self.ownership.take(id)  # before it is read: from now on nobody else writes
            stored = await self.database.read(history.look_up, id)
            if stored is None:
                raise NotFound("no-table")
            if not self.ownership.owns(id, fence):
                raise Moved
            live = LiveTable(self.database, stored, self.now, fence)
            live.changed, live.fenced = self._told, self._drop
            self.open[id] = live
            return live
        finally:
            del self._opening[id]

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[LiveTable]:
        """A table kept in memory while it is used; it is unloaded afterwards if nobody is there."""
        live = await self.table(id)
        while self.open.get(id) is not live:
            live = await self.table(id)
        async with self.kept(live):
            yield live

    @asynccontextmanager
    async def kept(self, live: LiveTable) -> AsyncIterator[None]:
        """Keep a table in memory for a while."""
        live.visitors += 1
        self._stay(live)
        try:
            yield
        finally:
            live.visitors -= 1
            if not live.visitors and not live.lost:
                self._leave(live)

    async def errand(self, id: str, deed: Deed, guest: Guest) -> None:
        """Do something for a guest at a table, in whichever process that is."""
        if not await self.elsewhere(id, deed, guest):
            async with self.visit(id) as live:
                await deed(self, live, guest)

    def _leave(self, live: LiveTable) -> None:
        """Unload a table that everybody has left, unless somebody comes soon."""
        self._stay(live)
        live.gone.clear()  # nobody is waited for
        self._left[live.row.id] = asyncio.get_running_loop().call_later(LINGERS, self._let_go, live)
        if len(self._left) > LEFT:
            self._let_go(self.open[next(iter(self._left))])

    def _stay(self, live: LiveTable) -> None:
        """Do not unload a table for now."""
        if leaving := self._left.pop(live.row.id, None):
            leaving.cancel()

    def _let_go(self, live: LiveTable) -> None:
        live.mailbox.when_empty(partial(self._forget, live))

    def _forget(self, live: LiveTable) -> None:
        """Unload a table if nobody is there."""
        if not live.visitors and self.open.get(live.row.id) is live:
            self._stay(live)
            del self.open[live.row.id]
            self.ownership.idle(live.row.id)

    def _drop(self, live: LiveTable) -> None:
        """Unload a table that another process owns; whoever is there finds the way to it."""
        if self.open.get(live.row.id) is live:
            self._stay(live)
            del self.open[live.row.id]
            self.ownership.dropped(live.row.id)
            metrics.moved.inc()
        live.lose()

    def _lost(self) -> None:
        for live in tuple(self.open.values()):
            self._drop(live)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something through to its end, even if the caller goes away in the meantime."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # -- making ------------------------------------------------------------------------------------

    async def create(
        self,
        host: Guest,
        game: str,
        options: Mapping[str, str],
        seats: list[Seat],
        public: bool,
        pace: int,
        hints: bool = True,
        example: str = "",
    ) -> TableRow:
        """Open a table; what it will roll is fixed from now on, except for what the players contribute."""
        edition = check_options(game, options, len(seats))
        open_tables = await self.database.read(tables.hosted, host.id, OPEN)
        if open_tables >= self.settings.tables_per_guest:
            raise Refused("too-many-tables", most=self.settings.tables_per_guest)
        secret, now = new_secret(), self.now()
        row = TableRow(
            secrets.token_urlsafe(12),
            game,
            dict(options),
            edition.rules_version,
            seats,
            public,
            pace,
            host.id,
            host.name,
            secret,
            commitment_of(secret),
            now,
            now,
            hints=hints,
            example=example,
        )
        await self.database.create(row)
        self._seats_changed(row)
        return row

    # -- what goes on ------------------------------------------------------------------------------

    def _told(self, live: LiveTable) -> None:
        for tell in self.changed:
            tell(live)
        last = live.history.recent[-1].kind if live.history.recent else ""
        if last not in QUIET or live.row.status != Status.PLAYING:
            self._seats_changed(live.row)

    def _seats_changed(self, row: TableRow) -> None:
        for tell in self.seated if row.public else ():
            tell(row.id)


def check_options(name: str, options: Mapping[str, str], seats: int) -> Game:
    """The game in the edition the options select; unknown options are refused."""
    if name not in GAMES:
        raise Refused("no-game", game=name, games=", ".join(GAMES))
    game = GAMES[name].edition(options)
    game.choose_names(seats)
    game.choose_options(options, game.names)
    return game
