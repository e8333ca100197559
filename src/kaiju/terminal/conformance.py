"""Scenarios on the command line: how they went, and what they leave uncited."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from kaiju import scenarios
from kaiju.core.errors import CorruptRecord
from kaiju.core.notation.scenario import ScenarioFailed
from kaiju.scenarios import Case, Result
from kaiju.words import Words


def cases(paths: Sequence[Path], game: str | None = None) -> list[Case]:
    """The scenarios of some files and folders, or all of the project, of one game if it is named."""
    found = scenarios.files(list(paths) or [scenarios.FOLDER])
    read = [case for path in found for case in scenarios.read(path)]
    chosen = [case for case in read if game is None or case.data["game"] == game]
    if not chosen:
        raise CorruptRecord("there are no scenarios here")
    return chosen


def tell(result: Result, words: Words) -> Iterator[str]:
    """A failed scenario: the step, what was expected, what was found, and the position."""
    yield words.say("scenario-failed", name=result.case.name)
    for key, value in details(result).items():
        yield f"  {words.say(f'scenario-{key}', **{key: value})}"


def details(result: Result) -> dict[str, str]:
    """What is known about a failure."""
    failure = result.failure
    known = {"way": result.way} if result.way else {}
    if isinstance(failure, ScenarioFailed):
        known |= {"step": failure.step, "expected": failure.expected, "found": failure.found}
        return known | ({"position": _compact(failure.position)} if failure.position else {})
    return known | {"found": str(failure) or repr(failure)}


def _compact(position: str) -> str:
    """The position with one line for each thing in it."""
    data: dict[str, Any] = json.loads(position)
    lines = (f"    {key}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items())
    return "\n" + "\n".join(lines)


class Coverage(NamedTuple):
    """Which ids of a specification are cited, which are excused with a reason, and which are missing."""

    wanted: list[str]
    cited: list[str]
    excused: dict[str, str]
    missing: list[str]


def coverage(found: list[Case], game: str, spec: Path | None) -> Coverage:
    """Compare what scenarios cite with what a specification has."""
    try:
        # A specification is a pair of files; either may be named.
        rules = spec.with_suffix(".md") if spec and spec.suffix == ".json" else spec
        wanted = scenarios.wanted(game, rules)
        reasons = scenarios.not_shown(game)
    except (OSError, KeyError, TypeError, UnicodeDecodeError, json.JSONDecodeError, yaml.YAMLError) as error:
        raise CorruptRecord(f"the specification of {game} cannot be read: {error}") from error
    shown = scenarios.cited(found)
    excused = {id: str(reasons[id]) for id in wanted if id in reasons and id not in shown}
    missing = [id for id in wanted if id not in shown and id not in excused]
    return Coverage(wanted, [id for id in wanted if id in shown], excused, missing)


def tell_coverage(found: Coverage, words: Words) -> Iterator[str]:
    """What is excused, what is missing, and the numbers."""
    if found.excused:
        yield words.say("coverage-excused")
        yield from (f"  {id}: {reason}" for id, reason in found.excused.items())
    if found.missing:
        yield words.say("coverage-missing", count=len(found.missing))
        yield from (f"  {id}" for id in found.missing)
    yield words.say(
        "coverage-summary",
        wanted=str(len(found.wanted)),
        cited=str(len(found.cited)),
        excused=str(len(found.excused)),
        missing=str(len(found.missing)),
    )
