"""What remains of a game that is over."""

from __future__ import annotations

import logging

from kaiju.core.errors import Diverged, IllegalAnswer
from kaiju.core.notation import record
from kaiju.core.table import Table
from kaiju.server.store.rows import FinishedGame, TableRow

log = logging.getLogger(__name__)


def record_of(row: TableRow, table: Table, now: float, abandoned: bool) -> FinishedGame:
    """The finished game with its record."""
    players = [seat.player for seat in row.seats]
    names = [monster.name for monster in table.state.monsters]
    try:
        text = record.write(table, dict(zip(names, players, strict=True)), abandoned)
    except (Diverged, IllegalAnswer):
        # Begun under other rules: it was continued from a checkpoint, but cannot be told from the start.
        log.warning(
            "a game has ended of which no record can be written", extra={"table": row.commitment[:12]}
        )
        text = ""
    return FinishedGame(row.id, row.game, row.public, players, table.state.winner, now, text)
