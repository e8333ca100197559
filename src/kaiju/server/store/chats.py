"""What was said at tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import schema
from kaiju.server.store.database import Taken
from kaiju.server.store.notes import notify

found = schema.chats
CHAT = "chat"


class Line(msgspec.Struct):
    """One thing that was said."""

    number: int
    guest: str
    name: str
    text: str
    made: float


def add(connection: Connection, table: str, line: Line, client: str) -> int:
    """Keep what somebody said under the next number, once for each client id; the number."""
    mine = found.c.table == table, found.c.guest == line.guest, found.c.client == client
    if known := connection.execute(select(found.c.number).where(*mine)).scalar():
        return int(known)
    last = connection.execute(select(func.max(found.c.number)).where(found.c.table == table)).scalar()
    line.number = (last or 0) + 1
    try:
        connection.execute(insert(found).values(table=table, client=client, **msgspec.structs.asdict(line)))
    except IntegrityError as error:
        raise Taken(f"{line.number}") from error
    notify(connection, f"{table} {CHAT}")
    return line.number


def after(connection: Connection, table: str, number: int) -> list[Line]:
    """What was said after a number."""
    query = select(found).where(found.c.table == table, found.c.number > number).order_by(found.c.number)
    rows = connection.execute(query).mappings()
    return [Line(**{name: row[name] for name in Line.__struct_fields__}) for row in rows]


def last(connection: Connection, table: str, most: int) -> list[Line]:
    """The last things that were said."""
    newest = connection.execute(select(func.max(found.c.number)).where(found.c.table == table)).scalar()
    return after(connection, table, (newest or 0) - most)


def forget(connection: Connection, guest: str) -> None:
    """Delete everything that a guest has said."""
    connection.execute(delete(found).where(found.c.guest == guest))
