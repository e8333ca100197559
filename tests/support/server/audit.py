"""Compares the database with what clients were told."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Sequence
from pathlib import Path

from kaiju import cli
from kaiju.server.store import entries, records, tables
from kaiju.server.store.database import Database
from kaiju.server.store.rows import Entry, Status
from tests.support.server.stubborn import Acknowledged, Stubborn, Told


async def audit(database: Database, table: str, clients: Sequence[Stubborn], folder: Path) -> None:
    """Nothing that was told is lost, nothing is stored twice, and the record of the game verifies."""
    stored = await database.read(entries.after, table, 0)
    row = await database.read(tables.get, table)
    assert row is not None
    assert row.status == Status.FINISHED
    assert [entry.number for entry in stored] == list(range(1, row.number + 1))
    before = {"sit", "choose", "committed", "revealed"}
    assert {entry.kind for entry in stored} == {*before, "start", "answer"}
    for client in clients:
        assert client.refused == []
        assert client.acknowledged == answers_of(stored, client.seat)
        told = {entry.number: Told(entry.kind, entry.seat, entry.text) for entry in stored}
        assert client.told.items() <= told.items()
    await verify(database, table, folder)


def answers_of(stored: Sequence[Entry], seat: int) -> dict[str | None, Acknowledged]:
    """The answers of a seat by their client ids."""
    given = [entry for entry in stored if entry.kind == "answer" and entry.seat == seat]
    found = {entry.client: Acknowledged(entry.number, entry.text) for entry in given}
    assert len(found) == len(given)
    return found


async def verify(database: Database, table: str, folder: Path) -> None:
    """Run `kaiju verify` on the record of a table."""
    finished = await database.read(records.get, table)
    assert finished is not None
    path = folder / f"{table}.record.txt"
    path.write_text(finished.text, encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()):
        assert cli.run(["verify", str(path)]) == 0
