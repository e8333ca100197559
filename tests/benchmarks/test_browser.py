"""The figures of the client are measured for the table of its document."""

from __future__ import annotations

import pytest

from benchmarks.browser import DOCS, GAMES, MEDIAN, START, WANTED, Figure, markdown, put


def test_every_row_of_the_document_is_measured_and_put_back() -> None:
    found = [Figure(what, game, f"<{game} {what}>") for what in WANTED for game in GAMES]
    before = DOCS.read_text(encoding="utf-8")
    after = put(before, markdown(found))
    assert after != before
    changed = [line for line in after.splitlines() if line not in before.splitlines()]
    assert [line.split(" | ")[0] for line in changed] == [f"| {what}" for what in WANTED]
    assert len(after.splitlines()) == len(before.splitlines())


def test_what_is_measured_once_leaves_the_other_column_empty() -> None:
    table = markdown([Figure(START, "king-of-new-york", "145"), Figure(MEDIAN, "king-of-tokyo", "27")])
    assert f"| {START} | 145 | | below 200 |\n" in table
    assert f"| {MEDIAN} | | 27 | below 39 |\n" in table


def test_a_document_without_the_table_is_not_changed() -> None:
    with pytest.raises(AssertionError):
        put("# Nothing\n", markdown([]))
