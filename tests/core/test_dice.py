"""Six dice, three rolls, one face that is chased: the dice of the engine fall as often as they should."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

import pytest

from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.brute import AT_LEAST

CHASED: Final = {"king-of-new-york": "heal", "king-of-tokyo": "heart"}
TURNS: Final = 12000
WIDE: Final = 4  # standard deviations; the seeds never change, so this fails never or always


def answer(t: Table, face: str) -> str:
    """Reroll whatever does not show the face; leave everything else as it is."""
    assert t.question is not None
    others = [str(number) for number, shown in enumerate(t.state.dice, 1) if shown != face]
    if t.question.kind != "reroll" or not others:
        return next(iter(t.question.options))
    return "reroll " + " ".join(others)


def turns(t: Table, face: str) -> Counter[int]:
    """How many dice showed the face when the dice of a turn were left, in all turns of a game."""
    while t.question is not None:
        t.answer(answer(t, face))
    rolls = [event for event in t.log if event.kind in ("turn", "rolled", "rerolled")]
    begun = next(at for at, event in enumerate(rolls) if event.kind == "turn")
    last: dict[int, str] = {}
    number = 0
    for event in rolls[begun:]:
        number = event.amount if event.kind == "turn" else number
        last |= {number: event.what} if event.kind != "turn" else {}
    return Counter(shown.split().count(face) for shown in last.values())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_chased_face_comes_as_often_as_it_should(game: str) -> None:
    found: Counter[int] = Counter()
    seed = 0
    while found.total() < TURNS:
        found += turns(Table(GAMES[game], 2, f"odds {seed}"), CHASED[game])
        seed += 1
    for least, chance in enumerate(AT_LEAST, 1):
        often = sum(times for dice, times in found.items() if dice >= least) / found.total()
        assert abs(often - chance) < WIDE * sqrt(chance * (1 - chance) / found.total()), least


def test_the_chances_are_those_of_three_rolls_of_six_dice() -> None:
    one = 1 - (5 / 6) ** 3
    exact = [1.0]
    for _ in range(6):
        exact = [
            (exact[n] if n < len(exact) else 0) * (1 - one) + (exact[n - 1] * one if n else 0)
            for n in range(len(exact) + 1)
        ]
    assert [round(sum(exact[least:]), 4) for least in range(1, 7)] == list(AT_LEAST)
