"""The language of the terminal game: switched in mid-game, remembered, and the same in every panel."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog

from kaiju.cli import spoken
from kaiju.commands.play import Choices, open_match
from kaiju.terminal import shelf
from kaiju.terminal.app import TableApp
from kaiju.terminal.match import Match
from kaiju.terminal.outcome import Kept, finish, told
from kaiju.words import LANGUAGE, SPOKEN, Words, languages
from tests.support.typed import Capture, refused, run
from tests.terminal.matches import GAME, LARGE, SMALL, TOKYO, begin, until
from tests.terminal.screen import drive, page, text_of, type_line

PANELS = ("header", "monsters", "board", "dice", "market", "question")


def screen(app: TableApp) -> str:
    """Everything on the screen but names, which may be the same."""
    titles = [
        str(app.query_one(f"#{id}").border_title) for id in ("monsters", "dice", "market", "log", "ask")
    ]
    options = app.query_one(OptionList)
    offered = [str(options.get_option_at_index(at).prompt) for at in range(options.option_count)]
    panels = [text_of(app, id) for id in PANELS if id != "market"]
    return "\n".join([*panels, *titles, *offered, app.query_one(Input).placeholder])


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_language_is_switched_at_once_and_in_mid_game(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        until(app.match, "reroll")
        app.show()
        english, answers = screen(app), list(app.match.table.answers)
        known = languages()
        after = known.index("en") + 1
        for language in [*known[after:], *known[:after]]:
            await pilot.press("f2")
            words = Words(language)
            assert app.words.language == language
            assert app.query_one("#log").border_title == words.say("terminal-title-log")
            assert app.query_one(Input).placeholder == words.say("terminal-prompt")
            assert text_of(app, "notice") == words.say("terminal-language")
            assert app.query_one(Input).region.bottom == size[1]
            assert len(app.query_one(RichLog).lines) > 1
            assert app.match.table.answers == answers
            assert (screen(app) == english) == (language == "en")

    drive(begin(), steps, size)


@pytest.mark.slow
def test_a_language_is_named_and_the_page_of_help_follows() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "language de")
        await type_line(app, pilot, "?")
        assert "Geht immer" in (page(app) or "")
        assert "language" in (page(app) or "")
        await pilot.press("f2")
        here, after = app.words, languages()[languages().index("de") + 1]
        assert here.language == after
        assert here.say("help-aim") in (page(app) or "")
        await pilot.press("escape")
        await type_line(app, pilot, "language xx")
        known = here.listed(languages())
        assert text_of(app, "notice") == here.say("error-no-such-language", language="xx", known=known)
        await type_line(app, pilot, "Language")
        assert app.words.language not in ("de", after)

    drive(begin(TOKYO), steps)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_nothing_of_another_language_is_left_in_the_panels(language: str) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, f"language {language}")
        shown = "\n".join(text_of(app, id) for id in (*PANELS, "notice"))
        if language == "ru":
            known = {"brawler", "random"}
            assert not set(re.findall(r"[A-Za-z]{2,}", shown)) - known
        else:
            assert not re.search(r"[а-я]", shown)

    drive(until(begin(TOKYO, players=5), "buy"), steps)


def test_the_story_so_far_is_told_again() -> None:
    match = until(begin(), "reroll")
    before = [line.kind for line in match.story.lines]
    match.speak(Words("ru"))
    assert [line.kind for line in match.story.lines] == before
    assert all(re.search(r"[а-я]", line.text) for line in match.story.lines)


def test_the_result_is_told_in_the_language_of_the_moment(tmp_path: Path) -> None:
    match = begin(players=2, humans=0)
    while match.table.question is not None:
        match.bot_answers()
    kept = finish(match, tmp_path / "game.record.txt")
    english = told(match, kept)
    match.speak(Words("de"))
    assert told(match, kept) != english
    assert str(tmp_path) in told(match, kept)
    assert "voll" in told(match, Kept(trouble="full"))
    assert match.path is not None
    assert not match.path.exists()


# -- the setting -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_language_is_remembered_for_the_next_start() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "language ru")

    drive(begin(), steps)
    assert shelf.language() == "ru"


@pytest.mark.slow
def test_where_nothing_can_be_written_a_language_holds_for_now(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(language: str) -> None:
        raise OSError(30, "Read-only file system")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        monkeypatch.setattr(shelf, "choose_language", refuse)
        await type_line(app, pilot, "language de")
        assert text_of(app, "notice") == Words("de").say("terminal-language-now")

    drive(begin(), steps)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that speaks German, and nobody asking for another language."""
    for name in SPOKEN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")


@pytest.mark.usefixtures("system")
def test_a_flag_beats_the_setting_and_the_setting_beats_the_system(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def speaks(*typed: str) -> str:
        _, out, _ = run(capsys, *typed, "language")
        monkeypatch.delenv(LANGUAGE, raising=False)
        (mine,) = [line for line in out.splitlines() if line.startswith("▶")]
        return mine.split()[1]

    assert speaks() == "de"
    assert run(capsys, "language", "ru")[1] == Words("ru").say("terminal-language") + "\n"
    assert speaks() == "ru"
    assert speaks("--language", "en") == "en"
    monkeypatch.setenv(LANGUAGE, "en")
    assert speaks() == "en"
    monkeypatch.delenv(LANGUAGE, raising=False)
    assert "xx" in refused(capsys, "language", "xx")
    assert shelf.language() == "ru"


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"language": 3}', '{"language": "tlh"}', "{}"])
@pytest.mark.usefixtures("system")
def test_a_spoilt_setting_is_no_setting(text: str) -> None:
    shelf.folder().mkdir(parents=True)
    (shelf.folder() / shelf.SETTINGS).write_text(text)
    assert spoken(["cards"]) == ["cards"]
    assert LANGUAGE not in os.environ


@pytest.mark.slow
def test_a_game_that_is_continued_says_when_it_was_played() -> None:
    match = begin()
    assert match.path is not None
    os.utime(match.path, (1_763_323_200, 1_763_323_200))

    def resumed(language: str) -> Match:
        return open_match(GAME, Choices(resume=True, save=match.path), Words(language))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "November" in text_of(app, "notice")
        await type_line(app, pilot, "language ru")
        assert text_of(app, "notice") == Words("ru").say("terminal-language")
        app.show_table()
        assert "ноября" in text_of(app, "notice")
        await type_line(app, pilot, "1")
        assert "ноября" not in text_of(app, "notice")

    drive(resumed("en"), steps)
