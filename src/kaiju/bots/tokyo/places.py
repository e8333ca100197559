"""To enter Tokyo, to hold it against the attacks to come, and to leave it in time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kaiju.bots.perspective import DEATH, WIN, life_worth
from kaiju.bots.tokyo.perspective import LOST, TokyoPerspective
from kaiju.core.position import attack_results, begun, damage, entering, following, income
from kaiju.core.state import Monster
from kaiju.tokyo.board import CITY, OUTSIDE, in_tokyo
from kaiju.tokyo.faces import CLAW
from kaiju.tokyo.position import parting_damage

CROWD: Final = 0.25  # what each further monster in reach of the claws is worth to whoever stands in Tokyo
GIFT: Final = 0.4  # what it costs that an attacker gets the place
RELIEF: Final = 0.4  # how much of two hearts one may hope for outside

# The chances of 0, 1, 2 ... claws in an attack on Tokyo.
CLAWS: Final[Sequence[float]] = (0.5, 0.22, 0.13, 0.08, 0.045, 0.02, 0.005)

Attack = tuple[int, ...]  # the damage of 0, 1, 2 ... claws
PAYDAY: Final[Attack] = ()  # among the attacks to come: the beginning of the own turn


class Guard(NamedTuple):
    """What protects a monster: it may leave before the damage, or be spared some of it in the mean."""

    dodges: bool = False
    screen: float = 0.0


def enter(pov: TokyoPerspective) -> float:
    """What it is worth to go to Tokyo now, compared with staying outside."""
    gained = pov.pay(entering(pov.view, pov.me))
    return gained + _stay(pov, pov.others, pov.me.life) - leave(pov.me.life)


def _stay(pov: TokyoPerspective, until: list[Monster], life: int) -> float:
    """What it is worth to stand in Tokyo with so much life, until this monster's turn and a round longer."""
    attacks = _attacks(pov)
    first = [attacks[monster.seat] for monster in until if not in_tokyo(monster)]
    again = [attacks[monster.seat] for monster in pov.others]
    pay = pov.pay(income(pov.view, pov.me, CITY)) + CROWD * (len(pov.others) - 1)
    return hold(life, (*first, PAYDAY, *again, PAYDAY), pay, _guard(pov))


def _attacks(pov: TokyoPerspective) -> dict[int, Attack]:
    """What the claws of each of the others would cost this monster if it stood alone in City."""
    siege = begun(pov.view, following(pov.view))
    for monster in siege.state.monsters:
        monster.place = OUTSIDE if in_tokyo(monster) else monster.place
    me = siege.state.monsters[pov.me.seat]
    me.place = CITY
    found: dict[int, Attack] = {}
    plain = PAYDAY  # all without cards attack alike
    for other in pov.others:
        attack = PAYDAY if other.cards else plain
        if attack == PAYDAY:
            by = siege.state.monsters[other.seat]
            results = [attack_results(siege, by, claws) for claws in range(len(CLAWS))]
            attack = tuple([damage(siege, by, me, count) for count in results])
            plain = plain if other.cards else attack
        found[other.seat] = attack
    return found


def _guard(pov: TokyoPerspective) -> Guard:
    """What protects this monster."""
    screens = [opinion.screen for opinion in pov.opinions if pov.me.energy >= opinion.upkeep]
    return Guard(pov.me.has("dodges"), max(screens, default=0.0))


def _gift(pov: TokyoPerspective) -> float:
    """What it costs that the attacker gets Tokyo: much if it wins by that, less if that hurts it."""
    attacker, needed = pov.state.me, pov.view.game.winning_vp
    if in_tokyo(attacker):
        return 0.0
    parting = pov.harm(attacker, parting_damage(pov.me))
    now = attacker.vp + entering(pov.view, attacker)[0]
    if now >= needed:
        return WIN / 2 - parting
    soon = now + income(pov.view, attacker, CITY)[0]
    return (WIN / 8 if soon >= needed else GIFT) - parting


def yielding(pov: TokyoPerspective, text: str) -> float:
    """Stay for the points, or leave before somebody strikes again."""
    life = pov.me.life
    if text == "stay":
        return _stay(pov, pov.until_me(), life)
    return leave(life) - _gift(pov)


def dodge(pov: TokyoPerspective, text: str) -> float:
    """Leave unhurt, or take the attack without a second chance to leave."""
    life = pov.me.life
    if text != "pass":
        return leave(life) - _gift(pov)
    claws = (pov.state.dice + pov.state.added).count(CLAW)
    left = life - damage(pov.view, pov.state.me, pov.me, claws)
    return DEATH if left <= 0 else _stay(pov, pov.until_me(), left)


def leave(life: int) -> float:
    """What it is worth to stand outside with so much life: there hearts heal."""
    hopes = min(life + 2, max(life, 10))
    return life_worth(life) + RELIEF * (life_worth(hopes) - life_worth(life))


@lru_cache(maxsize=1 << 16)
def hold(life: int, attacks: tuple[Attack, ...], pay: float, guard: Guard) -> float:
    """What it is worth to stand in Tokyo during some attacks and paydays, free to leave when hurt."""
    if not attacks:
        return life_worth(life)
    first, rest = attacks[0], attacks[1:]
    if first == PAYDAY:
        return pay + (life_worth(life) if pay > WIN else hold(life, rest, pay, guard))
    unharmed = hold(life, rest, pay, guard)
    worth = 0.0
    for chance, lost in zip(CLAWS, first, strict=True):
        if not lost:
            worth += chance * unharmed
        else:
            hit = leave(life) if guard.dodges else _hit(life - lost, rest, pay, guard)
            worth += chance * (guard.screen * unharmed + (1 - guard.screen) * hit)
    return worth


def _hit(life: int, rest: tuple[Attack, ...], pay: float, guard: Guard) -> float:
    if life <= 0:
        return LOST
    return max(leave(life) - GIFT, hold(life, rest, pay, guard))
