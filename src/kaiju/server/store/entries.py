"""The numbered entries of tables: appended, never changed.

One transaction writes an entry, the row of the table as it is after it, and where there is one the checkpoint
or the record; the notice to the other processes goes out with its commit. So whoever reads a table finds all
of an entry or nothing, and the number of the row is always that of its last entry. Two keys of the database
decide who was first, whatever processes do: a number is there once in its table, a client id once for its
seat.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import records, schema
from kaiju.server.store.database import Taken
from kaiju.server.store.notices import Written, notify
from kaiju.server.store.rows import QUIET, Checkpoint, Entry, FinishedGame, Status, TableRow
from kaiju.server.store.tables import columns, seat_guests

json = msgspec.json

# Written with almost every answer: to put a statement together takes longer than to run it.
ADD: Final = insert(schema.entries)
CHANGE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("row"))
ADD_CHECKPOINT: Final = insert(schema.checkpoints)
FORGET_CHECKPOINT: Final = delete(schema.checkpoints).where(schema.checkpoints.c.table == bindparam("of"))


class Change(msgspec.Struct):
    """An entry with everything that is written in the same breath."""

    row: TableRow
    entry: Entry
    seated: bool = False  # has anybody sat down or got up?
    checkpoint: Checkpoint | None = None
    record: FinishedGame | None = None


def append(connection: Connection, change: Change) -> None:
    """Write a change; whoever comes second with the same number, or the same client id, is told so."""
    row, entry = change.row, change.entry
    assert row.number == entry.number, "a row has the number of its last entry"
    values = msgspec.structs.asdict(entry) | {"table": row.id, "events": json.encode(entry.events).decode()}
    try:
        connection.execute(ADD, values)
    except IntegrityError as error:
        raise Taken(f"{entry.number}") from error
    connection.execute(CHANGE, {"row": row.id, **columns(row)})
    if change.seated:
        seat_guests(connection, row)
    if change.checkpoint:
        _write_checkpoint(connection, row.id, change.checkpoint)
    if change.record:
        records.add(connection, change.record)
    listed = entry.kind not in QUIET or row.status != Status.PLAYING
    notify(connection, Written(row.id, row.number, listed))


def _write_checkpoint(connection: Connection, table: str, checkpoint: Checkpoint) -> None:
    connection.execute(FORGET_CHECKPOINT, {"of": table})
    connection.execute(ADD_CHECKPOINT, msgspec.structs.asdict(checkpoint) | {"table": table})


# -- reading ---------------------------------------------------------------------------------------


def after(connection: Connection, table: str, number: int, most: int | None = None) -> list[Entry]:
    """The entries of a table that come after a number."""
    found = schema.entries
    query = select(found).where(found.c.table == table, found.c.number > number).order_by(found.c.number)
    return [_entry(row) for row in connection.execute(query.limit(most)).mappings()]


def kinds(connection: Connection, table: str) -> list[tuple[int, str]]:
    """Every entry of a table, by number and kind."""
    found = schema.entries.c
    query = select(found.number, found.kind).where(found.table == table).order_by(found.number)
    return [(number, kind) for number, kind in connection.execute(query)]


def clients(connection: Connection, table: str) -> dict[tuple[int, str], int]:
    """Which entry came of what a client sent."""
    found = schema.entries.c
    query = select(found.seat, found.client, found.number).where(
        found.table == table, found.client.is_not(None)
    )
    return {(seat, client): number for seat, client, number in connection.execute(query)}


def checkpoint(connection: Connection, table: str) -> Checkpoint | None:
    """The last checkpoint of a table."""
    found = schema.checkpoints
    row = connection.execute(select(found).where(found.c.table == table)).mappings().first()
    return Checkpoint(row["number"], row["save"], row["shown"]) if row else None


def _entry(row: Any) -> Entry:
    values = {name: row[name] for name in Entry.__struct_fields__}
    return Entry(**values | {"events": json.decode(row["events"])})
