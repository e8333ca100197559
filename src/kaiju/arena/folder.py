"""Where an arena stores its plan, its results and its records, so that it can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from kaiju.arena.game import Batch, Failure, Result
from kaiju.arena.plan import Plan
from kaiju.arena.standings import Standings, winner_of
from kaiju.core.errors import Spoilt
from kaiju.files import replacing, write_text

PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"
RECORDS: Final = "records"
SHELF: Final = 1000  # records per subfolder
FORMAT: Final = 1


class Folder:
    """One arena on disk: games are appended as they finish, and put in order at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # -- the plan ----------------------------------------------------------------------------------

    @property
    def planned(self) -> bool:
        """Is there a plan to continue?"""
        return (self.path / PLAN).exists()

    @property
    def free(self) -> bool:
        """Is there nothing here that could be overwritten?"""
        return not self.path.exists() or (self.path.is_dir() and not any(self.path.iterdir()))

    def begin(self, plan: Plan, records: bool) -> None:
        """Write the plan of an arena into a new folder."""
        self.path.mkdir(parents=True, exist_ok=True)
        told = {"format": FORMAT, "rules": plan.rules.rules_version, "records": records, **plan.to_json()}
        write_text(self.path / PLAN, json.dumps(told, indent=2, ensure_ascii=False) + "\n")

    def read_plan(self) -> tuple[Plan, bool]:
        """The plan, and whether records are written."""
        path = self.path / PLAN
        try:
            told = json.loads(path.read_text(encoding="utf-8"))
            plan, records, rules = Plan.from_json(told), bool(told["records"]), told["rules"]
            played = plan.rules.rules_version
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise Spoilt("plan", path=str(path)) from error
        if rules != played:
            raise Spoilt("plan-rules", path=str(path), played=str(rules), here=played)
        return plan, records

    # -- the results -------------------------------------------------------------------------------

    def read_results(self) -> dict[int, Result]:
        """The results so far, by number; a last line cut off by a crash does not count."""
        path = self.path / RESULTS
        if not path.exists():
            return {}
        *lines, _ = path.read_bytes().split(b"\n")
        try:
            results = [Result.from_json(json.loads(line)) for line in lines]
        except (ValueError, KeyError, TypeError) as error:
            raise Spoilt("result", path=str(path)) from error
        return {result.number: result for result in results}

    def mend(self) -> None:
        """Remove a cut-off last line, so that what is appended next starts a new one."""
        path = self.path / RESULTS
        if path.exists():
            os.truncate(path, path.read_bytes().rfind(b"\n") + 1)

    def add(self, plan: Plan, batch: Batch) -> None:
        """Store a batch: first its records, then its results in a single write, which makes it count."""
        for result, text in zip(batch.results, batch.records, strict=bool(batch.records)):
            path = self.path / record_name(plan, result.number)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        with open(self.path / RESULTS, "ab", buffering=0) as file:
            file.write(_lines(plan, batch.results).encode())
            os.fsync(file.fileno())

    def finish(self, plan: Plan, results: Sequence[Result], standings: Standings) -> None:
        """Put the results in order; write the summary and the Parquet files."""
        write_text(self.path / RESULTS, _lines(plan, results))
        told = json.dumps(standings.to_json(), indent=2, ensure_ascii=False)
        write_text(self.path / "summary.json", f"{told}\n")
        _write_games(self.path / "games.parquet", plan, results)
        _write_seats(self.path / "seats.parquet", plan, results)

    def keep_failure(self, failure: Failure) -> Path:
        """Write the record of a game that failed, along with Python's traceback."""
        path = self.path / f"failed-{failure.number:06}.record.txt"
        path.write_text(failure.record, encoding="utf-8")
        self.keep_traceback(f"failed-{failure.number:06}", failure.traceback)
        return path

    def keep_traceback(self, name: str, traceback: str) -> Path:
        """Write Python's traceback where something failed."""
        path = self.path / f"{name}.traceback.txt"
        path.write_text(traceback, encoding="utf-8")
        return path


def record_name(plan: Plan, number: int) -> str:
    """The path of a game's record."""
    return f"{RECORDS}/{number // SHELF:03}/{number:06}.record.txt"


def _lines(plan: Plan, results: Iterable[Result]) -> str:
    told = (json.dumps(result.to_json(plan), separators=(",", ":")) for result in results)
    return "".join(f"{line}\n" for line in told)


# -- Parquet files, for analysing the results with other tools ----------------------------------------


def _write_games(path: Path, plan: Plan, results: Sequence[Result]) -> None:
    """One row per game."""
    import pyarrow as pa

    number, small, text = pa.int32(), pa.int16(), pa.string()
    columns = {"game": number, "seed": text, "players": small, "turns": small, "ending": text}
    columns |= {"first": small, "winner": small, "winner_bot": text}
    _write_parquet(path, plan, columns, [_game(plan, result) for result in results])


def _write_seats(path: Path, plan: Plan, results: Sequence[Result]) -> None:
    """One row per game and seat."""
    import pyarrow as pa

    number, small, text, flag = pa.int32(), pa.int16(), pa.string(), pa.bool_()
    columns = {"game": number, "seat": small, "order": small, "bot": text, "monster": text, "place": small}
    columns |= {"won": flag, "alive": flag, "vp": small, "life": small, "turns": small}
    columns |= {"bought": pa.list_(text)}
    _write_parquet(path, plan, columns, [row for result in results for row in _seats(plan, result)])


def _write_parquet(path: Path, plan: Plan, columns: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(list(columns.items()), {"plan": json.dumps(plan.to_json())})
    with replacing(path) as draft:
        pq.write_table(pa.Table.from_pylist(rows, schema), draft, compression="zstd")


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
