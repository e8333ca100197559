"""What an arena writes, and how it goes on after whatever stopped it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from kaiju.core.notation import record
from kaiju.games import GAMES
from tests.support import trap
from tests.support.trap import SPRUNG
from tests.support.typed import Capture, program, refused, run

pytestmark = pytest.mark.slow

TRAP = str(trap.__file__)
ARENA = ("arena", "--bots", "random,random,brawler", "--games", "10", "--seed", "7", "--workers", "1")
GAMES_OF_TRAP = 40
HANGS = 120  # seconds after which a command that should have ended is given up


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def results(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]


@pytest.fixture
def held(capsys: Capture, tmp_path: Path) -> Path:
    """The folder of a finished arena."""
    code, _, err = run(capsys, *ARENA, "--out", str(tmp_path / "held"))
    assert (code, err) == (0, "")
    return tmp_path / "held"


# -- what is written ---------------------------------------------------------------------------------


def test_a_folder_holds_plan_results_records_and_summary(capsys: Capture, held: Path) -> None:
    told = json.loads((held / "plan.json").read_text())
    assert told["bots"] == ["random", "random", "brawler"]
    assert [told["games"], told["seed"], told["records"]] == [10, "7", True]
    assert [one["game"] for one in results(held)] == list(range(10))
    assert json.loads((held / "summary.json").read_text())["games"] == 10
    assert set(contents(held)) == {
        *("plan.json", "results.jsonl", "summary.json", "games.parquet", "seats.parquet"),
        *(f"records/000/{number:06}.record.txt" for number in range(10)),
    }
    for one in results(held):
        path = held / "records" / "000" / f"{one['game']:06}.record.txt"
        found = record.read(path.read_text())
        assert found.trailer["secret"] == one["seed"] == f"7 {one['game']}"
        assert list(found.players.values()) == [seat["bot"] for seat in one["seats"]]
    assert run(capsys, "verify", str(path))[0] == 0


def test_records_can_be_left_out(capsys: Capture, tmp_path: Path) -> None:
    assert run(capsys, *ARENA, "--out", str(tmp_path / "held"), "--no-records")[0] == 0
    assert not (tmp_path / "held" / "records").exists()
    assert len(results(tmp_path / "held")) == 10


def test_the_parquet_files_say_the_same_as_the_results(held: Path) -> None:
    games = pq.read_table(held / "games.parquet").to_pylist()
    seats = pq.read_table(held / "seats.parquet").to_pylist()
    found = results(held)
    assert len(seats) == 30
    for one, row in zip(found, games, strict=True):
        assert [row[key] for key in ("game", "seed", "turns", "ending", "first", "players")] == [
            *(one[key] for key in ("game", "seed", "turns", "ending", "first")),
            3,
        ]
        won = one["winner"] if one["winner"] >= 0 else None
        assert row["winner"] == won
        assert row["winner_bot"] == (None if won is None else one["seats"][won]["bot"])
        mine = [seat for seat in seats if seat["game"] == one["game"]]
        assert [seat["won"] for seat in mine] == [at == won for at in range(3)]
        assert sorted(seat["order"] for seat in mine) == [0, 1, 2]
        assert mine[one["first"]]["order"] == 0
        for seat, expected in zip(mine, one["seats"], strict=True):
            assert {key: seat[key] for key in expected} == expected
    monsters = GAMES["king-of-new-york"].names[:3]
    assert [seat["monster"] for seat in seats[:3]] == list(monsters)


# -- going on ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", [0, 1, 200])
def test_a_torn_line_is_dropped_and_its_game_played_again(capsys: Capture, held: Path, cut: int) -> None:
    whole, path = contents(held), held / "results.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[5:8]) + lines[0] + lines[9][:cut])
    for gone in ("summary.json", "games.parquet", "seats.parquet"):
        (held / gone).unlink()
    assert run(capsys, "arena", "--resume", "--out", str(held), "--workers", "1")[0] == 0
    assert contents(held) == whole


def test_an_arena_that_is_done_is_told_again(capsys: Capture, held: Path) -> None:
    whole = contents(held)
    code, out, _ = run(capsys, *ARENA, "--resume", "--out", str(held), "--json")
    assert (code, json.loads(out)) == (0, json.loads(whole["summary.json"]))
    assert contents(held) == whole


def test_a_folder_with_something_in_it_is_refused(capsys: Capture, held: Path, tmp_path: Path) -> None:
    whole = contents(held)
    assert "--resume" in refused(capsys, *ARENA, "--out", str(held))
    assert contents(held) == whole
    (tmp_path / "file").touch()
    assert "choose another folder" in refused(capsys, *ARENA, "--out", str(tmp_path / "file"))


@pytest.mark.parametrize(
    ("typed", "there"),
    [
        ("--games 11", "--games is 10"),
        ("--bots random,random,random", "--bots is random,random,brawler"),
        ("--seed 8", "--seed is 7"),
        ("--scatter 5", "--scatter is 0"),
        ("--game king-of-tokyo", "--game is king-of-new-york"),
        ("--no-records", "--records is on"),
        ("--option advanced=off", "--option is none"),
    ],
)
def test_another_plan_is_refused(capsys: Capture, held: Path, typed: str, there: str) -> None:
    whole = contents(held)
    assert there in refused(capsys, "arena", "--resume", "--out", str(held), *typed.split())
    assert contents(held) == whole


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("plan.json", "{", "is not the plan of an arena"),
        ("plan.json", '{"game": "chess"}', "is not the plan of an arena"),
        ("results.jsonl", "what?\n", "a line that is not a result"),
    ],
)
def test_a_folder_that_was_changed_is_refused(
    capsys: Capture, held: Path, name: str, text: str, sentence: str
) -> None:
    (held / name).write_text(text)
    assert sentence in refused(capsys, "arena", "--resume", "--out", str(held))


def test_a_plan_of_other_rules_is_refused(capsys: Capture, held: Path) -> None:
    plan = json.loads((held / "plan.json").read_text())
    (held / "plan.json").write_text(json.dumps({**plan, "rules": "0.1"}))
    assert "was played under rules 0.1" in refused(capsys, "arena", "--resume", "--out", str(held))


# -- real interruptions ------------------------------------------------------------------------------


def trapped(folder: Path, by: str, parent: bool, workers: int) -> subprocess.CompletedProcess[str]:
    """An arena as a program of its own, in which a bot sends a signal in game 33."""
    shutil.copy(TRAP, folder)
    typed = ("--bots", "trap.py:Trap:secret=7-33,random", "--games", str(GAMES_OF_TRAP), "--seed", "7")
    env = {**os.environ, "TRAP": f"{by} {'parent' if parent else 'self'}"}
    return program(
        "arena", *typed, "--workers", str(workers), "--out", "held", cwd=folder, env=env, timeout=HANGS
    )


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the same arena when nothing happens to it."""
    folder = tmp_path_factory.mktemp("whole")
    (folder / SPRUNG).touch()
    assert trapped(folder, "", False, 1).returncode == 0
    return folder / "held"


