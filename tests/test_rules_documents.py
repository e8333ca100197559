"""The rules documents: every clause has one id, and every id that is cited exists."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "docs" / "rules"
DOCUMENT = (RULES / "king-of-new-york.md").read_text(encoding="utf-8")
FACTS = (RULES / "king-of-new-york.json").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^(?:- \*\*|### )(NY-[A-Z]+-\d+)\b", DOCUMENT, re.MULTILINE)
CHAPTERS = {clause.rpartition("-")[0] for clause in CLAUSES}


def cited(text: str) -> set[str]:
    """The ids a text speaks of: clauses such as NY-FLEE-1 and whole chapters such as NY-ADV."""
    return set(re.findall(r"\bNY-[A-Z]+(?:-\d+)?", text))


def test_no_clause_id_is_used_twice() -> None:
    assert CLAUSES
    assert len(CLAUSES) == len(set(CLAUSES))


def test_the_clauses_of_a_chapter_are_numbered_in_order() -> None:
    for chapter in CHAPTERS:
        numbers = [int(id.rpartition("-")[2]) for id in CLAUSES if id.startswith(f"{chapter}-")]
        assert numbers == list(range(1, len(numbers) + 1)), chapter


@pytest.mark.parametrize("text", [DOCUMENT, FACTS], ids=["md", "json"])
def test_every_id_that_is_cited_exists(text: str) -> None:
    assert cited(text) <= {*CLAUSES, *CHAPTERS}


def test_every_ruling_in_a_source_tag_exists() -> None:
    rulings = re.findall(r"(?<![\w-])R-(\d+)", DOCUMENT)
    assert rulings
    assert {f"NY-RULING-{number}" for number in rulings} <= set(CLAUSES)
