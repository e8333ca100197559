"""Learning from the games of arenas: what is written, that it can be repeated, and what is refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from kaiju.arena import arithmetic
from kaiju.arena.fitting import Source, gather, held_back
from kaiju.arena.folder import LUCKLESS, Folder
from kaiju.arena.game import OWN
from kaiju.arena.luckless import packed
from kaiju.bots.network import network_of, read_network
from kaiju.core.errors import Spoilt
from kaiju.games import GAMES
from tests.support.arenas import fitted, kept, played, small
from tests.support.typed import Capture, refused, run

pytestmark = pytest.mark.slow

NEW_YORK, TOKYO = GAMES
MODERN = (("edition", "2016"),)
HANGS = 120  # seconds after which a command that should have ended is given up


# -- what is written ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_made_and_the_report_tells_how(capsys: Capture, tmp_path: Path, game: str) -> None:
    out, plan = tmp_path / "weights.npz", small(game)
    folder = kept(plan, tmp_path / "held", luckless=OWN)
    told = fitted(capsys, folder, "--game", game, "--out", str(out), "--epochs", "2")
    won = sum(result.winner >= 0 for result in played(plan, OWN).results)
    (found,) = told["rounds"]
    assert [told["game"], told["seed"], told["out"], told["settings"]["epochs"]] == [game, 0, str(out), 2]
    assert [found["games"], found["luckless"], found["held_back"]] == [won, 0, won // 20]
    assert found["losses"]["uniform"] == pytest.approx(np.log(2), abs=1e-4)
    assert len(found["epochs"]) == 2
    assert told["command"] == f"kaiju fit {folder} --seed 0 --epochs 2 --out {out}"
    bots = "--bots brawler,random --games 60 --seed 7"
    assert told["arenas"] == [f"kaiju arena --luckless --game {game} {bots} --out {folder}"]
    assert json.loads((tmp_path / "weights-report.json").read_text()) == {
        name: value for name, value in told.items() if name != "out"
    }
    table = (tmp_path / "weights-report.txt").read_text()
    assert told["command"] in " ".join(table.split())
    assert "epoch by epoch" in " ".join(table.split())
    weights, used = read_network(game, out.read_bytes()).weights, network_of(game).weights
    assert {name: weight.shape for name, weight in weights.items()} == {
        name: weight.shape for name, weight in used.items()
    }


def test_the_same_seed_gives_the_same_bytes(capsys: Capture, tmp_path: Path) -> None:
    folder = kept(small(TOKYO), tmp_path / "held", luckless=OWN)
    weights: list[bytes] = []
    for seed in ("3", "3", "4"):
        out = tmp_path / f"{len(weights)}.npz"
        fitted(capsys, folder, "--seed", seed, "--epochs", "2", "--out", str(out))
        weights.append(out.read_bytes())
    assert weights[0] == weights[1] != weights[2]


def test_editions_of_a_game_go_together(capsys: Capture, tmp_path: Path) -> None:
    first = kept(small(TOKYO), tmp_path / "first", luckless=OWN)
    other = kept(small(TOKYO, options=MODERN), tmp_path / "2016", luckless=OWN)
    code, out, err = run(capsys, "fit", first, other, "--epochs", "1", "--out", str(tmp_path / "both.npz"))
    assert (code, err) == (0, "")
    assert "King of Tokyo: kaiju fit" in out
    assert "".join(out.split()).endswith("both.npz.")  # a long path is folded
    told = json.loads((tmp_path / "both-report.json").read_text())
    assert ["--option edition=2016" in arena for arena in told["arenas"]] == [False, True]
    assert told["rounds"][0]["games"] == 120


# -- which games test --------------------------------------------------------------------------------


def test_whole_games_test_and_they_follow_from_their_seeds(tmp_path: Path) -> None:
    source = Source(
        Folder(Path(kept(small(TOKYO), tmp_path / "held", luckless=OWN))), small(TOKYO), range(60)
    )
    once = gather([source], lambda: None)
    again = gather([source, source], lambda: None)
    assert once is not None
    assert again is not None
    held = set(once.positions.match[once.held].tolist())
    assert len(held) == 3
    assert not held & set(once.positions.match[~once.held].tolist())
    assert held | {game + 60 for game in held} == set(again.positions.match[again.held].tolist())


def test_games_test_whose_luck_is_known_if_there_are_any(tmp_path: Path) -> None:
    found = Folder(Path(kept(small(TOKYO), tmp_path / "held", luckless=OWN))).read_positions(range(60))
    lucky = found.match % 7 == 3
    expected = np.where(lucky[:, None], np.float32(0.5), found.expected)
    held = held_back(found._replace(expected=expected), [str(game) for game in range(60)])
    assert held.any()
    assert (found.match[held] % 7 == 3).all()


# -- what is refused ---------------------------------------------------------------------------------


def test_what_cannot_be_learned_from_is_refused(capsys: Capture, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "weights.npz"))
    good = kept(small(TOKYO), tmp_path / "good", luckless=OWN)
    other = kept(small(NEW_YORK), tmp_path / "other", luckless=OWN)
    bare = kept(small(TOKYO, "random,random"), tmp_path / "bare")
    few = kept(small(TOKYO)._replace(games=9), tmp_path / "few", luckless=OWN)
    assert "either the folders of arenas, or --rounds" in refused(capsys, "fit", *out)
    assert "either the folders of arenas, or --rounds" in refused(capsys, "fit", good, "--rounds", "2")
    assert "either the folders of arenas, or --rounds" in refused(capsys, "fit", good, "--games", "20")
    assert "There is no arena in" in refused(capsys, "fit", str(tmp_path), *out)
    assert "There are no positions of finished games in" in refused(capsys, "fit", good, bare, *out)
    assert f"games of {NEW_YORK}, not of {TOKYO}" in refused(capsys, "fit", good, other, *out)
    assert f"games of {TOKYO}, not of {NEW_YORK}" in refused(capsys, "fit", good, "--game", NEW_YORK, *out)
    assert "There is no game “chess”" in refused(capsys, "fit", good, "--game", "chess", *out)
    assert "9 games with a winner are too few" in refused(capsys, "fit", few, *out)
    assert "holds the same games as" in refused(capsys, "fit", good, few, *out)
    assert "--seed must be at least 0" in refused(capsys, "fit", good, "--seed", "-1", *out)
    assert "--epochs must be at least 1" in refused(capsys, "fit", good, "--epochs", "0", *out)
    assert "There is no device “abacus”" in refused(capsys, "fit", good, "--device", "abacus", *out)
    assert "cannot be written" in refused(capsys, "fit", good, "--out", str(tmp_path))
    assert "cannot be written" in refused(capsys, "fit", good, "--out", str(tmp_path / "no" / "a.npz"))
    assert not (tmp_path / "weights.npz").exists()


def test_a_gpu_needs_pytorch(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = kept(small(TOKYO), tmp_path / "good", luckless=OWN)
    monkeypatch.setattr(arithmetic, "find_spec", lambda name: None)
    sentence = refused(capsys, "fit", folder, "--device", "gpu")
    assert "pip install 'kaiju-kings[fit]'" in sentence


def test_spoilt_positions_are_named(capsys: Capture, tmp_path: Path) -> None:
    folder = kept(small(TOKYO), tmp_path / "held", luckless=OWN)
    (path,) = (tmp_path / "held" / LUCKLESS).glob("*.npz")
    found = Folder(tmp_path / "held").read_positions(range(60))
    whole, typed = path.read_bytes(), ("fit", folder, "--out", str(tmp_path / "weights.npz"))
    path.write_bytes(whole[:1000])
    assert f"{path}: These are not positions" in refused(capsys, *typed)
    path.write_bytes(b"what?")
    assert f"{path}: These are not positions" in refused(capsys, *typed)
    path.write_bytes(packed(found._replace(table=found.table[:, 1:])))
    assert f"{folder}: These are not positions" in refused(capsys, *typed)
    path.unlink()
    assert f"{folder}: There are no positions" in refused(capsys, *typed)
    path.write_bytes(whole)
    assert len(Folder(tmp_path / "held").read_positions([5]).match) < len(found.match)
    with pytest.raises(Spoilt):
        Folder(tmp_path / "held").read_positions([77])


def let_go(ran: subprocess.Popen[str], path: Path) -> None:
    """A program that ended without reading its pipe must not keep the test waiting."""
    ran.wait()
    os.close(os.open(path, os.O_RDONLY | os.O_NONBLOCK))


def test_ctrl_c_writes_nothing(tmp_path: Path) -> None:
    kept(small(TOKYO), tmp_path / "held", luckless=OWN)
    (path,) = (tmp_path / "held" / LUCKLESS).glob("*.npz")
    path.unlink()
    os.mkfifo(path)
    command = [sys.executable, "-m", "kaiju", "fit", "held"]
    ran = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    threading.Thread(target=let_go, args=(ran, path), daemon=True).start()
    # Opening it waits for the reader, who then waits for positions that never come.
    with ran, open(path, "w", encoding="utf-8"):
        ran.send_signal(signal.SIGINT)
        out, err = ran.communicate(timeout=HANGS)
    assert (ran.returncode, out, err) == (130, "", "kaiju: Stopped: nothing was written.\n")
    assert not list(tmp_path.glob("*.npz"))
