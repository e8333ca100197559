"""Damage and elimination, in steps that every game puts in its own order."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from kaiju.core.state import NOWHERE, Held, Monster, Strike
from kaiju.core.verbs import let_go

if TYPE_CHECKING:
    from kaiju.core.table import Table

Act = Callable[[Monster, Held], Coroutine[Any, Any, None]]


async def deal(t: Table, strike: Strike) -> None:
    """Carry out one effect that damages Monsters, in the steps of the game."""
    outer, t.state.strike = t.state.strike, strike
    await t.game.damage(t, strike)
    t.state.strike = outer


async def brace(t: Table, strike: Strike) -> None:
    """The targets choose, the active Monster first and then clockwise, how to meet the damage."""
    for monster in t.stirred("before_damage"):
        for hit in strike.hits:
            if hit.target is monster:
                for held in monster.cards:
                    if monster.uses(held, "before_damage"):
                        await held.card.before_damage(t, monster, held, hit)


def apply(t: Table, strike: Strike) -> None:
    """All targets lose their Life at the same moment; Life stops at 0."""
    for hit in strike.hits:
        hit.lost = min(hit.amount - hit.spared, hit.target.life)
        hit.target.life -= hit.lost
        by = strike.by.seat if strike.by else -1
        t.emit("damaged", hit.target.seat, hit.lost, other=by, what=strike.kind, cause=strike.cause)


async def fall(t: Table, strike: Strike) -> None:
    """Monsters without Life are eliminated, all together."""
    fallen = t.state.fallen()
    if fallen:
        await eliminate(t, fallen, strike.cause)


async def follow(t: Table, strike: Strike) -> None:
    """What follows from the damage on those who survived."""
    if strike.hits:
        for monster in t.stirred("damaged"):
            await each(t, monster, "damaged", lambda me, held: held.card.damaged(t, me, held, strike))


async def each(t: Table, me: Monster, hook: str, act: Act) -> None:
    """Let the cards of one Monster act one after the other, in the order the game allows it to choose."""
    waiting = [held for held in me.cards if hook in held.card.acts]
    while waiting:
        held = waiting.pop(await t.game.pick_next(t, me, waiting) if len(waiting) > 1 else 0)
        if held in me.cards:
            await act(me, held)


async def eliminate(t: Table, fallen: list[Monster], cause: str) -> None:
    """Take Monsters out of the game with all they own."""
    for monster in fallen:
        monster.life = 0
        monster.alive = False
        t.emit("eliminated", monster.seat, cause=cause)
    for monster in fallen:
        await clear(t, monster, cause)
    await t.game.after_elimination(t, fallen)


async def clear(t: Table, monster: Monster, cause: str) -> None:
    """Everything that an eliminated Monster owned leaves play with it."""
    s = t.state
    for held in monster.cards:
        await let_go(t, monster, held, cause)
    monster.energy = 0
    monster.tokens = {}
    monster.place = NOWHERE
    s.effects = tuple(held for held in s.effects if held.owner != monster.seat)
    s.extra_turns = tuple(turn for turn in s.extra_turns if turn.seat != monster.seat)
