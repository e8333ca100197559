"""A finished game, moment by moment: replayed from its entries, as everyone saw it."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kaiju.core.errors import Diverged
from kaiju.core.events import Event
from kaiju.core.position import Position
from kaiju.core.table import Table
from kaiju.server.play.history import again, begin, taken_back
from kaiju.server.play.picture import state_of
from kaiju.server.play.refusals import Refused
from kaiju.server.play.standings import places, standings
from kaiju.server.play.views import happened, telling
from kaiju.server.store.rows import NOBODY, REWOUND, START, Entry, TableRow
from kaiju.server.wire.bodies import Frame, Frames
from kaiju.server.wire.state import GameState

log = logging.getLogger(__name__)
FRAMES_AT_ONCE: Final = 100


def frames(row: TableRow, story: list[Entry], after: int) -> Frames:
    """The moments after a number, from the story of a game; one entry more than is shown at once."""
    undone = taken_back((entry.number, entry.kind) for entry in story)
    last = after + FRAMES_AT_ONCE
    try:
        found = [
            Frame(
                telling(happened(entry, undone.get(entry.number, 0)), events, NOBODY),
                _seen(table),
                standings(table),
                places(table),
            )
            for entry, table, events in played_again(row, [entry for entry in story if entry.number <= last])
            if entry.number > after
        ]
    except Exception as error:  # whatever a change of rules breaks
        log.warning("a game cannot be replayed: %r", error, extra={"table": row.commitment[:12]})
        raise Refused("no-replay") from error
    return Frames(found, len(story) > last)


def _seen(table: Table) -> GameState:
    return state_of(Position(table.game, table.game.hide(table.state, NOBODY)))


def played_again(row: TableRow, story: Iterable[Entry]) -> Iterator[tuple[Entry, Table, Sequence[Event]]]:
    """Each entry from the start of the game on, with the game after it; it must go as it was shown."""
    table: Table | None = None
    for entry in story:
        heard = len(table.log) if table else 0
        if entry.kind == START:
            table = begin(row)
        elif table is not None:
            table = again(table, entry)
        if table is None:
            continue
        # After an answer is taken back the log is shorter, and nothing was shown.
        events = table.log[heard:]
        if [list(event) for event in events] != entry.events or entry.kind == REWOUND:
            raise Diverged(f"entry {entry.number} was shown otherwise")
        yield entry, table, events
        table.told = True
