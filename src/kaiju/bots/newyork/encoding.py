"""What a network sees of New York besides the numbers that both games have."""

from __future__ import annotations

from typing import Final

from kaiju.bots.encoding import ONCE, SOME, Levels, Sight
from kaiju.core.position import Position
from kaiju.core.state import Monster
from kaiju.newyork.city import BOROUGHS, OUTER, TRACK, TRACK_5_6, Borough, borough_of, city
from kaiju.newyork.tiles import BUILDINGS, UNITS

FEW: Final[Levels] = (1, 2, 3)
KINDS: Final = (*[tile.id for tile in BUILDINGS], *UNITS)
TRACKS: Final = (*TRACK, *TRACK_5_6)
ZONES: Final = {place: 1 + at % len(TRACK) for at, place in enumerate(TRACKS)}
SEAT_LEVELS: Final[tuple[Levels, ...]] = (
    FEW,
    *[ONCE for _ in OUTER],
    ONCE,
    ONCE,
    FEW,
    FEW,
    *[FEW for _ in KINDS],
)
OF_BOROUGH: Final[tuple[Levels, ...]] = (FEW, FEW, (1, 2, 3, 4, 6), SOME)
TABLE_LEVELS: Final[tuple[Levels, ...]] = (
    ONCE,
    (2, 3, 4, 5, 6),
    *[levels for _ in BOROUGHS for levels in OF_BOROUGH],
)


def seat(p: Position, me: Monster) -> list[int]:
    """Where it is and with how many others, its goal cards and trophies, and what can be destroyed there."""
    town = city(p)
    here = borough_of(me)
    found = [ZONES.get(me.place, 0)]
    for place in OUTER:
        found.append(int(place == here))
    neighbours = 0
    for other in p.state.monsters:
        if other.alive and other is not me and borough_of(other) == here:
            neighbours += 1
    found += [
        int(town.superstar == me.seat),
        int(town.statue == me.seat),
        len(town.trophies[me.seat]),
        neighbours,
    ]
    return found + _tiles(town.boroughs[here] if me.place else Borough())


def _tiles(borough: Borough) -> list[int]:
    """How many of each Building can be seen, and how many of each Unit."""
    tops = [stack.top for stack in borough.stacks]
    units = [unit.id for unit in borough.units]
    return [tops.count(kind) + units.count(kind) for kind in KINDS]


def table(p: Position) -> list[int]:
    """The options, how many are alive, and how each borough stands."""
    town = city(p)
    found = [int(p.state.options["advanced"] == "on"), len(p.state.living())]
    for place in BOROUGHS:
        found += _borough(town.boroughs[place])
    return found


def _borough(borough: Borough) -> list[int]:
    """Its Units, its Buildings, how many tiles are covered there, and how many Buildings are easy."""
    covered, tops, easy = 0, 0, 0
    for stack in borough.stacks:
        covered += stack.below
        tops += int(stack.top != "")
        easy += int(stack.top == KINDS[0])
    return [len(borough.units), tops, covered, easy]


SIGHT: Final = Sight(seat, SEAT_LEVELS, table, TABLE_LEVELS)
