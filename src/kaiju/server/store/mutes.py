"""Who does not want to read whom; it is nobody else's business."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select

from kaiju.server.store import schema

found = schema.mutes
Pair = tuple[str, str]  # a reader, and whom they do not read


def put(connection: Connection, reader: str, muted: str, on: bool) -> None:
    """Mute somebody for a reader, or hear them again."""
    connection.execute(delete(found).where(found.c.reader == reader, found.c.muted == muted))
    if on:
        connection.execute(insert(found).values(reader=reader, muted=muted))


def of(connection: Connection, readers: Collection[str]) -> set[Pair]:
    """Whom some readers have muted."""
    rows = connection.execute(select(found.c.reader, found.c.muted).where(found.c.reader.in_(readers)))
    return {(reader, muted) for reader, muted in rows}


def forget(connection: Connection, guest: str) -> None:
    """Keep nothing of whom a guest has muted, and of who has muted it."""
    connection.execute(delete(found).where((found.c.reader == guest) | (found.c.muted == guest)))
