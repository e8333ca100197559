"""A strike in New York, step by step, and the order of one Monster's own effects. (NY-RULING-34)"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from kaiju.core.damage import apply, eliminate
from kaiju.core.position import stirred
from kaiju.core.questions import Question, ask
from kaiju.core.state import Held, Monster, Strike
from kaiju.newyork.city import city
from kaiju.newyork.language import acting, acting_as
from kaiju.newyork.position import work_out

if TYPE_CHECKING:
    from kaiju.core.table import Table

Act = Callable[[Monster, Held], Coroutine[Any, Any, None]]
Weigh = Callable[[Monster, Held], bool]


async def damage(t: Table, strike: Strike) -> None:
    """All targets brace, lose Life and fall together; the after-effects follow. (NY-RULING-34)"""
    work_out(t, strike)
    await brace(t, strike)
    apply(t, strike)
    remember(t, strike)
    fallen = t.state.fallen()
    if fallen:
        await eliminate(t, fallen, strike.cause, strike)
    await follow(t, strike)


async def brace(t: Table, strike: Strike) -> None:
    """The targets decide how to meet it, clockwise from the active Monster. (NY-RULING-85)"""
    for monster in stirred(t, "before_damage"):
        for hit in strike.hits:
            if hit.target is monster:
                for held, card in acting(monster, "before_damage"):
                    await card.before_damage(t, monster, held, hit)


def remember(t: Table, strike: Strike) -> None:
    """Remember for this turn what the active Monster deals. (NY-RULING-12)"""
    if strike.by is t.state.me:
        for hit in strike.hits:
            city(t).facts.dealt[hit.target.seat] += hit.amount


async def follow(t: Table, strike: Strike) -> None:
    """Let the damage take effect on those who survived it. (NY-RULING-34)"""
    if strike.hits:
        for monster in stirred(t, "damaged"):
            await each(
                t,
                monster,
                "damaged",
                lambda me, held: acting_as(held).damaged(t, me, held, strike),
                lambda me, held: acting_as(held).heeds_strike(me, strike),
            )


async def each(t: Table, me: Monster, hook: str, act: Act, weighty: Weigh) -> None:
    """Let one Monster's cards act one after another, in the order it chooses. (NY-RULING-2)"""
    waiting = [held for held in me.cards if hook in held.card.acts]
    while waiting:
        held = waiting.pop(await _first(t, me, waiting, weighty) if len(waiting) > 1 else 0)
        if held in me.cards:
            await act(me, held)


async def _first(t: Table, me: Monster, waiting: list[Held], weighty: Weigh) -> int:
    """Ask which comes next, if at least two do something and the order can matter. (NY-RULING-97)"""
    # The order of simultaneous effects matters only to what reacts to gaining Energy.
    weigh = [held for held in waiting if weighty(me, held)]
    if len(weigh) < 2 or not any(monster.has("gained") for monster in t.state.monsters):
        return 0
    options = {f"first {held.card.id}": waiting.index(held) for held in weigh}
    return await ask(t, me, lambda t, me: Question(me.seat, "order", options, "NY-RULING-2"))
