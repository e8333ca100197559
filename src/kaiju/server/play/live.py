"""A table in this process: what is stored of it, the game, and who listens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from kaiju.core.errors import IllegalAnswer
from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.questions import Question
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server import metrics
from kaiju.server.play import history
from kaiju.server.play.audience import Audience, Listener
from kaiju.server.play.clock import Clock
from kaiju.server.play.history import LOST, History, Stored, Undo, record_of
from kaiju.server.play.mailbox import Mailbox
from kaiju.server.play.refusals import Refused, Stale
from kaiju.server.play.views import News, Sight, shown_state, told_kind
from kaiju.server.store import entries, tables
from kaiju.server.store.database import Database, Taken
from kaiju.server.store.entries import Change
from kaiju.server.store.rows import (
    NOBODY,
    QUIET,
    REWOUND,
    START,
    UNDO,
    Checkpoint,
    Entry,
    Status,
    TableRow,
)

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
Action = Callable[Concatenate["LiveTable", P], Coroutine[Any, Any, T]]
"""Something done at a table, in its own task: a function of the table and of plain values."""


class LiveTable:
    """One table, and the only one in this process who changes it.

    Whatever changes the table, or must see it whole, is a message in its mailbox: an action and what it is
    given (`send`). One task takes the messages in the order in which they came: answers, undo, leaving, chat,
    what the caretaker does for bots and clocks, what other processes have written, newcomers. So no action is
    ever in the middle of another, and these hold:

    - Durable before told. An action changes the game in memory and writes that as one entry, in one
      transaction. Only when it is committed is anybody told: the sender by the result, the audience by an
      update. Nobody sees what is not yet durable, because looking at the table is a message too.
    - The number of an entry is unique in its table: it is the primary key. Of two processes that write the
      same number one commits; the other gets `Taken`, reads what was written, and refuses its own as `Stale`.
    - After a failed write, or a rule that has failed half-way, the game in memory may be anything. The table
      is read again before anything else is done (`must_reload`), and shown to its audience anew.
    - A client id counts once for each seat: the database has it as a unique index. Sent again, it gives the
      number of the entry it has become, also after a restart and at another process.
    - A crash before the commit leaves nothing, and nobody was told. A crash after it, but before the telling,
      loses nothing: whoever connects again is shown the entry, and whoever sends again gets its number.
    - The sender gets the exception of its own message. A sender who goes away does not stop it.
    """

    def __init__(self, database: Database, stored: Stored, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.clock = Clock(now)
        self.mailbox = Mailbox()
        self.audience = Audience()
        self.visitors = 0
        self.needs_care = asyncio.Event()  # set when its caretaker should look at it
        self.chat_number = 0  # the last message of the chat that was passed on
        self.changed: Callable[[LiveTable], None] = lambda live: None
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Begin anew with what is stored."""
        self.row = stored.row
        self.automatic = stored.automatic
        self.shown = stored.checkpoint.shown if stored.checkpoint else ""
        self.history = History(stored)
        self.undo = Undo()
        self.must_reload = self.unplayable = self.rewound = False
        self.table: Table | None = None
        try:
            self.table = history.rebuild(stored)
        except LOST as error:
            self.table = history.rewind(stored)
            self.rewound = self.table is not None  # which is yet to be written
            self.unplayable = stored.row.status == Status.PLAYING and not self.rewound
            log.warning("a table cannot be continued where it was left: %s", error, extra={"table": self.tag})
        self._turn = self.table.state.turn if self.table else 0

    # -- what it is ----------------------------------------------------------------------------------

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
        return self.row.status == Status.PLAYING and not self.unplayable

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now."""
        return self.table.question if self.table and self.playing else None

    def game_on(self) -> Table:
        """The game, which must have begun, go on, and be one that these rules can continue."""
        if self.unplayable:
            raise Refused("stuck")
        if self.table is None:
            raise Refused("not-begun")
        if self.row.status != Status.PLAYING:
            raise IllegalAnswer("game-over")
        return self.table

    def may_undo(self, seat: int) -> bool:
        """Was the last answer this seat's own, with nothing turned up or made known after it?"""
        if self.table is None or not self.playing or seat == NOBODY:
            return False
        return self.undo.allowed(self.table, seat, self.history)

    # -- messages ------------------------------------------------------------------------------------

    async def send(self, action: Action[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Put a message into the mailbox, to do something when it is its turn; what comes of it."""
        return await self.mailbox.post(lambda: self._do(action, *given, **named))

    async def _do(self, action: Action[P, T], *given: P.args, **named: P.kwargs) -> T:
        if self.must_reload:
            await self.reload()
        if self.rewound:
            await self._go_on_from_checkpoint()
        return await action(self, *given, **named)

    async def attach(self, listener: Listener) -> None:
        """Show a new listener everything, and tell it what follows."""
        await self.send(LiveTable._attach, listener)

    async def _attach(self, listener: Listener) -> None:
        self.show(listener)
        self.audience.listeners.add(listener)

    async def resend(self, listener: Listener) -> None:
        """Show a listener everything anew."""
        await self.send(LiveTable._resend, listener)

    async def _resend(self, listener: Listener) -> None:
        self.show(listener)

    def show(self, listener: Listener) -> None:
        """Send everything that a listener may know."""
        seat = self.row.seat_of(listener.guest)
        host = bool(listener.guest) and listener.guest == self.row.host
        listener.send(Sight(self).snapshot(seat, host))

    # -- for actions: writing --------------------------------------------------------------------------

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
        """Write a change of the row, with an entry that says what it was."""
        entry = Entry(self.row.number + 1, kind, self.now(), seat, text, client=client)
        return await self._write(Change(row, entry, seated))

    async def begin(self, row: TableRow, table: Table, client: str | None = None) -> int:
        """Write the start of the game."""
        self.table = table
        return await self.played(START, NOBODY, "", None, client, table.log, row)

    async def _go_on_from_checkpoint(self) -> None:
        """Write that newer rules go on from the last checkpoint."""
        row = self.draft()
        row.rules = self.game.rules_version
        with contextlib.suppress(Stale):  # another process was quicker, and that was looked up
            await self.played(REWOUND, NOBODY, "", None, None, [], row)
            self.rewound = False

    async def abandon(self, row: TableRow, kind: str, seat: int, client: str | None = None) -> int:
        """Write the end of a game that nobody plays on."""
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
        asked = None if over else table.question
        if kind == UNDO:
            self.clock.ask_again(row, asked)
        else:
            self.clock.ask(row, asked)
        if over:
            row.status = Status.FINISHED
            change.record = record_of(row, table, entry.made, abandoned)
        if over or kind in (START, REWOUND) or table.state.turn != self._turn:
            save = msgspec.json.encode(table.save()).decode()
            change.checkpoint = Checkpoint(entry.number, save, shown_state(table))
        return await self._write(change)

    async def _write(self, change: Change) -> int:
        """Write, then tell; whoever was too late, or could not write, looks up how things stand."""
        row, entry = change.row, change.entry
        row.number, row.changed = entry.number, entry.made
        self.must_reload = True  # until it is known that this was written, and told
        try:
            await self.database.write(entries.append, change)
        except Taken:
            await self.reload()
            if known := self.history.known(entry.seat, entry.client):
                return known
            raise Stale from None
        except BaseException:
            await self.reload()
            raise
        metrics.entries.labels(told_kind(entry)).inc()  # everybody may look at what is counted
        self.row = row
        self._accept(entry)
        self.must_reload = False
        return entry.number

    async def safely(self, act: Callable[[], None]) -> None:
        """Do something to the game; a refusal leaves it as it was, anything else may have torn it."""
        try:
            act()
        except IllegalAnswer:
            raise
        except Exception:  # a mistake in a rule: the game in memory is worth nothing now
            log.exception("a rule has failed", extra={"table": self.tag})
            self.must_reload = True
            await self.reload()
            raise Refused("rule-failed") from None

    # -- for actions: what was written -------------------------------------------------------------------

    def _accept(self, entry: Entry) -> None:
        """Remember an entry that is durable, and tell everybody who listens."""
        turn = self.table.state.turn if self.table else 0
        if turn != self._turn or entry.kind == START or self.row.status == Status.FINISHED:
            self._turn = turn
            self.history.begin_turn()
        told = self.history.add(entry)
        news = News(self, told, entry.kind not in QUIET or self.row.status != Status.PLAYING)
        self.audience.tell(lambda listener: news.update(self.row.seat_of(listener.guest)))
        self.changed(self)

    async def catch_up(self, number: int) -> None:
        """Read what other processes have written, if somebody knows of a number that is not known here."""
        if number > self.row.number and self.database.shared:
            await self._read_on()
            if self.rewound:
                await self._go_on_from_checkpoint()

    async def _read_on(self) -> None:
        """Apply what another process has written, or begin anew."""
        row, fresh = await self.database.read(history.news, self.row.id, self.row.number)
        self.must_reload = True  # until all of it is applied
        try:
            for entry in fresh:
                if entry.kind in (START, REWOUND) or self.unplayable or entry.number != self.row.number + 1:
                    raise LookupError
                self.undo.forget()
                self.table = history.again(self.table, entry) if self.table else None
                self.row = msgspec.structs.replace(row, number=entry.number)
                self._accept(entry)
        except (LookupError, *LOST):
            await self.reload()
        else:
            self.must_reload = False

    async def reload(self) -> None:
        """Begin anew with what is stored, and show it to everybody who listens."""
        stored = await self.database.read(history.look_up, self.row.id)
        assert stored is not None, "a table is never deleted"
        self._take(stored)
        for listener in tuple(self.audience.listeners):
            self.show(listener)
        self.changed(self)

    async def read_automatic(self) -> None:
        """A seat has set at another process what is answered for it."""
        self.automatic = await self.database.read(tables.automatic, self.row.id)
        self.needs_care.set()
