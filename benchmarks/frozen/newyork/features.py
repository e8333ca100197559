"""What an evaluation knows about a Monster in New York besides the common numbers."""

from __future__ import annotations

from typing import Final, cast

from kaiju.core.state import Monster, State
from kaiju.newyork.city import TRACK, TRACK_5_6, Borough, City, borough_of, inside
from kaiju.newyork.position import durability
from kaiju.newyork.tiles import TILES
from kaiju.newyork.tokens import JINX, WEB

EASY: Final = 3  # a Building that a single turn is likely to bring down


def extra_features(state: State, monster: Monster) -> list[float]:
    """Its goal cards, its zone, its tokens and trophies, and what is around it."""
    city = cast(City, state.extra)
    borough = city.boroughs[borough_of(monster)] if monster.place else Borough()
    points, others = _riches(monster, borough)
    neighbours = sum([borough_of(other) == borough_of(monster) for other in state.living()]) - 1
    return [
        float(city.superstar == monster.seat),
        float(city.statue == monster.seat),
        len(borough.units) / 4,
        _zone(monster) / 3,
        monster.tokens.get(JINX, 0) / 3,
        monster.tokens.get(WEB, 0) / 3,
        len(city.trophies[monster.seat]) / 3,
        points / 3,
        others / 3,
        neighbours / 2,
    ]


def _zone(monster: Monster) -> int:
    """1, 2 or 3 in Manhattan, 0 elsewhere."""
    if not inside(monster):
        return 0
    track = TRACK if monster.place in TRACK else TRACK_5_6
    return 1 + track.index(monster.place)


def _riches(monster: Monster, borough: Borough) -> tuple[int, int]:
    """The points, and the other rewards, of the Buildings here that are easily destroyed."""
    tops = [TILES[stack.top] for stack in borough.stacks if stack.top]
    easy = [tile for tile in tops if durability(monster, tile) <= EASY]
    points = sum([tile.amount for tile in easy if tile.reward == "vp"])
    return points, sum([tile.amount for tile in easy]) - points
