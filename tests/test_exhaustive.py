"""In some random game every card is bought, every hook of a card acts, every kind of question is asked."""

import re
from functools import cache
from pathlib import Path

import pytest

from kaiju.games import GAMES
from tests.exhaustive import Outcome, counted, hooks, run

MOST = 600
NOTATION = Path(__file__).parents[1] / "docs" / "notation.md"


@cache
def outcome(game: str) -> Outcome:
    """The outcome of one run, which both tests look at."""
    return run(GAMES[game], MOST, documented())


def documented() -> set[str]:
    """The kinds of questions that the notation describes."""
    text = NOTATION.read_text(encoding="utf-8")
    tables = text[text.index("## The answers of a player") : text.index("## Places")]
    return set(re.findall(r"^\| `([a-z-]+)` \|", tables, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_bought_and_every_hook_acts(game: str) -> None:
    missing = outcome(game).missing
    assert not missing, "never seen: " + ", ".join(f"{card}.{hook}" for card, hook in sorted(missing))


def test_the_notation_describes_every_kind_of_question() -> None:
    asked = set().union(*(outcome(game).kinds for game in GAMES))
    assert asked == documented()


@pytest.mark.parametrize("game", GAMES)
def test_counting_leaves_the_cards_as_they_were(game: str) -> None:
    cards = GAMES[game].cards.values()
    before = [{**vars(type(card))} for card in cards]
    with counted(GAMES[game]):
        assert [{**vars(type(card))} for card in cards] != before
    assert [{**vars(type(card))} for card in cards] == before


@pytest.mark.parametrize("game", GAMES)
def test_every_card_does_something(game: str) -> None:
    silent = [card.id for card in GAMES[game].cards.values() if not hooks(card)]
    assert not silent
