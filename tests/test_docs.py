"""Everything that the documents tell a reader to type works."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kaiju import scenarios
from kaiju.arena.game import OWN
from kaiju.arena.plan import Plan
from kaiju.bots import BOTS
from kaiju.core.notation.record import write
from kaiju.core.notation.script import REASONS
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests import ROOT
from tests.support.arenas import kept
from tests.support.documents import DOCUMENTS, blocks, shell_lines
from tests.support.typed import SECURED


@pytest.mark.slow
def test_the_example_of_the_readme_runs() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    ran = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "won" in ran.stdout


@pytest.mark.parametrize("line", shell_lines("make "))
def test_make_knows_the_target(line: str) -> None:
    ran = subprocess.run(
        ["make", "-n", line.split()[1]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.slow
@pytest.mark.parametrize("line", shell_lines("kaiju "))
def test_a_command_of_the_documents_works(line: str, tmp_path: Path) -> None:
    game = line.partition("--game ")[2].split()
    table = Table(GAMES[game[0] if game else "king-of-new-york"], 2, seed=1)
    bot = BOTS["random"](1)
    while table.question is not None:
        table.answer(bot.choose(table.view(table.question.seat)))
    (tmp_path / "game.record").write_text(write(table))
    (tmp_path / "my_bot.py").write_text(*blocks(ROOT / "docs" / "arena.md", "python"))
    (tmp_path / "curious.py").write_text(blocks(ROOT / "docs" / "bots.md", "python")[1])
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    (tmp_path / "scenarios").symlink_to(ROOT / "scenarios")
    if "--resume" in line:
        kaiju(line.replace("--resume", "--bots random,random --games 2"), tmp_path)
    for folder in re.findall(r"games/\w+", line) if line.startswith("kaiju fit") else ():
        arena = Plan("king-of-tokyo", ("brawler", "random"), 30, folder)
        kept(arena, tmp_path / folder, luckless=OWN)
    # Thousands of games are for a reader with an evening to spare, and so are rounds of them.
    line = re.sub(r"--games \d{4,}", "--games 10" if "--rounds" in line else "--games 2", line)
    kaiju(re.sub(r"--rounds \d+", "--rounds 1 --epochs 2", line), tmp_path)


def kaiju(line: str, folder: Path) -> None:
    """Type a command of the documents in a folder."""
    ran = subprocess.run(
        [sys.executable, "-m", "kaiju", *line.split()[1:]],
        cwd=folder,
        env=SECURED,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_example_of_a_bot_is_the_one_that_is_told_of() -> None:
    assert blocks(ROOT / "docs" / "bots.md", "python")[0] == (ROOT / "examples" / "my_bot.py").read_text()


def test_the_scenarios_of_the_notation_page_pass(tmp_path: Path) -> None:
    (text,) = blocks(ROOT / "docs" / "notation.md", "yaml")
    (tmp_path / "notation.yaml").write_text(text)
    results = [scenarios.run(case) for case in scenarios.read(tmp_path / "notation.yaml")]
    assert len(results) == 3
    assert [result.failure for result in results if result.failure] == []


def test_the_notation_page_tells_every_reason_and_every_verb() -> None:
    page = (ROOT / "docs" / "notation.md").read_text()
    answers = page.split("## The answers of chance")[0]
    reasons = page.split("### Why an answer is refused")[1]
    assert [reason for reason in REASONS if f"`{reason}`" not in reasons] == []
    for game in GAMES.values():
        assert [verb for verb in game.lexicon.verbs if not re.search(rf"`{verb}[ `]", answers)] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text()):
        assert (path.parent / target).exists(), target
