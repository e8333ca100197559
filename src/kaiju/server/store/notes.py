"""Notes to the other processes, sent with what is written."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, func, select

CHANNEL: Final = "kaiju"
NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("note")))


def notify(connection: Connection, note: str) -> None:
    """Tell the other processes, as soon as this is durable."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"note": note})
