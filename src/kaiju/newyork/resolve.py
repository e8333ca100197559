"""Phase 2: all results of one type together, the types in the order the Monster chooses. (NY-RESOLVE)"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from kaiju.core.changes import add_resolved
from kaiju.core.position import max_life, unresolved
from kaiju.core.questions import DONE, Question, ask
from kaiju.core.state import DISCARDED, Face, Monster, State
from kaiju.core.verbs import gain, heal, take_tokens
from kaiju.newyork.attack import resolve_attack, spend_question
from kaiju.newyork.city import city
from kaiju.newyork.destruction import resolve_destruction
from kaiju.newyork.faces import ATTACK, CELEBRITY, DESTRUCTION, ENERGY, FACES, HEAL, OUCH
from kaiju.newyork.goals import resolve_celebrity, resolve_ouch
from kaiju.newyork.language import acting, own_cards
from kaiju.newyork.position import energy_results, heals_here
from kaiju.newyork.tokens import JINX

if TYPE_CHECKING:
    from kaiju.core.table import Table

NO_TYPE: Final = Face("")
BITS: Final = {DISCARDED: 0, **{face: 1 << at for at, face in enumerate(FACES)}}

Resolver = Callable[["Table", Monster, int], Coroutine[Any, Any, None]]


def _choices(due: int) -> dict[str, Face]:
    """The answers that pick one of the types due, or say that there is none."""
    return {f"resolve {face}": face for face in FACES if due & BITS[face]} or {DONE: NO_TYPE}


CHOICES: Final = [_choices(due) for due in range(1 << len(FACES))]


async def resolve(t: Table) -> None:
    """Pick a type, resolve it completely, then pick the next. (NY-RESOLVE-2, NY-RESOLVE-4)"""
    me = t.state.me
    if me.cards:
        for held, card in acting(me, "resolve_started"):
            await card.resolve_started(t, me, held)
    facts = city(t).facts
    while (face := await ask(t, me, _question, between=True)) != NO_TYPE:
        facts.changed, facts.credit = (), 0
        await resolve_type(t, me, face)


def _question(t: Table, me: Monster) -> Question[Face]:
    """Every type with a result must be resolved; a card may let its owner pick one without. (NY-RULING-30)"""
    options = CHOICES[_due(t.state)]
    if me.cards and (optional := _optional(t, me)):
        options = {**options, **{f"resolve {face}": face for face in optional}}
    return Question(me.seat, "resolve", options, "NY-RESOLVE-2")


def _due(s: State) -> int:
    """The types that have results yet to be resolved, one bit each."""
    due = 0
    for face in s.dice:
        due |= BITS[face]
    for face in s.added:
        due |= BITS[face]
    for face in s.resolved:
        due &= ~BITS[face]
    return due


def _optional(t: Table, me: Monster) -> list[Face]:
    """The types without a result that cards let their owner pick anyway."""
    cards = own_cards(me, "may_pick")
    left = [face for face in FACES if face not in t.state.resolved] if cards else []
    return [
        face
        for face in left
        if not unresolved(t, face) and any(card.may_pick(t, me, held, face) for held, card in cards)
    ]


async def resolve_type(t: Table, me: Monster, face: Face) -> None:
    """All results of one type are resolved together. (NY-RESOLVE-3)"""
    if me.cards:
        for held, card in acting(me, "declare"):
            await card.declare(t, me, held, face)
        for held, card in acting(me, "aim"):
            await card.aim(t, me, held, face)
        for held, card in acting(me, "count"):
            await card.count(t, me, held, face, unresolved(t, face))
    results = unresolved(t, face)
    add_resolved(t, face)
    t.emit("resolves", me.seat, results, what=face, cause="NY-RESOLVE-3")
    if results:
        await RESOLVERS[face](t, me, results)


async def resolve_energy(t: Table, me: Monster, results: int) -> None:
    """Each result gives 1 Energy. (NY-ENERGY-1)"""
    await gain(t, me, energy_results(me, results), "NY-ENERGY-1")


async def resolve_heal(t: Table, me: Monster, results: int) -> None:
    """Each result heals 1 Life outside Manhattan, or discards a Jinx token. (NY-HEAL-1, NY-TOKEN-4)"""
    most = min(results, me.tokens.get(JINX, 0))
    if most:
        spent = await ask(t, me, lambda t, me: spend_question(me, "spend-heal", most, "NY-TOKEN-4"))
        take_tokens(t, me, JINX, spent, "NY-TOKEN-4")
        results -= spent
    if results and not (heals_here(me) and me.life < max_life(t, me)):
        t.emit("in-vain", me.seat, results, what=HEAL, cause="NY-HEAL-4" if heals_here(me) else "NY-HEAL-2")
    elif results:
        heal(t, me, results, "NY-HEAL-1")


RESOLVERS: Final[dict[Face, Resolver]] = {
    ENERGY: resolve_energy,
    ATTACK: resolve_attack,
    HEAL: resolve_heal,
    DESTRUCTION: resolve_destruction,
    CELEBRITY: resolve_celebrity,
    OUCH: resolve_ouch,
}
