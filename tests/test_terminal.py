"""The terminal game: what is typed, what is kept, what is shown, and the full-screen app itself."""

from __future__ import annotations

import asyncio
import io
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from kaiju.core.errors import CorruptRecord, IllegalAnswer
from kaiju.core.position import options_of, set_up
from kaiju.core.questions import Question
from kaiju.core.record import read as read_record
from kaiju.core.record import verify
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.terminal import Refused, boards, panels, shelf
from kaiju.terminal.app import HelpScreen, TableApp
from kaiju.terminal.entry import Entry, understand
from kaiju.terminal.help import all_cards, find_card, question_help
from kaiju.terminal.match import HUMAN, Match, resume
from kaiju.terminal.start import Choices, how_to_go_on, new_match, open_match, play
from kaiju.words import Words

NEW_YORK, TOKYO = "king-of-new-york", "king-of-tokyo"
GAME = GAMES[NEW_YORK]
WORDS = Words()
SMALL, LARGE = (80, 24), (140, 45)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the games of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def begin(game: str = NEW_YORK, **choices: Any) -> Match:
    """A new match that is saved in the folder of the test."""
    wanted = Choices(seed="7", bots=("random",))._replace(**choices)
    return open_match(GAMES[game], wanted, WORDS)


def stage(position: str, *players: str) -> Match:
    """A match that begins with a position, written as in a scenario; of King of Tokyo by default."""
    data = {"game": TOKYO, **yaml.safe_load(position)}
    rules = GAMES[data["game"]].edition(options_of(data))
    table = Table(rules, seed="7", state=set_up(rules, data))
    table.start()
    return Match(table, players, WORDS)


def until_asked(match: Match) -> Match:
    """Let the bots answer until a person must."""
    while match.bot_is_asked:
        match.bot_answers()
    return match


def until(match: Match, kind: str) -> Match:
    """Let people give the first answer offered until a question of some kind is theirs."""
    for _ in range(2000):
        until_asked(match)
        question = match.table.question
        assert question is not None
        if question.kind == kind:
            return match
        match.answer(next(iter(question.options)))
    raise AssertionError(f"nobody was asked for {kind}")


# -- what is typed -----------------------------------------------------------------------------------


def question(kind: str, *options: str) -> Question[None]:
    return Question(0, kind, dict.fromkeys(options), "NY-ROLL-5")


REROLL = question("reroll", "stop", "reroll 1", "reroll 2", "reroll 1 2", "reroll 2 4 5")
BUY = question("buy", "done", "buy leveler", "buy long-neck", "sweep")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2 4 5", "reroll 2 4 5"),
        ("5,4,2", "reroll 2 4 5"),
        ("245", "reroll 2 4 5"),
        ("r 1 2", "reroll 1 2"),
        ("REROLL 12", "reroll 1 2"),
        ("s", "stop"),
        ("reroll 9", "reroll 9"),
    ],
)
def test_dice_are_picked_by_number(typed: str, meant: str) -> None:
    assert understand(typed, REROLL, ["stop"]) == Entry("answer", meant)


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("", Entry("pick")),
        ("  2 ", Entry("answer", "buy leveler")),
        ("buy lev", Entry("answer", "buy leveler")),
        ("Buy Long-Neck", Entry("answer", "buy long-neck")),
        ("b l", Entry("unclear", "buy leveler / buy long-neck")),
        ("9", Entry("answer", "9")),
        ("?", Entry("help")),
        ("? long neck", Entry("help", "long neck")),
        ("help", Entry("help")),
        ("undo", Entry("undo")),
        ("quit", Entry("quit")),
    ],
)
def test_a_line_is_understood(typed: str, entry: Entry) -> None:
    assert understand(typed, BUY, list(BUY.options)) == entry


# -- what is kept ------------------------------------------------------------------------------------


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
    ("spoil", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: "", "cut off"),
        (lambda text: text.replace('\\"vp\\":0', '\\"vp\\":9', 1), "changed"),
        (lambda text: json.dumps({"format": "kaiju-game-0"}), "no saved game of this version"),
        (lambda text: "[]", "no saved game of this version"),
    ],
)
def test_a_spoilt_save_is_refused_and_stays_as_it_is(spoil: Callable[[str], str], sentence: str) -> None:
    path = begin().path
    assert path is not None
    spoilt = spoil(path.read_text())
    path.write_text(spoilt)
    with pytest.raises(CorruptRecord, match=sentence):
        resume(GAME, path, WORDS)
    assert path.read_text() == spoilt


