"""Damage and elimination; each game defines the steps of a strike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.changes import (
    end_strike,
    set_effects,
    set_energy,
    set_extra_turns,
    set_life,
    set_out,
    set_place,
    set_tokens,
)
from kaiju.core.state import NOWHERE, Hit, Monster, Strengthener, Strike
from kaiju.core.verbs import let_go

if TYPE_CHECKING:
    from kaiju.core.table import Table


async def deal(t: Table, strike: Strike) -> None:
    """Carry out one effect that damages Monsters, following the game's own steps."""
    outer, t.state.strike = t.state.strike, strike
    await t.game.damage(t, strike)
    end_strike(t, strike, outer)


def apply(t: Table, strike: Strike) -> None:
    """All targets lose their Life at the same moment; Life never goes below 0.

    Each event says in `where` which cards have added to the damage.
    """
    for hit in strike.hits:
        hit.lost = min(hit.amount - hit.spared, hit.target.life)
        set_life(t, hit.target, hit.target.life - hit.lost)
        by = -1 if strike.by is None or strike.by is hit.target else strike.by.seat
        t.emit("damaged", hit.target.seat, hit.lost, strike.kind, hit.cards, by, strike.cause)


def strengthen(t: Table, me: Monster, hits: list[Hit], found: list[Strengthener]) -> None:
    """Say which cards add to the damage a Monster deals, and how much at most; each hit keeps its own."""
    for held, more in found:
        amount = max(more.values(), default=0)
        if amount > 0:
            t.emit("strengthened", me.seat, amount, what=held.printed.id, cause=held.printed.id)
            for hit in hits:
                if more.get(hit.target.seat, 0) > 0:
                    hit.strengthen(held.printed.id)


async def eliminate(t: Table, fallen: list[Monster], cause: str, strike: Strike | None = None) -> None:
    """Remove Monsters from the game along with all they own; the event says by which blow, if by any."""
    for monster in fallen:
        set_out(t, monster)
        by, kind, lost = _blow(monster, strike)
        t.emit("eliminated", monster.seat, lost, what=kind, where=monster.place, other=by, cause=cause)
    for monster in fallen:
        await clear(t, monster, cause)
    await t.game.after_elimination(t, fallen)


def _blow(monster: Monster, strike: Strike | None) -> tuple[int, str, int]:
    """Who else dealt the blow that felled a Monster, of which kind it was, and how much Life it took."""
    if strike is not None:
        for hit in strike.hits:
            if hit.target is monster:
                by = strike.by
                return -1 if by is None or by is monster else by.seat, strike.kind, hit.lost
    return -1, "", 0


async def clear(t: Table, monster: Monster, cause: str) -> None:
    """Everything that an eliminated Monster owned leaves play with it."""
    s = t.state
    for held in monster.cards:
        await let_go(t, monster, held, cause)
    set_energy(t, monster, 0)
    set_tokens(t, monster, {})
    t.game.deserted(t, monster)
    set_place(t, monster, NOWHERE)
    set_effects(t, tuple(held for held in s.effects if held.owner != monster.seat))
    set_extra_turns(t, tuple(turn for turn in s.extra_turns if turn.seat != monster.seat))
