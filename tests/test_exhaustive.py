"""In some random game every card is bought, every hook of a card acts, every kind of question is asked."""

import re
from functools import cache

import pytest

from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.tokyo.modern import Tokyo2016
from tests import ROOT
from tests.support.exhaustive import Outcome, counted, hooks, run
from tests.support.play import editions

MOST = 600
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| ([^|]*)", re.MULTILINE)
EDITIONS = [edition for game in GAMES.values() for edition in editions(game)]
GONE: dict[type[Game], set[str]] = {Tokyo2016: {"deposit"}}
"""What an edition does not ask any more: the energy on that card comes from the pool. (KT-2016-10)"""

every_edition = pytest.mark.parametrize("game", EDITIONS, ids=lambda game: type(game).__name__)


@cache
def outcome(game: Game) -> Outcome:
    """The outcome of one run, which both tests look at."""
    return run(game, MOST, documented(game))


def documented(game: Game) -> set[str]:
    """The kinds of questions that the notation describes for a game, chance's included."""
    players = chapter("The answers of a player").partition(f"### {title(game.id)}\n")[2]
    rows = ROW.findall(players.partition("\n### ")[0])
    rows += [row for row in ROW.findall(chapter("The answers of chance")) if is_of(game.id, row[1])]
    found = {kind for kinds, _ in rows for kind in re.findall(r"[a-z-]+", kinds)}
    return found - GONE.get(type(game), set())


def chapter(heading: str) -> str:
    """The part of the notation under a heading."""
    return NOTATION.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def title(game: str) -> str:
    """What a game is called."""
    return game.replace("-", " ").title().replace(" Of ", " of ")


def is_of(game: str, when: str) -> bool:
    """Is a row meant for a game? One that names no game is meant for all."""
    return not any(when.startswith(f"{title(other)}:") for other in GAMES if other != game)


@pytest.mark.slow
@every_edition
def test_every_card_is_bought_and_every_hook_acts(game: Game) -> None:
    missing = outcome(game).missing
    assert not missing, "never seen: " + ", ".join(f"{card}.{hook}" for card, hook in sorted(missing))


@pytest.mark.slow
@every_edition
def test_the_notation_describes_every_kind_of_question(game: Game) -> None:
    assert outcome(game).kinds == documented(game)


@every_edition
def test_counting_leaves_the_cards_as_they_were(game: Game) -> None:
    cards = game.cards.values()
    before = [{**vars(type(card))} for card in cards]
    with counted(game):
        assert [{**vars(type(card))} for card in cards] != before
    assert [{**vars(type(card))} for card in cards] == before


@every_edition
def test_every_card_does_something(game: Game) -> None:
    silent = [card.id for card in game.cards.values() if not hooks(card)]
    assert not silent