def test_a_save_of_other_rules_is_refused() -> None:
    match = begin()
    assert match.path is not None
    table = match.table.save()
    table["answers"][-1][2] = "atlantis"
    shelf.write(match.path, match.players, table)
    with pytest.raises(CorruptRecord, match="cannot be continued"):
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
    with pytest.raises(Refused, match="no saved game"):
        open_match(GAME, Choices(resume=True), WORDS)


def test_an_existing_file_is_never_taken_for_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")
    with pytest.raises(Refused, match="exists already"):
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
    assert "No space" in match.problem
    assert match.path.read_text() == before
    assert [path.name for path in match.path.parent.iterdir()] == [match.path.name]


# -- who plays ---------------------------------------------------------------------------------------


def test_people_sit_first_and_bots_take_the_rest_in_turn() -> None:
    match = new_match(
        GAME, Choices(players=5, humans=2, bots=("random", "brawler"), monsters=("rob",)), WORDS
    )
    assert match.players == (HUMAN, HUMAN, "random", "brawler", "random")
    assert match.say.monsters[0] == "rob"
    assert len(set(match.say.monsters)) == 5


@pytest.mark.parametrize(
    ("game", "choices", "sentence"),
    [
        (NEW_YORK, Choices(players=7), "2 to 6 players"),
        (NEW_YORK, Choices(players=1), "2 to 6 players"),
        (NEW_YORK, Choices(players=2, humans=3), "3 people"),
        (NEW_YORK, Choices(monsters=("godzilla",)), "godzilla"),
        (NEW_YORK, Choices(monsters=("kong", "kong")), "Kong"),
        (NEW_YORK, Choices(options=("advanced=maybe",)), "advanced=on|off"),
        (TOKYO, Choices(players=7), "2 to 6 players"),
        (TOKYO, Choices(monsters=("kong",)), "the-king"),
        (TOKYO, Choices(monsters=("space-penguin",)), "Space Penguin"),
        (TOKYO, Choices(monsters=("kraken",), options=("edition=2016",)), "space-penguin"),
        (TOKYO, Choices(options=("edition=1999",)), "edition=first|2016"),
        (TOKYO, Choices(options=("duel=on",)), "duel"),
    ],
)
def test_a_game_that_cannot_be_is_explained(game: str, choices: Choices, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        new_match(GAMES[game], choices, WORDS)
    assert sentence in str(refused.value)


def test_an_edition_brings_its_own_monsters() -> None:
    match = new_match(GAMES[TOKYO], Choices(players=6, options=("edition=2016",)), WORDS)
    shown = panels.monsters(match, {}, False).plain
    assert all(name in shown for name in ("Space Penguin", "Cyber Kitty", "Gigazaur"))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(game: str) -> None:
    matches = [until(begin(game), "buy") for _ in range(2)]
    assert matches[0].table.answers == matches[1].table.answers


def test_an_answer_is_taken_back() -> None:
    match = until(begin(), "resolve")
    before, lines = match.table.state.to_json(), list(match.story.lines)
    assert match.table.question is not None
    match.answer(next(iter(match.table.question.options)))
    match.undo()
    assert match.table.state.to_json() == before
    assert match.story.lines == lines


def test_nobody_takes_back_what_a_bot_did() -> None:
    match = begin(humans=0)
    match.bot_answers()
    with pytest.raises(IllegalAnswer, match="cannot-undo"):
        match.undo()


@pytest.mark.parametrize("game", GAMES)
def test_the_last_to_fall_is_placed_before_the_first(game: str) -> None:
    match = until_asked(begin(game, humans=0))
    ranking = match.ranking()
    assert sorted(monster.seat for monster in ranking) == [0, 1, 2, 3]
    assert [monster.seat for monster in ranking if not monster.alive] == match.story.fallen[::-1]
    if match.table.state.winner >= 0:
        assert ranking[0].seat == match.table.state.winner


# -- what is shown -----------------------------------------------------------------------------------


def printed(thing: object, width: int = 80) -> str:
    """Something as a terminal of some width shows it."""
    text = io.StringIO()
    Console(width=width, file=text).print(thing)
    return text.getvalue()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_panels_show_the_whole_table_at_every_question(game: str, seats: int, wide: bool) -> None:
    match = begin(game, players=seats, humans=0)
    for _ in range(120):
        if not match.bot_is_asked:
            break
        board = boards.of(match)
        shown = panels.monsters(match, board.goals(match), wide).plain
        assert all(match.say.monster(seat) in shown for seat in range(seats))
        city = board.text(match, wide).plain
        for place in PLACES[game]:
            assert (WORDS.name("place", place) if wide else WORDS.short("place", place)) in city
        for die in range(len(match.table.state.dice)):
            assert f"{die + 1} " in panels.dice(match, wide).plain
        offers = printed(panels.market(match, 0, wide), 140)
        assert all(match.say.name(card.id)[:19] in offers for card in match.table.state.row if card)
        assert boards.header(match, wide).plain
        match.bot_answers()


PLACES = {
    NEW_YORK: ("staten-island", "bronx", "queens", "brooklyn", "manhattan"),
    TOKYO: ("tokyo-city", "tokyo-bay", "outside"),
}


@pytest.mark.parametrize(("game", "options"), [(NEW_YORK, ()), (TOKYO, ()), (TOKYO, ("edition=2016",))])
def test_a_narrow_line_fits_its_panel(game: str, options: tuple[str, ...]) -> None:
    match = begin(game, players=6, humans=0, options=options)
    board = boards.of(match)
    while match.bot_is_asked:
        lines = panels.monsters(match, {}, False, board.place_width).plain.splitlines()
        assert all(len(line) <= 46 - 2 for line in lines)
        assert all(len(line) <= 80 - 46 - 2 for line in board.text(match, False).plain.splitlines())
        match.bot_answers()


@pytest.mark.parametrize(
    ("game", "rule", "board"), [(NEW_YORK, "NY-ROLL-5", "Souvenir"), (TOKYO, "KT-ROLL-2", "Poison")]
)
def test_help_explains_the_question_and_the_notation(game: str, rule: str, board: str) -> None:
    match = until(begin(game), "reroll")
    text = question_help(match).plain
    assert "which dice do you reroll" in text
    assert "2 4 5" in text
    assert "stop" in text
    assert "undo" in text
    assert rule in text
    assert board in text


def test_a_card_is_found_by_the_beginning_of_its_name() -> None:
    match = begin()
    assert find_card(match, "long n") == "long-neck"
    assert find_card(match, "statue") == "statue-of-liberty"
    assert find_card(match, "hudson") == "drink-the-hudson"
    assert find_card(match, "nonsense") is None
    assert find_card(begin(TOKYO), "stat") != "statue-of-liberty"
    assert find_card(begin(TOKYO, options=("edition=2016",)), "media") == "dedicated-news-team"


def test_all_cards_in_play_are_listed() -> None:
    match = begin()
    listed = all_cards(match).plain
    assert "Superstar" in listed
    assert all(match.say.name(card.id) in listed for card in match.table.state.row if card)


CROWDED = """
phase: buy
row: [energize, frenzy, skyscraper]
monsters:
  alienoid:
    at: tokyo-city
    energy: 12
    cards: [mimic, made-in-a-lab, parasitic-tentacles, monster-batteries, alien-metabolism, metamorph]
    counters: {mimic: 2, monster-batteries: 4}
    tokens: {poison: 2, shrink: 1}
  cyber-bunny: {at: tokyo-bay, cards: [smoke-cloud, wings], counters: {smoke-cloud: 3}}
  giga-zaur: {}
  kraken: {}
  meka-dragon: {}
mimics: {alienoid: smoke-cloud cyber-bunny}
"""


@pytest.fixture
def crowded() -> Match:
    """Five Monsters in Tokyo, two of them played by people, with cards that must be shown in full."""
    return stage(CROWDED, HUMAN, HUMAN, "random", "random", "random")


def test_tokens_copies_and_what_lies_on_cards_are_shown(crowded: Match) -> None:
    for shown in (panels.monsters(crowded, {}, True).plain, all_cards(crowded).plain):
        assert "Poison 2, Shrink 1" in shown
        assert "Mimic as Smoke Cloud (2 Smoke)" in shown
        assert "Monster Batteries (4↯)" in shown
        assert "Smoke Cloud (3 Smoke)" in shown
    assert "6c P2 S1" in panels.monsters(crowded, {}, False, 7).plain


def test_the_board_of_tokyo_says_who_is_where_and_when_the_bay_is_closed(crowded: Match) -> None:
    board = boards.of(crowded).text(crowded, True).plain.splitlines()
    assert board[0].split() == ["Tokyo", "City", "▲", "Alienoid"]
    assert board[1].split() == ["Tokyo", "Bay", "▲", "Cyber", "Bunny"]
    assert "Giga Zaur, Kraken" in board[2]
    small = begin(TOKYO, players=4)
    assert "Bay     closed" in boards.of(small).text(small, False).plain
    large = begin(TOKYO, players=5)
    assert "Bay     –" in boards.of(large).text(large, False).plain


def test_a_price_is_what_the_viewer_would_pay(crowded: Match) -> None:
    mine, theirs = panels.market(crowded, 0, False), panels.market(crowded, 1, False)
    assert isinstance(mine, Text)
    assert isinstance(theirs, Text)
    assert "5↯ Skyscraper" in mine.plain
    assert "6↯ Skyscraper" in theirs.plain
    assert boards.option(crowded, "buy", "buy skyscraper") == "Buy Skyscraper for 5 energy"
    take = boards.option(crowded, "buy", "take wings cyber-bunny")
    assert take == "Buy Wings from Cyber Bunny for 5 energy"


PILE = """
game: king-of-new-york
phase: buy
monsters:
  kong: {at: brooklyn, energy: 9, cards: [scavenger]}
  sheriff: {at: bronx}
row: [brooklyn-bridge, central-park, coney-island]
discard: [regeneration]
"""


def test_a_card_of_the_discard_pile_has_its_price_too() -> None:
    match = stage(PILE, HUMAN, HUMAN)
    price = GAME.card("regeneration").cost - 1
    found = boards.option(match, "buy", "buy regeneration")
    assert found == f"Buy Regeneration from the discard pile for {price} energy"


def test_the_top_card_is_shown_to_those_who_looked_and_to_nobody_else(crowded: Match) -> None:
    assert boards.top(crowded, 0) is None
    crowded.answer("look")
    card = boards.top(crowded, 0)
    assert card is not None
    name = crowded.say.name(card.id)
    assert f"Buy {name} (top of the deck)" in boards.option(crowded, "buy", "buy top")
    assert "Top of the deck" in printed(panels.market(crowded, 0, False, card), 140)
    assert not any(boards.top(crowded, seat) for seat in range(1, 5))
    assert not any(name in line.text for line in crowded.story.lines)


def test_a_bot_that_looked_shows_nothing(crowded: Match) -> None:
    crowded.answer("look")
    crowded.players = ("random", *crowded.players[1:])
    assert boards.top(crowded, 0) is None


def test_a_sale_says_what_it_brings(crowded: Match) -> None:
    crowded.answer("done")
    assert boards.option(crowded, "sell", "sell mimic") == "Sell Mimic for 8 energy"
    assert boards.option(crowded, "sell", "done") == "Sell nothing more"


# -- the app -----------------------------------------------------------------------------------------


def drive(
    match: Match,
    steps: Callable[[TableApp, Pilot[None]], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    record: Path | None = None,
) -> TableApp:
    """Run the app without a screen and let a test press its keys."""

    async def go() -> TableApp:
        app = TableApp(match, 0, record)
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await steps(app, pilot)
        return app

    return asyncio.run(go())


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until no bot has anything to answer."""
    while True:
        await pilot.pause()
        if not app.match.bot_is_asked:
            return


async def type_line(app: TableApp, pilot: Pilot[None], text: str) -> None:
    """Type a line and press Enter."""
    app.query_one(Input).value = text
    await pilot.press("enter")
    await settle(app, pilot)


def alive(app: TableApp, seat: int) -> bool:
    """Is a Monster still in the game?"""
    return app.match.table.state.monsters[seat].alive


def text_of(app: TableApp, id: str) -> str:
    """What a panel shows."""
    return str(app.query_one(f"#{id}", Static).content)


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


def page(app: TableApp) -> str | None:
    """The page of help that lies over the table, if one does."""
    return app.screen.text.plain if isinstance(app.screen, HelpScreen) else None


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
        assert "do you yield" in text_of(app, "question")
        before = len(app.match.story.lines)
        await type_line(app, pilot, "2")
        assert any(line.kind == "yielded" for line in app.match.story.lines[before:])
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
    assert how_to_go_on(match) == "Saved. To go on: kaiju play --resume"
    elsewhere = begin(save=tmp_path / "x.json")
    assert how_to_go_on(elsewhere).endswith(f"--resume --save {tmp_path / 'x.json'}")
    assert how_to_go_on(begin(TOKYO)).endswith(f"play --game {TOKYO} --resume")


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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_fits_on_a_small_terminal(game: str, seats: int) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.query_one(Input).region.bottom == SMALL[1]
        assert app.query_one(OptionList).size.height >= 3
        assert app.query_one("#log").size.height >= 4

    drive(begin(game, players=seats), steps)


def test_without_a_terminal_it_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert "kaiju play" in play(GAME, Choices(), WORDS)
    assert not shelf.folder().exists()


@pytest.mark.parametrize("typed", ["²", "①", "9" * 5000, "٣" * 5000, "reroll " + "9" * 5000])
def test_a_strange_number_is_an_answer_that_is_refused(typed: str) -> None:
    match = begin()
    question = match.table.question
    assert question is not None
    entry = understand(typed, question, list(question.options))
    assert entry.command == "answer"
    with pytest.raises(IllegalAnswer):
        match.table.answer(entry.text)
