"""Finished games."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, tuple_, update

from kaiju.server.store import schema
from kaiju.server.store.rows import FinishedGame

found = schema.records


def _game(row: Any) -> FinishedGame:
    values = {name: row[name] for name in FinishedGame.__struct_fields__}
    players = msgspec.json.decode(row["players"], type=list[str])
    return FinishedGame(**values | {"players": players, "public": bool(row["public"])})


def add(connection: Connection, game: FinishedGame) -> None:
    """Store a finished game."""
    connection.execute(insert(found).values(columns(game)))


def columns(game: FinishedGame) -> dict[str, Any]:
    """A finished game in the form of the database."""
    return msgspec.structs.asdict(game) | {
        "public": int(game.public),
        "players": msgspec.json.encode(game.players).decode(),
    }


def get(connection: Connection, table: str) -> FinishedGame | None:
    """The finished game of a table."""
    row = connection.execute(select(found).where(found.c.table == table)).mappings().first()
    return _game(row) if row else None


def public(connection: Connection, most: int, before: float) -> list[FinishedGame]:
    """Public games finished before a given time, latest first."""
    query = select(found).where(found.c.public == 1, found.c.finished < before)
    rows = connection.execute(query.order_by(found.c.finished.desc()).limit(most)).mappings()
    return [_game(row) for row in rows]


def count(connection: Connection) -> int:
    """How many games are finished."""
    return connection.execute(select(func.count()).select_from(found)).scalar_one()


def page(connection: Connection, after: tuple[float, str], most: int) -> list[FinishedGame]:
    """Games finished after a given time, or at that time at a later table id, oldest first."""
    order = (found.c.finished, found.c.table)
    query = select(found).where(tuple_(*order) > tuple_(*after)).order_by(*order).limit(most)
    return [_game(row) for row in connection.execute(query).mappings()]


def without(connection: Connection, game: FinishedGame, guest: str) -> None:
    """Remove the name of a guest from a finished game."""
    sits = schema.sittings.c
    query = select(sits.seat).where(sits.table == game.table, sits.guest == guest)
    for seat in connection.execute(query).scalars():
        game.players[seat] = ""
        text = _nameless(game.text, seat)
        values = {"players": msgspec.json.encode(game.players).decode(), "text": text}
        connection.execute(update(found).where(found.c.table == game.table).values(values))


def _nameless(text: str, seat: int) -> str:
    """A record without the name of one player, with its check recomputed."""
    body, mark, _ = text.rpartition("check: ")
    lines = body.splitlines(keepends=True)
    for number, line in enumerate(lines):
        if line.startswith("players: "):
            pairs = line.removeprefix("players: ").split()
            pairs[seat] = f"{pairs[seat].partition('=')[0]}="
            lines[number] = f"players: {' '.join(pairs)}\n"
    body = "".join(lines)
    return f"{body}{mark}{hashlib.sha256(body.encode()).hexdigest()}\n" if mark else text


def of_guest(connection: Connection, guest: str, most: int) -> list[FinishedGame]:
    """The games a guest has finished, latest first."""
    sits = select(schema.sittings.c.table).where(schema.sittings.c.guest == guest)
    query = select(found).where(found.c.table.in_(sits)).order_by(found.c.finished.desc()).limit(most)
    return [_game(row) for row in connection.execute(query).mappings()]
