"""Finished games."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from kaiju.server.store import schema
from kaiju.server.store.rows import FinishedGame

found = schema.records


def _game(row: Any) -> FinishedGame:
    values = {name: row[name] for name in FinishedGame.__struct_fields__}
    players = msgspec.json.decode(row["players"], type=list[str])
    return FinishedGame(**values | {"players": players, "public": bool(row["public"])})


def get(connection: Connection, table: str) -> FinishedGame | None:
    """The finished game of a table."""
    row = connection.execute(select(found).where(found.c.table == table)).mappings().first()
    return _game(row) if row else None


def public(connection: Connection, most: int, before: float) -> list[FinishedGame]:
    """Public games that were finished before a time, the last first."""
    query = select(found).where(found.c.public == 1, found.c.finished < before)
    rows = connection.execute(query.order_by(found.c.finished.desc()).limit(most)).mappings()
    return [_game(row) for row in rows]


def of_guest(connection: Connection, guest: str, most: int) -> list[FinishedGame]:
    """The games that a guest has finished, the last first."""
    sits = select(schema.sittings.c.table).where(schema.sittings.c.guest == guest)
    query = select(found).where(found.c.table.in_(sits)).order_by(found.c.finished.desc()).limit(most)
    return [_game(row) for row in connection.execute(query).mappings()]
