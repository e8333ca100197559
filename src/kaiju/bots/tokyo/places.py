"""To enter Tokyo, to stay there, and to leave it."""

from __future__ import annotations

from typing import Final

from kaiju.bots.outlook import DEATH, WIN
from kaiju.bots.tokyo.siege import GIFT, PAYDAY, hold, leave
from kaiju.bots.tokyo.sight import Sight, strength
from kaiju.core.state import Monster
from kaiju.tokyo.board import in_tokyo
from kaiju.tokyo.faces import CLAW

CROWD: Final = 0.25  # what each further monster in reach of the claws is worth to whoever stands in Tokyo


def enter(sight: Sight) -> float:
    """What it is worth to go to Tokyo now, compared with staying outside."""
    return sight.reward(1) + _stay(sight, sight.others, sight.me.life) - leave(sight.me.life)


def _stay(sight: Sight, until: list[Monster], life: int) -> float:
    """What it is worth to stand in Tokyo with so much life, until this monster's turn and a round longer."""
    foes = [strength(monster) for monster in until if not in_tokyo(monster)]
    again = [strength(monster) for monster in sight.others]
    pay = sight.reward(2) + sight.owns("urbavore") + CROWD * (len(sight.others) - 1)
    return hold(life, (*foes, PAYDAY, *again, PAYDAY), pay, sight.guard())


def _until_me(sight: Sight) -> list[Monster]:
    """Who takes a turn before this monster does."""
    around = sight.state.clockwise(sight.state.active)[1:]
    seats = [monster.seat for monster in around]
    return around[: seats.index(sight.me.seat)] if sight.me.seat in seats else around


def _gift(sight: Sight) -> float:
    """What it costs that the attacker gets Tokyo: much if that makes it the winner."""
    attacker, needed = sight.state.me, sight.view.game.winning_vp
    if in_tokyo(attacker):
        return 0.0
    if attacker.vp + 1 >= needed:
        return WIN / 2
    return WIN / 8 if attacker.vp + 3 >= needed else GIFT


def yielding(sight: Sight, text: str) -> float:
    """Stay for the points, or leave before somebody strikes again."""
    life = sight.me.life
    if text == "stay":
        return _stay(sight, _until_me(sight), life)
    return leave(life) - _gift(sight) + 0.3 * sight.owns("burrowing")


def dodge(sight: Sight, text: str) -> float:
    """Jets: leave unhurt, or take the attack without a second chance to leave."""
    life = sight.me.life
    if text != "pass":
        return leave(life) - _gift(sight)
    attacker = Sight(sight.view, sight.state.me)
    claws = (sight.state.dice + sight.state.added).count(CLAW)
    left = life - attacker.blades(sight.me, claws)
    return DEATH if left <= 0 else _stay(sight, _until_me(sight), left)
