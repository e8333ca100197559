"""The tables of this process: loaded when somebody comes, unloaded when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from kaiju.core.chance import commitment_of
from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.server.play import chat, history
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import NotFound, Refused
from kaiju.server.settings import Settings
from kaiju.server.store import tables
from kaiju.server.store.database import Database
from kaiju.server.store.notices import AutomaticSet, Missed, Notice, Said, Written
from kaiju.server.store.rows import OPEN, QUIET, Guest, Seat, Status, TableRow

log = logging.getLogger(__name__)
T = TypeVar("T")
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_secret() -> str:
    """The secret a table rolls by, together with what its players contribute; nobody can guess it."""
    return secrets.token_hex(32)


class House:
    """Every table that somebody connected to this process is playing or watching."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.settings = settings
        self.now = now
        self.process = secrets.token_hex(8)
        self.open: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._late: set[str] = set()  # changed while being loaded, perhaps after the part already read
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False
        self.changed: list[Callable[[LiveTable], None]] = []
        self.seated: list[Callable[[], None]] = []  # called when a table is opened or its seats change

    async def start(self) -> None:
        """Start listening to the other processes."""
        await self.database.listen(self.heard)

    async def stop(self) -> None:
        """Finish work in progress, including everything sent to a table."""
        self._stopping = True
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in tuple(self.open.values()):
            await live.mailbox.emptied()

    # -- loading -----------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table by its id."""
        if live := self.open.get(id):
            return live
        if not ID.fullmatch(id):
            raise NotFound("no-table")
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        try:
            stored = await self.database.read(history.look_up, id)
            if stored is None:
                raise NotFound("no-table")
            live = LiveTable(self.database, stored, self.now)
            live.changed = self._told
            self.open[id] = live
            if id in self._late:
                self._follow(live, Missed())
            return live
        finally:
            del self._opening[id]
            self._late.discard(id)

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[LiveTable]:
        """A table kept in memory while it is used; it is unloaded afterwards if nobody is there."""
        live = await self.table(id)
        while self.open.get(id) is not live:
            live = await self.table(id)
        live.visitors += 1
        try:
            yield live
        finally:
            live.visitors -= 1
            live.mailbox.when_empty(lambda: self._forget(live))

    def _forget(self, live: LiveTable) -> None:
        """Unload a table if nobody is there; one that still has work to do is checked again later."""
        if not live.visitors and self.open.get(live.row.id) is live:
            del self.open[live.row.id]

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
        await self.database.write(tables.create, row)
        self._seats_changed()
        return row

    # -- what goes on ------------------------------------------------------------------------------

    def _told(self, live: LiveTable) -> None:
        for tell in self.changed:
            tell(live)
        last = live.history.recent[-1].kind if live.history.recent else ""
        if last not in QUIET or live.row.status != Status.PLAYING:
            self._seats_changed()

    def _seats_changed(self) -> None:
        for tell in self.seated:
            tell()

    def heard(self, notice: Notice) -> None:
        """Take in something that a process, perhaps this one, has written."""
        if isinstance(notice, Missed):
            self._seats_changed()
            self._late |= self._opening.keys()
            for live in self.open.values():
                self._follow(live, notice)
            return
        if isinstance(notice, Written) and notice.listed:
            self._seats_changed()
        if notice.table in self._opening:
            self._late.add(notice.table)
        if (found := self.open.get(notice.table)) and not _known(found, notice):
            self._follow(found, notice)

    def _follow(self, live: LiveTable, notice: Notice) -> None:
        if self._stopping:
            return
        task = asyncio.create_task(self._catch_up(live, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, live: LiveTable, notice: Notice) -> None:
        try:
            await live.send(_read, notice)
        except Exception:  # the database cannot be read, or its contents not understood
            live.must_reload = True  # it is loaded again for the next visitor
            log.exception("what another process wrote cannot be read", extra={"table": live.tag})


def _known(live: LiveTable, notice: Notice) -> bool:
    """Is this old news, usually because this very process wrote it?"""
    return isinstance(notice, Written) and notice.number <= live.row.number


async def _read(live: LiveTable, notice: Notice) -> None:
    """Read what a notice is about, or everything if notices were missed."""
    if isinstance(notice, AutomaticSet | Missed):
        await live.read_automatic()
    if isinstance(notice, Said | Missed):
        await chat.hear(live)
    if isinstance(notice, Written | Missed):
        await live.catch_up(notice.number if isinstance(notice, Written) else sys.maxsize)


def check_options(name: str, options: Mapping[str, str], seats: int) -> Game:
    """The game in the edition the options select; unknown options are refused."""
    if name not in GAMES:
        raise Refused("no-game", game=name, games=", ".join(GAMES))
    game = GAMES[name].edition(options)
    game.choose_names(seats)
    game.choose_options(options, game.names)
    return game
