"""`kaiju judge`: what each answer in a position, a scenario or a record is worth."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kaiju.core.notation import record
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.typed import Capture, refused, run

FLEE = "scenarios/king-of-new-york/rules/flee.yaml"
POSITION = """\
game: king-of-tokyo
monsters:
  kraken: {at: outside}
  alienoid: {at: tokyo-city, life: 2}
"""
ROLLED = """\
script:
  - dice: claw claw energy energy energy energy
"""


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """The record of a short game in which everybody gives the first answer."""
    table = Table(GAMES["king-of-tokyo"], 2, "judge")
    while table.question is not None and table.state.turn < 4:
        table.answer(next(iter(table.question.options)))
    path = tmp_path / "game.record.txt"
    path.write_text(record.write(table), encoding="utf-8")
    return path


def judged(capsys: Capture, *typed: str) -> dict[str, object]:
    """What the command says, as data."""
    code, out, err = run(capsys, "judge", *typed, "--worlds", "1", "--json")
    assert (code, err) == (0, "")
    found: dict[str, object] = json.loads(out)
    return found


def test_a_win_in_a_position(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "win.yaml"
    path.write_text(POSITION + ROLLED, encoding="utf-8")
    found = judged(capsys, str(path))
    assert (found["asked"], found["question"]) == ("kraken", "reroll")
    assert found["now"] == {"kraken": 1.0, "alienoid": 0.0}
    best = found["answers"][0]  # type: ignore[index]
    assert (best["answer"], best["chance"], best["equal"]) == ("stop", 1.0, True)


def test_how_everybody_stands_before_a_roll(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "before.yaml"
    path.write_text(POSITION, encoding="utf-8")
    found = judged(capsys, str(path))
    assert (found["asked"], found["answers"]) == (None, [])
    assert sum(found["now"].values()) == pytest.approx(1, abs=0.01)  # type: ignore[attr-defined]


def test_a_scenario_is_judged_after_a_step_and_in_words(capsys: Capture) -> None:
    code, out, _ = run(capsys, "judge", FLEE, "--at", "3", "--worlds", "1")
    assert code == 0
    assert "flee bronx" in out
    assert "Kong" in out
    assert "± 0.0%" in out


def test_a_record_is_judged_after_an_answer_and_at_its_end(capsys: Capture, recorded: Path) -> None:
    early, late = judged(capsys, str(recorded), "--at", "2"), judged(capsys, str(recorded))
    assert early["now"] != late["now"]
    assert judged(capsys, str(recorded), "--at", "2", "--seed", "0") == early


def test_what_cannot_be_judged_is_refused(capsys: Capture, recorded: Path, tmp_path: Path) -> None:
    assert "that far" in refused(capsys, "judge", FLEE, "--at", "99")
    assert "that far" in refused(capsys, "judge", str(recorded), "--at", "9999")
    assert "--worlds" in refused(capsys, "judge", FLEE, "--worlds", "0")
    assert "--ms" in refused(capsys, "judge", FLEE, "--ms", "0")
    assert "nowhere.yaml" in refused(capsys, "judge", "nowhere.yaml")
    (tmp_path / "bad.yaml").write_text(POSITION + "script:\n  - kraken: stop\n", encoding="utf-8")
    assert "bad.yaml" in refused(capsys, "judge", str(tmp_path / "bad.yaml"))
    (tmp_path / "cut.txt").write_text(recorded.read_text()[:200], encoding="utf-8")
    assert "cut.txt" in refused(capsys, "judge", str(tmp_path / "cut.txt"))
    (tmp_path / "none.yaml").write_text("", encoding="utf-8")
    assert "scenarios" in refused(capsys, "judge", str(tmp_path / "none.yaml"))
