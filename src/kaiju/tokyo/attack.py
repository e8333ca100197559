"""Resolving claws: an attack in the sequence of KT-ATTACK-11, and damage of the dice without claws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.damage import deal
from kaiju.core.questions import Question, ask_of
from kaiju.core.state import Hit, Monster, Strike
from kaiju.tokyo.board import BAY, CITY, OUTSIDE, board, in_tokyo, occupant, put
from kaiju.tokyo.falling import bonus, ignore
from kaiju.tokyo.language import acting_as, kinds_of_card, own_cards

if TYPE_CHECKING:
    from kaiju.core.table import Table


YIELD: Final = {"stay": False, "yield": True}


async def resolve_claws(t: Table, me: Monster, claws: int) -> None:
    """Claws hit everybody on the other side, or take an empty Tokyo. (KT-ATTACK-1, KT-ATTACK-7)"""
    if not in_tokyo(me) and occupant(t, CITY) is None:
        if claws:
            await put(t, me, CITY, "KT-TOKYO-1")
        return
    besides = sum(card.dice_damage(t, me, held) for held, card in own_cards(me, "dice_damage"))
    if claws:
        await attack(t, me, claws + besides)
    elif besides:
        await strike_without_claws(t, me, besides)


def others_side(t: Table, me: Monster) -> list[Monster]:
    """Whom a monster could attack from its place, clockwise. (KT-ATTACK-3, KT-ATTACK-4)"""
    return [monster for monster in t.state.others(me) if in_tokyo(monster) != in_tokyo(me)]


def targets(t: Table, me: Monster) -> list[Monster]:
    """Whom claws hit: those whom it could attack from its place, and whom its cards add. (KT-ATTACK-11)"""
    hit = others_side(t, me)
    for held, card in own_cards(me, "widens"):
        hit = card.widens(t, me, held, hit)
    return hit


async def strike_without_claws(t: Table, me: Monster, amount: int) -> None:
    """Damage of the dice without a claw is no attack. (KT-ATTACK-12)"""
    hits = [Hit(target, amount + bonus(t, me, target)) for target in others_side(t, me)]
    await deal(t, Strike("dice", "KT-ATTACK-12", hits, me))


async def attack(t: Table, me: Monster, amount: int) -> None:
    """Targets, who dodges, damage, what it pays, yielding, moving, parting damage. (KT-ATTACK-11)"""
    board(t).facts.vacated = ()
    outside = not in_tokyo(me)
    attacked = targets(t, me)
    t.emit("attacks", me.seat, amount, cause="KT-ATTACK-1")
    hits = [Hit(target, amount + _bonus(t, me, target)) for target in attacked]
    for held, card in own_cards(me, "scorches"):
        _scorch(hits, card.scorches(t, me, held))
    defenders = [target for target in attacked if in_tokyo(target)]
    leavers, stayers = await _dodge(t, defenders)
    strike = Strike("attack", "KT-ATTACK-5", [hit for hit in hits if hit.target not in leavers], me)
    await deal(t, strike)
    if not me.alive:
        return  # the turn is over, and nobody is there to yield to
    for held in me.cards:
        if me.uses(held, "attacked"):
            await acting_as(held).attacked(t, me, held, strike)
    hurt = [hit.target for hit in strike.hits if hit.lost and hit.target not in stayers]
    for monster in defenders:
        if monster in hurt and await _yields(t, monster):
            leavers.append(monster)
    await _take_places(t, me, leavers, outside)


def damage_of(t: Table, me: Monster, target: Monster, claws: int, besides: int = 0) -> int:
    """What the dice would cost a target that does nothing against it. (KT-ATTACK-10, KT-ATTACK-12)"""
    attacked, hits = targets(t, me) if claws else others_side(t, me), []
    if target in attacked and claws + besides:
        more = _bonus(t, me, target) if claws else bonus(t, me, target)
        hits.append(Hit(target, claws + besides + more))
    if claws:
        for held, card in own_cards(me, "scorches"):
            _scorch(hits, [victim for victim in card.scorches(t, me, held) if victim is target])
    for hit in hits:
        ignore(target, hit)
    return sum(hit.amount for hit in hits)


def _scorch(hits: list[Hit], victims: list[Monster]) -> None:
    """One damage more for each victim, target or not."""
    for victim in victims:
        hit = next((hit for hit in hits if hit.target is victim), Hit(victim, 0))
        hit.amount += 1
        if hit not in hits:
            hits.append(hit)


def _bonus(t: Table, me: Monster, target: Monster) -> int:
    """What cards add to an attack on one target. (KT-ATTACK-10)"""
    if not me.cards:
        return 0
    more = sum(card.attack_bonus(t, me, held, target) for held, card in own_cards(me, "attack_bonus"))
    return more + bonus(t, me, target)


async def _dodge(t: Table, defenders: list[Monster]) -> tuple[list[Monster], list[Monster]]:
    """Who leaves before the damage, and who chose not to. (KT-YIELD-8, KT-RULING-14)"""
    leavers: list[Monster] = []
    stayers: list[Monster] = []
    for monster in defenders:
        for held, card in kinds_of_card(monster, "dodges"):
            (leavers if await card.dodges(t, monster, held) else stayers).append(monster)
    return leavers, stayers


async def _yields(t: Table, me: Monster) -> bool:
    """Whoever lost life to the attack, survived and still stands in Tokyo may leave. (KT-YIELD-1)"""
    if not me.alive or not in_tokyo(me):
        return False
    return await ask_of(t, me, _leave_tokyo)


def _leave_tokyo(t: Table, me: Monster) -> Question[bool]:
    return Question(me.seat, "yield", YIELD, "KT-YIELD-1")


async def _take_places(t: Table, me: Monster, leavers: list[Monster], outside: bool) -> None:
    """Leavers go outside, the attacker takes a place, then they deal parting damage. (KT-RULING-17)"""
    facts = board(t).facts
    here = [monster for monster in leavers if monster.alive and in_tokyo(monster)]
    facts.vacated += tuple(monster.place for monster in here)
    for monster in here:
        t.emit("yielded", monster.seat, cause="KT-YIELD-1")
        await put(t, monster, OUTSIDE, "KT-YIELD-9")
    before = me.place
    if me.alive:
        await _advance(t, me, outside)
    facts.vacated = ()
    if me.place != before:
        for monster in here:
            await _parting(t, monster, me)


async def _advance(t: Table, me: Monster, outside: bool) -> None:
    """Where the attacker goes. (KT-BAY-3, KT-BAY-4, KT-BAY-5, KT-RULING-18)"""
    city, bay = occupant(t, CITY), occupant(t, BAY)
    if city is None and CITY in board(t).facts.vacated:
        await put(t, me, CITY, "KT-YIELD-7")
    elif outside and city is not None and bay is None and board(t).bay:
        await put(t, me, BAY, "KT-BAY-4")


async def _parting(t: Table, me: Monster, successor: Monster) -> None:
    """A monster that yields may hurt the one that takes its place. (KT-YIELD-10)"""
    amount = sum(card.parting_damage(me, held) for held, card in own_cards(me, "parting_damage"))
    if amount and successor.alive:
        await deal(t, Strike("card", "KT-YIELD-10", [Hit(successor, amount)], me))
