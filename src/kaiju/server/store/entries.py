"""The numbered entries of tables: appended, never changed.

One transaction writes an entry, the row of the table as it stands after it, and the checkpoint or the record
if there is one. So a reader finds all of an entry or nothing, and the number in the row is always that of the
last entry. The row is changed only under the fence of its owner (`owners`), so nothing at all is written by a
process that owned the table before. Two unique keys are the last guard, whatever the processes do: a number
occurs once per table, and a client id once per seat.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import records, schema
from kaiju.server.store.database import Fenced, Taken
from kaiju.server.store.rows import QUIET, Checkpoint, Entry, FinishedGame, Status, TableRow
from kaiju.server.store.tables import columns, seat_guests

json = msgspec.json

COLUMNS: Final = tuple(column.name for column in schema.entries.columns)

# Building a statement takes longer than running it.
ADD: Final = insert(schema.entries)
CHANGE: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("row"), schema.tables.c.fence == bindparam("under")
)
ADD_CHECKPOINT: Final = insert(schema.checkpoints)
CHECKPOINT: Final = select(schema.checkpoints).where(schema.checkpoints.c.table == bindparam("of"))
FORGET_CHECKPOINT: Final = delete(schema.checkpoints).where(schema.checkpoints.c.table == bindparam("of"))


class Change(msgspec.Struct, gc=False):
    """An entry with everything written in the same transaction."""

    row: TableRow
    entry: Entry
    seated: bool = False  # has anyone sat down or got up?
    checkpoint: Checkpoint | None = None
    record: FinishedGame | None = None
    fence: int = 0  # under which the table was taken

    @property
    def quiet(self) -> bool:
        """Is it an answer or an undo in the middle of a game, after which only number and times differ?"""
        return self.entry.kind in QUIET and self.row.status == Status.PLAYING and not self.seated


def row_of(change: Change) -> tuple[Any, ...]:
    """An entry as the row of the database, in the order of its columns."""
    entry = change.entry
    return (
        change.row.id,
        entry.number,
        entry.kind,
        entry.seat,
        entry.text,
        entry.asked,
        entry.mark,
        entry.client,
        entry.made,
        json.encode(entry.events).decode(),
        entry.deadline,
        change.row.made,
    )


def append(connection: Connection, change: Change) -> None:
    """Write a change; a former owner's, or a second one with the same number or client id, is refused."""
    row, entry = change.row, change.entry
    assert row.number == entry.number, "a row has the number of its last entry"
    changed = connection.execute(CHANGE, {"row": row.id, "under": change.fence, **columns(row)})
    if not changed.rowcount:
        raise Fenced
    values = dict(zip(COLUMNS, row_of(change), strict=True))
    try:
        connection.execute(ADD, values)
    except IntegrityError as error:
        raise Taken(f"{entry.number}") from error
    if change.seated:
        seat_guests(connection, row)
    if change.checkpoint:
        _write_checkpoint(connection, row.id, change.checkpoint)
    if change.record:
        records.add(connection, change.record)


def _write_checkpoint(connection: Connection, table: str, checkpoint: Checkpoint) -> None:
    connection.execute(FORGET_CHECKPOINT, {"of": table})
    connection.execute(ADD_CHECKPOINT, msgspec.structs.asdict(checkpoint) | {"table": table})


# -- reading ---------------------------------------------------------------------------------------


def _of(table: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """That entries are those of a table; the time leads to the one partition they are in."""
    opened = select(schema.tables.c.made).where(schema.tables.c.id == table).scalar_subquery()
    return schema.entries.c.table == table, schema.entries.c.opened == opened


def after(connection: Connection, table: str, number: int, most: int | None = None) -> list[Entry]:
    """The entries of a table that come after a number."""
    query = query_after(table, number).limit(most)
    return [_entry(row) for row in connection.execute(query).mappings()]


def query_after(table: str, number: int) -> Select[Any]:
    """The question for them."""
    found = schema.entries
    return select(found).where(*_of(table), found.c.number > number).order_by(found.c.number)


def kinds(connection: Connection, table: str) -> list[tuple[int, str]]:
    """Every entry of a table, by number and kind."""
    found = schema.entries.c
    query = select(found.number, found.kind).where(*_of(table)).order_by(found.number)
    return [(number, kind) for number, kind in connection.execute(query)]


def of_client(connection: Connection, table: str, seat: int, client: str) -> int:
    """Which entry a client id of a seat became; 0 if it has become none."""
    found = schema.entries.c
    query = select(found.number).where(*_of(table), found.seat == seat, found.client == client)
    return connection.execute(query).scalar() or 0


def checkpoint(connection: Connection, table: str) -> Checkpoint | None:
    """The last checkpoint of a table."""
    row = connection.execute(CHECKPOINT, {"of": table}).mappings().first()
    return Checkpoint(row["number"], row["save"], row["shown"]) if row else None


def _entry(row: Any) -> Entry:
    values = {name: row[name] for name in Entry.__struct_fields__}
    return Entry(**values | {"events": json.decode(row["events"])})
