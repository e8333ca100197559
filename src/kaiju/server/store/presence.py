"""Which seats are connected to which process, and which process takes care of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import schema

Sitting = tuple[str, int]  # a table and a seat
LEFT: Final = delete(schema.presence).where(
    schema.presence.c.table == bindparam("of"),
    schema.presence.c.seat == bindparam("at"),
    schema.presence.c.process == bindparam("by"),
)


def hold(connection: Connection, table: str, process: str, now: float, until: float) -> bool:
    """Take or extend the care of a table until a given time, unless another process has it."""
    lease = schema.leases
    mine = lease.c.table == table, (lease.c.process == process) | (lease.c.until <= now)
    prolong = update(lease).where(*mine).values(process=process, until=until)
    if connection.execute(prolong).rowcount:
        return True
    try:
        with connection.begin_nested():
            connection.execute(insert(lease).values(table=table, process=process, until=until))
    except IntegrityError:  # another task was faster, perhaps in this very process
        return bool(connection.execute(prolong).rowcount)
    return True


def renew(connection: Connection, process: str, tables: Iterable[str], until: float) -> set[str]:
    """Extend the care of some tables; returns those that were still in this process's care."""
    lease = schema.leases
    mine = lease.c.process == process, lease.c.table.in_(tables)
    longer = update(lease).where(*mine).values(until=until).returning(lease.c.table)
    return set(connection.execute(longer).scalars())


def others(connection: Connection, process: str, now: float) -> dict[str, float]:
    """The tables other processes take care of, and until when."""
    found = schema.leases.c
    query = select(found.table, found.until).where(found.process != process, found.until > now)
    return {row.table: row.until for row in connection.execute(query)}


def let_go(connection: Connection, process: str, table: str | None = None) -> None:
    """Stop taking care of a table, or of all of them."""
    where = [schema.leases.c.process == process]
    where += [schema.leases.c.table == table] if table else []
    connection.execute(delete(schema.leases).where(*where))


def tell(
    connection: Connection, process: str, come: Iterable[Sitting], gone: Iterable[Sitting], until: float
) -> None:
    """Store which seats have come and gone at this process; presence expires at a given time."""
    found = schema.presence
    if left := [{"of": table, "at": seat, "by": process} for table, seat in gone]:
        connection.execute(LEFT, left)
    connection.execute(update(found).where(found.c.process == process).values(until=until))
    rows = [{"table": table, "seat": seat, "process": process, "until": until} for table, seat in come]
    if rows:
        connection.execute(insert(found), rows)


def forget(connection: Connection, process: str, now: float) -> None:
    """Clear the seats of this process, and of those that have been silent for long."""
    found = schema.presence.c
    connection.execute(delete(schema.presence).where((found.process == process) | (found.until <= now)))


def elsewhere(connection: Connection, process: str, now: float) -> set[Sitting]:
    """The seats that are connected to other processes."""
    found = schema.presence.c
    query = select(found.table, found.seat).where(found.process != process, found.until > now)
    return {(table, seat) for table, seat in connection.execute(query)}
