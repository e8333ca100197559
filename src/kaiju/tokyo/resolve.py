"""Step 2: numbers, then energy, then hearts, then claws. (KT-RESOLVE)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.position import heal_bonus, max_life
from kaiju.core.questions import Question, ask
from kaiju.core.state import Monster
from kaiju.core.verbs import gain, hand_over, heal, restore, score, take_tokens
from kaiju.tokyo.attack import resolve_claws
from kaiju.tokyo.board import board
from kaiju.tokyo.faces import NUMBERS, ONE, tally
from kaiju.tokyo.position import dice_bonuses, healing_price, heals_here, number_points
from kaiju.tokyo.tokens import POISON, SHRINK

if TYPE_CHECKING:
    from kaiju.core.table import Table

SELF: Final = "heal"
NOTHING: Final = "pass"


async def resolve(t: Table) -> None:
    """All dice are used, one kind after another. (KT-RESOLVE-2)"""
    s = t.state
    me = s.me
    shown = tally(s.dice + s.added)
    resolve_numbers(t, me, shown)
    energy, claws, hearts = shown[3:]
    if energy:
        await gain(t, me, energy, "KT-ENERGY-1")
    if hearts:
        await resolve_hearts(t, me, hearts)
    if s.leaving:
        await t.between()
    await resolve_claws(t, me, claws)
    board(t).facts.resolved = True


def resolve_numbers(t: Table, me: Monster, shown: list[int]) -> None:
    """Three of a number score that number, each further one 1 more. (KT-VP-1, KT-VP-2)"""
    for at, face in enumerate(NUMBERS):
        points = number_points(at, shown[at])
        if points:
            score(t, me, points, "KT-VP-1")
            board(t).facts.ones = face == ONE or board(t).facts.ones
    for cause, more in dice_bonuses(t, me):
        score(t, me, more, cause)


async def resolve_hearts(t: Table, me: Monster, hearts: int) -> None:
    """Every heart is assigned, then they all take effect together. (KT-HEART-6)"""
    if not (me.tokens or me.has("heals_others")):
        if heals_here(me):
            heal(t, me, hearts, "KT-HEART-1")
        return
    used: list[str] = []
    for _ in range(hearts):
        used.append(await ask(t, me, lambda t, me: _heart(t, me, used)))
    for token in (POISON, SHRINK):
        take_tokens(t, me, token, used.count(f"remove {token}"), "KT-HEART-4")
    await _heal(t, me, used)


def _heart(t: Table, me: Monster, used: list[str]) -> Question[str]:
    """What one more heart can do; in Tokyo, nothing for its owner. (KT-HEART-2, KT-HEART-4)"""
    options = [SELF] if heals_here(me) else [NOTHING]
    if heals_here(me):
        tokens = [
            token for token in (POISON, SHRINK) if me.tokens.get(token, 0) > used.count(f"remove {token}")
        ]
        options += [f"remove {token}" for token in tokens]
    if me.has("heals_others"):
        options += [
            f"heal {other.name}"
            for other in t.state.others(me)
            if other.life + used.count(f"heal {other.name}") < max_life(t, other)
        ]
    return Question(me.seat, "heart", {option: option for option in options}, "KT-HEART-6")


async def _heal(t: Table, me: Monster, used: list[str]) -> None:
    """The hearts used to heal are one healing, for itself and others alike. (KT-RULING-24, KT-RULING-25)"""
    patients = [other for other in t.state.others(me) if f"heal {other.name}" in used]
    amounts = {other.name: used.count(f"heal {other.name}") for other in patients}
    extra = heal_bonus(me) if patients else 0
    while extra:
        name = await ask(t, me, lambda t, me: _extra(t, me, patients, amounts))
        if name == SELF:
            extra = extra if heals_here(me) else 0
            break
        amounts[name] += 1
        extra -= 1
    if patients:
        restore(t, me, used.count(SELF) + extra, "KT-HEART-1")
    else:
        heal(t, me, used.count(SELF), "KT-HEART-1")
    for other in patients:
        before = other.life
        restore(t, other, amounts[other.name], "KT-RULING-25")
        await hand_over(t, other, me, healing_price(me, other, other.life - before), "KT-RULING-25")


def _extra(t: Table, me: Monster, patients: list[Monster], amounts: dict[str, int]) -> Question[str]:
    """Ask who gets the extra life."""
    options = {SELF if heals_here(me) else NOTHING: SELF}
    for other in patients:
        if other.life + amounts[other.name] < max_life(t, other):
            options[f"heal {other.name}"] = other.name
    return Question(me.seat, "extra-heal", options, "KT-RULING-25")
