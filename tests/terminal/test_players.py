"""Who plays, and what is taken back."""

from __future__ import annotations

import pytest

from kaiju.commands.arguments import CommandRefused
from kaiju.commands.play import Choices, new_match
from kaiju.core.errors import IllegalAnswer
from kaiju.games import GAMES
from kaiju.terminal import panels
from kaiju.terminal.match import HUMAN
from tests.terminal.matches import GAME, NEW_YORK, TOKYO, WORDS, begin, until, until_asked


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
    with pytest.raises(CommandRefused) as refused:
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
