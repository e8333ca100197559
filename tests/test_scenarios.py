"""Every scenario of the project passes in every way, and together they show every rule and every card."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kaiju.core.notation.scenario import WAYS, Run, ScenarioFailed
from kaiju.games import GAMES
from kaiju.scenarios import FOLDER, Case, cited, files, not_shown, read, run, wanted

FILES = files([FOLDER])


def name(path: Path) -> str:
    """A scenario file, as it is called in the project."""
    return str(path.relative_to(FOLDER).with_suffix(""))


@cache
def cases_of(path: Path) -> list[Case]:
    """The scenarios of a file."""
    return list(read(path))


def cases(game: str) -> list[Case]:
    """Every scenario of a game."""
    return [case for path in FILES for case in cases_of(path) if case.data["game"] == game]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_scenarios_of_a_file_pass(path: Path) -> None:
    results = [run(case) for case in cases_of(path)]
    assert results, "no scenario in this file"
    failures = [
        f"{result.case.name} ({result.way}): {result.failure}" for result in results if result.failure
    ]
    assert not failures, "\n".join(["", *failures])


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_scenarios_of_a_file_are_told_apart_and_cite_what_they_show(path: Path) -> None:
    found = cases_of(path)
    titles = [case.data.get("title") for case in found]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    assert [case.name for case in found if not case.data.get("clauses")] == []
    assert {case.data["game"] for case in found} == {path.relative_to(FOLDER).parts[0]}
    assert [case.name for case in found if not (case.data.get("script") or case.data.get("expect"))] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_file_named_after_a_card_shows_it(game: str) -> None:
    for path in (FOLDER / game / "cards").glob("*.yaml"):
        assert path.stem in cited(cases_of(path)), path.name


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_and_every_card_is_shown(game: str) -> None:
    shown = cited(cases(game))
    missing = [id for id in wanted(game) if id not in shown and id not in not_shown(game)]
    assert not missing, f"{len(missing)} are shown by no scenario: {' '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_shown_is_not_shown_and_has_its_reason(game: str) -> None:
    shown = cited(cases(game))
    excused = not_shown(game)
    assert sorted(shown & set(excused)) == []
    assert sorted(set(excused) - set(wanted(game))) == []
    assert all(isinstance(reason, str) and len(reason.split()) >= 3 for reason in excused.values())


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_cited_exists(game: str) -> None:
    known = set(wanted(game))
    unknown = [
        f"{case.name}: {id}"
        for case in cases(game)
        for id in case.data.get("clauses") or []
        if str(id) not in known
    ]
    assert unknown == []


# -- a scenario that is wrong fails ------------------------------------------------------------------

RIGHT = {
    "game": "king-of-new-york",
    "monsters": {"kong": {"at": "queens"}, "rob": {"at": "manhattan-lower"}},
    "phase": "move",
    "script": [{"kong": "move bronx"}],
    "expect": {"kong": {"at": "bronx"}},
}


@pytest.mark.parametrize("way", WAYS)
def test_a_right_scenario_passes(way: str) -> None:
    Run(GAMES["king-of-new-york"], RIGHT, way).play()


@pytest.mark.parametrize(
    "wrong",
    [
        {"expect": {"kong": {"at": "queens"}}},
        {"expect": {"kong": {"life": 9}}},
        {"expect": {"rob": {"cards": ["stomp"]}}},
        {"expect": {"winner": "kong"}},
        {"expect": {"asked_for": "buy"}},
        {"expect": {"no-such-thing": 1}},
        {"expect": {"log": ["moved brooklyn"]}},
        {"script": [{"rob": "stay"}]},
        {"script": [{"kong": "move manhattan"}]},
        {"script": [{"dice": "ouch"}]},
        {"script": [{"refuses": {"kong": "stay"}}]},
        {"script": [{"refuses": {"kong": "move manhattan", "reason": "no-room"}}]},
        {"script": [{"refuses": {"rob": "move manhattan"}}]},
        {"script": [{"asks": "rob"}]},
        {"script": [{"asks": {"kong": ["stay"]}}]},
        {"script": [{"offers": {"kong": ["move manhattan"]}}]},
        {"script": [{"lacks": {"kong": ["stay"]}}]},
        {"script": [{"kong": "move bronx"}, {"expect": {"kong": {"at": "queens"}}}]},
    ],
    ids=str,
)
@pytest.mark.parametrize("way", WAYS)
def test_a_wrong_scenario_fails(way: str, wrong: dict[str, object]) -> None:
    with pytest.raises(ScenarioFailed):
        Run(GAMES["king-of-new-york"], {**RIGHT, **wrong}, way).play()


IN_TOKYO = {
    "game": "king-of-tokyo",
    "monsters": {"kraken": {}, "alienoid": {"at": "tokyo-city", "life": 5}},
    "phase": "resolve",
    "dice": "claw claw 1 2 3 heart",
    "script": [{"alienoid": "yield"}],
    "expect": {"kraken": {"at": "tokyo-city", "vp": 1}, "alienoid": {"at": "outside", "life": 3}},
}


@pytest.mark.parametrize("way", WAYS)
def test_a_right_scenario_of_tokyo_passes(way: str) -> None:
    Run(GAMES["king-of-tokyo"], IN_TOKYO, way).play()


@pytest.mark.parametrize(
    "wrong",
    [
        {"expect": {"kraken": {"at": "outside"}}},
        {"expect": {"bay": "open"}},
        {"expect": {"chain": 1}},
        {"expect": {"mimics": {"kraken": "wings alienoid"}}},
        {"expect": {"top": "wings"}},
        {"expect": {"alienoid": {"tokens": {"poison": 1}}}},
        {"script": [{"alienoid": "flee"}]},
        {"script": [{"kraken": "yield"}]},
        {"script": [{"look": "wings"}]},
        {"script": [{"refuses": {"alienoid": "stay"}}]},
        {"script": [{"asks": {"alienoid": ["stay"]}}]},
    ],
    ids=str,
)
@pytest.mark.parametrize("way", WAYS)
def test_a_wrong_scenario_of_tokyo_fails(way: str, wrong: dict[str, object]) -> None:
    with pytest.raises(ScenarioFailed):
        Run(GAMES["king-of-tokyo"], {**IN_TOKYO, **wrong}, way).play()
