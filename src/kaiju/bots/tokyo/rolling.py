"""Dice: which to keep, which to change, and when another roll is worth its price."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaiju.bots.keeping import Keeping, picked
from kaiju.bots.outlook import ENERGY_WORTH
from kaiju.bots.tokyo.faces import outcome, plans
from kaiju.bots.tokyo.sight import Sight
from kaiju.core.state import Face
from kaiju.tokyo.board import in_tokyo
from kaiju.tokyo.faces import CLAW, FACES, ONE

PUFF: Final = 0.6  # what a token of Smoke Cloud is kept for
TWIST: Final = 1.4  # what Plot Twist is kept for
PROBE: Final = 0.5  # what Psychic Probe is kept for, if a heart may end it


def reroll(sight: Sight, text: str) -> float:
    """What the roll comes to if these dice are rolled again, and others once more after that."""
    return _expect(sight, picked(text))


def _expect(sight: Sight, again: Sequence[int]) -> float:
    if sight.keeping is None:
        sight.keeping = Keeping(plans(sight), max(1, sight.state.rerolls))
    return sight.keeping.without(sight.state.dice, again)


def _best(sight: Sight) -> tuple[float, list[int]]:
    """The best dice to roll again, and what comes of it."""
    dice = range(len(sight.state.dice))
    picks = [[die for die in dice if mask >> die & 1] for mask in range(1 << len(dice))]
    worths = [_expect(sight, pick) for pick in picks]
    most = max(worths)
    return most, picks[worths.index(most)]


def roll_on(sight: Sight, text: str) -> float:
    """Telepath and Smoke Cloud: one more reroll, when none is left."""
    if sight.state.rerolls:
        return 0.0
    price = ENERGY_WORTH if text == "use telepath" else PUFF
    return _best(sight)[0] - _expect(sight, []) - price - 0.2


def dwell(sight: Sight, text: str) -> float:
    """Background Dweller: a 3 that would be rolled again anyway is rolled for nothing."""
    question, die = sight.view.question, int(text.split()[1]) - 1
    if question is not None and question.kind == "camouflage":
        return 1.0
    if sight.state.rerolls and question is not None and question.kind == "reroll":
        return 1.0 if die in _best(sight)[1] else 0.0
    return _rolled(sight, die) - outcome(sight, sight.state.dice)


def _rolled(sight: Sight, die: int) -> float:
    """What the dice are worth in the mean with one of them rolled again."""
    return sum([outcome(sight, _turned(sight, die, face)) for face in FACES]) / len(FACES)


def _turned(sight: Sight, die: int, face: Face) -> list[Face]:
    dice = sight.state.dice[:]
    dice[die] = face
    return dice


def cull(sight: Sight, text: str) -> float:
    """Herd Culler: a die becomes a 1."""
    return _change(sight, int(text.split()[1]), ONE) - 0.05


def stretch(sight: Sight, text: str) -> float:
    """Stretchy: any face for 2 energy."""
    _, die, face = text.split()
    return _change(sight, int(die), Face(face)) - 2 * ENERGY_WORTH


def twist(sight: Sight, text: str) -> float:
    """Plot Twist: any face, once."""
    _, die, face = text.split()
    return _change(sight, int(die), Face(face)) - TWIST


def _change(sight: Sight, die: int, face: Face) -> float:
    return outcome(sight, _turned(sight, die - 1, face)) - outcome(sight, sight.state.dice)


def probe(sight: Sight, text: str) -> float:
    """Psychic Probe: the die that helps the other monster most, or hurts this one."""
    if text == "pass":
        return PROBE
    rival, die = Sight(sight.view, sight.state.me), int(text.split()[1]) - 1
    worth = outcome(rival, sight.state.dice) - _rolled(rival, die)
    in_reach = in_tokyo(rival.me) != sight.inside
    if sight.state.dice[die] == CLAW and in_reach:
        worth -= sight.life(-sight.state.dice.count(CLAW)) - sight.life(1 - sight.state.dice.count(CLAW))
    return worth