@pytest.mark.parametrize(
    ("by", "parent", "workers", "code"),
    [
        ("SIGINT", False, 1, 130),
        ("SIGINT", True, 2, 130),
        ("SIGKILL", False, 1, -9),
        ("SIGKILL", True, 2, -9),
        ("SIGKILL", False, 2, 2),
    ],
    ids=["Ctrl-C", "Ctrl-C with workers", "killed", "killed with workers", "a worker killed"],
)
def test_what_is_done_is_kept_and_the_rest_is_the_same_as_ever(
    tmp_path: Path, whole: Path, by: str, parent: bool, workers: int, code: int
) -> None:
    # Workers hold the pipes that are read here: a worker that outlives its parent would hang this test.
    ran = trapped(tmp_path, by, parent, workers)
    assert ran.returncode == code
    assert ran.stdout == ""
    told = ran.stderr.splitlines()
    assert len(told) == (code > 0)
    for sentence in told:
        assert f"of {GAMES_OF_TRAP} games are done" in sentence
        assert sentence.endswith("kaiju arena --resume --out held")
    kept = results(tmp_path / "held")
    assert 0 < len(kept) < GAMES_OF_TRAP
    resumed = program("arena", "--resume", "--out", "held", "--json", cwd=tmp_path)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert contents(tmp_path / "held") == contents(whole)
    assert json.loads(resumed.stdout) == json.loads((whole / "summary.json").read_text())


def test_ctrl_c_without_a_folder_says_how_far_it_came(tmp_path: Path) -> None:
    shutil.copy(TRAP, tmp_path)
    typed = ("--bots", "trap.py:Trap:secret=0-3,random", "--players", "2", "--games", "9", "--workers", "1")
    ran = program("simulate", *typed, cwd=tmp_path, env={**os.environ, "TRAP": "SIGINT self"})
    assert (ran.returncode, ran.stdout) == (130, "")
    assert ran.stderr.startswith("kaiju: Stopped: ")
    assert ran.stderr.count("\n") == 1
