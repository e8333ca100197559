"""Where an arena stores its plan, its results and its records, so that it can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from kaiju.arena.game import Batch, Failure, Result, Wanted
from kaiju.arena.luckless import Positions, joined, packed, unpacked
from kaiju.arena.plan import Plan
from kaiju.arena.standings import Standings, winner_of
from kaiju.core.errors import Spoilt
from kaiju.files import replacing, spoilt_file, write_text

PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"
RECORDS: Final = "records"
LUCKLESS: Final = "luckless"
SHELF: Final = 1000  # records per subfolder, and games per file of positions
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

    def begin(self, plan: Plan, wanted: Wanted) -> None:
        """Write the plan of an arena into a new folder."""
        self.path.mkdir(parents=True, exist_ok=True)
        told = {"format": FORMAT, "rules": plan.rules.rules_version, **wanted._asdict(), **plan.to_json()}
        write_text(self.path / PLAN, json.dumps(told, indent=2, ensure_ascii=False) + "\n")

    def read_plan(self) -> tuple[Plan, Wanted]:
        """The plan, and what is kept of each game."""
        path = self.path / PLAN
        try:
            told = json.loads(path.read_text(encoding="utf-8"))
            plan, rules = Plan.from_json(told), told["rules"]
            wanted = Wanted(bool(told["records"]), str(told.get("luckless", "")))  # missing in older plans
            played = plan.rules.rules_version
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise Spoilt("plan", path=str(path)) from error
        if rules != played:
            raise Spoilt("plan-rules", path=str(path), played=str(rules), here=played)
        return plan, wanted

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
        """Store a batch: records and positions, then the results in a single write, which makes it count."""
        for result, text in zip(batch.results, batch.records, strict=bool(batch.records)):
            path = self.path / record_name(plan, result.number)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        if batch.positions:
            self._write_positions(f"part-{batch.results[0].number:06}.npz", batch.positions)
        with open(self.path / RESULTS, "ab", buffering=0) as file:
            file.write(_lines(plan, batch.results).encode())
            os.fsync(file.fileno())

    def finish(self, plan: Plan, results: Sequence[Result], standings: Standings) -> None:
        """Put everything in order; write the summary and the Parquet files."""
        self.tidy(plan, results)
        told = json.dumps(standings.to_json(), indent=2, ensure_ascii=False)
        write_text(self.path / "summary.json", f"{told}\n")
        _write_games(self.path / "games.parquet", plan, results)
        _write_seats(self.path / "seats.parquet", plan, results)

    def tidy(self, plan: Plan, results: Sequence[Result]) -> None:
        """Put the results and the positions in order, so that a folder is the same however it came about."""
        write_text(self.path / RESULTS, _lines(plan, results))
        parts = list((self.path / LUCKLESS).glob("part-*.npz"))
        if not parts:
            return
        found = self.read_positions([result.number for result in results])
        for shelf in np.unique(found.match // SHELF).tolist():
            some = found.pick(found.match // SHELF == shelf)
            self._write_positions(f"{shelf:03}.npz", packed(some))
        for path in parts:
            path.unlink()

    # -- the positions -----------------------------------------------------------------------------

    def read_positions(self, games: Sequence[int]) -> Positions:
        """The positions of some games in the order of these, each once; `Spoilt` if there are none at all."""
        found: dict[int, Positions] = {}
        for path in sorted((self.path / LUCKLESS).glob("*.npz")):
            try:
                positions = unpacked(path.read_bytes())
            except (OSError, Spoilt) as error:
                raise spoilt_file(path, error) from error
            for number in np.unique(positions.match).tolist():
                if number not in found:
                    found[number] = positions.pick(positions.match == number)
        parts = [found[number] for number in games if number in found]
        if not parts:
            raise Spoilt("no-positions", path=str(self.path))
        return joined(parts)

    def _write_positions(self, name: str, data: bytes) -> None:
        path = self.path / LUCKLESS / name
        path.parent.mkdir(exist_ok=True)
        with replacing(path) as draft:
            draft.write_bytes(data)

    # -- what went wrong ---------------------------------------------------------------------------

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
