"""King of Tokyo with Made in a Lab: one seat has looked at the top card, which the others may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, cast

from kaiju.core.errors import Diverged
from kaiju.core.history import Answer
from kaiju.core.questions import Question
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.tokyo.board import Board
from tests.support.play import Player
from tests.support.positions import at

GAME: Final = GAMES["king-of-tokyo"]
LAB: Final = "made-in-a-lab"
POSITION: Final[dict[str, Any]] = {
    "monsters": {
        "kraken": {"energy": 6, "cards": [LAB]},
        "alienoid": {"energy": 6, "cards": ["mimic", "opportunist"]},
        "the-king": {"energy": 6, "cards": ["parasitic-tentacles"]},
    },
    "mimics": {"alienoid": f"{LAB} kraken"},
    "row": ["skyscraper", "wings", "jets"],
}


def begin(secret: str | None) -> Table:
    """Two Monsters may look at the top card, the third may not."""
    return at(GAME, POSITION, secret)


class Curious(Player):
    """A player who looks at the top card whenever possible, and buys it half the time."""

    def choose(self, question: Question[Any]) -> str:
        """Look first; then anything."""
        if "buy top" in question.options and self.rng.random() < 0.4:
            return "buy top"
        return "look" if "look" in question.options else super().choose(question)


def board(t: Table) -> Board:
    """The board of a table."""
    return cast(Board, t.state.extra)


def secrets(seed: int, most: int = 25) -> Iterator[Table]:
    """The first questions of a game at which somebody has looked at the top card."""
    table, player = begin(f"secret {seed}"), Curious(seed)
    while table.question is not None and most:
        if board(table).top:
            most -= 1
            yield table
        table.answer(player.choose(table.question))


def with_another_top(t: Table, card: str) -> Table | None:
    """The same answers at a table where a different card was looked at, if they are possible there."""
    answers = t.answers[:]
    at = max(number for number, given in enumerate(answers) if given.kind == "look" and given.seat < 0)
    answers[at] = Answer(answers[at].seat, answers[at].kind, card)
    other = begin(None)
    try:
        for given in answers:
            other.replay(given)
    except Diverged:
        return None  # the one who looked could afford one card and not the other, and everyone has seen that
    other.chance = t.chance.copy() if t.chance else None
    return other


def whoever_has_looked_knows_the_card(seed: int) -> None:
    """The top card is in the view of a seat that has looked at it and in all it imagines, and in no other."""
    for t in secrets(seed):
        for seat in range(len(t.state.monsters)):
            knows = seat in board(t).seen
            assert (cast(Board, t.view(seat).state.extra).top == board(t).top) == knows
            dream = t.view(seat).imagine(random.Random(seed))
            assert not knows or board(dream).top == board(t).top
