"""Where an arena keeps its plan, its results and its records, so that it can be continued."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from kaiju.arena.plan import Plan, Result
from kaiju.arena.play import Batch, Failure
from kaiju.core.errors import CorruptRecord

PLAN: Final = "plan.json"
RESULTS: Final = "results.jsonl"
RECORDS: Final = "records"
SHELF: Final = 1000  # records in one folder
FORMAT: Final = 1


class Folder:
    """One arena on disk: games are appended as they are finished, and put in order at the end."""

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
        self._replace(PLAN, json.dumps(told, indent=2, ensure_ascii=False) + "\n")

    def read_plan(self) -> tuple[Plan, bool]:
        """The plan, and whether records are written."""
        path = self.path / PLAN
        try:
            told = json.loads(path.read_text(encoding="utf-8"))
            plan, records, rules = Plan.from_json(told), bool(told["records"]), told["rules"]
            played = plan.rules.rules_version
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise CorruptRecord(f"{path} is not the plan of an arena") from error
        if rules != played:
            raise CorruptRecord(f"{path} was played under rules {rules}, these are rules {played}")
        return plan, records

    # -- the results -------------------------------------------------------------------------------

    def read_results(self) -> dict[int, Result]:
        """The results so far by number; a last line that was torn off by a crash does not count."""
        path = self.path / RESULTS
        if not path.exists():
            return {}
        *lines, _ = path.read_bytes().split(b"\n")
        try:
            results = [Result.from_json(json.loads(line)) for line in lines]
        except (ValueError, KeyError, TypeError) as error:
            raise CorruptRecord(f"{path} holds a line that is not a result") from error
        return {result.number: result for result in results}

    def mend(self) -> None:
        """Cut off a torn last line, so that what is appended next begins a line."""
        path = self.path / RESULTS
        if path.exists():
            os.truncate(path, path.read_bytes().rfind(b"\n") + 1)

    def add(self, plan: Plan, batch: Batch) -> None:
        """Keep a batch: first its records, then its results in one stroke, which make it count."""
        for result, text in zip(batch.results, batch.records, strict=bool(batch.records)):
            path = self.path / record_name(plan, result.number)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        with open(self.path / RESULTS, "ab", buffering=0) as file:
            file.write(_lines(plan, batch.results).encode())
            os.fsync(file.fileno())

    def finish(self, plan: Plan, results: Sequence[Result], summary: dict[str, Any]) -> None:
        """Put the results in order, however they came in, and write what they come to."""
        self._replace(RESULTS, _lines(plan, results))
        self._replace("summary.json", json.dumps(summary, indent=2, ensure_ascii=False) + "\n")

    def keep_failure(self, failure: Failure) -> Path:
        """Write the record of a game that failed, and what Python said beside it."""
        path = self.path / f"failed-{failure.number:06}.record.txt"
        path.write_text(failure.record, encoding="utf-8")
        path.with_name(f"failed-{failure.number:06}.traceback.txt").write_text(failure.traceback)
        return path

    def _replace(self, name: str, text: str) -> None:
        """Write a file so that it is there as a whole or not at all."""
        draft = self.path / f"{name}.new"
        with open(draft, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, self.path / name)


def record_name(plan: Plan, number: int) -> str:
    """Where the record of a game lies."""
    return f"{RECORDS}/{number // SHELF:03}/{number:06}.record.txt"


def _lines(plan: Plan, results: Iterable[Result]) -> str:
    told = (json.dumps(result.to_json(plan), separators=(",", ":")) for result in results)
    return "".join(f"{line}\n" for line in told)
