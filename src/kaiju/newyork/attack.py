"""Resolving Attack, in the order given by NY-RULING-34."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.damage import deal, strengthen
from kaiju.core.questions import Question, ask
from kaiju.core.state import Hit, Monster, Strike
from kaiju.core.verbs import take_tokens
from kaiju.newyork.faces import ATTACK
from kaiju.newyork.language import acting
from kaiju.newyork.moves import offer_flight, shift_tracks
from kaiju.newyork.position import across, attack_counts, enablers, hit_amount, insiders, strengtheners
from kaiju.newyork.tokens import WEB

if TYPE_CHECKING:
    from kaiju.core.table import Table


async def resolve_attack(t: Table, me: Monster, results: int) -> None:
    """Every Monster on the other side takes the hits; a Monster attacked inside may flee. (NY-ATTACK)"""
    results -= await _free_of_webs(t, me, results)
    if results and not attack_counts(t, me):
        t.emit("in-vain", me.seat, results, what=ATTACK, cause="NY-ATTACK-5")
    elif results:
        await _attack(t, me, results)


async def _free_of_webs(t: Table, me: Monster, results: int) -> int:
    """Attack results may be spent on Web tokens instead. (NY-TOKEN-2)"""
    most = min(results, me.tokens.get(WEB, 0))
    if not most:
        return 0
    spent = await ask(t, me, lambda t, me: spend_question(me, "spend-attack", most, "NY-TOKEN-2"))
    take_tokens(t, me, WEB, spent, "NY-TOKEN-2")
    return spent


def spend_question(me: Monster, kind: str, most: int, rule: str) -> Question[int]:
    """Ask how many results to spend on tokens."""
    return Question(me.seat, kind, {f"spend {n}": n for n in range(most + 1)}, rule, {"most": most})


async def _attack(t: Table, me: Monster, results: int) -> None:
    strike = Strike("attack", "NY-ATTACK-1", [Hit(target, results) for target in across(t, me)], me)
    if not strike.hits:
        t.emit("in-vain", me.seat, results, what=ATTACK, cause="NY-RULING-32")
        return
    t.emit("attacks", me.seat, results, cause="NY-ATTACK-9")
    if me.cards:
        await _aim(t, me, strike)
    for hit in strike.hits:
        hit.amount = hit_amount(t, me, hit)
    await deal(t, strike)
    await _flights(t, strike)


async def _aim(t: Table, me: Monster, strike: Strike) -> None:
    """What the attacker's cards do about it: they enable hits, act on them, and add to them."""
    for hit in strike.hits:
        for enabler in enablers(t, me, hit.target):
            hit.strengthen(enabler)
    for held, card in acting(me, "aiming"):
        await card.aiming(t, me, held, strike)
    strengthen(t, me, strike.hits, strengtheners(t, me, strike.hits))


async def _flights(t: Table, strike: Strike) -> None:
    """The one on the 2-4 track decides first; tracks shift after both have. (NY-ADV-8, NY-RULING-80)"""
    attacked = [hit.target for hit in strike.hits]
    for monster in insiders(t):
        if monster in attacked:
            await offer_flight(t, monster)
    shift_tracks(t)
