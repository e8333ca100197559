"""The city in the words of a scenario, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from kaiju.core.errors import CorruptRecord
from kaiju.core.notation.position import only_keys
from kaiju.core.state import NOBODY, Place, State
from kaiju.newyork.city import OUTER, Borough, City, Facts, inside
from kaiju.newyork.tiles import UNITS, Stack, Unit

KEYS: Final = frozenset({"boroughs", "superstar", "statue", "units", "facts"})


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Set up what a scenario says; what it does not mention is empty."""
    city = cast(City, state.extra)
    for name, what in position.get("boroughs", {}).items():
        _borough(state, city, name, what)
    for name, units in position.get("units", {}).items():
        city.trophies[seat_of(state, name)] = tuple(units)
    for borough in OUTER:
        if sum(monster.place == borough for monster in state.monsters) > 2:
            raise CorruptRecord(f"three Monsters are in {borough}")
    city.superstar = seat_of(state, position.get("superstar"))
    city.statue = seat_of(state, position.get("statue"))
    city.facts.occupied = any(inside(monster) for monster in state.monsters)
    _facts(state, city.facts, position.get("facts", {}))


def seat_of(state: State, name: str | None) -> int:
    """The seat of a Monster, by its name."""
    for monster in state.monsters:
        if monster.name == name:
            return monster.seat
    if name is None:
        return NOBODY
    raise CorruptRecord(f"no Monster {name!r} is at this table")


def _borough(state: State, city: City, name: str, what: Mapping[str, Any]) -> None:
    if name not in city.boroughs:
        raise CorruptRecord(f"there is no borough {name!r}")
    only_keys(name, what, ("stacks", "units", "souvenir"))
    city.boroughs[Place(name)] = Borough(
        tuple(_stack(city, text) for text in what.get("stacks", [])),
        tuple(_unit(state, text) for text in what.get("units", [])),
        bool(what.get("souvenir")),
    )


def _stack(city: City, text: str) -> Stack:
    """`hospital-2` alone, or `hospital-2 +2` with two covered Buildings under it."""
    top, _, below = text.partition(" +")
    if city.covered.get(top, 0) < 1:
        raise CorruptRecord(f"no Building {top!r} is left for a stack")
    city.covered[top] -= 1
    if not city.covered[top]:
        del city.covered[top]
    return Stack(top, int(below or 0))


def _unit(state: State, text: str) -> Unit:
    """`jet`, or `new jet` for one that appeared this turn."""
    kind = text.removeprefix("new ")
    if kind not in UNITS:
        raise CorruptRecord(f"there is no Unit {kind!r}")
    return Unit(kind, state.turn if text.startswith("new ") else state.turn - 1)


def _facts(state: State, facts: Facts, given: Mapping[str, Any]) -> None:
    """What already happened this turn, for a scenario that begins in the middle of it."""
    only_keys("the facts", given, ("occupied", "destroyed", "entered", "dealt", "gained", "fallen"))
    facts.occupied = bool(given.get("occupied", facts.occupied))
    facts.destroyed = tuple(given.get("destroyed", ()))
    facts.entered = tuple(seat_of(state, name) for name in given.get("entered", ()))
    for name, amount in given.get("dealt", {}).items():
        facts.dealt[seat_of(state, name)] = amount
    hit = [monster.name for monster in state.monsters if facts.dealt[monster.seat] and not monster.alive]
    facts.fallen = tuple(seat_of(state, name) for name in given.get("fallen", hit))
    for name, amount in given.get("gained", {}).items():
        facts.gained[seat_of(state, name)] = amount


def _told(stack: Stack) -> str:
    return f"{stack.top} +{stack.below}" if stack.below else stack.top


def describe(state: State) -> dict[str, Any]:
    """The city, in the words in which a scenario sets it up."""
    city = cast(City, state.extra)
    names = [monster.name for monster in state.monsters]
    found: dict[str, Any] = {
        name: {
            "stacks": [_told(stack) for stack in borough.stacks if stack.top],
            "units": [
                f"new {unit.id}" if unit.since == state.turn else unit.id
                for unit in sorted(borough.units, key=lambda unit: (unit.since == state.turn, unit.id))
            ],
            "souvenir": borough.souvenir,
        }
        for name, borough in city.boroughs.items()
    }
    found["superstar"] = names[city.superstar] if city.superstar != NOBODY else None
    found["statue"] = names[city.statue] if city.statue != NOBODY else None
    found["facts"] = {
        "occupied": city.facts.occupied,
        "destroyed": list(city.facts.destroyed),
        "fallen": [names[seat] for seat in city.facts.fallen],
        "entered": [names[seat] for seat in city.facts.entered],
        "points": city.facts.points,
        "dealt": {names[seat]: amount for seat, amount in enumerate(city.facts.dealt) if amount},
        "gained": {names[seat]: amount for seat, amount in enumerate(city.facts.gained) if amount},
    }
    found["units"] = {names[seat]: list(units) for seat, units in enumerate(city.trophies) if units}
    return found
