"""Resolving Destruction: points spent on Buildings and Units, one target at a time. (NY-DESTROY)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.questions import Question, Reveal, ask, reveal
from kaiju.core.state import Monster, Place, without
from kaiju.core.verbs import gain, heal, score
from kaiju.newyork.city import Borough, city
from kaiju.newyork.position import Reward, Target, durability, far_targets, near_targets, rewards
from kaiju.newyork.tiles import TILES, Stack, Unit, unit_behind

if TYPE_CHECKING:
    from kaiju.core.table import Table


NOTHING: Final = Target(TILES["infantry"], Place(""), -1)


async def resolve_destruction(t: Table, me: Monster, results: int) -> None:
    """Destroy one target after another while the points last. (NY-DESTROY-3)"""
    facts = city(t).facts
    facts.points = results
    while facts.points and (target := await ask(t, me, _question)) is not NOTHING:
        await destroy(t, me, target)
    if facts.points:
        t.emit("points-lost", me.seat, facts.points, cause="NY-DESTROY-11")
        facts.points = 0


def _question(t: Table, me: Monster) -> Question[Target]:
    """Targets nearby are mandatory, distant ones optional. (NY-DESTROY-4, NY-RULING-46)"""
    near, far = near_targets(t, me), far_targets(t, me)
    options = {} if near else {"done": NOTHING}
    for target in near:
        options[f"destroy {_name(target, near)}"] = target
    for target in far:
        options[f"destroy {target.tile.id} {target.borough}"] = target
    return Question(me.seat, "destroy", options, "NY-DESTROY-4", {"points": city(t).facts.points})


def _name(target: Target, near: list[Target]) -> str:
    """Identical Buildings are told apart by the number of their stack."""
    alike = [other for other in near if other.tile is target.tile and other.stack >= 0]
    return f"{target.tile.id}/{target.stack + 1}" if len(alike) > 1 else target.tile.id


async def destroy(t: Table, me: Monster, target: Target) -> None:
    """Spend the points, flip or take the tile, and gain its reward at once. (NY-DESTROY-6)"""
    facts, gains = city(t).facts, rewards(t, me, target.tile)
    facts.points -= durability(me, target.tile)
    facts.destroyed += (target.tile.id,)
    t.emit("destroyed", me.seat, what=target.tile.id, where=target.borough, cause="NY-DESTROY-2")
    if target.stack < 0:
        take_unit(t, me, target)
    else:
        await _turn_building(t, target)
    for reward in gains:
        await _give(t, me, reward)


def take_unit(t: Table, me: Monster, target: Target) -> None:
    """Put a destroyed Unit in front of the Monster. (NY-DESTROY-10)"""
    units = city(t).boroughs[target.borough].units
    unit = next(unit for unit in units if unit.id == target.tile.id and unit.since != t.state.turn)
    remove_unit(t, target.borough, unit)
    city(t).trophies[me.seat] += (target.tile.id,)


async def _turn_building(t: Table, target: Target) -> None:
    """A destroyed Building becomes a Unit; the next one is uncovered. (NY-DESTROY-7, NY-DESTROY-8)"""
    below = city(t).boroughs[target.borough].stacks[target.stack].below
    add_unit(t, target.borough, Unit(unit_behind(target.tile).id, t.state.turn))
    _set_stack(t, target, Stack("", 0))
    if below:
        _set_stack(t, target, Stack(await uncover(t, target.borough), below - 1))


def _set_stack(t: Table, target: Target, stack: Stack) -> None:
    boroughs = city(t).boroughs
    borough = boroughs[target.borough]
    stacks = list(borough.stacks)
    stacks[target.stack] = stack
    boroughs[target.borough] = Borough(tuple(stacks), borough.units, borough.souvenir)


def add_unit(t: Table, place: Place, unit: Unit) -> None:
    """Put a Unit into a borough."""
    borough = city(t).boroughs[place]
    city(t).boroughs[place] = Borough(borough.stacks, (*borough.units, unit), borough.souvenir)


def remove_unit(t: Table, place: Place, unit: Unit) -> None:
    """Remove a Unit from a borough."""
    borough = city(t).boroughs[place]
    city(t).boroughs[place] = Borough(borough.stacks, without(borough.units, unit), borough.souvenir)


async def uncover(t: Table, borough: Place) -> str:
    """Chance names the Building turned up, out of all those nobody has seen."""
    covered = city(t).covered
    found = await reveal(t, Reveal("tile", covered, "NY-DESTROY-8"))
    covered[found] -= 1
    if not covered[found]:
        del covered[found]
    t.emit("uncovered", what=found, where=borough, cause="NY-DESTROY-8")
    return found


async def _give(t: Table, me: Monster, reward: Reward) -> None:
    if reward.kind == "vp":
        score(t, me, reward.amount, reward.cause)
    elif reward.kind == "energy":
        await gain(t, me, reward.amount, reward.cause)
    else:
        heal(t, me, reward.amount, reward.cause)
