"""Where everything is kept: one database, asked by plain functions of a connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, bindparam, func, select

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate[Connection, P], T]
Heard = Callable[[str], None]


class Taken(Exception):
    """Says that another process has written what was to be written."""


class Unreachable(Exception):
    """Says why a database cannot be used."""


class Database(Protocol):
    """What the server needs of a database."""

    shared: bool  # may several processes use it?

    async def write(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work in a transaction; when this returns, it is durable."""

    async def read(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up."""

    async def listen(self, heard: Heard) -> None:
        """Call back with every note that any process sends with what it writes; empty: some were missed."""

    async def close(self) -> None:
        """Finish what is under way, and let go."""


CHANNEL: Final = "kaiju"
NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("note")))


def notify(connection: Connection, note: str) -> None:
    """Tell the other processes, as soon as this is durable."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"note": note})
