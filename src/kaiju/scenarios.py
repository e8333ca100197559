"""Scenario files: reading them, running them, and which clauses and cards they cite."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from kaiju.core.errors import CorruptRecord, Diverged, IllegalAnswer, Nonsense
from kaiju.core.notation.given import Given, found
from kaiju.core.notation.scenario import WAYS, Run, ScenarioFailed
from kaiju.files import trouble
from kaiju.games import GAMES

HERE = Path(__file__).resolve()
PROJECT = next((folder for folder in HERE.parents if (folder / "scenarios").is_dir()), HERE.parents[2])
FOLDER = PROJECT / "scenarios"
RULES = PROJECT / "docs" / "rules"
NOT_SHOWN = "not-shown.yaml"
EXAMPLE = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*\.[0-9]{1,4}")


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # ten times as fast with it
    """Reads YAML, refusing a name that occurs twice in a map: the first value would be lost."""


def _map(loader: Loader, node: yaml.MappingNode) -> Any:
    names = [key.value for key, _ in node.value]
    for key, _ in node.value:
        if names.count(key.value) > 1:
            raise Nonsense("twice", key=str(key.value), number=key.start_mark.line + 1)
    return loader.construct_yaml_map(node)


Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _map)


class Case(NamedTuple):
    """One scenario in a file."""

    path: Path
    number: int
    data: Mapping[str, Any]

    @property
    def name(self) -> str:
        """Its file and its title."""
        where = self.path.relative_to(FOLDER) if self.path.is_relative_to(FOLDER) else self.path
        return f"{where} #{self.number} {self.data.get('title', '')}".strip()


class Result(NamedTuple):
    """How a scenario went: without a failure, it passed in every way."""

    case: Case
    way: str
    failure: Exception | None


def files(paths: list[Path]) -> list[Path]:
    """The scenario files among some files and folders."""
    among: list[Path] = []
    for path in paths:
        if not path.exists():
            raise Nonsense("no-path", path=str(path))
        among += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return [path for path in among if path.name != NOT_SHOWN]


def read(path: Path) -> Iterator[Case]:
    """The scenarios in one file."""
    for number, data in enumerate(_documents(path), 1):
        yield scenario(path, number, data)


def _documents(path: Path) -> list[Any]:
    """What is written in a file of YAML, document by document."""
    where = str(path)
    try:
        return list(yaml.load_all(path.read_text(encoding="utf-8"), Loader))
    except OSError as error:
        raise Nonsense("unreadable", where=where, trouble=trouble(error)) from error
    except Nonsense as error:
        raise Nonsense(error.reason, where=where, **error.values) from error
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        mark = getattr(error, "problem_mark", None)
        raise Nonsense("no-yaml", where=where, number=mark.line + 1 if mark else 0) from error


def scenario(path: Path, number: int, data: object) -> Case:
    """A document in a file as a scenario, if it is one."""
    where = f"{path} #{number}"
    if not isinstance(data, dict):
        raise Nonsense("no-map", where=where, **found(data))
    for key in ("game", "monsters"):
        if key not in data:
            raise Nonsense("no-key", where=where, key=key)
    Given(data["game"], f"{where}, game").among("game", GAMES)
    return Case(path, number, data)


def run(case: Case, spec: Path | None = None) -> Result:
    """Run a scenario plain, through a clone at each question, and through save and load at each."""
    try:
        check_citations(case, spec)
    except CorruptRecord as failure:
        return Result(case, "", failure)
    for way in WAYS:
        try:
            Run(GAMES[case.data["game"]], case.data, way).play()
        except (ScenarioFailed, CorruptRecord, Diverged, IllegalAnswer) as failure:
            return Result(case, way, failure)
        except Exception as error:  # a bug in the engine fails this scenario, not the whole run
            return Result(case, way, Nonsense("unplayable", problem=repr(error)))
    return Result(case, "", None)


def check_citations(case: Case, spec: Path | None = None) -> None:
    """Refuse a title that is not text, and citations missing from the specification, if that is available."""
    if "title" in case.data:
        Given(case.data["title"], "title").text()
    ids = _ids(case)
    if specification(case.data["game"], spec).is_file():
        known = _known(case.data["game"], spec)
        for id in ids:
            id.among("clause", known)


@cache
def _known(game: str, spec: Path | None) -> frozenset[str]:
    return frozenset(wanted(game, spec))


def _ids(case: Case) -> list[Given]:
    return Given(case.data["clauses"], "clauses").list() if "clauses" in case.data else []


def cited(cases: list[Case]) -> set[str]:
    """Every id the scenarios cite."""
    return {id.text() for case in cases for id in _ids(case)}


def wanted(game: str, spec: Path | None = None) -> list[str]:
    """Every clause, example, card and card ruling of a specification, the project's own by default."""
    rules = specification(game, spec)
    if not rules.is_file():
        raise Nonsense("no-specification", path=str(rules))
    try:
        return _wanted(game, rules)
    except (OSError, KeyError, TypeError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise Nonsense("bad-specification", path=str(rules)) from error


def specification(game: str, spec: Path | None) -> Path:
    """The text of a specification, which is a pair of files; either may be named."""
    return spec.with_suffix(".md") if spec else RULES / f"{game}.md"


def _wanted(game: str, rules: Path) -> list[str]:
    ids = re.findall(
        r"^(?:- \*\*|### |\*\*)((?:NY|KT)-[A-Z0-9]+-\d+)\b", rules.read_text(encoding="utf-8"), re.M
    )
    if not ids:
        raise Nonsense("no-clauses", path=str(rules))
    beside = rules.with_suffix(".json")
    facts = beside if beside.is_file() else RULES / f"{game}.json"
    data = json.loads(facts.read_text(encoding="utf-8"))
    for card in [*data["cards"], *data.get("goal_cards", [])]:
        ids.append(card["id"])
        ids += [f"{card['id']}/{n}" for n, _ in enumerate(card["rulings"], 1)]
    return list(dict.fromkeys(ids))


# -- examples ----------------------------------------------------------------------------------------


def examples(game: str) -> dict[str, Case]:
    """The scenarios that begin at a position somebody can play on from, by an id of file and number."""
    cases = [case for path in files([FOLDER / game]) for case in read(path)] if FOLDER.is_dir() else []
    return {_example_id(case): case for case in cases if "from" not in case.data}


def _example_id(case: Case) -> str:
    where = case.path.relative_to(FOLDER / case.data["game"]).with_suffix("")
    return ".".join([*where.parts, str(case.number)])


def example(game: str, id: str) -> Case:
    """One of the examples of a game, by its id."""
    if game in GAMES and EXAMPLE.fullmatch(id):
        *where, number = id.split(".")
        path = FOLDER.joinpath(game, *where).with_suffix(".yaml")
        for case in read(path) if path.is_file() else ():
            if case.number == int(number) and "from" not in case.data:
                return case
    raise Nonsense("no-example", game=game, example=id)


def not_shown(game: str) -> dict[str, str]:
    """The ids no scenario can show, each with its reason."""
    path = FOLDER / game / NOT_SHOWN
    documents = _documents(path) if path.is_file() else []
    return documents[0] or {} if documents else {}
