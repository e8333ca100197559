"""What seats have set to be answered for them; it is nobody else's business, so it is no entry."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from kaiju.server.store import schema
from kaiju.server.store.notes import notify

found = schema.automatics
RULES = "rules"


def put(connection: Connection, table: str, seat: int, rules: list[str]) -> None:
    """Set the rules of a seat."""
    connection.execute(delete(found).where(found.c.table == table, found.c.seat == seat))
    text = msgspec.json.encode(rules).decode()
    connection.execute(insert(found).values(table=table, seat=seat, rules=text))
    notify(connection, f"{table} {RULES}")


def get(connection: Connection, table: str) -> dict[int, list[str]]:
    """The rules of every seat of a table that has set some."""
    rows = connection.execute(select(found.c.seat, found.c.rules).where(found.c.table == table))
    return {seat: msgspec.json.decode(rules, type=list[str]) for seat, rules in rows}
