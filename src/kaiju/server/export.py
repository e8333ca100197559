"""Exports all finished games to files for analysis: JSON lines and Parquet."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from kaiju.files import replacing
from kaiju.server.store import existing_database, records
from kaiju.server.store.database import Database
from kaiju.server.store.rows import FinishedGame

PAGE: Final = 1000  # games held in memory at a time, and per row group
Report = Callable[[int, int], None]
"""Called with the number of games written so far, and the total."""


async def export(url: str, folder: Path, report: Report) -> int:
    """Write `games.jsonl` and `games.parquet`; returns how many games they contain."""
    database = await existing_database(url)
    try:
        return await _write(database, folder, report)
    finally:
        await database.close()


async def _write(database: Database, folder: Path, report: Report) -> int:
    """Write next to the files of an earlier export, and replace them once everything is there."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    total, done, shape = await database.read(records.count), 0, _shape()
    with ExitStack() as files:
        lines, columns = (
            files.enter_context(replacing(folder / name)) for name in ("games.jsonl", "games.parquet")
        )
        text = files.enter_context(lines.open("wb"))
        parquet = files.enter_context(pq.ParquetWriter(columns, shape, compression="zstd"))
        async for page in _pages(database):
            rows = [_row(game) for game in page]
            text.write(msgspec.json.Encoder().encode_lines(rows))
            parquet.write_table(pa.Table.from_pylist(rows, shape))
            done += len(page)
            report(done, max(done, total))
    return done


async def _pages(database: Database) -> AsyncIterator[list[FinishedGame]]:
    """Every finished game, oldest first."""
    after = (0.0, "")
    while page := await database.read(records.page, after, PAGE):
        yield page
        after = (page[-1].finished, page[-1].table)


def _row(game: FinishedGame) -> dict[str, Any]:
    finished = datetime.fromtimestamp(game.finished, UTC)
    row = {name: getattr(game, name) for name in ("table", "game", "public", "players", "winner")}
    return row | {"finished": finished, "record": game.text}


def _shape() -> Any:
    import pyarrow as pa

    text = pa.string()
    return pa.schema(
        {
            "table": text,
            "game": text,
            "public": pa.bool_(),
            "players": pa.list_(text),
            "winner": pa.int16(),
            "finished": pa.timestamp("us", "UTC"),
            "record": text,
        }
    )
