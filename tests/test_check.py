"""`make check`: what it runs, and what it says when something fails."""

from __future__ import annotations

import sys

import pytest

from tests import ROOT
from tests.support.quick import sampled
from tools.check import AROUND, Job, check, jobs

Capture = pytest.CaptureFixture[str]


def prints(name: str, words: str, code: int = 0) -> Job:
    """Something that says a word and ends."""
    return Job(name, (sys.executable, "-c", f"print({words!r}); raise SystemExit({code})"))


def test_what_is_well_is_told_in_a_line_each(capsys: Capture) -> None:
    assert check([prints("one", "unseen"), prints("other", "unseen")], 2) == 0
    out = capsys.readouterr().out
    assert sorted(line.split()[-1] for line in out.splitlines()[:2]) == ["one", "other"]
    assert "unseen" not in out


def test_what_fails_is_told_in_full(capsys: Capture) -> None:
    assert check([prints("good", "unseen"), prints("bad", "what went wrong", 3)], 1) == 1
    out = capsys.readouterr().out
    assert "what went wrong\n" in out
    assert "unseen" not in out
    assert out.splitlines()[-1] == "make check: failed: bad."


def test_every_folder_of_tests_goes_to_one_process_but_for_the_browser() -> None:
    rest, around = (job.command for job in jobs() if "pytest" in job.command)
    assert [word for word in around if word.startswith("tests")] == AROUND
    assert all((ROOT / folder).is_dir() for folder in AROUND)
    assert [word for word in rest if word.startswith(("tests", "--ignore"))] == [
        "tests",
        "--ignore=tests/browser",
        *(f"--ignore={folder}" for folder in AROUND),
    ]


def test_a_sample_marks_the_rest_as_slow() -> None:
    values = sampled([("a", 1), ("b", 2), ("c", 3)], 2)
    assert values[0] == ("a", 1)
    assert values[1] == pytest.param("b", 2, marks=pytest.mark.slow)
    assert values[2] == ("c", 3)
    assert sampled("xy", 2) == ["x", pytest.param("y", marks=pytest.mark.slow)]
