"""What is kept: a game goes on where it was left, and nothing is spoilt."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from kaiju.commands.arguments import CommandRefused
from kaiju.commands.play import Choices, open_match
from kaiju.core.errors import CorruptRecord
from kaiju.games import GAMES
from kaiju.terminal import shelf
from kaiju.terminal.match import resume
from tests.terminal.matches import GAME, TOKYO, WORDS, begin, until, until_asked


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_where_it_was_left(game: str) -> None:
    match = until(begin(game), "buy")
    assert match.path is not None
    again = resume(GAMES[game], match.path, WORDS)
    assert again.table.save() == match.table.save()
    assert again.players == match.players
    assert again.story.lines == match.story.lines


def test_an_edition_goes_on_in_the_same_edition() -> None:
    match = until(begin(TOKYO, options=("edition=2016",)), "buy")
    assert match.path is not None
    assert resume(GAMES[TOKYO], match.path, WORDS).table.game is match.table.game


@pytest.mark.parametrize("game", GAMES)
def test_a_save_is_written_after_every_answer(game: str) -> None:
    match = begin(game, humans=0, players=2)
    assert match.path is not None
    while match.bot_is_asked:
        match.bot_answers()
        assert shelf.read(match.path)[1]["answers"] == [list(answer) for answer in match.table.answers]


def test_a_save_is_private() -> None:
    path = begin().path
    assert path is not None
    assert path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: text[: len(text) // 2], "save-cut-off"),
        (lambda text: "", "save-cut-off"),
        (lambda text: text.replace('\\"vp\\":0', '\\"vp\\":9', 1), "save-changed"),
        (lambda text: json.dumps({"format": "kaiju-game-0"}), "save-version"),
        (lambda text: "[]", "save-version"),
    ],
)
def test_a_spoilt_save_is_refused_and_stays_as_it_is(spoil: Callable[[str], str], reason: str) -> None:
    path = begin().path
    assert path is not None
    spoilt = spoil(path.read_text())
    path.write_text(spoilt)
    with pytest.raises(CorruptRecord, match=reason):
        resume(GAME, path, WORDS)
    assert path.read_text() == spoilt


def test_a_save_of_other_rules_is_refused() -> None:
    match = begin()
    assert match.path is not None
    table = match.table.save()
    table["answers"][-1][2] = "atlantis"
    shelf.write(match.path, match.players, table)
    with pytest.raises(CorruptRecord, match="save-rules"):
        resume(GAME, match.path, WORDS)


def test_a_bot_that_is_not_here_is_named() -> None:
    match = begin()
    assert match.path is not None
    shelf.write(match.path, ("human", "skynet", "random", "random"), match.table.save())
    with pytest.raises(CorruptRecord, match="skynet"):
        resume(GAME, match.path, WORDS)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_takes_a_new_name_and_resume_takes_the_newest(game: str) -> None:
    first, second = begin(game), begin(game, humans=2)
    other = begin(next(name for name in GAMES if name != game))
    assert len({first.path, second.path, other.path}) == 3
    assert open_match(GAMES[game], Choices(resume=True), WORDS).players == second.players


def test_there_may_be_nothing_to_resume() -> None:
    with pytest.raises(CommandRefused, match="no saved game"):
        open_match(GAME, Choices(resume=True), WORDS)


def test_an_existing_file_is_never_taken_for_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")
    with pytest.raises(CommandRefused, match="already exists"):
        begin(save=path)
    assert path.read_text() == "precious"


def test_a_save_that_fails_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = until_asked(begin())
    assert match.path is not None
    before = match.path.read_text()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    match.answer(next(iter(match.table.question.options)) if match.table.question else "")
    assert match.problem == "full"
    assert match.path.read_text() == before
    assert [path.name for path in match.path.parent.iterdir()] == [match.path.name]
