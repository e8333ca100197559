"""Which seats are connected, at which process, and which process takes care of a table."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import schema

Sitting = tuple[str, int]  # a table and a seat


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


def let_go(connection: Connection, process: str, table: str | None = None) -> None:
    """Take care of a table, or of all, no longer."""
    where = [schema.leases.c.process == process]
    where += [schema.leases.c.table == table] if table else []
    connection.execute(delete(schema.leases).where(*where))


def tell(connection: Connection, process: str, sittings: Iterable[Sitting], until: float) -> None:
    """Say which seats are connected at this process; that holds until a time."""
    connection.execute(delete(schema.presence).where(schema.presence.c.process == process))
    rows = [{"table": table, "seat": seat, "process": process, "until": until} for table, seat in sittings]
    if rows:
        connection.execute(insert(schema.presence), rows)


def elsewhere(connection: Connection, process: str, now: float) -> set[Sitting]:
    """The seats that are connected at other processes."""
    found = schema.presence.c
    query = select(found.table, found.seat).where(found.process != process, found.until > now)
    return {(table, seat) for table, seat in connection.execute(query)}
