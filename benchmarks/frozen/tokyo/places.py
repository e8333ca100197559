"""Entering Tokyo, holding it against the coming attacks, and leaving it in time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from benchmarks.frozen.perspective import DEATH, WIN, life_worth
from benchmarks.frozen.tokyo.perspective import LOST, TokyoPerspective
from kaiju.core.position import attack_results, begun, damage, entering, following, income
from kaiju.core.state import Monster
from kaiju.tokyo.board import CITY, OUTSIDE, in_tokyo
from kaiju.tokyo.faces import CLAW
from kaiju.tokyo.position import parting_damage

CROWD: Final = 0.25  # what each further monster within reach of its claws is worth to one in Tokyo
GIFT: Final = 0.4  # the harm in giving an attacker the place
RELIEF: Final = 0.4  # how much of two hearts a monster outside may count on

# The chances of 0, 1, 2 ... claws in an attack on Tokyo.
CLAWS: Final[Sequence[float]] = (0.5, 0.22, 0.13, 0.08, 0.045, 0.02, 0.005)

Attack = tuple[int, ...]  # the damage of 0, 1, 2 ... claws
PAYDAY: Final[Attack] = ()  # among the coming attacks: the start of its own turn


class Guard(NamedTuple):
    """What protects a monster: it may leave before the damage, or be spared some of it on average."""

    dodges: bool = False
    screen: float = 0.0


def enter(pov: TokyoPerspective) -> float:
    """What going to Tokyo now is worth, compared with staying outside."""
    gained = pov.pay(entering(pov.view, pov.me))
    return gained + _stay(pov, pov.others, pov.me.life) - leave(pov.me.life)


def _stay(pov: TokyoPerspective, until: list[Monster], life: int) -> float:
    """What being in Tokyo with this much life is worth, until this monster's turn and one round more."""
    attacks = _attacks(pov)
    first = [attacks[monster.seat] for monster in until if not in_tokyo(monster)]
    again = [attacks[monster.seat] for monster in pov.others]
    pay = pov.pay(income(pov.view, pov.me, CITY)) + CROWD * (len(pov.others) - 1)
    return hold(life, (*first, PAYDAY, *again, PAYDAY), pay, _guard(pov))


def _attacks(pov: TokyoPerspective) -> dict[int, Attack]:
    """What the claws of each of the others would cost this monster if it were alone in City."""
    siege = begun(pov.view, following(pov.view))
    for monster in siege.state.monsters:
        monster.place = OUTSIDE if in_tokyo(monster) else monster.place
    me = siege.state.monsters[pov.me.seat]
    me.place = CITY
    found: dict[int, Attack] = {}
    plain = PAYDAY  # all monsters without cards attack alike
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
    """The harm in giving the attacker Tokyo: much if it wins by that, less if being there hurts it."""
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
    """Stay for the points, or leave before the next attack."""
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
    """What being outside with this much life is worth: hearts heal there."""
    hopes = min(life + 2, max(life, 10))
    return life_worth(life) + RELIEF * (life_worth(hopes) - life_worth(life))


@lru_cache(maxsize=1 << 16)
def hold(life: int, attacks: tuple[Attack, ...], pay: float, guard: Guard) -> float:
    """What being in Tokyo during these attacks and paydays is worth, free to leave when hurt."""
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
