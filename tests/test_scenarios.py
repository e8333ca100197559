"""Every scenario of the project passes in every way, and together they show every rule and every card."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kaiju.core.errors import CorruptRecord
from kaiju.core.notation.scenario import WAYS, Run, ScenarioFailed
from kaiju.games import GAMES
from kaiju.scenarios import FOLDER, Case, cited, files, not_shown, read, run, wanted
from tests.support.nonsense import said

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
        {"script": [{"alienoid": "pass"}]},
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


# -- a file that is wrong is refused -----------------------------------------------------------------

FILE = """
title: Kong changes its borough
clauses: [NY-MOVE-2, subway, subway/1]
game: king-of-new-york
monsters: {kong: {at: queens}, rob: {at: manhattan-lower}}
phase: move
script: [{kong: move bronx}]
"""


def failure_of(folder: Path, text: str) -> str:
    """What is said of the one scenario of a file, or of the file."""
    (folder / "a.yaml").write_text(text, encoding="utf-8")
    try:
        (result,) = [run(case) for case in read(folder / "a.yaml")]
    except CorruptRecord as refusal:
        return said(refusal)
    failure = result.failure
    return said(failure) if isinstance(failure, CorruptRecord) else str(failure or "")


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("NY-MOVE-2", "NY-MOVE-99", "clauses, 1: There is no clause, card or ruling “NY-MOVE-99”"),
        ("NY-MOVE-2", "KT-TOKYO-1", "no clause, card or ruling “KT-TOKYO-1”"),
        ("subway/1", "subway/99", "“subway/99”"),
        ("[NY-MOVE-2, subway, subway/1]", "NY-MOVE-2", "clauses: A list belongs here"),
        ("title: Kong changes its borough", "title: 7", "title: A text belongs here, not the number 7"),
        (
            "king-of-new-york",
            "king-of-new-yrok",
            "no game “king-of-new-yrok”. Did you mean “king-of-new-york”?",
        ),
        ("game: king-of-new-york", "", "the entry “game” is missing"),
        ("monsters:", "beasts:", "the entry “monsters” is missing"),
        ("{at: queens}", "{at: queens, at: bronx}", "In line 5 “at” stands a second time in one map"),
        ("phase: move", "phase: move\nphase: buy", "“phase” stands a second time in one map"),
        ("phase: move", "phase: [", "It is not YAML, see line 8."),
        (FILE, "- kong", "a map belongs there, not a list"),
        (FILE, "---", "a map belongs there, not nothing"),
    ],
    ids=str,
)
def test_a_wrong_file_is_refused_in_a_sentence(tmp_path: Path, right: str, wrong: str, sentence: str) -> None:
    assert failure_of(tmp_path, FILE) == ""
    assert FILE.count(right) == 1
    assert sentence in failure_of(tmp_path, FILE.replace(right, wrong))


def test_another_specification_may_have_other_clauses(tmp_path: Path) -> None:
    (tmp_path / "spec.md").write_text("- **NY-MOVE-99** A rule of another time.\n")
    (tmp_path / "a.yaml").write_text(FILE.replace("NY-MOVE-2", "NY-MOVE-99"))
    (case,) = read(tmp_path / "a.yaml")
    assert run(case).failure is not None
    assert run(case, tmp_path / "spec.md").failure is None
