"""The rows of tables: created once, then changed only along with an entry; and automatic answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select

from kaiju.server.store import owners, schema
from kaiju.server.store.rows import OPEN, Seat, Status, TableRow

json = msgspec.json
found = schema.tables
automatics = schema.automatics

# Building a statement takes longer than running it.
MOST: Final = 200  # tables on the list of public ones
GET: Final = select(found).where(found.c.id == bindparam("id"))
AUTOMATIC: Final = select(automatics.c.seat, automatics.c.rules).where(
    automatics.c.table == bindparam("table")
)


def columns(row: TableRow) -> dict[str, Any]:
    """A row in the form of the database."""
    return msgspec.structs.asdict(row) | {
        "options": json.encode(row.options).decode(),
        "seats": json.encode(row.seats).decode(),
        "public": int(row.public),
        "hints": int(row.hints),
        "status": str(row.status),
    }


def _row(values: Any) -> TableRow:
    return TableRow(
        **{name: values[name] for name in TableRow.__struct_fields__}
        | {
            "options": json.decode(values["options"], type=dict[str, str]),
            "seats": json.decode(values["seats"], type=list[Seat]),
            "public": bool(values["public"]),
            "hints": bool(values["hints"]),
            "status": Status(values["status"]),
        }
    )


def create(connection: Connection, row: TableRow) -> None:
    """Create a table, with those who sit at it from the start."""
    connection.execute(insert(found).values(columns(row)))
    seat_guests(connection, row)


def seat_guests(connection: Connection, row: TableRow) -> None:
    """Store who sits where, for finding the tables of a guest."""
    connection.execute(delete(schema.sittings).where(schema.sittings.c.table == row.id))
    if guests := sitting(row):
        values = [dict(zip(schema.sittings.columns.keys(), one, strict=True)) for one in guests]
        connection.execute(insert(schema.sittings), values)


def sitting(row: TableRow) -> list[tuple[str, int, str]]:
    """The table, the seat and the guest, for each who sits at it."""
    return [(row.id, number, seat.guest) for number, seat in enumerate(row.seats) if seat.kind == "guest"]


def get(connection: Connection, id: str) -> TableRow | None:
    """A table by its id."""
    row = connection.execute(GET, {"id": id}).mappings().first()
    return _row(row) if row else None


def public(
    connection: Connection, since: float = 0.0, most: int = MOST, ids: Sequence[str] | None = None
) -> list[TableRow]:
    """The public tables waiting or being played that have changed since a given time, latest first."""
    query = select(found).where(found.c.status.in_(OPEN), found.c.public == 1, found.c.changed >= since)
    if ids is not None:
        query = query.where(found.c.id.in_(ids))
    rows = connection.execute(query.order_by(found.c.changed.desc()).limit(most)).mappings()
    return [_row(row) for row in rows]


def of_guest(connection: Connection, guest: str, most: int = 100) -> list[TableRow]:
    """The tables a guest sits at or has opened, the most recently changed first."""
    sits = select(schema.sittings.c.table).where(schema.sittings.c.guest == guest)
    query = select(found).where(found.c.id.in_(sits) | (found.c.host == guest))
    rows = connection.execute(query.order_by(found.c.changed.desc()).limit(most)).mappings()
    return [_row(row) for row in rows]


def hosted(connection: Connection, guest: str, statuses: Sequence[Status]) -> int:
    """How many tables with this status a guest has opened."""
    query = select(func.count()).where(found.c.host == guest, found.c.status.in_(statuses))
    return connection.execute(query).scalar_one()


# -- automatic answers: private to a seat, so they are not entries ------------------------------------


def set_automatic(connection: Connection, table: str, fence: int, seat: int, rules: list[str]) -> None:
    """Set the rules of a seat."""
    owners.check(connection, table, fence)
    connection.execute(delete(automatics).where(automatics.c.table == table, automatics.c.seat == seat))
    text = json.encode(rules).decode()
    connection.execute(insert(automatics).values(table=table, seat=seat, rules=text))


def automatic(connection: Connection, table: str) -> dict[int, list[str]]:
    """The rules of every seat of a table that has set any."""
    rows = connection.execute(AUTOMATIC, {"table": table})
    return {seat: json.decode(rules, type=list[str]) for seat, rules in rows}
