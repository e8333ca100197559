"""What was said at tables, and who has muted whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import owners, schema
from kaiju.server.store.database import Taken

chats = schema.chats
mutes = schema.mutes
Pair = tuple[str, str]  # a reader, and whom they have muted

# Building a statement takes longer than running it.
NEWEST: Final = select(func.max(chats.c.number)).where(chats.c.table == bindparam("of"))
AFTER: Final = (
    select(chats)
    .where(chats.c.table == bindparam("of"), chats.c.number > bindparam("than"))
    .order_by(chats.c.number)
)
MUTED: Final = select(mutes.c.reader, mutes.c.muted).where(
    mutes.c.reader.in_(bindparam("readers", expanding=True))
)


class ChatMessage(msgspec.Struct):
    """One chat message."""

    number: int
    guest: str
    name: str
    text: str
    made: float


def add(connection: Connection, table: str, fence: int, message: ChatMessage, client: str) -> int:
    """Store a message under the next number, once per client id; returns the number."""
    owners.check(connection, table, fence)
    mine = chats.c.table == table, chats.c.guest == message.guest, chats.c.client == client
    if known := connection.execute(select(chats.c.number).where(*mine)).scalar():
        return int(known)
    last = connection.execute(NEWEST, {"of": table}).scalar()
    message.number = (last or 0) + 1
    try:
        connection.execute(
            insert(chats).values(table=table, client=client, **msgspec.structs.asdict(message))
        )
    except IntegrityError as error:
        raise Taken(f"{message.number}") from error
    return message.number


def since(
    connection: Connection, table: str, number: int, readers: Collection[str]
) -> tuple[set[Pair], list[ChatMessage]]:
    """What was said after a number, and whom those who read it have muted."""
    return muted_by(connection, readers), _after(connection, table, number)


def latest(
    connection: Connection, table: str, most: int, readers: Collection[str]
) -> tuple[set[Pair], list[ChatMessage]]:
    """The latest messages, and whom those who read them have muted."""
    newest = connection.execute(NEWEST, {"of": table}).scalar() or 0
    return muted_by(connection, readers), _after(connection, table, newest - most) if newest else []


def _after(connection: Connection, table: str, number: int) -> list[ChatMessage]:
    rows = connection.execute(AFTER, {"of": table, "than": number}).mappings()
    return [ChatMessage(**{name: row[name] for name in ChatMessage.__struct_fields__}) for row in rows]


def forget(connection: Connection, guest: str) -> None:
    """Delete everything a guest has said."""
    connection.execute(delete(chats).where(chats.c.guest == guest))


# -- muted ----------------------------------------------------------------------------------------


def mute(connection: Connection, reader: str, muted: str, on: bool) -> None:
    """Mute somebody for a reader, or unmute them."""
    connection.execute(delete(mutes).where(mutes.c.reader == reader, mutes.c.muted == muted))
    if on:
        connection.execute(insert(mutes).values(reader=reader, muted=muted))


def muted_by(connection: Connection, readers: Collection[str]) -> set[Pair]:
    """Whom some readers have muted."""
    if not readers:
        return set()
    rows = connection.execute(MUTED, {"readers": list(readers)})
    return {(reader, muted) for reader, muted in rows}


def forget_mutes(connection: Connection, guest: str) -> None:
    """Delete whom a guest has muted and who has muted it."""
    connection.execute(delete(mutes).where((mutes.c.reader == guest) | (mutes.c.muted == guest)))
