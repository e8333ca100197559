"""Learning from nothing, in rounds: what is left behind, how it goes on after a stop, and what is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kaiju.arena import course
from kaiju.arena.course import BEGINNER, SORTS, Course, School, shares
from kaiju.arena.folder import Folder
from kaiju.arena.lessons import luck_known
from kaiju.bots.network import network_in
from kaiju.games import GAMES
from tests import ROOT
from tests.support.schooling import SHORT
from tests.support.typed import SECURED, Capture, refused

pytestmark = pytest.mark.slow

NEW_YORK, TOKYO = GAMES
SHAPE = ("--games", "4", "--epochs", "2", "--workers", "1")
HANGS = 300  # seconds after which a command that should have ended is given up


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Courses of a few duels."""
    for name, value in SHORT.items():
        monkeypatch.setattr(course, name, value)


def taught(folder: Path, *typed: str, rounds: str = "2", **env: str) -> subprocess.CompletedProcess[str]:
    """A course as a program of its own, which a signal may stop."""
    command = [sys.executable, "-m", "tests.support.schooling", "fit", "--rounds", rounds, *SHAPE, *typed]
    return subprocess.run(
        [*command, "--game", TOKYO, "--out", "learned"],
        cwd=folder,
        env={**SECURED, **env, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGS,
    )


def lasting(folder: Path) -> dict[str, Any]:
    """Every file of a course; of reports, what does not depend on how long something took."""
    found: dict[str, Any] = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.name == "report.json":
            told = json.loads(path.read_text())
            rounds = told.get("rounds", [told])
            for one in rounds:
                del one["seconds"], one["played"]["seconds"]
            found[name] = told
        elif path.is_file() and path.name not in ("played.json", "report.txt"):
            found[name] = path.read_bytes()
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a course that nothing has stopped."""
    folder = tmp_path_factory.mktemp("whole")
    ran = taught(folder)
    assert (ran.returncode, ran.stderr) == (0, "")
    return folder / "learned"


# -- what is left behind -----------------------------------------------------------------------------


def test_a_course_leaves_its_games_its_weights_and_a_report(whole: Path) -> None:
    told = json.loads((whole / "report.json").read_text())
    assert told["command"] == (
        f"kaiju fit --game {TOKYO} --rounds 2 --games 4 --seed 0 --epochs 2 --out learned"
    )
    assert [told["seed"], told["settings"]["epochs"]] == [0, 2]
    assert set(told["versions"]) == {"kaiju", "rules", "python", "numpy"}
    first, second = told["rounds"]
    assert [one["round"] for one in told["rounds"]] == [1, 2]
    assert first["luckless"] == 0 < second["luckless"] <= 4
    assert first["games"] < second["games"]
    assert first["positions"] < second["positions"]
    for number, one in enumerate(told["rounds"], 1):
        assert one == json.loads((whole / str(number) / "report.json").read_text())
        assert one["played"]["games"] == 4
        assert one["played"]["seconds"] > 0
        assert len(one["epochs"]) == 2
        assert one["losses"]["uniform"] == pytest.approx(np.log(2), abs=1e-4)
    assert (whole / f"{TOKYO}.npz").read_bytes() == (whole / "2" / "weights.npz").read_bytes()
    assert not list(whole.rglob("progress.npz"))
    assert "Round 2, epoch by epoch" in " ".join((whole / "report.txt").read_text().split())
    assert network_in(TOKYO, str(whole / f"{TOKYO}.npz")).weights["seat"].any()


def test_brawlers_play_the_first_round_and_the_network_the_next(whole: Path) -> None:
    plans = [Folder(whole / str(number) / "2").read_plan() for number in (1, 2)]
    assert set(plans[0][0].bots) == {BEGINNER}
    assert "weights=learned/1/weights.npz" in plans[1][0].bots[0]
    seeds = {plan.seed for plan, _ in plans}
    assert seeds == {"0 1 2", "0 2 2"}
    for number, known in ((1, False), (2, True)):
        positions = Folder(whole / str(number) / "2").read_positions(range(4))
        assert (luck_known(positions) == known).all()


def test_more_rounds_can_be_added(whole: Path, tmp_path: Path) -> None:
    for rounds in ("1", "2"):
        ran = taught(tmp_path, "--json", rounds=rounds)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert len(json.loads(ran.stdout)["rounds"]) == int(rounds)
        made = (tmp_path / "learned" / f"{TOKYO}.npz").read_bytes()
        assert made == (whole / rounds / "weights.npz").read_bytes()


def test_what_is_done_is_told_again(whole: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in whole.rglob("*.npz")}
    ran = taught(whole.parent, "--json")
    assert ran.returncode == 0
    assert json.loads(ran.stdout)["rounds"] == json.loads((whole / "report.json").read_text())["rounds"]
    assert {path: path.stat().st_mtime_ns for path in whole.rglob("*.npz")} == before


@pytest.mark.parametrize("game", GAMES)
def test_every_sort_of_table_gets_its_share(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "SORTS", SORTS)
    for games in (10, 57, 100, 1500):
        found = shares(game, games)
        assert sum(found) == games
        often = [sort.often for sort in SORTS[game]]
        assert found == pytest.approx([games * one / sum(often) for one in often], abs=1)


def test_the_games_of_a_course_are_those_of_all_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "SORTS", SORTS)
    plans = [plan for _, plan in School(tmp_path, Course(TOKYO, 100, 7, 1)).lectures(2)]
    assert {(len(plan.bots), dict(plan.options).get("edition", "")) for plan in plans} == {
        (seats, edition) for seats in range(2, 7) for edition in ("", "2016")
    }
    assert len({plan.seed for plan in plans}) == len(plans)


# -- going on ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "by"),
    [
        ("ADD 1", "SIGKILL"),  # games of the first round are stored
        ("PLAY 1", "SIGINT"),  # all of them are
        ("FILE 3", "SIGKILL"),  # the weights of the first round are there, but not its report
        ("ADD 2", "SIGINT"),  # games of the second round
        ("FILE 4", "SIGKILL"),  # the first epoch of the second round
    ],
)
def test_it_goes_on_where_it_stopped(tmp_path: Path, whole: Path, step: str, by: str) -> None:
    name, at = step.split()
    ran = taught(tmp_path, SIGNAL=by, **{f"AT_{name}": at})
    assert ran.returncode == (-9 if by == "SIGKILL" else 130)
    assert not (tmp_path / "learned" / "2" / "report.json").exists()
    if by == "SIGINT":
        assert ran.stderr == (
            "kaiju: Stopped; what is done is kept. To continue: "
            f"kaiju fit --game {TOKYO} --rounds 2 --games 4 --seed 0 --epochs 2 --out learned\n"
        )
    again = taught(tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert lasting(tmp_path / "learned") == lasting(whole)


# -- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "there"),
    [
        (("--seed", "1"), "--seed is 0"),
        (("--games", "7"), "--games is 4"),
        (("--epochs", "3"), "--epochs is 2"),
        (("--game", NEW_YORK), f"--game is {TOKYO}"),
    ],
)
def test_another_course_in_the_same_folder_is_refused(
    capsys: Capture, tmp_path: Path, typed: tuple[str, str], there: str
) -> None:
    School(tmp_path, Course(TOKYO, 4, 0, 2)).begin()
    given = {"--game": TOKYO, "--games": "4", "--epochs": "2"} | dict([typed])
    words = [word for pair in given.items() for word in pair]
    assert there in refused(capsys, "fit", "--rounds", "1", *words, "--out", str(tmp_path))


def test_a_folder_that_will_not_do_is_refused(capsys: Capture, tmp_path: Path) -> None:
    typed = ("fit", "--rounds", "1", *SHAPE, "--out")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").touch()
    assert "choose another folder" in refused(capsys, *typed, str(tmp_path / "full"))
    assert "choose another folder" in refused(capsys, *typed, str(tmp_path / "full" / "letter"))
    assert "there must be no colon" in refused(capsys, *typed, str(tmp_path / "a:b"))
    assert "--rounds must be at least 1" in refused(capsys, "fit", "--rounds", "0")
    assert "--games must be at least 2" in refused(capsys, "fit", "--rounds", "1", "--games", "1")
    (tmp_path / "bent").mkdir()
    (tmp_path / "bent" / "course.json").write_text("{")
    assert "is not the plan of a training" in refused(capsys, *typed, str(tmp_path / "bent"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bent", "full"]
