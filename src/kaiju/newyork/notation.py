"""The city in the words of a scenario, both ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, cast

from kaiju.core.changes import fewer
from kaiju.core.errors import Nonsense
from kaiju.core.notation.answer import is_number
from kaiju.core.notation.given import Given
from kaiju.core.notation.terms import Fields, Lexicon, Terms
from kaiju.core.position import Position
from kaiju.core.state import NOBODY, Place, State
from kaiju.newyork.city import BOROUGHS, OUTER, TRACK_5_6, Borough, City, Facts, inside
from kaiju.newyork.position import capacity, insiders
from kaiju.newyork.tiles import BUILDINGS, COUNTS, TILES, UNITS, Stack, Unit, unit_behind
from kaiju.newyork.tokens import JINX, TOKENS, WEB

NEW: Final = "new "  # a Unit that appeared this turn
STACKS: Final = 3  # the number of Buildings in each stack (NY-SETUP-3)

VERBS: Final = (
    *("advance", "aim", "buy", "change", "choose", "destroy", "discard", "done", "drop", "first", "flee"),
    *("give", "heal", "leave", "life", "move", "pass", "place", "reroll", "resolve", "send", "spend"),
    *("stay", "stop", "sweep", "turn", "use"),
)
NOUNS: Final = ("manhattan", "advance", *TILES, *(f"new-{unit}" for unit in UNITS), *TOKENS)


# -- what is said about the city -------------------------------------------------------------------


def _building(terms: Terms, given: Given) -> str:
    return given.among("building", COUNTS)


def _unit(given: Given) -> str:
    return given.among("unit", UNITS)


def _units(terms: Terms, given: Given) -> list[str]:
    """`jet`, or `new jet` for one that appeared this turn."""
    return [entry.among("unit", (*UNITS, *(NEW + unit for unit in UNITS))) for entry in given.list()]


def _stacks(terms: Terms, given: Given) -> list[str]:
    """`hospital-2` alone, or `hospital-2 +2` with two covered Buildings under it."""
    found = [_stack(entry) for entry in given.list()]
    if len(found) > STACKS:
        given.refuse("stacks", most=STACKS, count=len(found))
    return found


def _stack(given: Given) -> str:
    top, plus, below = given.text().partition(" +")
    Given(top, given.where).among("building", COUNTS)
    if plus and not (is_number(below) and 1 <= int(below) < STACKS):
        given.refuse("stack", tile=top, text=given.text())
    return given.text()


def _destroyed(terms: Terms, given: Given) -> list[str]:
    return [entry.among("tile", TILES) for entry in given.list()]


def _trophies(terms: Terms, given: Given) -> dict[str, list[str]]:
    """The destroyed Units in front of each Monster."""
    return {
        name: [_unit(entry) for entry in value.list()]
        for name, value in given.fields("monster", terms.names).items()
    }


def _borough(terms: Terms, given: Given) -> dict[str, Any]:
    return terms.read(given, BOROUGH)


def _boroughs(terms: Terms, given: Given) -> dict[str, dict[str, Any]]:
    return {name: _borough(terms, value) for name, value in given.fields("borough", BOROUGHS).items()}


def _facts(terms: Terms, given: Given) -> dict[str, Any]:
    return terms.read(given, FACTS)


def _facts_found(terms: Terms, given: Given) -> dict[str, Any]:
    return terms.read(given, {**FACTS, "points": Terms.number})


BOROUGH: Final[Fields] = {"stacks": _stacks, "units": _units, "souvenir": Terms.flag}
FACTS: Final[Fields] = {
    "occupied": Terms.flag,
    "destroyed": _destroyed,
    "entered": Terms.monsters,
    "fallen": Terms.monsters,
    "dealt": Terms.amounts,
    "gained": Terms.amounts,
}
GOALS_AND_UNITS: Final[Fields] = {
    "superstar": Terms.monster_or_none,
    "statue": Terms.monster_or_none,
    "units": _trophies,
}
LEXICON: Final = Lexicon(
    VERBS,
    NOUNS,
    {"dice": Terms.roll, "reveal": Terms.card, "tile": _building},
    {**GOALS_AND_UNITS, "boroughs": _boroughs, "facts": _facts},
    {**GOALS_AND_UNITS, **dict.fromkeys(BOROUGHS, _borough), "facts": _facts_found},
)


# -- setting it up ---------------------------------------------------------------------------------


def arrange(p: Position, position: Mapping[str, Any]) -> None:
    """Set up what a scenario says; anything it does not mention is empty."""
    state, city = p.state, cast(City, p.state.extra)
    for name, what in position.get("boroughs", {}).items():
        city.boroughs[Place(name)] = Borough(
            tuple(_laid(text) for text in what.get("stacks", ())),
            tuple(_come(state, text) for text in what.get("units", ())),
            what.get("souvenir", False),
        )
    for name, units in position.get("units", {}).items():
        city.trophies[seat_of(state, name)] = tuple(units)
    city.superstar = seat_of(state, position.get("superstar"))
    city.statue = seat_of(state, position.get("statue"))
    city.facts.occupied = any(inside(monster) for monster in state.monsters)
    _remember(state, city.facts, position.get("facts", {}))
    _check_places(p)
    _check_owners(state, city)
    _cover(city)


def seat_of(state: State, name: str | None) -> int:
    """The seat of a Monster, by its name."""
    for monster in state.monsters:
        if monster.name == name:
            return monster.seat
    return NOBODY


def _laid(text: str) -> Stack:
    top, _, below = text.partition(" +")
    return Stack(top, int(below or 0))


def _come(state: State, text: str) -> Unit:
    return Unit(text.removeprefix(NEW), state.turn if text.startswith(NEW) else state.turn - 1)


def _remember(state: State, facts: Facts, given: Mapping[str, Any]) -> None:
    """Remember what already happened this turn, for a scenario that begins in the middle of it."""
    facts.occupied = given.get("occupied", facts.occupied)
    facts.destroyed = tuple(given.get("destroyed", ()))
    facts.entered = tuple(seat_of(state, name) for name in given.get("entered", ()))
    for name, amount in given.get("dealt", {}).items():
        facts.dealt[seat_of(state, name)] = amount
    hit = [monster.name for monster in state.monsters if facts.dealt[monster.seat] and not monster.alive]
    facts.fallen = tuple(seat_of(state, name) for name in given.get("fallen", hit))
    for name, amount in given.get("gained", {}).items():
        facts.gained[seat_of(state, name)] = amount


# -- what no game can reach --------------------------------------------------------------------------


def _check_places(p: Position) -> None:
    """At most two Monsters in an outer borough, and one on a space of Manhattan. (NY-SETUP-12, NY-ADV-1)"""
    for borough in OUTER:
        here = [monster.name for monster in p.state.monsters if monster.place == borough]
        if len(here) > 2:
            raise Nonsense("crowded", monsters=tuple(here), place=borough, room=2)
    within = insiders(p)
    spaces = [monster.place for monster in within]
    for monster in within:
        if spaces.count(monster.place) > 1:
            both = [other.name for other in within if other.place == monster.place]
            raise Nonsense("crowded", monsters=tuple(both), place=monster.place, room=1)
    if len(within) > capacity(p):
        names = tuple(monster.name for monster in within)
        raise Nonsense("crowded", monsters=names, place="manhattan", room=capacity(p))
    for monster in within:
        if monster.place in TRACK_5_6 and capacity(p) < 2:
            raise Nonsense("no-track", monster=monster.name, place=monster.place)


def _check_owners(state: State, city: City) -> None:
    """An eliminated Monster owns nothing, and there are no more tokens than the stock has. (NY-TOKEN-7)"""
    for monster in state.monsters:
        owns = monster.seat in (city.superstar, city.statue) or city.trophies[monster.seat]
        if owns and not monster.alive:
            raise Nonsense("dead-owns", monster=monster.name)
    for token in (WEB, JINX):
        given = sum(monster.tokens.get(token, 0) for monster in state.monsters)
        if given > TOKENS[token]:
            raise Nonsense("tokens", count=given, token=token, most=TOKENS[token])


def _cover(city: City) -> None:
    """Tiles placed in the city are no longer covered; each is a Building or the Unit on its back."""
    stacks = [stack for borough in city.boroughs.values() for stack in borough.stacks]
    for top, count in Counter(stack.top for stack in stacks).items():
        if count > COUNTS[top]:
            raise Nonsense("tops", count=count, tile=top, most=COUNTS[top])
        city.covered = fewer(city.covered, top, count)
        city.covered_size -= count
    units = Counter(unit.id for borough in city.boroughs.values() for unit in borough.units)
    units.update(unit for owned in city.trophies for unit in owned)
    for unit, count in units.items():
        left = sum(city.covered.get(tile.id, 0) for tile in BUILDINGS if unit_behind(tile).id == unit)
        if count > left:
            raise Nonsense("units", count=count, tile=unit, left=left)
    below = sum(stack.below for stack in stacks)
    left = city.covered_size - sum(units.values())
    if below > left:
        raise Nonsense("covered", count=below, left=left)


# -- what is found ---------------------------------------------------------------------------------


def _told(stack: Stack) -> str:
    return f"{stack.top} +{stack.below}" if stack.below else stack.top


def describe(state: State) -> dict[str, Any]:
    """The city, in the words a scenario uses to set it up."""
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
