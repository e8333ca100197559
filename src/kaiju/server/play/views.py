"""What each seat, and a spectator, gets to see of a table."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from kaiju.core.changes import Secret
from kaiju.core.events import Event
from kaiju.core.foresight import Consequences, Trials, costs, outlook
from kaiju.core.order import foregone
from kaiju.core.position import Position
from kaiju.core.questions import Question
from kaiju.core.table import Table
from kaiju.sentences import untold
from kaiju.server.play.picture import changes_of, read_shown, state_of
from kaiju.server.play.standings import encoded_places, standings
from kaiju.server.store.rows import (
    ANSWER,
    AUTO,
    NOBODY,
    PLAYED,
    REWOUND,
    START,
    UNDO,
    Entry,
    Seat,
    Status,
    TableRow,
)
from kaiju.server.wire.message import Message, encoded, encoder
from kaiju.server.wire.state import GameState
from kaiju.server.wire.tells import (
    AnswerInfo,
    ComingInfo,
    EffectInfo,
    Happened,
    Happening,
    QuestionInfo,
    SeatInfo,
    Snapshot,
    StatusName,
    TableInfo,
    Update,
)

if TYPE_CHECKING:
    from kaiju.server.play.live import LiveTable

log = logging.getLogger(__name__)
GIVEN_UP: Final = frozenset({"forced"})  # said better by the event that follows


def seat_info(seat: Seat) -> SeatInfo:
    """A seat without its guest's identity; any bot is shown as one, wherever it runs."""
    if seat.robot:
        seat = msgspec.structs.replace(seat, kind="bot", name=seat.player)
    return SeatInfo(
        seat.kind, seat.name, seat.bot, seat.monster, seat.away, seat.gone, seat.agrees, seat.withheld
    )


def table_info(row: TableRow, stuck: bool = False) -> TableInfo:
    """A table without what is to come: its secret is shown once the game is over."""
    begun = row.status in (Status.PLAYING, Status.FINISHED)
    return TableInfo(
        row.id,
        row.game,
        row.options,
        row.rules,
        [seat_info(seat) for seat in row.seats],
        row.public,
        row.pace,
        row.hints,
        row.host_name,
        row.commitment,
        [seat.commitment for seat in row.seats] if row.status != Status.WAITING else [],
        [seat.nonce for seat in row.seats] if begun else [],
        row.secret if row.status == Status.FINISHED else "",
        cast(StatusName, str(row.status)),
        stuck,
        row.rematch,
    )


def question_info(question: Question[Any] | None, number: int) -> QuestionInfo | None:
    """A question for the wire."""
    if question is None:
        return None
    return QuestionInfo(
        number, question.seat, question.kind, question.rule, dict(question.values), list(question.options)
    )


def asked_info(table: Table, number: int, person: bool = True) -> QuestionInfo | None:
    """The open question for the seat being asked, with what is known about its answers.

    What follows each answer takes a clone of the table, so it is worked out for people only.
    """
    told = question_info(table.question, number)
    if told is not None:
        told.costs = costs(table)
    if told is not None and person:
        _foretell(told, table)
    return told


def _foretell(told: QuestionInfo, table: Table) -> None:
    """Try the answers; a rule that fails on one of them must not hide the table from everyone."""
    trials = Trials(table, told.seat)
    try:
        told.answers = {text: answer_info(found) for text, found in outlook(table, trials).items()}
        told.foregone = foregone(table, trials) or ""
    except Exception:
        log.exception("a rule has failed in an answer that was only tried")
    finally:
        trials.forget()


def answer_info(found: Consequences) -> AnswerInfo:
    """What follows an answer, for the wire."""
    vp, energy = found.income or (None, None)
    return AnswerInfo(
        [EffectInfo(*effect) for effect in found.effects],
        found.idle,
        found.fatal,
        found.deadly,
        vp,
        energy,
        found.attackers,
        [ComingInfo(*one) for one in found.coming],
    )


def told_kind(entry: Entry) -> str:
    """How an entry appears to everyone: an automatic answer looks like the seat's own."""
    return ANSWER if entry.kind == AUTO else entry.kind


def happened(entry: Entry, undone: int) -> Happened:
    """An entry as everyone sees it."""
    events = happenings(entry.events)
    return Happened(entry.number, told_kind(entry), entry.seat, entry.text, events, undone)


def happenings(events: Iterable[Iterable[Any]]) -> list[Happening]:
    """Events by name, from those of a table or from the rows in which entries store them.

    Entries are never changed, so old ones still contain kinds of events that the rules no longer emit.
    """
    told = [one for one in (Event(*event) for event in events) if one.kind not in GIVEN_UP]
    return [_happening(one, silent) for one, silent in zip(told, untold(told), strict=True)]


def _happening(one: Event, silent: bool) -> Happening:
    row = (one.kind, one.seat, one.amount, one.what, one.where, one.other, one.cause)
    return Happening(*row, silent=silent)


