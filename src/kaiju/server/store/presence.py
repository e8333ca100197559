"""Which seats are connected, at which process, and which process takes care of a table."""

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
    """Take care of a table until a time, or for longer; not while another process does."""
    lease = schema.leases
    mine = lease.c.table == table, (lease.c.process == process) | (lease.c.until <= now)
    prolong = update(lease).where(*mine).values(process=process, until=until)
    if connection.execute(prolong).rowcount:
        return True
    try:
        with connection.begin_nested():
            connection.execute(insert(lease).values(table=table, process=process, until=until))
    except IntegrityError:  # somebody was quicker, perhaps this very process
        return bool(connection.execute(prolong).rowcount)
    return True


def renew(connection: Connection, process: str, tables: Iterable[str], until: float) -> set[str]:
    """Take care of some tables for longer; those of which this process has taken care so far."""
    lease = schema.leases
    mine = lease.c.process == process, lease.c.table.in_(tables)
    longer = update(lease).where(*mine).values(until=until).returning(lease.c.table)
    return set(connection.execute(longer).scalars())


def others(connection: Connection, process: str, now: float) -> dict[str, float]:
    """The tables that other processes take care of, and until when."""
    found = schema.leases.c
    query = select(found.table, found.until).where(found.process != process, found.until > now)
    return {row.table: row.until for row in connection.execute(query)}


def let_go(connection: Connection, process: str, table: str | None = None) -> None:
    """Take care of a table, or of all, no longer."""
    where = [schema.leases.c.process == process]
    where += [schema.leases.c.table == table] if table else []
    connection.execute(delete(schema.leases).where(*where))


def tell(
    connection: Connection, process: str, come: Iterable[Sitting], gone: Iterable[Sitting], until: float
) -> None:
    """Say which seats have come and gone at this process; who is there is there until a time."""
    found = schema.presence
    if left := [{"of": table, "at": seat, "by": process} for table, seat in gone]:
        connection.execute(LEFT, left)
    connection.execute(update(found).where(found.c.process == process).values(until=until))
    rows = [{"table": table, "seat": seat, "process": process, "until": until} for table, seat in come]
    if rows:
        connection.execute(insert(found), rows)


def forget(connection: Connection, process: str, now: float) -> None:
    """Nobody is at this process, nor at those that have said nothing for long."""
    found = schema.presence.c
    connection.execute(delete(schema.presence).where((found.process == process) | (found.until <= now)))


def elsewhere(connection: Connection, process: str, now: float) -> set[Sitting]:
    """The seats that are connected at other processes."""
    found = schema.presence.c
    query = select(found.table, found.seat).where(found.process != process, found.until > now)
    return {(table, seat) for table, seat in connection.execute(query)}
