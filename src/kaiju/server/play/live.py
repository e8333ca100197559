"""A table in this process: what is stored of it, the game, and who listens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, Protocol

import msgspec

from kaiju.core.errors import IllegalAnswer
from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.questions import CHANCE, Question
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server import metrics
from kaiju.server.play import history
from kaiju.server.play.history import LOST, Stored, record_of
from kaiju.server.play.refusals import Refused, Stale
from kaiju.server.play.views import News, Sight, happened, shown_state, told_kind
from kaiju.server.store import entries, tables
from kaiju.server.store.database import Database, Taken
from kaiju.server.store.entries import Change
from kaiju.server.store.rows import (
    ANSWERS,
    BOT,
    NOBODY,
    PLAYED,
    QUIET,
    REWOUND,
    START,
    UNDO,
    Checkpoint,
    Entry,
    Status,
    TableRow,
)
from kaiju.server.wire.message import Message
from kaiju.server.wire.tells import Happened

log = logging.getLogger(__name__)
OLD_ANSWERS: Final = 8  # of the turn before, that may still be taken back


class Listener(Protocol):
    """A connection that wants to hear of a table."""

    guest: str

    def send(self, message: Message) -> None:
        """Pass a message on, sooner or later."""


class LiveTable:
    """One table; whatever changes it takes the lock, writes, and only then tells."""

    def __init__(self, database: Database, stored: Stored, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.readers: set[Listener] = set()  # those of them who were told what was said before they came
        self.visitors = 0
        self.stir = asyncio.Event()
        self.chat_lock = asyncio.Lock()
        self.said = 0  # the last line of the chat that was passed on
        self.changed: Callable[[LiveTable], None] = lambda live: None
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Begin anew with what is stored."""
        self.row = stored.row
        self.clients = stored.clients
        self.rules = stored.rules
        self.shown = stored.checkpoint.shown if stored.checkpoint else ""
        self.stuck = self.rewound = False
        self.table: Table | None = None
        try:
            self.table = history.rebuild(stored)
        except LOST as error:
            self.table = history.rewind(stored)
            self.rewound = self.table is not None  # which is yet to be written
            self.stuck = stored.row.status == Status.PLAYING and not self.rewound
            log.warning("a table cannot be continued where it was left: %s", error, extra={"table": self.tag})
        self.asked = stored.checkpoint.number if stored.checkpoint else 0
        self.given: list[Entry] = []  # the answers that count, those before the checkpoint left out
        self.bared: bool | None = None  # has the last answer made known what was hidden?
        self.torn = False
        self.recent: list[Happened] = []
        for entry in [*filter(None, [stored.last]), *stored.since]:
            self._remember(entry)
        self._turn = self.table.state.turn if self.table else 0

    @property
    def tag(self) -> str:
        """How logs name the table; its id is the key to it for those who have no other."""
        return self.row.commitment[:12]

    @property
    def game(self) -> Game:
        """The game in its edition."""
        return GAMES[self.row.game].edition(self.row.options)

    @property
    def playing(self) -> bool:
        """Is the game on, and can it be continued?"""
        return self.row.status == Status.PLAYING and not self.stuck

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now."""
        return self.table.question if self.table and self.playing else None

    @property
    def hides(self) -> bool:
        """Is something on the table that a spectator may not know?"""
        return self.table is not None and bool(self.table.game.hidden(self.table.state, CHANCE))

    def may_undo(self, seat: int) -> bool:
        """Was the last answer this seat's own, with nothing turned up or made known after it?"""
        table = self.table
        if table is None or not self.playing or seat == NOBODY or not table.can_undo(seat):
            return False
        if not self.given or self.given[-1].kind == BOT:
            return False
        if self.bared is None:
            before = table.undo(seat)
            self.bared = bool(before.game.hidden(before.state, CHANCE)) and not self.hides
        return not self.bared

    @contextlib.asynccontextmanager
    async def held(self, number: int = 0) -> AsyncIterator[None]:
        """The lock; what a failed write has torn, or others have written up to a number, is looked up."""
        async with self.lock:
            if self.torn:
                await self.reload()
            elif number > self.row.number and self.database.shared:
                await self._look_for_news()
            if self.rewound:
                await self._begin_again()
            yield

    # -- writing -----------------------------------------------------------------------------------

    def draft(self) -> TableRow:
        """The row to be changed; it counts when it is written."""
        seats = [msgspec.structs.replace(seat) for seat in self.row.seats]
        return msgspec.structs.replace(self.row, seats=seats)

    async def note(
        self,
        row: TableRow,
        kind: str,
        seat: int = NOBODY,
        text: str = "",
        client: str | None = None,
        seated: bool = False,
    ) -> int:
        """Write a change of the row, with an entry that says what it was; the lock is held."""
        entry = Entry(self.row.number + 1, kind, self.now(), seat, text, client=client)
        return await self._write(Change(row, entry, seated))

    async def begin(self, row: TableRow, table: Table, client: str | None = None) -> int:
        """Write the start of the game; the lock is held."""
        self.table = table
        return await self.played(START, NOBODY, "", None, client, table.log, row)

    async def _begin_again(self) -> None:
        """Write that newer rules go on from the last checkpoint; the lock is held."""
        row = self.draft()
        row.rules = self.game.rules_version
        with contextlib.suppress(Stale):  # another process was quicker, and that was looked up
            await self.played(REWOUND, NOBODY, "", None, None, [], row)
            self.rewound = False

    async def abandon(self, row: TableRow, kind: str, seat: int, client: str | None = None) -> int:
        """Write the end of a game that nobody plays on; the lock is held."""
        return await self.played(kind, seat, "", None, client, [], row, abandoned=True)

    async def played(
        self,
        kind: str,
        seat: int,
        text: str,
        question: Question[Any] | None,
        client: str | None,
        events: Sequence[Event],
        row: TableRow | None = None,
        abandoned: bool = False,
    ) -> int:
        """Write what has just been played, with a checkpoint in every turn and the record at the end."""
        table, row = self.table, row or self.draft()
        assert table is not None
        entry = Entry(self.row.number + 1, kind, self.now(), seat, text, client=client)
        entry.events = [list(event) for event in events]
        if question:
            entry.asked, entry.mark = question.kind, question.mark()
        change = Change(row, entry)
        over = table.question is None or abandoned
        self._set_clock(row, kind, over)
        if over:
            row.status = Status.FINISHED
            change.record = record_of(row, table, entry.made, abandoned)
        if over or kind in (START, REWOUND) or table.state.turn != self._turn:
            save = msgspec.json.encode(table.save()).decode()
            change.checkpoint = Checkpoint(entry.number, save, shown_state(table))
        return await self._write(change)

    def _set_clock(self, row: TableRow, kind: str, over: bool) -> None:
        """Whoever is asked now has its time; an answer that is taken back gives none."""
        asked = self.table.question if self.table else None
        timed = not over and asked is not None and row.pace > 0 and row.seats[asked.seat].person
        if kind == UNDO:
            row.deadline = row.before if timed else None
        else:
            row.before = row.deadline
            row.deadline = self.now() + row.pace if timed else None

    async def _write(self, change: Change) -> int:
        """Write, then tell; whoever was too late, or could not write, looks up how things stand."""
        row, entry = change.row, change.entry
        row.number, row.changed = entry.number, entry.made
        try:
            await self.database.write(entries.append, change)
        except Taken:
            self.torn = True
            await self.reload()
            if known := self.known(entry.seat, entry.client):
                return known
            raise Stale from None
        except BaseException:
            self.torn = True
            await self.reload()
            raise
        metrics.entries.labels(told_kind(entry)).inc()  # everybody may look at what is counted
        self.row = row
        self._accept(entry)
        return entry.number

    async def safely(self, act: Callable[[], None]) -> None:
        """Do something to the game; a refusal leaves it as it was, anything else may have torn it."""
        try:
            act()
        except IllegalAnswer:
            raise
        except Exception:
            log.exception("a rule has failed", extra={"table": self.tag})
            self.torn = True
            await self.reload()
            raise Refused("rule-failed") from None

    # -- hearing of what was written -----------------------------------------------------------------

    def _accept(self, entry: Entry) -> None:
        """Remember an entry that is durable, and tell everybody who listens."""
        turn = self.table.state.turn if self.table else 0
        if turn != self._turn or entry.kind == START or self.row.status == Status.FINISHED:
            self._turn, self.recent, self.given = turn, [], self.given[-OLD_ANSWERS:]
        self._remember(entry)
        if entry.client is not None:
            self.clients[entry.seat, entry.client] = entry.number
        news = News(self, self.recent[-1], entry.kind not in QUIET or self.row.status != Status.PLAYING)
        for listener in tuple(self.listeners):
            listener.send(news.update(self.row.seat_of(listener.guest)))
        self.changed(self)

    def _remember(self, entry: Entry) -> None:
        undone = 0
        if entry.kind in PLAYED:
            self.asked = entry.number
        if entry.kind in ANSWERS:
            self.given.append(entry)
        elif entry.kind == UNDO and self.given:
            undone = self.given.pop().number
        elif entry.kind == REWOUND:
            self.given = []
        self.recent.append(happened(entry, undone))

    async def catch_up(self, number: int) -> None:
        """A process has written up to this number."""
        async with self.held(number):
            return

    async def _look_for_news(self) -> None:
        """Apply what another process has written, or begin anew; the lock is held."""
        row, fresh = await self.database.read(history.news, self.row.id, self.row.number)
        try:
            for entry in fresh:
                if entry.kind in (START, REWOUND) or self.stuck or entry.number != self.row.number + 1:
                    raise LookupError
                self.bared = None
                self.table = history.again(self.table, entry) if self.table else None
                self.row = msgspec.structs.replace(row, number=entry.number)
                self._accept(entry)
        except (LookupError, *LOST):
            await self.reload()

    async def reload(self) -> None:
        """Begin anew with what is stored, and show it to everybody who listens; the lock is held."""
        stored = await self.database.read(history.look_up, self.row.id)
        assert stored is not None, "a table is never deleted"
        self._take(stored)
        for listener in tuple(self.listeners):
            self.show(listener)
        self.changed(self)

    async def attach(self, listener: Listener) -> None:
        """Show a new listener everything, and tell it what follows."""
        async with self.held():
            self.show(listener)
            self.listeners.add(listener)

    def detach(self, listener: Listener) -> None:
        """Tell a listener nothing more."""
        self.listeners.discard(listener)
        self.readers.discard(listener)

    async def resend(self, listener: Listener) -> None:
        """Show a listener everything anew."""
        async with self.held():
            self.show(listener)

    def show(self, listener: Listener) -> None:
        """Send everything that a listener may know."""
        seat = self.row.seat_of(listener.guest)
        host = bool(listener.guest) and listener.guest == self.row.host
        listener.send(Sight(self).snapshot(seat, host))

    async def read_rules(self) -> None:
        """A seat has set at another process what is answered for it."""
        self.rules = await self.database.read(tables.automatic, self.row.id)
        self.stir.set()

    # -- asking ------------------------------------------------------------------------------------

    def known(self, seat: int, client: str | None) -> int:
        """The entry that came of this client id, if one did."""
        return self.clients.get((seat, client), 0) if client is not None else 0

    def game_on(self) -> Table:
        """The game, which must have begun, go on, and be one that these rules can continue."""
        if self.stuck:
            raise Refused("stuck")
        if self.table is None:
            raise Refused("not-begun")
        if self.row.status != Status.PLAYING:
            raise IllegalAnswer("game-over")
        return self.table
