"""The rules, compiled by mypyc from the same source, play a game of each kind."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COMPILED = ["kaiju/core", "kaiju/newyork", "kaiju/tokyo", "kaiju/odds"]
GAME = """
import random
import sys
import kaiju.core.table
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.odds import chances, situation, solver

for module in (kaiju.core.table, chances, situation, solver):
    assert module.__file__.endswith(".so"), module.__file__
rng = random.Random(1)
for game in GAMES.values():
    module = sys.modules[type(game).__module__]
    assert module.__file__.endswith(".so"), module.__file__
    for edition in game.options_by_name.get("edition", ("",)):
        t = Table(game, 5, 1, {"edition": edition} if edition else {})
        while q := t.question:
            t = rng.choice((t, t.clone()))
            t.view(q.seat).imagine(rng)
            if q.kind == "reroll":
                s = situation.situation(t.view(q.seat))
                assert 0 <= chances.at_least(0, 2, *s) <= 1
            t.answer(rng.choice(list(q.options)))
        print(f"{game.id} {edition}".strip())
"""


def run(*arguments: str | Path, cwd: Path) -> str:
    """Run this Python in a folder, whose modules come first, and return what it prints."""
    done = subprocess.run([sys.executable, *arguments], cwd=cwd, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.needs("c-compiler")
def test_the_compiled_rules_play_every_game(tmp_path: Path) -> None:
    src = tmp_path / "src"
    shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    run(ROOT / "tools/compile.py", "-O", "0", src, *COMPILED, cwd=tmp_path)
    played = run("-c", GAME, cwd=src).splitlines()
    assert played == ["king-of-new-york", "king-of-tokyo first", "king-of-tokyo 2016"]
