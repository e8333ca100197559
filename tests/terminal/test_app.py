"""The app itself: a game is played by number, by notation and by arrow, from beginning to end."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from kaiju.commands.play import Choices, how_to_go_on, play_here
from kaiju.core.notation.record import read as read_record
from kaiju.core.notation.record import verify
from kaiju.games import GAMES
from kaiju.terminal import shelf
from kaiju.terminal.app import TableApp
from kaiju.terminal.match import Match
from kaiju.terminal.widgets import StoryLog
from tests.terminal.matches import GAME, LARGE, NEW_YORK, SMALL, TOKYO, WORDS, begin, until
from tests.terminal.screen import alive, drive, page, settle, text_of, type_line

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_turn_is_played_by_number_by_notation_and_by_arrow(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "where do you start" in text_of(app, "question")
        await type_line(app, pilot, "2")
        assert app.match.table.answers[-1].text != "2"
        until(app.match, "reroll")
        app.show()
        await type_line(app, pilot, "12")
        dice = [answer.text for answer in app.match.table.answers if answer.text.startswith("reroll")]
        assert dice[-1] == "reroll 1 2"
        until(app.match, "resolve")
        app.show()
        options = list(app.match.table.question.options) if app.match.table.question else []
        if len(options) > 1:
            await pilot.press("down", "enter")
            await settle(app, pilot)
            assert options[1] in [answer.text for answer in app.match.table.answers[-3:]]

    drive(begin(), steps, size)


def test_a_refused_answer_is_explained_and_changes_nothing() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        before = list(app.match.table.answers)
        await type_line(app, pilot, "place manhattan")
        assert "Manhattan" in text_of(app, "notice")
        await type_line(app, pilot, "place b")
        assert "place bronx / place brooklyn" in text_of(app, "notice")
        assert app.match.table.answers == before

    drive(begin(), steps)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_turn_of_tokyo_is_played(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        until(app.match, "reroll")
        app.show()
        assert "Outside" in text_of(app, "board")
        assert "[" in text_of(app, "dice")
        await type_line(app, pilot, "12")
        dice = [answer.text for answer in app.match.table.answers if answer.text.startswith("reroll")]
        assert dice[-1] == "reroll 1 2"
        until(app.match, "yield")
        app.show()
        assert "stay or leave" in text_of(app, "question")
        before = len(app.match.story.lines)
        await type_line(app, pilot, "2")
        assert app.match.story.lines[before].text.endswith("leaves Tokyo City.")
        await type_line(app, pilot, "?")
        assert "Poison tokens" in (page(app) or "")

    drive(begin(TOKYO, players=5), steps, size)


def test_the_card_on_top_is_on_the_screen_of_its_owner(crowded: Match) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "look")
        assert "Top of the deck" in text_of(app, "market")
        assert app.query_one(Input).region.bottom == SMALL[1]
        app.viewer = 1
        crowded.table.question = None  # nobody is asked: the screen stays with whoever was asked last
        app.show_table()
        assert "Top of the deck" not in text_of(app, "market")

    drive(crowded, steps)


def test_help_opens_and_closes() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "?")
        assert "Always possible" in (page(app) or "")
        await pilot.press("pagedown", "down", "up", "escape")
        assert page(app) is None
        await type_line(app, pilot, "cards")
        assert "Superstar" in (page(app) or "")
        await pilot.press("escape")
        await type_line(app, pilot, "? leveler")
        assert "Building" in (page(app) or "")
        await pilot.press("q")
        await type_line(app, pilot, "? nonsense")
        assert page(app) is None
        assert "nonsense" in text_of(app, "notice")
        await pilot.press("f1")
        assert "Always possible" in (page(app) or "")

    drive(begin(), steps)


def test_undo_and_leave_are_at_hand() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        until(app.match, "reroll")
        app.show()
        await type_line(app, pilot, "auto")
        await type_line(app, pilot, "stop")
        assert app.match.table.answers[-1].text == "stop"
        await type_line(app, pilot, "undo")
        assert app.match.table.answers[-1].text != "stop"
        assert "Taken back" in text_of(app, "notice")
        await type_line(app, pilot, "undo")
        assert "cannot be taken back" in text_of(app, "notice")
        await type_line(app, pilot, "leave")
        assert alive(app, 0)
        await type_line(app, pilot, "leave")
        assert not alive(app, 0)

    drive(begin(), steps)


def test_quit_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "quit")

    match = begin()
    drive(match, steps)
    assert how_to_go_on(match) == "Saved. To continue: kaiju play --resume"
    elsewhere = begin(save=tmp_path / "x.json")
    assert how_to_go_on(elsewhere).endswith(f"--resume --save {tmp_path / 'x.json'}")
    assert how_to_go_on(begin(TOKYO)).endswith(f"play --game {TOKYO} --resume")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [(NEW_YORK, ()), (TOKYO, ()), (TOKYO, ("edition=2016",))])
def test_the_end_names_the_places_and_leaves_a_record_that_verifies(
    game: str, options: tuple[str, ...]
) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "1. " in text_of(app, "question")
        assert ".record.txt" in text_of(app, "question")
        await type_line(app, pilot, "undo")
        await type_line(app, pilot, "")

    match = begin(game, humans=0, options=options)
    app = drive(match, steps)
    assert match.path is not None
    assert not match.path.exists()
    (record,) = match.path.parent.iterdir()
    assert str(record) in app.result
    assert verify(GAMES[game], read_record(record.read_text())) > 0


def test_a_record_takes_no_name_that_is_taken(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        pass

    wanted = tmp_path / "game.txt"
    wanted.write_text("precious")
    app = drive(begin(humans=0), steps, record=wanted)
    assert wanted.read_text() == "precious"
    assert "another name" in app.result
    assert (tmp_path / "game-2.txt").exists()


def test_it_is_clear_which_person_must_answer() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        seat = app.match.asked
        assert seat is not None
        name = app.match.say.monster(seat)
        assert app.query_one("#ask").border_title == f"Player {seat + 1}: {name}"
        assert name in text_of(app, "question")

    drive(begin(humans=3), steps)


def test_the_panels_follow_the_size_of_the_terminal() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Staten I." in text_of(app, "board")
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert "Staten Island" in text_of(app, "board")
        assert app.screen.has_class("-wide")
        entry = app.query_one(Input).region
        assert entry.bottom == LARGE[1]
        assert app.query_one(OptionList).size.height >= 4

    drive(begin(), steps)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_no_line_of_the_log_is_wider_than_there_is_room(size: tuple[int, int]) -> None:
    """Be it written before the borders were drawn, or before there was a scroll bar."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        log = app.query_one(StoryLog)
        await settle(app, pilot)
        assert len(log.lines) > log.size.height
        assert max(line.cell_length for line in log.lines) <= log.scrollable_content_region.width

    drive(begin(), steps, size)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_fits_on_a_small_terminal(game: str, seats: int) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.query_one(Input).region.bottom == SMALL[1]
        assert app.query_one(OptionList).size.height >= 3
        assert app.query_one("#log").size.height >= 4

    drive(begin(game, players=seats), steps)


def test_without_a_terminal_it_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert "kaiju play" in play_here(GAME, Choices(), WORDS)
    assert not shelf.folder().exists()