def telling(entry: Happened, events: Sequence[Event], seat: int) -> Happened:
    """An entry whose events, the same as at the table, tell a seat what each has changed."""
    if not events:
        return entry
    told = [
        msgspec.structs.replace(one, changes=changes_of(event.changes, seat))
        for one, event in zip(entry.events, events, strict=True)
    ]
    return msgspec.structs.replace(entry, events=told)


class Sight:
    """What can be seen of a table at one moment; parts that several see are made and encoded once.

    Everything sent is encoded once per audience: the seat being asked, a seat that may undo, seats that know
    what is hidden, and everyone else, including spectators.
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._states: dict[bool, GameState] = {}
        self._bare: QuestionInfo | None = None
        self._snapshots: dict[tuple[int, bool], Message] = {}
        self._standings = encoded(standings(live.table)) if live.table else []
        self._places = encoded_places(live.table) if live.table else {}

    def state(self, seat: int) -> GameState | None:
        """The state as a seat may know it."""
        live, table = self.live, self.live.table
        if table is None:
            return read_shown(live.shown, live.row.game) if live.shown else None
        hidden = bool(table.game.hidden(table.state, seat))
        if hidden not in self._states:
            seen = state_of(Position(table.game, table.game.hide(table.state, seat)))
            self._states[hidden] = encoded(seen)
        return self._states[hidden]

    def question(self, seat: int) -> QuestionInfo | None:
        """The question, with its answers if it is this seat's."""
        question, table = self.live.question, self.live.table
        if question is None or table is None:
            return None
        if question.seat == seat:
            return asked_info(table, self.live.history.question, not self.live.row.seats[seat].robot)
        if self._bare is None:
            self._bare = encoded(question_info(question.bare(), self.live.history.question))
        return self._bare

    def snapshot(self, seat: int, host: bool) -> Message:
        """Everything, for one seat or a spectator; the same for all who may know the same."""
        if (seat, host) not in self._snapshots:
            self._snapshots[seat, host] = Message(self._snapshot(seat, host))
        return self._snapshots[seat, host]

    def _snapshot(self, seat: int, host: bool) -> Snapshot:
        live = self.live
        return Snapshot(
            live.row.number,
            self._standings,
            self._places,
            self.question(seat),
            live.row.deadline,
            live.may_undo(seat),
            state=self.state(seat),
            seat=seat,
            host=host,
            table=table_info(live.row, live.unplayable),
            automatic=live.automatic.get(seat, []),
            recent=list(live.history.recent),
        )


class News(Sight):
    """One entry as each seat sees it.

    An update has the changes of its events instead of the state, for those who have the state before it. The
    whole state goes to programs, and to all where a game is begun or set back.
    """

    def __init__(self, live: LiveTable, entry: Happened, seats_changed: bool) -> None:
        super().__init__(live)
        self.entry = entry
        self.table = encoded(table_info(live.row, live.unplayable)) if seats_changed else None
        self._whole = entry.kind in (START, UNDO, REWOUND) or live.table is None
        played = live.table if live.table and entry.kind in PLAYED and not self._whole else None
        self._events = played.log[len(played.log) - len(entry.events) :] if played else []
        self._rest = played.changes[:] if played else []
        self._secrets = [
            value
            for changes in (*[event.changes for event in self._events], self._rest)
            for _, value in changes
            if isinstance(value, Secret)
        ]
        self._asked = live.table.question.seat if live.table and live.table.question else None
        self._undoer = live.undoer
        self._told: dict[tuple[bool, ...], tuple[Happened, dict[str, Any]]] = {}
        self._updates: dict[tuple[bool, ...], Message] = {}

    def update(self, seat: int, whole: bool = False) -> Message:
        """The update for a seat, the same for its whole audience; `whole` is with the state in any case."""
        table, undo = self.live.table, seat == self._undoer
        hidden = table is not None and bool(table.game.hidden(table.state, seat))
        knows = tuple([seat in secret.seats for secret in self._secrets]) if self._secrets else ()
        audience = (seat == self._asked, hidden, undo, whole, *knows)
        update = self._updates.get(audience)
        if update is None:
            update = self._updates[audience] = self._update(seat, undo, whole, knows)
        return update

    def forget(self) -> None:
        """Let nobody keep for the rest of the game what has just been told, and is not read again."""
        for event in self._events:
            event.changes = ()

    def _update(self, seat: int, undo: bool, whole: bool, knows: tuple[bool, ...]) -> Message:
        if knows not in self._told:
            self._told[knows] = self._tell(seat)
        return Message(
            Update(
                self.live.row.number,
                self._standings,
                self._places,
                self.question(seat),
                self.live.row.deadline,
                undo,
                *self._told[knows],
                state=self.state(seat) if whole or self._whole else None,
                table=self.table,
            )
        )

    def _tell(self, seat: int) -> tuple[Happened, dict[str, Any]]:
        """The entry and the changes after it, for all who know as much as this seat."""
        return encoded(telling(self.entry, self._events, seat)), encoded(changes_of(self._rest, seat))


def shown_state(table: Table) -> str:
    """The state as a spectator sees it, for storing."""
    return encoder.encode(state_of(Position(table.game, table.game.hide(table.state, NOBODY)))).decode()
