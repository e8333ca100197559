"""What follows from a position, as structs for the wire: asked of the position, never worked out here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from kaiju.core.position import (
    Position,
    attack_results,
    dice_count,
    max_life,
    next_seat,
    prices,
    purse,
    struck,
)
from kaiju.core.state import NOBODY, Monster, Place
from kaiju.newyork.city import BOROUGHS, TRACK, TRACK_5_6
from kaiju.newyork.game import NewYork
from kaiju.newyork.position import ENTERING as ENTERING_MANHATTAN
from kaiju.newyork.position import next_space, room_in, track_closed, zone_income
from kaiju.server.wire.message import encoded
from kaiju.server.wire.tells import AttackInfo, PlaceInfo, Standing
from kaiju.tokyo.board import BAY, CITY, OUTSIDE
from kaiju.tokyo.position import ENTERING, STARTING, bay_closed, pay

# -- Monsters --------------------------------------------------------------------------------------


def standings(p: Position) -> list[Standing]:
    """What each Monster pays, has and does now, all of which anyone could work out from the table."""
    after = next_seat(p) if p.state.living() and not p.state.over else NOBODY
    return [_standing(p, me, me.seat == after) for me in p.state.monsters]


def _standing(p: Position, me: Monster, is_next: bool) -> Standing:
    return Standing(
        prices=prices(p, me),
        purse=purse(me),
        most=max_life(p, me),
        dice=dice_count(p, me),
        next=is_next,
        attack=_attack(p, me) if me.seat == p.state.active and not p.state.over else [],
        goals={aim.name: aim.needed for aim in p.game.dice_aims(p, me)} if p.game.goal_cards else {},
    )


def _attack(p: Position, me: Monster) -> list[AttackInfo]:
    """Whom it would hurt with the results its dice show, or with a single one while they show none."""
    results = attack_results(p, me, p.state.dice.count(p.game.attack_face)) or 1
    return [AttackInfo(hit.target.seat, hit.amount) for hit in struck(p, me, results)]


# -- places ----------------------------------------------------------------------------------------


Places = dict[str, PlaceInfo]
Facts = tuple[Callable[..., Places], tuple[Any, ...]]  # all that the places follow from


def places(p: Position) -> Places:
    """What can be said of every place a Monster can be in, and of Manhattan as a whole."""
    make, facts = _facts(p)
    return make(*facts)


def encoded_places(p: Position) -> Places:
    """The same, encoded once for all tables: hardly any of it ever changes."""
    return _encoded(_facts(p))


@cache
def _encoded(facts: Facts) -> Places:
    return encoded(facts[0](*facts[1]))


def _facts(p: Position) -> Facts:
    if isinstance(p.game, NewYork):
        return _new_york, (tuple([room_in(p, borough) for borough in BOROUGHS]), track_closed(p))
    return _tokyo, (pay(p, STARTING), pay(p, ENTERING), bay_closed(p))


@cache
def _new_york(rooms: tuple[int, ...], closed: str) -> dict[str, PlaceInfo]:
    found: dict[str, PlaceInfo] = {
        borough: PlaceInfo(room=room) for borough, room in zip(BOROUGHS, rooms, strict=True)
    }
    for track, why in ((TRACK, ""), (TRACK_5_6, closed)):
        for space in track:
            found[space] = _space(space, why)
        found[track[0]].enter_vp = ENTERING_MANHATTAN
    return found


def _space(space: Place, closed: str) -> PlaceInfo:
    vp, energy = zone_income(space)
    above = next_space(space)
    return PlaceInfo(vp, energy, closed=closed, next=above if above != space else "")


@cache
def _tokyo(starting: tuple[int, int], entering: tuple[int, int], closed: str) -> dict[str, PlaceInfo]:
    inside = (*starting, *entering)
    return {OUTSIDE: PlaceInfo(), CITY: PlaceInfo(*inside), BAY: PlaceInfo(*inside, closed=closed)}
