"""A table in this process: what is stored of it, the game, and its listeners."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from kaiju.core.errors import IllegalAnswer
from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.questions import Question
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server import metrics
from kaiju.server.play import history
from kaiju.server.play.audience import MOVED, Audience, Listener
from kaiju.server.play.clock import Clock
from kaiju.server.play.history import LOST, History, Stored, Undo, record_of
from kaiju.server.play.mailbox import Mailbox
from kaiju.server.play.refusals import Moved, Refused, Stale
from kaiju.server.play.views import News, Sight, shown_state, told_kind
from kaiju.server.store import entries
from kaiju.server.store.database import Database, Fenced, Taken, Unsure, Work
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
MOMENT: Final = 1.0  # seconds for which a snapshot is kept for others, if nothing happens
Action = Callable[Concatenate["LiveTable", P], Coroutine[Any, Any, T]]
"""Something done at a table, one at a time: a function of the table and plain values."""


class LiveTable:
    """One table, which nothing else in this process may change.

    Whatever changes the table, or must see it in a consistent state, is a message in its mailbox: an action
    and its arguments (`send`). They are done one after another, in the order they arrive, each by its sender:
    answers, undo, leaving, chat, what the caretaker does for bots and clocks, newcomers.
    So no two actions ever overlap, and these invariants hold:

    - Durable before told. An action changes the game in memory and writes the change as one entry, in one
      transaction. Only once that is committed is anyone told: the sender by the result, the audience by an
      update. Nobody sees what is not yet durable, because looking at the table is a message too.
    - Only the owner writes. What is written names the fence under which this process took the table; if
      another one has taken it since, the database refuses (`Fenced`), the action is refused as `Moved`, the
      table is dropped from memory, and its listeners are hung up on, to find the new owner.
    - The number of an entry is unique within its table: it is part of the primary key. Should the same number
      be written twice all the same, one commits; the other gets `Taken`, reads what was written, and refuses
      its own action as `Stale`.
    - After a failed write, or a rule that failed half-way, the game in memory may be in any state. The table
      is read again before anything else is done (`must_reload`), and shown to its audience again.
    - A client id counts once per seat, by a unique index in the database. Sent again, it returns the number
      of the entry it became, even after a restart and in another process.
    - A crash before the commit leaves nothing behind, and nobody was told. A crash after the commit but
      before anyone is told loses nothing: those who reconnect are shown the entry, and a sender who tries
      again gets its number.
    - The sender gets any exception its own message raises. If its task is cancelled, what it has handed to
      the database is still written, and the table is read again before anything else is done.
    """

    def __init__(self, database: Database, stored: Stored, now: Callable[[], float], fence: int = 0) -> None:
        self.database = database
        self.fence = fence
        self.lost = False  # does another process own it now?
        self.now = now
        self.clock = Clock(now)
        self.mailbox = Mailbox()
        self.audience = Audience()
        self.visitors = 0
        self.gone: dict[int, float] = {}  # since when a seat has been disconnected, as far as was noticed
        self.needs_care = asyncio.Event()  # set when its caretaker should look at it
        self.chat_number = 0  # the last chat message that was passed on
        self.unheard = True  # may something have been said that was not passed on?
        self.changed: Callable[[LiveTable], None] = lambda live: None
        self.fenced: Callable[[LiveTable], None] = LiveTable.lose
        self._sight: Sight | None = None
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Start afresh from what is stored."""
        self.look_anew()
        self.row = stored.row
        self.automatic = stored.automatic
        self.shown = stored.checkpoint.shown if stored.checkpoint else ""
        self.history = History(stored)
        self.undo = Undo()
        self.must_reload = self.unplayable = self.rewound = False
        self.begun_here = False  # does the game in memory have its answers from the beginning?
        self.table: Table | None = None
        try:
            self.go_on_with(history.rebuild(stored))
        except LOST as error:
            self.go_on_with(history.rewind(stored))
            self.rewound = self.table is not None  # which is yet to be written
            self.unplayable = stored.row.status == Status.PLAYING and not self.rewound
            log.warning("a table cannot be continued where it was left: %s", error, extra={"table": self.tag})
        self._turn = self.table.state.turn if self.table else 0

    def go_on_with(self, table: Table | None) -> None:
        """Play this game from now on; its events tell what they change."""
        self.table = table
        if table is not None:
            table.told = True

    # -- what it is ----------------------------------------------------------------------------------

    @property
    def tag(self) -> str:
        """The table's name in logs, because its id alone admits anyone who knows it."""
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
        """The game, provided it has begun, is not over, and can be continued under these rules."""
        if self.unplayable:
            raise Refused("stuck")
        if self.table is None:
            raise Refused("not-begun")
        if self.row.status != Status.PLAYING:
            raise IllegalAnswer("game-over")
        return self.table

    @property
    def undoer(self) -> int | None:
        """The seat that gave the last answer, if it may take it back: nothing has been revealed since."""
        if self.table is None or not self.playing or not self.history.answers:
            return None
        seat = self.history.answers[-1].seat
        return seat if self.undo.allowed(self.table, seat, self.history) else None

    def may_undo(self, seat: int) -> bool:
        """Was the last answer this seat's own, and has nothing been revealed since?"""
        return seat == self.undoer

    # -- messages ------------------------------------------------------------------------------------

    async def send(self, action: Action[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do an action when its turn comes; returns its result."""
        async with self.mailbox:
            if self.lost:
                raise Moved
            try:
                if self.must_reload:
                    await self.reload()
                if self.rewound:
                    await self._go_on_from_checkpoint()
                return await action(self, *given, **named)
            except asyncio.CancelledError:  # in the middle: nobody knows how far it came
                self.must_reload = True
                raise

    def lose(self) -> None:
        """Do nothing more here, and send everybody to where the table is now."""
        self.lost = True
        self.needs_care.set()
        for listener in tuple(self.audience.listeners):
            listener.close(MOVED)

    async def attach(self, listener: Listener) -> None:
        """Show a new listener everything, and keep it informed from then on."""
        await self.send(LiveTable._attach, listener)

    async def _attach(self, listener: Listener) -> None:
        self.show(listener)
        self.audience.listeners.add(listener)

    async def resend(self, listener: Listener) -> None:
        """Send a listener everything again."""
        await self.send(LiveTable._resend, listener)

    async def _resend(self, listener: Listener) -> None:
        self.show(listener)

    def show(self, listener: Listener) -> None:
        """Send everything that a listener may know; whoever asks in one moment gets the same."""
        seat = self.row.seat_of(listener.guest)
        host = bool(listener.guest) and listener.guest == self.row.host
        if self._sight is None:
            self._sight = Sight(self)
            asyncio.get_running_loop().call_later(MOMENT, self.look_anew)
        listener.send(self._sight.snapshot(seat, host))

    def look_anew(self) -> None:
        """Forget how the table looked a moment ago."""
        self._sight = None

    # -- for actions: writing --------------------------------------------------------------------------

    def draft(self) -> TableRow:
        """A copy of the row to change; it takes effect when it is written."""
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
        """Write a change of the row, with an entry describing it."""
        entry = Entry(self.row.number + 1, kind, self.now(), seat, text, client=client)
        return await self._write(Change(row, entry, seated))

    async def begin(self, row: TableRow, table: Table, client: str | None = None) -> int:
        """Write the start of the game."""
        self.go_on_with(table)
        self.begun_here = True
        return await self.played(START, NOBODY, "", None, client, table.log, row)

    async def _go_on_from_checkpoint(self) -> None:
        """Write that the game goes on from the last checkpoint under newer rules."""
        row = self.draft()
        row.rules = self.game.rules_version
        await self.played(REWOUND, NOBODY, self._rewinds(), None, None, [], row)
        self.rewound = False

    def _rewinds(self) -> str:
        """How often chance has got another key, for the entry that says so."""
        chance = self.table.chance if self.table else None
        return str(len(chance.rewound)) if chance else ""

    async def abandon(self, row: TableRow, kind: str, seat: int, client: str | None = None) -> int:
        """Write the end of a game that nobody will finish."""
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
        table, row = self.table, row or msgspec.structs.replace(self.row)
        assert table is not None
        entry = Entry(self.row.number + 1, kind, self.now(), seat, text, client=client)
        entry.events = [list(event) for event in events]
        if question:
            entry.asked, entry.mark, entry.deadline = question.kind, question.mark(), self.row.deadline
        change = Change(row, entry)
        over = table.question is None or abandoned
        asked = None if over else table.question
        if kind == UNDO:
            self.clock.ask_again(row, asked, self.history.last_deadline)
        else:
            self.clock.ask(row, asked)
        if over:
            row.status = Status.FINISHED
            if not row.example:  # which has no beginning that could be recorded
                change.record = record_of(row, table, await self._whole(entry), entry.made, abandoned)
        if over or kind in (START, REWOUND) or table.state.turn != self._turn:
            save = msgspec.json.encode(table.save(whole=False)).decode()
            change.checkpoint = Checkpoint(entry.number, save, shown_state(table))
        return await self._write(change)

    async def _whole(self, last: Entry) -> Table | None:
        """The game with all answers from its beginning: if it was loaded since, they are read again."""
        if self.begun_here:
            return self.table
        self.must_reload = True  # until it is known that this was written
        stored = await self.database.read(entries.after, self.row.id, 0)
        return await history.replayed(self.row, [*stored, last])

    async def _write(self, change: Change) -> int:
        """Write, then tell; if it was too late or could not be written, read the current state."""
        row, entry = change.row, change.entry
        row.number, row.changed = entry.number, entry.made
        change.fence = self.fence
        self.must_reload = True  # until it is known that this was written and told
        try:
            await self.database.append(change)
        except (Fenced, Unsure):
            self.fenced(self)
            raise Moved from None
        except Taken:
            await self.reload()
            if known := await self.entry_of(entry.seat, entry.client):
                return known
            raise Stale from None
        except BaseException:
            await self.reload()
            raise
        metrics.of_kind(told_kind(entry)).inc()  # the counts are open to everyone
        self.row = row
        self._accept(entry)
        self.must_reload = False
        return entry.number

    async def write(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Write something under the fence of this table, unless another process owns it now.

        If it cannot be known whether it was written, the table is given up as well: whoever takes it next,
        perhaps this process, finds out, and the sender gets its answer from there.
        """
        try:
            return await self.database.write(work, *given, **named)
        except (Fenced, Unsure):
            self.fenced(self)
            raise Moved from None

    async def safely(self, act: Callable[[], None]) -> None:
        """Do something to the game; a refusal leaves it unchanged, anything else may have left it broken."""
        try:
            act()
        except IllegalAnswer:
            raise
        except Exception:  # a bug in a rule: the game in memory is now worthless
            log.exception("a rule has failed", extra={"table": self.tag})
            self.must_reload = True
            await self.reload()
            raise Refused("rule-failed") from None

    # -- for actions: what was written -------------------------------------------------------------------

    def _accept(self, entry: Entry) -> None:
        """Remember a durable entry, and tell all listeners."""
        self.look_anew()
        turn = self.table.state.turn if self.table else 0
        if turn != self._turn or entry.kind == START or self.row.status == Status.FINISHED:
            self._turn = turn
            self.history.begin_turn()
        told = self.history.add(entry)
        news = News(self, told, entry.kind not in QUIET or self.row.status != Status.PLAYING)
        self.audience.tell(lambda listener: news.update(self.row.seat_of(listener.guest), listener.whole))
        news.forget()
        self.changed(self)

    async def entry_of(self, seat: int, client: str | None) -> int:
        """The entry that a client id of a seat has become, however long ago; 0 if there is none."""
        known = self.history.known(seat, client)
        if known or client is None:
            return known
        return await self.database.read(entries.of_client, self.row.id, seat, client)

    async def reload(self) -> None:
        """Start afresh from what is stored, and show it to all listeners."""
        stored = await self.database.read(history.look_up, self.row.id)
        assert stored is not None, "a table is never deleted"
        self._take(stored)
        for listener in tuple(self.audience.listeners):
            self.show(listener)
        self.changed(self)
