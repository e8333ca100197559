"""Bots by name: the project's own, somebody's by the place of their class, and their arguments."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kaiju.bots import BOTS
from kaiju.bots.roster import NoSuchBot, bot_named, make_bot
from kaiju.commands.play import Choices, new_match
from kaiju.core.errors import CorruptRecord
from kaiju.games import GAMES
from kaiju.terminal.match import resume
from kaiju.words import Words
from tests.support import trap
from tests.support.typed import Capture, refused, run

pytestmark = pytest.mark.slow

TRAP = str(trap.__file__)
MY_BOT = """
from kaiju.bots.random_bot import RandomBot

class Mine(RandomBot):
    def __init__(self, seed, depth=1, wild=False, style="calm", greed=0.5):
        super().__init__(seed)
        self.given = (depth, wild, style, greed)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot in it, which is where we are."""
    (tmp_path / "mine.py").write_text(MY_BOT)
    (tmp_path / "roster_room").mkdir()
    (tmp_path / "roster_room" / "deep.py").write_text(MY_BOT)
    (tmp_path / "typo.py").write_text("class Mine(:\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in sys.path if path])
    return tmp_path


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_of_the_project_has_its_name(name: str) -> None:
    assert bot_named(name) == (BOTS[name], {})
    assert type(make_bot(name, "0")) is BOTS[name]


@pytest.mark.parametrize("place", ["mine.py", "roster_room.deep", "roster_room/deep.py"])
def test_a_bot_is_found_by_the_place_of_its_class(here: Path, place: str) -> None:
    made = make_bot(f"{place}:Mine", "0")
    assert type(made).__name__ == "Mine"
    assert bot_named(f"{place}:Mine").maker is type(made)


def test_arguments_are_numbers_switches_or_words(here: Path) -> None:
    bot = make_bot("mine.py:Mine:depth=3:wild=on:style=brave:greed=0.25", "0")
    assert vars(bot)["given"] == (3, True, "brave", 0.25)


@pytest.mark.parametrize(
    ("name", "reason", "told"),
    [
        ("skynet", "no-such-bot", "skynet"),
        ("skynet:ms=5", "no-such-bot", "skynet"),
        ("random:ms=5", "bot-arguments", "ms"),
        ("random:fast", "no-bot-argument", "fast"),
        ("nowhere.py:Mine", "no-bot-file", "nowhere.py"),
        ("nowhere.at.all:Mine", "no-bot-module", "nowhere"),
        ("typo.py:Mine", "no-bot-module", "SyntaxError"),
        ("mine.py:Yours", "no-bot-class", "Yours"),
        (f"{TRAP}:Mute", "no-bot-class", "Mute"),
        (f"{TRAP}:Needy", "bot-arguments", "out of ideas"),
    ],
)
def test_what_is_no_bot_is_refused(here: Path, capsys: Capture, name: str, reason: str, told: str) -> None:
    with pytest.raises(NoSuchBot) as refusal:
        make_bot(name, "0")
    assert refusal.value.reason == reason
    for command in ("arena", "simulate", "balance", "play"):
        assert told in refused(capsys, command, "--bots", f"random,{name}")


@pytest.mark.slow
@pytest.mark.parametrize("command", [("simulate", "--players", "2"), ("arena",)])
def test_somebodys_bot_plays_in_processes_of_its_own(
    here: Path, capsys: Capture, command: tuple[str, ...]
) -> None:
    typed = ("--bots", "mine.py:Mine:depth=2,random", "--games", "8", "--workers")
    alone = run(capsys, *command, *typed, "1", "--json")
    assert alone[0] == 0
    assert "mine.py:Mine:depth=2" in alone[1]
    assert run(capsys, *command, *typed, "2", "--json") == alone


def test_somebodys_bot_sits_in_the_terminal_and_in_a_saved_game(here: Path) -> None:
    game, words = GAMES["king-of-new-york"], Words()
    match = new_match(game, Choices(players=2, bots=("mine.py:Mine",), seed="1"), words)
    match.path = here / "save.json"
    match.save()
    assert type(resume(game, match.path, words).bots[1]).__name__ == "Mine"
    match.players = ("human", "mine.py:Yours")
    match.save()
    with pytest.raises(CorruptRecord, match=r"save-bot .*mine\.py:Yours"):
        resume(game, match.path, words)
