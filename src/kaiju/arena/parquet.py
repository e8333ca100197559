"""Results as Parquet files, for whoever analyses them with other tools."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kaiju.arena.plan import Plan, Result
from kaiju.arena.standings import winner_of


def write(folder: Path, plan: Plan, results: Sequence[Result]) -> None:
    """Write `games.parquet`, one row for each game, and `seats.parquet`, one for each game and seat."""
    import pyarrow as pa

    number, small, text, flag = pa.int32(), pa.int16(), pa.string(), pa.bool_()
    games = {"game": number, "seed": text, "players": small, "turns": small, "ending": text, "first": small}
    games |= {"winner": small, "winner_bot": text}
    seats = {"game": number, "seat": small, "order": small, "bot": text, "monster": text, "place": small}
    seats |= {"won": flag, "alive": flag, "vp": small, "life": small, "turns": small}
    seats |= {"bought": pa.list_(text)}
    _write(folder / "games.parquet", plan, games, [_game(plan, result) for result in results])
    rows = [row for result in results for row in _seats(plan, result)]
    _write(folder / "seats.parquet", plan, seats, rows)


def _write(path: Path, plan: Plan, columns: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(list(columns.items()), {"plan": json.dumps(plan.to_json())})
    pq.write_table(pa.Table.from_pylist(rows, schema), path, compression="zstd")


def _game(plan: Plan, result: Result) -> dict[str, Any]:
    return {
        "game": result.number,
        "seed": plan.secret(result.number),
        "players": len(result.seats),
        "turns": result.turns,
        "ending": result.ending,
        "first": result.first,
        "winner": result.winner if result.winner >= 0 else None,
        "winner_bot": winner_of(plan, result) or None,
    }


def _seats(plan: Plan, result: Result) -> list[dict[str, Any]]:
    names, lineup = plan.rules.names, plan.lineup(result.number)
    return [
        {
            "game": result.number,
            "seat": at,
            "order": result.order(at),
            "bot": lineup[at],
            "monster": names[at],
            "won": at == result.winner,
            **seat._asdict(),
        }
        for at, seat in enumerate(result.seats)
    ]
