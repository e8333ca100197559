"""Matches for the tests: new ones, staged ones, and how to get to a question."""

from __future__ import annotations

from typing import Any

import yaml

from kaiju.commands.play import Choices, open_match
from kaiju.core.notation.position import options_of
from kaiju.games import GAMES
from kaiju.terminal.match import Match
from kaiju.words import Words
from tests.support.positions import at

NEW_YORK, TOKYO = "king-of-new-york", "king-of-tokyo"
GAME = GAMES[NEW_YORK]
WORDS = Words()
SMALL, LARGE = (80, 24), (140, 45)


def begin(game: str = NEW_YORK, **choices: Any) -> Match:
    """A new match that is saved in the folder of the test."""
    wanted = Choices(seed="7", bots=("random",))._replace(**choices)
    return open_match(GAMES[game], wanted, WORDS)


def stage(position: str, *players: str) -> Match:
    """A match that begins with a position, written as in a scenario; of King of Tokyo by default."""
    data = {"game": TOKYO, **yaml.safe_load(position)}
    rules = GAMES[data["game"]].edition(options_of(data))
    return Match(at(rules, data, "7"), players, WORDS)


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
