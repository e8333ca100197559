"""`kaiju export`: every finished game, as JSON lines and as Parquet."""

from __future__ import annotations

import asyncio
import json
import random
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection

from kaiju.core.notation import record
from kaiju.games import GAMES
from kaiju.server import export
from kaiju.server.store import open_database, records
from kaiju.server.store.rows import FinishedGame
from tests.support.server.tables import begun, house, play_on
from tests.support.typed import Capture, refused, run

pytestmark = pytest.mark.slow


async def play_some(url: str) -> list[str]:
    """One game of each kind, finished, and one that is not; the tables of those that are."""
    async with house(url) as here:
        finished = []
        for game in GAMES:
            live = await begun(here, game, 2, bots=1)
            await play_on(live, random.Random(4))
            finished.append(live.row.id)
        await play_on(await begun(here), random.Random(5), most=8)
        return finished


def test_finished_games_are_written_as_json_lines_and_parquet(
    database_url: str, tmp_path: Path, capsys: Capture
) -> None:
    import pyarrow.parquet as pq

    tables = asyncio.run(play_some(database_url))
    out = tmp_path / "deep" / "out"
    for _ in range(2):
        told = run(capsys, "export", "--database", database_url, "--out", str(out))
        assert told == (0, f"2 finished games are in {out}.\n", "")
    assert sorted(path.name for path in out.iterdir()) == ["games.jsonl", "games.parquet"]
    lines = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    assert {line["table"] for line in lines} == set(tables)
    for line in lines:
        found = record.read(line["record"])
        assert record.verify(GAMES[line["game"]], found) > 0
        assert line["players"] == list(found.players.values()) == ["Ann", "Bob", "BOT random"]
        assert datetime.fromisoformat(line["finished"]) == datetime.fromtimestamp(1000.0, UTC)
    rows = pq.read_table(out / "games.parquet").to_pylist()
    assert [row | {"finished": 0} for row in rows] == [line | {"finished": 0} for line in lines]
    assert {row["finished"] for row in rows} == {datetime.fromtimestamp(1000.0, UTC)}


def test_many_games_are_written_page_by_page(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(connection: Connection) -> None:
        for number in range(10):
            game = FinishedGame(f"t{number}", "king-of-tokyo", True, ["Ann"], 0, float(number // 4), "text")
            records.add(connection, game)

    async def filled() -> int:
        database = await open_database(database_url)
        await database.write(fill)
        await database.close()
        return await export.export(database_url, tmp_path, lambda done, of: told.append((done, of)))

    monkeypatch.setattr(export, "PAGE", 3)
    told: list[tuple[int, int]] = []
    assert asyncio.run(filled()) == 10
    assert told == [(3, 10), (6, 10), (9, 10), (10, 10)]
    lines = [json.loads(line)["table"] for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert lines == [f"t{number}" for number in range(10)]


def test_what_cannot_be_exported_is_said_in_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    nowhere = tmp_path / "nowhere.db"
    assert str(nowhere) in refused(
        capsys, "export", "--database", f"sqlite:///{nowhere}", "--out", str(tmp_path / "out")
    )
    assert not nowhere.exists()
    assert "mysql" in refused(capsys, "export", "--database", "mysql://x/y", "--out", str(tmp_path))
    (tmp_path / "file").write_text("")
    assert "file" in refused(
        capsys, "export", "--database", f"sqlite:///{nowhere}", "--out", str(tmp_path / "file")
    )
