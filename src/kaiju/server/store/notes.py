"""Notes to the other processes, sent with what is written."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

CHANNEL: Final = "kaiju"


def notify(connection: Connection, note: str) -> None:
    """Tell the other processes, as soon as this is durable."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, note)))
