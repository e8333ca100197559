"""Scenarios on the command line: running them, and what none of them cites."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import Parameter

from kaiju.commands.arguments import DEFAULT, AsJson, CommandRefused, game_named, print_json
from kaiju.core.errors import CorruptRecord, IllegalAnswer
from kaiju.core.notation.scenario import ScenarioFailed
from kaiju.games import GAMES
from kaiju.scenarios import FOLDER, Case, Result, cited, files, not_shown, read, run, wanted
from kaiju.sentences import Sentences, failed, flaw
from kaiju.words import Words, preferred


def scenarios(
    paths: Annotated[list[Path] | None, Parameter(help="cli-scenarios.paths")] = None,
    /,
    *,
    coverage: Annotated[
        bool, Parameter(negative="", show_default=False, help="cli-scenarios.coverage")
    ] = False,
    game: Annotated[str | None, Parameter(help="cli-scenarios.game")] = None,
    spec: Annotated[Path | None, Parameter(help="cli-scenarios.spec")] = None,
    as_json: AsJson = False,
) -> int:
    """Run scenarios, or list the clauses and cards that none of them cites."""
    words = Words(preferred())
    name = game_named(game or DEFAULT, words).id
    cases = _cases(paths or [], words, name if game or coverage else None)
    if coverage:
        found = _coverage(cases, name, spec)
        if as_json:
            print_json(found._asdict())
        else:
            print("\n".join(_tell_coverage(found, words)))
        return 1 if found.missing else 0
    failures = [result for result in (run(case, spec) for case in cases) if result.failure]
    passed = len(cases) - len(failures)
    if as_json:
        told = [{"scenario": result.case.name, **_details(result, words)} for result in failures]
        print_json({"passed": passed, "failed": len(failures), "failures": told})
    else:
        for result in failures:
            print("\n".join(_tell(result, words)))
        print(words.say("scenario-summary", passed=str(passed), failed=str(len(failures))))
    return 1 if failures else 0


COMMANDS: Final = ((scenarios, "kaiju scenarios scenarios/king-of-new-york/rules/flee.yaml"),)


def _cases(paths: Sequence[Path], words: Words, game: str | None = None) -> list[Case]:
    """The scenarios in some files and folders, or all of the project, for one game if it is named."""
    found = [case for path in files(list(paths) or [FOLDER]) for case in read(path)]
    chosen = [case for case in found if game is None or case.data["game"] == game]
    if not chosen:
        raise CommandRefused(words.say("error-no-scenarios"))
    return chosen


def _tell(result: Result, words: Words) -> Iterator[str]:
    """A failed scenario: the step, what was expected, what was found, and the position."""
    yield words.say("scenario-failed", name=result.case.name)
    for key, value in _details(result, words).items():
        yield f"  {words.say(f'scenario-{key}', **{key: value})}"


def _details(result: Result, words: Words) -> dict[str, str]:
    """What is known about a failure."""
    failure = result.failure
    known = {"way": result.way} if result.way else {}
    if isinstance(failure, ScenarioFailed):
        position = {"position": _compact(failure.position)} if failure.position else {}
        return known | failed(failure, words) | position
    if isinstance(failure, CorruptRecord):
        return known | {"found": flaw(failure, words)}
    if isinstance(failure, IllegalAnswer):
        say = Sentences(words, GAMES[result.case.data["game"]], ())
        return known | {"found": say.refusal(failure)}
    return known | {"found": words.say("found-diverged")}


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


def _coverage(found: list[Case], game: str, spec: Path | None) -> Coverage:
    """Compare what scenarios cite with what a specification has."""
    ids, reasons = wanted(game, spec), not_shown(game)
    shown = cited(found)
    excused = {id: str(reasons[id]) for id in ids if id in reasons and id not in shown}
    missing = [id for id in ids if id not in shown and id not in excused]
    return Coverage(ids, [id for id in ids if id in shown], excused, missing)


def _tell_coverage(found: Coverage, words: Words) -> Iterator[str]:
    """What is excused, what is missing, and the numbers."""
    if found.excused:
        yield words.say("coverage-excused")
        yield from (f"  {words.say('word-about', row=id, next=why)}" for id, why in found.excused.items())
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
