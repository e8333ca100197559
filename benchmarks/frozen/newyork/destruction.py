"""What can be destroyed in a borough, and what that is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from benchmarks.frozen.newyork.perspective import NewYorkPerspective
from benchmarks.frozen.perspective import using
from kaiju.core.state import Place
from kaiju.newyork.city import borough_of
from kaiju.newyork.faces import DESTRUCTION
from kaiju.newyork.position import aim as aim_of
from kaiju.newyork.position import buildings, durability, tile_reward, units
from kaiju.newyork.tiles import BUILDINGS, TILES, Tile

MOST_POINTS: Final = 14
UNIT_DANGER: Final = 0.15  # what a nearby Unit costs sooner or later


class Prey(NamedTuple):
    """A tile that may be destroyed: what it takes and what it is worth."""

    tile: Tile
    points: int
    worth: float


def prey(pov: NewYorkPerspective, tile: Tile, near: bool = True) -> Prey:
    """Judge a tile; a Building nearby turns into a Unit, a Unit nearby is gone."""
    fires = UNIT_DANGER * (1 + 4 / pov.me.life) if near else 0.0
    worth = _reward(pov, tile) + (-fires if tile in BUILDINGS else fires)
    return Prey(tile, durability(pov.me, tile), worth)


def _reward(pov: NewYorkPerspective, tile: Tile) -> float:
    reward = tile_reward(pov.view, pov.me, tile)
    worth = pov.pay((reward["vp"], reward["energy"]))
    return worth + pov.life(reward["life"]) if reward["life"] else worth


def around(pov: NewYorkPerspective, borough: Place, units_only: bool = False) -> list[Prey]:
    """Everything in a borough that can be destroyed this turn."""
    targets = units(pov.view, borough)
    if not units_only:
        targets = buildings(pov.view, borough) + targets
    near = borough == borough_of(pov.me)
    return [prey(pov, target.tile, near) for target in targets]


def hauls(choice: list[Prey]) -> list[float]:
    """The most that 0, 1, 2 ... points can be worth on these tiles, each destroyed at most once."""
    best = [0.0] * (MOST_POINTS + 1)
    for item in choice:
        for points in range(MOST_POINTS, item.points - 1, -1):
            best[points] = max(best[points], best[points - item.points] + item.worth)
    return best


def haul(pov: NewYorkPerspective, borough: Place, points: int, units_only: bool = False) -> float:
    """The most that these points can be worth in a borough."""
    return hauls(around(pov, borough, units_only))[min(points, MOST_POINTS)]


def destroy(pov: NewYorkPerspective, text: str) -> float:
    """What a target is worth, including the best use of the points left after it."""
    words = text.split()
    if words == ["done"]:
        return 0.0
    facts = pov.city.facts
    borough = aim_of(pov.view, pov.me)
    target = prey(pov, TILES[words[1].split("/")[0]], near=len(words) == 2)
    rest = around(pov, borough, facts.units_only)
    if len(words) == 2:
        rest.remove(next(item for item in rest if item.tile is target.tile))
    return target.worth + hauls(rest)[max(0, facts.points - target.points)]


def aim(pov: NewYorkPerspective, text: str) -> float:
    """What the points do in another borough, less the Energy it costs."""
    points = due(pov)
    if text == "pass":
        return haul(pov, borough_of(pov.me), points)
    return haul(pov, Place(text.split()[1]), points) - using(pov.tool("aim"))


def use(pov: NewYorkPerspective, text: str) -> float:
    """More points, but only for Units."""
    here = borough_of(pov.me)
    if text == "pass":
        return haul(pov, here, due(pov))
    return haul(pov, here, due(pov) + pov.opinion_of(text.split()[1]).cabs, True)


def due(pov: NewYorkPerspective) -> int:
    """The Destruction results of this turn."""
    return (pov.state.dice + pov.state.added).count(DESTRUCTION)
