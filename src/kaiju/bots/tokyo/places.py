"""To enter Tokyo, to hold it against the attacks to come, and to leave it in time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kaiju.bots.perspective import DEATH, LIFE, WIN
from kaiju.bots.tokyo.perspective import LOST, TokyoPerspective, strength
from kaiju.core.state import Monster
from kaiju.tokyo.board import in_tokyo
from kaiju.tokyo.faces import CLAW

CROWD: Final = 0.25  # what each further monster in reach of the claws is worth to whoever stands in Tokyo
PAYDAY: Final = -1  # among the attacks to come: the beginning of the own turn
GIFT: Final = 0.4  # what it costs that an attacker gets the place
RELIEF: Final = 0.4  # how much of two hearts one may hope for outside

# The chances of 0, 1, 2 ... claws in an attack on Tokyo.
CLAWS: Final[Sequence[float]] = (0.5, 0.22, 0.13, 0.08, 0.045, 0.02, 0.005)

# Cards that keep off damage for a price, and how much of it in the mean.
SCREENS: Final[Mapping[str, float]] = {"camouflage": 0.15, "wings": 0.5}


def enter(pov: TokyoPerspective) -> float:
    """What it is worth to go to Tokyo now, compared with staying outside."""
    return pov.reward(1) + _stay(pov, pov.others, pov.me.life) - leave(pov.me.life)


def _stay(pov: TokyoPerspective, until: list[Monster], life: int) -> float:
    """What it is worth to stand in Tokyo with so much life, until this monster's turn and a round longer."""
    foes = [strength(monster) for monster in until if not in_tokyo(monster)]
    again = [strength(monster) for monster in pov.others]
    pay = pov.reward(2) + pov.owns("urbavore") + CROWD * (len(pov.others) - 1)
    return hold(life, (*foes, PAYDAY, *again, PAYDAY), pay, _guard(pov))


def _until_me(pov: TokyoPerspective) -> list[Monster]:
    """Who takes a turn before this monster does."""
    around = pov.state.clockwise(pov.state.active)[1:]
    seats = [monster.seat for monster in around]
    return around[: seats.index(pov.me.seat)] if pov.me.seat in seats else around


def _gift(pov: TokyoPerspective) -> float:
    """What it costs that the attacker gets Tokyo: much if that makes it the winner."""
    attacker, needed = pov.state.me, pov.view.game.winning_vp
    if in_tokyo(attacker):
        return 0.0
    if attacker.vp + 1 >= needed:
        return WIN / 2
    return WIN / 8 if attacker.vp + 3 >= needed else GIFT


def yielding(pov: TokyoPerspective, text: str) -> float:
    """Stay for the points, or leave before somebody strikes again."""
    life = pov.me.life
    if text == "stay":
        return _stay(pov, _until_me(pov), life)
    return leave(life) - _gift(pov) + 0.3 * pov.owns("burrowing")


def dodge(pov: TokyoPerspective, text: str) -> float:
    """Jets: leave unhurt, or take the attack without a second chance to leave."""
    life = pov.me.life
    if text != "pass":
        return leave(life) - _gift(pov)
    attacker = TokyoPerspective(pov.view, pov.state.me)
    claws = (pov.state.dice + pov.state.added).count(CLAW)
    left = life - attacker.blades(pov.me, claws)
    return DEATH if left <= 0 else _stay(pov, _until_me(pov), left)


class Guard(NamedTuple):
    """What protects a monster: from single damage, by leaving first, and from so much of all damage."""

    armor: bool = False
    jets: bool = False
    fade: float = 0.0


def leave(life: int) -> float:
    """What it is worth to stand outside with so much life: there hearts heal."""
    return LIFE[life] + RELIEF * (LIFE[min(life + 2, max(life, 10))] - LIFE[life])


@lru_cache(maxsize=1 << 16)
def hold(life: int, attacks: tuple[int, ...], pay: float, guard: Guard) -> float:
    """What it is worth to stand in Tokyo while monsters of such strength attack, free to leave when hurt."""
    if not attacks:
        return LIFE[life]
    first, rest = attacks[0], attacks[1:]
    if first == PAYDAY:
        return pay + (LIFE[life] if pay > WIN else hold(life, rest, pay, guard))
    unharmed = hold(life, rest, pay, guard)
    worth = 0.0
    for claws, chance in enumerate(CLAWS):
        damage = claws + first if claws else 0
        if not damage or (damage == 1 and guard.armor):
            worth += chance * unharmed
        else:
            hit = leave(life) if guard.jets else _hit(life - damage, rest, pay, guard)
            worth += chance * (guard.fade * unharmed + (1 - guard.fade) * hit)
    return worth


def _hit(life: int, rest: tuple[int, ...], pay: float, guard: Guard) -> float:
    if life <= 0:
        return LOST
    return max(leave(life) - GIFT, hold(life, rest, pay, guard))


def _guard(pov: TokyoPerspective) -> Guard:
    """What protects this monster."""
    rich = pov.me.energy >= 2
    fades = [SCREENS[held.card.id] for held in pov.me.cards if held.card.id in SCREENS and rich]
    return Guard(pov.owns("armor-plating"), pov.owns("jets"), max(fades, default=0.0))
