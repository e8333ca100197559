"""What was said at tables, and who has muted whom."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import owners, schema
from kaiju.server.store.database import Taken

chats = schema.chats
mutes = schema.mutes
Pair = tuple[str, str]  # a reader, and whom they have muted


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
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table == table)).scalar()
    message.number = (last or 0) + 1
    try:
        connection.execute(
            insert(chats).values(table=table, client=client, **msgspec.structs.asdict(message))
        )
    except IntegrityError as error:
        raise Taken(f"{message.number}") from error
    return message.number


def after(connection: Connection, table: str, number: int) -> list[ChatMessage]:
    """What was said after a number."""
    query = select(chats).where(chats.c.table == table, chats.c.number > number).order_by(chats.c.number)
    rows = connection.execute(query).mappings()
    return [ChatMessage(**{name: row[name] for name in ChatMessage.__struct_fields__}) for row in rows]


def last(connection: Connection, table: str, most: int) -> list[ChatMessage]:
    """The latest messages."""
    newest = connection.execute(select(func.max(chats.c.number)).where(chats.c.table == table)).scalar()
    return after(connection, table, (newest or 0) - most)


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
    rows = connection.execute(select(mutes.c.reader, mutes.c.muted).where(mutes.c.reader.in_(readers)))
    return {(reader, muted) for reader, muted in rows}


def forget_mutes(connection: Connection, guest: str) -> None:
    """Delete whom a guest has muted and who has muted it."""
    connection.execute(delete(mutes).where((mutes.c.reader == guest) | (mutes.c.muted == guest)))
