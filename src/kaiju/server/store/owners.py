"""Which process owns a table: only the owner writes to it, and its fence is how the database knows.

A process is alive while its lease is, in the time of the database. A table belongs to the process named in
its row as long as that one is alive; whoever takes it next raises its fence. Everything written to a table
names the fence under which it was taken: once another process has taken the table, that is `Fenced`, and
nothing of it is stored. So two processes never both write, whatever clocks, network or broker do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, Float, bindparam, cast, delete, func, insert, select, update

from kaiju.server.store import schema
from kaiju.server.store.database import Fenced

LEASE: Final = 1.8  # seconds that a process is believed to be alive after it has last said so
SPARE: Final = 0.2  # seconds by which nobody is in a hurry to take what belonged to one that is not
FORGOTTEN: Final = 3600.0  # seconds after which a dead process is not even listed

tables, processes = schema.tables, schema.processes
NOW: Final = cast(func.extract("epoch", func.clock_timestamp()), Float(53))
ALIVE: Final = (
    select(processes.c.id).where(processes.c.id == tables.c.owner, processes.c.until > NOW - SPARE).exists()
)
TAKE: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("of"),
        (tables.c.owner == "") | (tables.c.owner == bindparam("by")) | ~ALIVE,
    )
    .values(owner=bindparam("by"), fence=tables.c.fence + 1)
    .returning(tables.c.fence)
)
LEAVE: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("of"),
        tables.c.owner == bindparam("by"),
        tables.c.fence == bindparam("under"),
    )
    .values(owner="")
)
STILL_OWNED: Final = (
    select(tables.c.id)
    .where(tables.c.id == bindparam("of"), tables.c.fence == bindparam("under"))
    .with_for_update(read=True)
)


class Owner(NamedTuple):
    """Who owns a table, and under which fence."""

    process: str
    fence: int


# -- tables ------------------------------------------------------------------------------------------


def take(connection: Connection, table: str, process: str) -> Owner | None:
    """Take a table that nobody alive owns; returns who owns it then, or nothing if there is no such table."""
    fence = connection.execute(TAKE, {"of": table, "by": process}).scalar()
    if fence is not None:
        return Owner(process, fence)
    found = connection.execute(select(tables.c.owner, tables.c.fence).where(tables.c.id == table)).first()
    return Owner(*found) if found else None


def leave(connection: Connection, process: str, held: Iterable[tuple[str, int]]) -> None:
    """Give back tables, unless they have been taken again since."""
    connection.execute(LEAVE, [{"of": table, "by": process, "under": fence} for table, fence in held])


def check(connection: Connection, table: str, fence: int) -> None:
    """Make sure that nobody takes a table before this transaction is over, or that nobody has."""
    if connection.execute(STILL_OWNED, {"of": table, "under": fence}).first() is None:
        raise Fenced


# -- processes -----------------------------------------------------------------------------------------


def enter(connection: Connection, process: str) -> set[str]:
    """Be alive from now on; returns every process that is."""
    connection.execute(
        delete(processes).where((processes.c.until < NOW - FORGOTTEN) | (processes.c.id == process))
    )
    connection.execute(insert(processes).values(id=process, until=NOW + LEASE))
    return alive(connection)


def renew(connection: Connection, process: str) -> set[str] | None:
    """Stay alive; returns every process that is, or nothing if this one was late and others think it dead."""
    mine = processes.c.id == process, processes.c.until > NOW
    if not connection.execute(update(processes).where(*mine).values(until=NOW + LEASE)).rowcount:
        return None
    return alive(connection)


def depart(connection: Connection, process: str) -> None:
    """Be dead at once: whatever this process owned may be taken."""
    connection.execute(delete(processes).where(processes.c.id == process))


def alive(connection: Connection) -> set[str]:
    """Every process that is alive."""
    return set(connection.execute(select(processes.c.id).where(processes.c.until > NOW - SPARE)).scalars())
