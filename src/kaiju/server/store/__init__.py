"""The store, on SQLite or PostgreSQL; this module turns a database address into a database."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from kaiju.server.store.database import Database, Unreachable
from kaiju.server.store.postgres import Postgres
from kaiju.server.store.sqlite import Sqlite


def shareable(url: str) -> bool:
    """May several processes use the database at this address?"""
    return _kind(url) == "postgresql"


def _kind(url: str) -> str:
    try:
        kind = make_url(url).get_backend_name()
    except ArgumentError as error:
        raise Unreachable("no-address") from error
    if kind not in ("sqlite", "postgresql"):
        raise Unreachable("unknown", kind=kind)
    return kind


async def existing_database(url: str) -> Database:
    """The database at an address, which must be there already."""
    if not shareable(url) and not Path(make_url(url).database or "").is_file():
        raise Unreachable("missing", path=make_url(url).database or "")
    return await open_database(url)


async def open_database(url: str) -> Database:
    """The database at an address, brought up to date."""
    if _kind(url) == "postgresql":
        return await Postgres(url).open()
    path = make_url(url).database
    if not path or path == ":memory:":
        raise Unreachable("no-file")
    return Sqlite(Path(path))
