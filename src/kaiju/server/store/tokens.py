"""The tokens of guests, by what identifies one without being one."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import guests, schema
from kaiju.server.store.rows import Guest

found = schema.tokens
GET: Final = select(found).where(found.c.id == bindparam("id"))


class Token(msgspec.Struct):
    """A token that was given out: to whom and when, and when it was revoked."""

    id: str
    guest: str
    made: float
    revoked: float | None = None


def add(connection: Connection, id: str, guest: str, made: float) -> None:
    """Write down a token, unless that was done meanwhile."""
    try:
        with connection.begin_nested():
            connection.execute(insert(found).values(id=id, guest=guest, made=made))
    except IntegrityError:
        return


def shown(connection: Connection, id: str, guest: str) -> tuple[Token | None, Guest | None]:
    """A token by its id, and the guest whom it names."""
    row = connection.execute(GET, {"id": id}).mappings().first()
    return Token(**row) if row else None, guests.get(connection, guest)


def valid(connection: Connection, guest: str | None = None, most: int = 1000) -> list[Token]:
    """The tokens that are not revoked, of one guest or of all, the latest first."""
    query = select(found).where(found.c.revoked.is_(None)).order_by(found.c.made.desc(), found.c.id)
    if guest is not None:
        query = query.where(found.c.guest == guest)
    return [Token(**row) for row in connection.execute(query.limit(most)).mappings()]


def revoke(connection: Connection, id: str, now: float, guest: str | None = None) -> bool:
    """Revoke a token, of anybody or only of this guest; says whether there was one."""
    query = update(found).where(found.c.id == id, found.c.revoked.is_(None)).values(revoked=now)
    if guest is not None:
        query = query.where(found.c.guest == guest)
    return bool(connection.execute(query).rowcount)


def revoked_since(connection: Connection, time: float) -> set[str]:
    """The tokens that were revoked after a given time."""
    return set(connection.execute(select(found.c.id).where(found.c.revoked >= time)).scalars())


def drop(connection: Connection, before: float) -> None:
    """Forget tokens so old that they are no longer valid in any case."""
    connection.execute(delete(found).where(found.c.made < before))
