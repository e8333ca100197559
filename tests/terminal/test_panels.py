"""What is shown: the whole table, at every width, to those who may see it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from kaiju.games import GAMES
from kaiju.rulebook import Rulebook, about, plain
from kaiju.terminal import boards, panels
from kaiju.terminal.help import all_cards, find_card, question_help
from kaiju.terminal.match import HUMAN, Match
from kaiju.words import Words
from tests.support.quick import sampled
from tests.terminal.matches import GAME, NEW_YORK, TOKYO, WORDS, begin, stage, until


def printed(thing: object, width: int = 80) -> str:
    """Something as a terminal of some width shows it."""
    text = io.StringIO()
    Console(width=width, file=text).print(thing)
    return text.getvalue()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("seats", sampled([2, 4, 6], 3))
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


@pytest.mark.parametrize(
    ("language", "said"), [("en", "outer borough"), ("de", "Außenbezirk"), ("ru", "район")]
)
def test_help_quotes_the_rulebook_on_the_question(language: str, said: str) -> None:
    match = until(begin(), "place")
    match.speak(Words(language))
    book = Rulebook(language, "king-of-new-york")
    assert match.table.question is not None
    (own, *_) = about(book, match.table.question.rule)
    quoted = plain(book.texts[own.id].text)
    assert said in quoted
    assert quoted in question_help(match).plain


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
    assert boards.option(crowded, "sell", "done") == "Done selling"
