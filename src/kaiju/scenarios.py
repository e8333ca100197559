"""Scenario files: reading them, running them, and which clauses and cards they cite."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from kaiju.core.errors import CorruptRecord, Diverged, IllegalAnswer
from kaiju.core.notation.scenario import WAYS, Run, ScenarioFailed
from kaiju.games import GAMES

HERE = Path(__file__).resolve()
PROJECT = next((folder for folder in HERE.parents if (folder / "scenarios").is_dir()), HERE.parents[2])
FOLDER = PROJECT / "scenarios"
RULES = PROJECT / "docs" / "rules"
NOT_SHOWN = "not-shown.yaml"


class Case(NamedTuple):
    """One scenario of a file."""

    path: Path
    number: int
    data: Mapping[str, Any]

    @property
    def name(self) -> str:
        """Where it stands and what it is called."""
        where = self.path.relative_to(FOLDER) if self.path.is_relative_to(FOLDER) else self.path
        return f"{where} #{self.number} {self.data.get('title', '')}".strip()


class Result(NamedTuple):
    """How a scenario went: no failure means that it passed in every way."""

    case: Case
    way: str
    failure: Exception | None


def files(paths: list[Path]) -> list[Path]:
    """The scenario files among some files and folders."""
    found: list[Path] = []
    for path in paths:
        if not path.exists():
            raise CorruptRecord(f"there is no file or folder {path}")
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return [path for path in found if path.name != NOT_SHOWN]


def read(path: Path) -> Iterator[Case]:
    """The scenarios of one file."""
    try:
        documents = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError, yaml.YAMLError) as error:
        reason = " ".join(str(error).split())
        raise CorruptRecord(f"{path} cannot be read: {reason}") from error
    for number, data in enumerate(documents, 1):
        if not isinstance(data, dict) or not data.get("monsters") or str(data.get("game")) not in GAMES:
            raise CorruptRecord(f"{path} #{number} is no scenario: it needs a game that exists, and monsters")
        yield Case(path, number, data)


def run(case: Case) -> Result:
    """Run a scenario plain, through a clone at each question, and through save and load at each."""
    for way in WAYS:
        try:
            Run(GAMES[case.data["game"]], case.data, way).play()
        except (ScenarioFailed, CorruptRecord, Diverged, IllegalAnswer) as failure:
            return Result(case, way, failure)
        except Exception as error:  # a fault of the engine fails this scenario, not the whole run
            return Result(case, way, CorruptRecord(f"the scenario could not be played: {error!r}"))
    return Result(case, "", None)


def cited(cases: list[Case]) -> set[str]:
    """Every id that the scenarios cite."""
    found: set[str] = set()
    for case in cases:
        clauses = case.data.get("clauses") or []
        if not isinstance(clauses, list):
            raise CorruptRecord(f"{case.name} cites no list of clauses")
        found.update(str(id) for id in clauses)
    return found


def wanted(game: str, spec: Path | None = None) -> list[str]:
    """Every clause, example, card and card ruling of a specification, the project's own by default."""
    rules = spec or RULES / f"{game}.md"
    if not rules.is_file():
        raise CorruptRecord(f"there is no specification {rules}")
    ids = re.findall(
        r"^(?:- \*\*|### |\*\*)((?:NY|KT)-[A-Z0-9]+-\d+)\b", rules.read_text(encoding="utf-8"), re.M
    )
    if not ids:
        raise CorruptRecord(f"{rules} is no specification: it has no clauses")
    beside = rules.with_suffix(".json")
    facts = beside if beside.is_file() else RULES / f"{game}.json"
    data = json.loads(facts.read_text(encoding="utf-8"))
    for card in [*data["cards"], *data.get("goal_cards", [])]:
        ids.append(card["id"])
        ids += [f"{card['id']}/{n}" for n, _ in enumerate(card["rulings"], 1)]
    return list(dict.fromkeys(ids))


def not_shown(game: str) -> dict[str, str]:
    """The ids that no scenario can show, each with its reason."""
    path = FOLDER / game / NOT_SHOWN
    return yaml.safe_load(path.read_text(encoding="utf-8")) or {} if path.is_file() else {}
