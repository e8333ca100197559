"""What holding Tokyo is worth: the attacks to come, the pay, and leaving in time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kaiju.bots.outlook import LIFE, WIN

PAYDAY: Final = -1  # among the attacks to come: the beginning of the own turn
LOST: Final = -10.0  # what being eliminated is worth, where no life left is worth 0
GIFT: Final = 0.4  # what it costs that an attacker gets the place
RELIEF: Final = 0.4  # how much of two hearts one may hope for outside

# The chances of 0, 1, 2 ... claws in an attack on Tokyo.
CLAWS: Final[Sequence[float]] = (0.5, 0.22, 0.13, 0.08, 0.045, 0.02, 0.005)


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
