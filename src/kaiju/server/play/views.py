"""What each seat, and a spectator, gets to see of a table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, cast

import msgspec

from kaiju.core.foresight import costs, fatal
from kaiju.core.position import dice_count, max_life, price
from kaiju.core.questions import Question
from kaiju.core.state import Monster
from kaiju.core.table import Table
from kaiju.server.store.rows import ANSWER, AUTO, NOBODY, Entry, Seat, Status, TableRow
from kaiju.server.wire.state import GameState
from kaiju.server.wire.tells import (
    AnyTell,
    Happened,
    QuestionInfo,
    SeatInfo,
    Snapshot,
    Standing,
    StatusName,
    TableInfo,
    Update,
)

if TYPE_CHECKING:
    from kaiju.server.play.live import LiveTable

log = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()


def encode(message: AnyTell) -> str:
    """A message as it goes over the wire."""
    return encoder.encode(message).decode()


def seat_info(seat: Seat) -> SeatInfo:
    """A seat without who exactly its guest is; a bot is shown as one, wherever it runs."""
    if seat.robot:
        seat = msgspec.structs.replace(seat, kind="bot", name=seat.player)
    return SeatInfo(seat.kind, seat.name, seat.bot, seat.monster, seat.away, seat.gone, seat.agrees)


def table_info(row: TableRow, stuck: bool = False) -> TableInfo:
    """A table without what is to come: its secret is shown when the game is over."""
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


def asked_info(table: Table, number: int) -> QuestionInfo | None:
    """The open question for the seat that is asked, with what can be said of its answers."""
    told = question_info(table.question, number)
    if told is not None:
        told.fatal, told.costs = _fatal(table), costs(table)
    return told


def _fatal(table: Table) -> list[str]:
    """The fatal answers; a rule that fails in one of them must not hide the table from everybody."""
    try:
        return fatal(table)
    except Exception:
        log.exception("a rule has failed in an answer that was only tried")
        return []


def told_kind(entry: Entry) -> str:
    """What an entry looks like to everybody: an answer that was given for a seat is like its own."""
    return ANSWER if entry.kind == AUTO else entry.kind


def happened(entry: Entry, undone: int) -> Happened:
    """An entry as everybody sees it."""
    return Happened(entry.number, told_kind(entry), entry.seat, entry.text, cast(Any, entry.events), undone)


def standings(table: Table) -> list[Standing]:
    """What each Monster pays and has now, which everybody could work out from the table."""
    return [_standing(table, monster) for monster in table.state.monsters]


def _standing(table: Table, me: Monster) -> Standing:
    prices = [price(table, me, card) if card else 0 for card in table.state.row]
    return Standing(prices, max_life(table, me), dice_count(table, me))


class Sight:
    """What is to be seen of a table at one moment; what several see is made once."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._states: dict[bool, msgspec.Raw] = {}
        self._standings: msgspec.Raw | None = None

    def state(self, seat: int) -> GameState | None:
        """The state as a seat may know it, encoded."""
        table = self.live.table
        if table is None:
            shown = self.live.shown
            return cast(GameState, msgspec.Raw(shown.encode())) if shown else None
        hidden = bool(table.game.hidden(table.state, seat))
        if hidden not in self._states:
            state = table.game.hide(table.state, seat)
            self._states[hidden] = msgspec.Raw(encoder.encode(state.to_json()))
        return cast(GameState, self._states[hidden])

    def standings(self) -> list[Standing]:
        """What Monsters pay and have, the same bytes for everybody; nothing without a game."""
        if self._standings is None:
            found = standings(self.live.table) if self.live.table else []
            self._standings = msgspec.Raw(encoder.encode(found))
        return cast("list[Standing]", self._standings)

    def question(self, seat: int) -> QuestionInfo | None:
        """The question, with its answers if it is this seat's."""
        table = self.live.table
        if table is None or table.question is None or not self.live.playing:
            return None
        if table.question.seat != seat:
            return question_info(table.question.bare(), self.live.asked)
        return asked_info(table, self.live.asked)

    def undo(self, seat: int) -> bool:
        """May this seat take its last answer back?"""
        return self.live.may_undo(seat)

    def snapshot(self, seat: int, host: bool) -> str:
        """Everything, for one seat or a spectator."""
        live = self.live
        return encode(
            Snapshot(
                seat,
                host,
                live.row.number,
                table_info(live.row, live.stuck),
                self.state(seat),
                self.standings(),
                self.question(seat),
                live.row.deadline,
                self.undo(seat),
                live.rules.get(seat, []),
                live.recent,
            )
        )


class News(Sight):
    """One entry as each seat sees it."""

    def __init__(self, live: LiveTable, entry: Happened, seats_changed: bool) -> None:
        super().__init__(live)
        self.entry = entry
        self.table = table_info(live.row, live.stuck) if seats_changed else None
        self._updates: dict[tuple[bool, bool, bool], str] = {}

    def update(self, seat: int) -> str:
        """The update for a seat; most get the same bytes."""
        table = self.live.table
        asked = bool(table and table.question and table.question.seat == seat)
        hidden = bool(table and table.game.hidden(table.state, seat))
        key = (asked, hidden, self.undo(seat))
        if key not in self._updates:
            self._updates[key] = encode(self._make(seat))
        return self._updates[key]

    def _make(self, seat: int) -> Update:
        entry = self.entry
        return Update(
            entry.number,
            entry.kind,
            entry.seat,
            entry.text,
            entry.events,
            entry.undone,
            self.state(seat),
            self.standings(),
            self.question(seat),
            self.live.row.deadline,
            self.undo(seat),
            self.table,
        )


def shown_state(table: Table) -> str:
    """The state as a spectator sees it, to be kept."""
    return encoder.encode(table.game.hide(table.state, NOBODY).to_json()).decode()
