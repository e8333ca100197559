"""Resolving Destruction: points spent on Buildings and Units, one target at a time. (NY-DESTROY)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.questions import Question, Reveal, ask, reveal
from kaiju.core.state import Monster, Place, without
from kaiju.core.verbs import gain, heal, score
from kaiju.newyork.changes import set_borough, set_trophies, take_covered
from kaiju.newyork.city import Borough, city
from kaiju.newyork.position import Target, durability, far_targets, is_new, near_targets, rewards
from kaiju.newyork.tiles import TILES, Reward, Stack, Unit, unit_behind

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
    """Identical Buildings are told apart by the number of their stack; a kind of Unit occurs once."""
    for other in near:
        if other.tile is target.tile and other is not target:
            return f"{target.tile.id}/{target.stack + 1}"
    return target.tile.id


async def destroy(t: Table, me: Monster, target: Target) -> None:
    """Spend the points, flip or take the tile, and gain its reward at once. (NY-DESTROY-6)"""
    facts, gains = city(t).facts, rewards(t, me, target.tile)
    facts.points -= durability(me, target.tile)
    facts.destroyed += (target.tile.id,)
    if target.stack < 0:
        take_unit(t, me, target)
    else:
        turn_building(t, target)
    t.emit("destroyed", me.seat, what=target.tile.id, where=target.borough, cause="NY-DESTROY-2")
    if target.stack >= 0:
        await uncover_next(t, target)
    for reward in gains:
        await _give(t, me, reward)


def take_unit(t: Table, me: Monster, target: Target) -> None:
    """Put a destroyed Unit in front of the Monster. (NY-DESTROY-10)"""
    units = city(t).boroughs[target.borough].units
    unit = next(unit for unit in units if unit.id == target.tile.id and not is_new(t, unit))
    remove_unit(t, target.borough, unit)
    set_trophies(t, me.seat, (*city(t).trophies[me.seat], target.tile.id))


def turn_building(t: Table, target: Target) -> None:
    """A destroyed Building becomes a Unit. (NY-DESTROY-7)"""
    borough = city(t).boroughs[target.borough]
    unit = Unit(unit_behind(target.tile).id, t.state.turn)
    stacks = _with_stack(borough, target.stack, Stack("", borough.stacks[target.stack].below))
    set_borough(t, target.borough, Borough(stacks, (*borough.units, unit), borough.souvenir))


async def uncover_next(t: Table, target: Target) -> None:
    """The Building under a destroyed one is uncovered. (NY-DESTROY-8)"""
    below = city(t).boroughs[target.borough].stacks[target.stack].below
    if below:
        await uncover(t, target.borough, target.stack, below - 1)


def _with_stack(borough: Borough, at: int, stack: Stack) -> tuple[Stack, ...]:
    """The stacks of a borough with another one in the place of one of them, or after them all."""
    stacks = list(borough.stacks)
    if at < len(stacks):
        stacks[at] = stack
    else:
        stacks.append(stack)
    return tuple(stacks)


def add_unit(t: Table, place: Place, unit: Unit) -> None:
    """Put a Unit into a borough."""
    borough = city(t).boroughs[place]
    set_borough(t, place, Borough(borough.stacks, (*borough.units, unit), borough.souvenir))


def remove_unit(t: Table, place: Place, unit: Unit) -> None:
    """Remove a Unit from a borough."""
    borough = city(t).boroughs[place]
    set_borough(t, place, Borough(borough.stacks, without(borough.units, unit), borough.souvenir))


async def uncover(t: Table, place: Place, at: int, below: int) -> None:
    """Chance names the Building turned up, out of all those nobody has seen."""
    town = city(t)
    found = await reveal(t, Reveal("tile", town.covered, "NY-DESTROY-8", town.covered_size))
    take_covered(t, found)
    borough = town.boroughs[place]
    stacks = _with_stack(borough, at, Stack(found, below))
    set_borough(t, place, Borough(stacks, borough.units, borough.souvenir))
    t.emit("uncovered", what=found, where=place, cause="NY-DESTROY-8")


async def _give(t: Table, me: Monster, reward: Reward) -> None:
    if reward.kind == "vp":
        score(t, me, reward.amount, reward.cause)
    elif reward.kind == "energy":
        await gain(t, me, reward.amount, reward.cause)
    else:
        heal(t, me, reward.amount, reward.cause)
