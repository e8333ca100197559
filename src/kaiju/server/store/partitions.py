"""The entries on PostgreSQL, in a partition for each month in which tables were opened.

All entries of a table are in one partition, because the time that decides is not theirs but the table's. So
the unique keys hold as they do without partitions, a table is read from one of them, and whoever detaches an
old month detaches whole games. What belongs to no month that is there goes to a partition of its own, so that
nothing is ever refused for want of one.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, func, select, text

LOCK: Final = 0x656E7472  # "entr"
MONTHS: Final = 3  # that are made beforehand
OTHERS: Final = "entries_others"


def ahead(connection: Connection, now: float | None = None) -> None:
    """Make the partitions of this month and of some to come, as far as they are missing."""
    connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    if now is None:
        now = float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())
    year, month = month_of(now)
    for number in range(MONTHS + 1):
        make(connection, *_month(year, month + number))


def make(connection: Connection, year: int, month: int) -> None:
    """Make the partition of a month, unless it is there, and put into it what came before it was.

    Attaching a table locks nobody out who writes to another month.
    """
    name = f"entries_{year:04}_{month:02}"
    if connection.execute(select(func.to_regclass(name))).scalar() is not None:
        return
    first, next_one = began(year, month), began(*_month(year, month + 1))
    for statement in (
        f"CREATE TABLE {name} (LIKE entries INCLUDING DEFAULTS)",
        f"LOCK TABLE {OTHERS} IN ACCESS EXCLUSIVE MODE",
        f"WITH moved AS (DELETE FROM {OTHERS} WHERE opened >= {first} AND opened < {next_one} RETURNING *)"
        f" INSERT INTO {name} SELECT * FROM moved",
        f"ALTER TABLE entries ATTACH PARTITION {name} FOR VALUES FROM ({first}) TO ({next_one})",
    ):
        connection.execute(text(statement))


def month_of(time: float) -> tuple[int, int]:
    """The year and the month of a time, in UTC."""
    day = datetime.fromtimestamp(time, UTC)
    return day.year, day.month


def began(year: int, month: int) -> float:
    """When a month begins."""
    return datetime(year, month, 1, tzinfo=UTC).timestamp()


def _month(year: int, month: int) -> tuple[int, int]:
    """A month that may be counted beyond the end of the year."""
    return year + (month - 1) // 12, (month - 1) % 12 + 1
