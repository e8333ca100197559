"""Guests, the keys that sign their tokens, and the codes that carry them to another device."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiju.server.store import chat, schema
from kaiju.server.store.rows import Guest

GET: Final = select(schema.guests).where(schema.guests.c.id == bindparam("id"))


def create(connection: Connection, guest: Guest) -> None:
    """A new guest."""
    connection.execute(insert(schema.guests).values(id=guest.id, name=guest.name, made=guest.made))


def get(connection: Connection, id: str) -> Guest | None:
    """A guest by id."""
    row = connection.execute(GET, {"id": id}).mappings().first()
    return Guest(row["id"], row["name"], row["made"]) if row else None


def rename(connection: Connection, id: str, name: str) -> None:
    """Give a guest a new name."""
    connection.execute(update(schema.guests).where(schema.guests.c.id == id).values(name=name))


def remove(connection: Connection, id: str) -> None:
    """Delete a guest."""
    connection.execute(delete(schema.codes).where(schema.codes.c.guest == id))
    connection.execute(delete(schema.tokens).where(schema.tokens.c.guest == id))
    connection.execute(delete(schema.sittings).where(schema.sittings.c.guest == id))
    chat.forget_mutes(connection, id)
    connection.execute(delete(schema.guests).where(schema.guests.c.id == id))


# -- keys ------------------------------------------------------------------------------------------


def keys(connection: Connection) -> list[tuple[str, str, float]]:
    """Every key with its id and time of creation, newest first."""
    found = schema.keys.c
    query = select(found.id, found.secret, found.made).order_by(found.made.desc(), found.id)
    return [(id, secret, made) for id, secret, made in connection.execute(query)]


def add_key(connection: Connection, id: str, secret: str, made: float) -> None:
    """Store a new key; if another process was faster with this id, its key counts."""
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.keys).values(id=id, secret=secret, made=made))
    except IntegrityError:
        return


def drop_keys(connection: Connection, before: float) -> None:
    """Delete keys so old that nothing they signed is valid any more."""
    connection.execute(delete(schema.keys).where(schema.keys.c.made < before))


# -- codes -----------------------------------------------------------------------------------------


def add_code(connection: Connection, hash: str, guest: str, expires: float) -> None:
    """Store the hash of a code; the guest's previous code becomes void."""
    connection.execute(delete(schema.codes).where(schema.codes.c.guest == guest))
    connection.execute(insert(schema.codes).values(hash=hash, guest=guest, expires=expires))


def use_code(connection: Connection, hash: str, now: float) -> str | None:
    """Redeem a code for its guest; it cannot be used again."""
    found = schema.codes
    used = delete(found).where(found.c.hash == hash).returning(found.c.guest, found.c.expires)
    row = connection.execute(used).first()
    return row.guest if row and row.expires > now else None
