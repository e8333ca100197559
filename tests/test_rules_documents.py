"""The rules documents: every clause has one id, and every id that is cited exists."""

import re
from collections.abc import Iterable

import pytest

from kaiju.games import GAMES
from kaiju.scenarios import wanted
from tests.support.documents import RULES

PREFIX = {"king-of-new-york": "NY", "king-of-tokyo": "KT"}
TEXTS = [(game, kind) for game in GAMES for kind in ("md", "json")]
every_game = pytest.mark.parametrize("game", GAMES)


def text(game: str, kind: str = "md") -> str:
    """One of the two documents of a game."""
    return (RULES / f"{game}.{kind}").read_text(encoding="utf-8")


def clauses(game: str) -> list[str]:
    """The clause ids of a game, where they are defined."""
    return re.findall(rf"^(?:- \*\*|### |\*\*)({PREFIX[game]}-[A-Z0-9]+-\d+)\b", text(game), re.MULTILINE)


def chapters(ids: Iterable[str]) -> set[str]:
    """The chapters that some clauses belong to."""
    return {id.rpartition("-")[0] for id in ids}


def cited(found: str) -> set[str]:
    """The ids a text speaks of: clauses such as NY-FLEE-1 and whole chapters such as NY-ADV."""
    return set(re.findall(r"\b(?:NY|KT)-[A-Z0-9]+(?:-\d+)?", found))


@every_game
def test_no_clause_id_is_used_twice(game: str) -> None:
    ids = clauses(game)
    assert ids
    assert len(ids) == len(set(ids))


@every_game
def test_the_clauses_of_a_chapter_are_numbered_in_order(game: str) -> None:
    ids = clauses(game)
    for chapter in chapters(ids):
        numbers = [int(id.rpartition("-")[2]) for id in ids if id.rpartition("-")[0] == chapter]
        assert numbers == list(range(1, len(numbers) + 1)), chapter


@pytest.mark.parametrize(("game", "kind"), TEXTS, ids=str)
def test_every_id_that_is_cited_exists(game: str, kind: str) -> None:
    ids = clauses(game)
    assert cited(text(game, kind)) <= {*ids, *chapters(ids)}


@every_game
def test_every_clause_is_wanted_of_the_scenarios(game: str) -> None:
    assert set(clauses(game)) <= set(wanted(game))


def test_every_clause_of_tokyo_says_where_it_comes_from() -> None:
    lines = [line for line in text("king-of-tokyo").splitlines() if line.startswith("- **KT-")]
    assert lines
    assert [line[:60] for line in lines if not re.search(r"\*\* \[(book|faq|ruling)\] ", line)] == []


def test_every_ruling_in_a_source_tag_exists() -> None:
    rulings = re.findall(r"(?<![\w-])R-(\d+)", text("king-of-new-york"))
    assert rulings
    assert {f"NY-RULING-{number}" for number in rulings} <= set(clauses("king-of-new-york"))
