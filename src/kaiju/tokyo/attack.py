"""Resolving claws: an attack in the order of KT-ATTACK-11, and damage the dice deal without claws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.damage import deal, strengthen
from kaiju.core.questions import Question, ask
from kaiju.core.state import NOWHERE, Hit, Monster, Place, Strike
from kaiju.tokyo.board import BAY, CITY, OUTSIDE, board, in_tokyo
from kaiju.tokyo.language import acting, own_cards
from kaiju.tokyo.moves import put
from kaiju.tokyo.position import (
    clawed,
    dice_damage,
    dice_hits,
    enablers,
    hits_of,
    is_free,
    occupant,
    parting_damage,
    strengtheners,
    takes_tokyo,
)

if TYPE_CHECKING:
    from kaiju.core.table import Table


YIELD: Final = {"stay": False, "yield": True}


async def resolve_claws(t: Table, me: Monster, claws: int) -> None:
    """Claws hit everyone on the other side, or take an empty Tokyo. (KT-ATTACK-1, KT-ATTACK-7)"""
    if claws and takes_tokyo(t, me):
        await put(t, me, CITY, "KT-TOKYO-1")
        return
    besides = dice_damage(t, me)
    if claws:
        await attack(t, me, claws + besides)
    elif besides:
        await strike_without_claws(t, me, besides)


async def strike_without_claws(t: Table, me: Monster, amount: int) -> None:
    """Damage the dice deal without a claw is not an attack. (KT-ATTACK-12)"""
    hits = dice_hits(t, me, amount)
    strengthen(t, me, hits, strengtheners(t, me, [hit.target for hit in hits], "dice"))
    await deal(t, Strike("dice", "KT-ATTACK-12", hits, me))


async def attack(t: Table, me: Monster, amount: int) -> None:
    """Targets, dodging, damage, its rewards, yielding, moving, parting damage. (KT-ATTACK-11)"""
    board(t).facts.vacated = ()
    outside = not in_tokyo(me)
    attacked = clawed(t, me)
    t.emit("attacks", me.seat, amount, cause="KT-ATTACK-1")
    hits = hits_of(t, me, attacked, amount)
    for hit in hits if me.cards else []:
        if hit.target in attacked:
            for enabler in enablers(t, me, hit.target):
                hit.strengthen(enabler)
    strengthen(t, me, hits, strengtheners(t, me, attacked, "attack"))
    defenders = [target for target in attacked if in_tokyo(target)]
    leavers, stayers = await _dodge(t, defenders)
    strike = Strike("attack", "KT-ATTACK-5", [hit for hit in hits if hit.target not in leavers], me)
    await deal(t, strike)
    if not me.alive:
        return  # the turn is over, and there is nobody to yield to
    for held, card in acting(me, "attacked"):
        await card.attacked(t, me, held, strike)
    for hit in strike.hits:
        monster = hit.target
        if hit.lost and monster in defenders and monster not in stayers and await _yields(t, monster):
            leavers.append(monster)
    await _take_places(t, me, leavers, outside)


async def _dodge(t: Table, defenders: list[Monster]) -> tuple[list[Monster], list[Monster]]:
    """Who leaves before the damage, and who chose not to. (KT-YIELD-8, KT-RULING-14)"""
    leavers: list[Monster] = []
    stayers: list[Monster] = []
    for monster in defenders:
        for held, card in acting(monster, "dodges", True):
            (leavers if await card.dodges(t, monster, held) else stayers).append(monster)
    return leavers, stayers


async def _yields(t: Table, me: Monster) -> bool:
    """A monster that lost life to the attack, survived and is still in Tokyo may leave. (KT-YIELD-1)"""
    if not me.alive or not in_tokyo(me):
        return False
    leaves = await ask(t, me, _leave_tokyo)
    if not leaves:
        t.emit("stayed", me.seat, 1, what=me.place, cause="KT-YIELD-1")
    return leaves


def _leave_tokyo(t: Table, me: Monster) -> Question[bool]:
    return Question(me.seat, "yield", YIELD, "KT-YIELD-1")


async def _take_places(t: Table, me: Monster, leavers: list[Monster], outside: bool) -> None:
    """Leavers go outside, the attacker takes a place, then they deal parting damage. (KT-RULING-17)"""
    facts = board(t).facts
    here = [monster for monster in leavers if monster.alive and in_tokyo(monster)]
    facts.vacated += tuple([monster.place for monster in here])
    for monster in here:
        t.emit("yielded", monster.seat, cause="KT-YIELD-1")
        await put(t, monster, OUTSIDE, "KT-YIELD-9")
    place = _advances(t, outside) if me.alive else NOWHERE
    if place != NOWHERE:
        await put(t, me, place, "KT-YIELD-7" if place == CITY else "KT-BAY-4")
    facts.vacated = ()
    if place != NOWHERE:
        for monster in here:
            await _parting(t, monster, me)


def _advances(t: Table, outside: bool) -> Place:
    """Where the attacker goes, if anywhere. (KT-BAY-3, KT-BAY-4, KT-BAY-5, KT-RULING-18)"""
    if occupant(t, CITY) is None:
        return CITY if CITY in board(t).facts.vacated else NOWHERE
    return BAY if outside and is_free(t, BAY) else NOWHERE


async def _parting(t: Table, me: Monster, successor: Monster) -> None:
    """A monster that yields may hurt the one that takes its place. (KT-YIELD-10)"""
    amount = parting_damage(me)
    if amount and successor.alive:
        hit = Hit(successor, amount)
        for held, _ in own_cards(me, "parting_damage"):
            hit.strengthen(held.printed.id)
        await deal(t, Strike("card", "KT-YIELD-10", [hit], me))
