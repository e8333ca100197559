"""The interface of a database, which is used through plain functions of a connection."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

if TYPE_CHECKING:
    from kaiju.server.store.entries import Change
    from kaiju.server.store.rows import TableRow

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate[Connection, P], T]


class Taken(Exception):
    """Another process has already written this."""


class Fenced(Exception):
    """Another process owns the table now; nothing was written."""


class Unsure(Exception):
    """The database was lost from sight; what was to be written may be stored or not."""


class TooNew(Exception):
    """A newer version of this program has written this database, which is left alone."""


class Unreachable(Exception):
    """Why a database cannot be used, as a message id and its values."""

    def __init__(self, reason: str, **values: str) -> None:
        super().__init__(f"{reason} {values}" if values else reason)
        self.reason = reason
        self.values = values


class Database(Protocol):
    """What the server needs from a database."""

    shared: bool  # may several processes use it?

    async def write(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do some work in a transaction; when this returns, it is durable."""

    def append(self, change: Change) -> Awaitable[None]:
        """Write an entry with all that belongs to it, along with those of other tables.

        Once this is done, it is durable; of two with the same number or client id the second is `Taken`, and
        whatever comes from a process that is not the owner any more is `Fenced`.
        """

    async def create(self, row: TableRow) -> None:
        """Open a table, with those who sit at it from the start; when this returns, it is durable."""

    async def read(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up."""

    async def read_afresh(self, work: Work[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Look something up as a process would that starts now: nothing that is remembered helps."""

    async def close(self) -> None:
        """Finish work in progress and release everything."""
