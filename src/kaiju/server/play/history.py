"""The past of a table: restoring a game in progress from the store, and the record of a finished one.

What is stored of a game is enough to replay it, and nothing else is ever needed:

- The entries of a table are numbered from 1 without a gap, appended, and never changed.
- A checkpoint is the game as it stood after the entry of its number, written in the same transaction as that
  entry. There is one per turn, and it replaces the one before. It has what it takes to go on, and to take
  back the last answers, but not those before: for the record they are replayed from the entries.
- The checkpoint and the entries after it give the game: each answer is replayed to the question it was given
  to, whose mark must be the same. Chance follows from the table's secret, so it has no entries.
- Any mismatch raises one of `LOST`: a game is never continued from a state that was not played. Only if the
  rules are newer than the game does it go on from the checkpoint alone, and an entry says so.
- What is read is the table at one moment: entries and a checkpoint beyond the number in the row, written in
  the meantime, are left for the next time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from kaiju import scenarios
from kaiju.core.chance import Chance
from kaiju.core.errors import CorruptRecord, Diverged, IllegalAnswer, Spoilt
from kaiju.core.history import Answer
from kaiju.core.notation import record
from kaiju.core.notation.position import set_up
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server.play.views import happened
from kaiju.server.store import entries, tables
from kaiju.server.store.rows import (
    ANSWERS,
    BOT,
    LEAVE,
    PLAYED,
    REWOUND,
    START,
    UNDO,
    Checkpoint,
    Entry,
    FinishedGame,
    Status,
    TableRow,
)
from kaiju.server.wire.tells import Happened

OLD_ANSWERS: Final = 8  # from the turn before, that can still be taken back
RECENT: Final = 100  # entries of the turn that a newcomer is shown; no turn of people has as many
CLIENTS: Final = 200  # ids; a client that sends something again does so at once or when it is back
BREATH: Final = 50  # entries that are played again at once, while everybody else waits
LAST_ANSWERS: Final = 100  # in the rest of a phase; there are never this many


class Stored(NamedTuple):
    """A table as the database has it: enough to continue or to watch it."""

    row: TableRow
    checkpoint: Checkpoint | None
    last: Entry | None  # the entry after which the checkpoint was taken
    since: list[Entry]  # those after the checkpoint, or all if there is none
    automatic: dict[int, list[str]]  # what is answered automatically for each seat


def look_up(connection: Connection, id: str) -> Stored | None:
    """Read a table; anything written while it is being read is left for the next time."""
    row = tables.get(connection, id)
    if row is None:
        return None
    checkpoint = entries.checkpoint(connection, id)
    if checkpoint and checkpoint.number > row.number:
        return look_up(connection, id)
    found = entries.after(connection, id, checkpoint.number - 1 if checkpoint else 0)
    since = [entry for entry in found if entry.number <= row.number]
    last = since.pop(0) if checkpoint else None
    return Stored(row, checkpoint, last, since, tables.automatic(connection, id))


def rebuild(stored: Stored) -> Table | None:
    """The game at the question where it stopped; None before the start."""
    if stored.checkpoint is None or stored.row.status == Status.CLOSED:
        return None
    try:
        table = Table.load(GAMES[stored.row.game], msgspec.json.decode(stored.checkpoint.save))
        for entry in stored.since:
            table = again(table, entry)
    except Diverged:
        raise
    except Exception as error:  # whatever a change of rules breaks
        raise Spoilt("broken") from error
    return table


def begin(row: TableRow) -> Table:
    """The game at its first question; its rolls follow from the secret and what the seats contributed."""
    names = tuple(seat.monster for seat in row.seats)
    chance = Chance(row.secret, tuple(seat.nonce for seat in row.seats))
    if row.example:
        return begin_at(scenarios.example(row.game, row.example), chance)
    return Table(GAMES[row.game], names, chance, row.options)


def begin_at(example: scenarios.Case, chance: Chance) -> Table:
    """The game at the position of an example, with dice and cards of its own to come."""
    game = GAMES[example.data["game"]]
    table = Table(game, state=set_up(game, example.data), seed=chance)
    table.start()
    return table


def rewind(stored: Stored) -> Table | None:
    """The game as of its last checkpoint, if the current, newer rules can load it.

    What was rolled after the checkpoint has been seen, so from here on chance has another key.
    """
    row = stored.row
    rules = GAMES[row.game].edition(row.options).rules_version
    if row.status != Status.PLAYING or stored.checkpoint is None or row.rules == rules:
        return None
    try:
        table = rebuild(stored._replace(since=[]))
    except LOST:
        return None
    if table is not None and table.chance is not None:
        table.chance = table.chance.rewind(len(table.answers))
    return table


def again(table: Table, entry: Entry, marked: bool = True) -> Table:
    """Apply an entry to the game it was written for; a mismatch raises Diverged."""
    if entry.kind in ANSWERS:
        asked = table.question
        if asked is None or (marked and asked.mark() != entry.mark):
            raise Diverged(f"entry {entry.number} answered another question")
        table.replay(Answer(entry.seat, entry.asked, entry.text))
    try:
        if entry.kind == LEAVE:
            leave(table, entry.seat)
        elif entry.kind == UNDO:
            return table.undo(entry.seat)
    except IllegalAnswer as error:
        raise Diverged(f"entry {entry.number} cannot be played again") from error
    return table


def leave(table: Table, seat: int) -> None:
    """Let a seat leave; the last one left has won and is asked nothing more."""
    table.leave(seat)
    playing = [one.seat for one in table.state.living() if one.seat not in table.state.leaving]
    if len(playing) == 1:
        for text in _last_answers(table.clone(), playing[0]):
            table.answer(text)


def _last_answers(ahead: Table, seat: int) -> list[str]:
    """The quiet answers that end the phase and so the game; none if the seat would not win by them."""
    given: list[str] = []
    while (question := ahead.question) is not None and question.seat == seat and len(given) < LAST_ANSWERS:
        given.append(next(iter(question.options)))
        ahead.answer(given[-1])
    return given if ahead.question is None and ahead.state.winner == seat else []


def taken_back(kinds: Iterable[tuple[int, str]]) -> dict[int, int]:
    """Which answer each undo took back, by their numbers."""
    given: list[int] = []
    undone = {}
    for number, kind in kinds:
        if kind in ANSWERS:
            given.append(number)
        elif kind == UNDO:
            undone[number] = given.pop()
    return undone


LOST: Final = (CorruptRecord, Diverged, KeyError)
"""What is raised by a game that these rules cannot continue."""


log = logging.getLogger(__name__)


async def replayed(row: TableRow, stored: Sequence[Entry]) -> Table | None:
    """A game from its beginning, by its entries; None if these rules cannot play it again.

    It may have been begun under older rules, whose questions were others: what counts is that its answers
    still fit. What was set back under newer rules goes on from where there was a checkpoint. Whatever else
    the loop has to do goes on meanwhile.
    """
    table: Table | None = None
    saved: Table | None = None
    turn, rewinds = 0, [entry.kind for entry in stored].count(REWOUND)  # still to come
    for count, entry in enumerate(stored):
        if entry.kind == START:
            table = begin(row)
        elif entry.kind == REWOUND:
            rewinds -= 1
            table = _set_back(saved.clone(), entry) if saved else None
        elif table is not None:
            table = _once_more(table, entry)
        if rewinds and table is not None and (entry.kind in (START, REWOUND) or table.state.turn != turn):
            saved, turn = table.clone(), table.state.turn
        if count % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return table


def _set_back(table: Table, entry: Entry) -> Table:
    """A game at the checkpoint it went on from; entries of older servers say nothing of another key."""
    if entry.text and table.chance is not None:
        table.chance = table.chance.rewind(len(table.answers))
    return table


def _once_more(table: Table, entry: Entry) -> Table | None:
    try:
        return again(table, entry, marked=False)
    except LOST:
        return None


def record_of(row: TableRow, end: Table, whole: Table | None, now: float, abandoned: bool) -> FinishedGame:
    """The finished game with its record, if the whole game is known, and is this one."""
    players = [seat.player for seat in row.seats]
    names = [monster.name for monster in end.state.monsters]
    text = ""
    try:
        if whole is end or (whole is not None and whole.state.to_json() == end.state.to_json()):
            commitments = [seat.commitment for seat in row.seats]
            text = record.write(whole, dict(zip(names, players, strict=True)), abandoned, commitments)
    except (Diverged, IllegalAnswer) as error:
        log.info("a game cannot be replayed: %s", error)
    if not text:  # begun under other rules: it was continued, but cannot be replayed from the start
        log.warning(
            "a game has ended of which no record can be written", extra={"table": row.commitment[:12]}
        )
    return FinishedGame(row.id, row.game, row.public, players, end.state.winner, now, text)


# -- what a live table remembers -----------------------------------------------------------------------


class History:
    """What a live table remembers of its entries.

    Those since the last checkpoint are enough: an older answer cannot be taken back, and the story of an
    older turn is read from the database. However many there are, only so many are kept: what a newcomer is
    shown of the turn, and which of the latest client ids became which entry; the database knows the others.
    """

    def __init__(self, stored: Stored) -> None:
        self.question = stored.checkpoint.number if stored.checkpoint else 0  # the entry that asked it
        self.answers: list[Entry] = []  # those that still count
        self.recent: deque[Happened] = deque(maxlen=RECENT)  # the story of the turn
        self.clients: dict[tuple[int, str], int] = {}  # the latest
        for entry in [*filter(None, [stored.last]), *stored.since]:
            self.add(entry)

    def add(self, entry: Entry) -> Happened:
        """Remember an entry; returns what everyone is told about it."""
        undone = 0
        if entry.kind in PLAYED:
            self.question = entry.number
        if entry.kind in ANSWERS:
            self.answers.append(entry)
        elif entry.kind == UNDO and self.answers:
            undone = self.answers.pop().number
        elif entry.kind == REWOUND:
            self.answers = []
        if entry.client is not None:
            self.clients[entry.seat, entry.client] = entry.number
            if len(self.clients) > CLIENTS:
                del self.clients[next(iter(self.clients))]
        self.recent.append(happened(entry, undone))
        entry.events = []  # which are told now, and stored
        return self.recent[-1]

    @property
    def last_deadline(self) -> float | None:
        """The deadline under which the last answer that still counts was given."""
        return self.answers[-1].deadline if self.answers else None

    def begin_turn(self) -> None:
        """Begin the story of another turn."""
        self.recent.clear()
        self.answers = self.answers[-OLD_ANSWERS:]

    def known(self, seat: int, client: str | None) -> int:
        """The entry that this client id became, if it is one of the latest."""
        return self.clients.get((seat, client), 0) if client is not None else 0


class Undo:
    """What may be taken back: the last answer, by its own seat, if it has revealed nothing.

    A roll or a reveal after it rules that out (`Table.can_undo`). So does an answer that shows everyone a
    card only some had seen; whether the last one did is worked out once.
    """

    def __init__(self) -> None:
        self._revealed: bool | None = None

    def forget(self) -> None:
        """Forget what was known about the last answer: there is another one."""
        self._revealed = None

    def answered(self, hid: bool, table: Table) -> None:
        """Note an answer, and whether the table hid something before it."""
        self._revealed = hid and not hides(table)

    def allowed(self, table: Table, seat: int, past: History) -> bool:
        """May a seat take back the last answer?"""
        if not table.can_undo(seat) or not past.answers or past.answers[-1].kind == BOT:
            return False
        if self._revealed is None:
            self._revealed = hides(table.undo(seat)) and not hides(table)
        return not self._revealed


def hides(table: Table) -> bool:
    """Does a table hide something from spectators?"""
    return bool(table.game.hidden(table.state, CHANCE))
