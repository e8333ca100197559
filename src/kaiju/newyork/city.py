"""The board as plain data: boroughs with stacks, Units and souvenirs, and the facts of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kaiju.core.state import NOBODY, Extra, Json, Monster, Place
from kaiju.newyork.tiles import COUNTS, Stack, Unit

if TYPE_CHECKING:
    from kaiju.core.position import Position

STATEN_ISLAND: Final = Place("staten-island")
BRONX: Final = Place("bronx")
QUEENS: Final = Place("queens")
BROOKLYN: Final = Place("brooklyn")
MANHATTAN: Final = Place("manhattan")
OUTER: Final[tuple[Place, ...]] = (STATEN_ISLAND, BRONX, QUEENS, BROOKLYN)
BOROUGHS: Final[tuple[Place, ...]] = (*OUTER, MANHATTAN)

LOWER: Final = Place("manhattan-lower")
TRACK: Final = (LOWER, Place("manhattan-midtown"), Place("manhattan-upper"))
TRACK_5_6: Final = tuple(Place(space + "-5-6") for space in TRACK)
MANHATTAN_SPACES: Final = frozenset(TRACK + TRACK_5_6)


@mypyc_attr(acyclic=True)
class Borough:
    """What is in a borough; never modified, only replaced, so that copies can share it."""

    __slots__ = ("souvenir", "stacks", "units")

    def __init__(
        self, stacks: tuple[Stack, ...] = (), units: tuple[Unit, ...] = (), souvenir: bool = False
    ) -> None:
        self.stacks = stacks
        self.units = units
        self.souvenir = souvenir


@mypyc_attr(acyclic=True)
class Facts:
    """What a turn remembers; a new turn forgets it. (NY-RULING-19)"""

    __slots__ = (
        "adders",
        "aim",
        "changed",
        "credit",
        "dealt",
        "destroyed",
        "entered",
        "fallen",
        "free_moves",
        "gained",
        "occupied",
        "points",
        "units_only",
    )

    def __init__(
        self,
        dealt: list[int],
        gained: list[int],
        occupied: bool = False,
        entered: tuple[int, ...] = (),
        destroyed: tuple[str, ...] = (),
        fallen: tuple[int, ...] = (),
        points: int = 0,
        aim: str = "",
        units_only: bool = False,
        changed: tuple[str, ...] = (),
        credit: int = 0,
        adders: tuple[str, ...] = (),
        free_moves: int = 0,
    ) -> None:
        self.dealt = dealt  # damage the active Monster dealt to each seat
        self.gained = gained  # Energy each seat gained
        self.occupied = occupied  # was a Monster in Manhattan at the start of the turn? (NY-EARN-5)
        self.entered = entered  # seats already rewarded for entering (NY-RULING-57)
        self.destroyed = destroyed
        self.fallen = fallen  # seats eliminated
        self.points = points  # Destruction points left
        self.aim = aim  # the borough they are used in, if not the Monster's own
        self.units_only = units_only
        self.changed = changed  # results changed since the last type was picked (NY-RULING-28)
        self.credit = credit  # dice discarded for a change not yet made
        self.adders = adders  # the card that added each result (NY-RESOLVE-5)
        self.free_moves = free_moves  # moves a card has made free this turn

    def copy(self) -> Facts:
        """An independent twin."""
        return Facts(
            self.dealt.copy(),
            self.gained.copy(),
            self.occupied,
            self.entered,
            self.destroyed,
            self.fallen,
            self.points,
            self.aim,
            self.units_only,
            self.changed,
            self.credit,
            self.adders,
            self.free_moves,
        )

    def to_json(self) -> Json:
        """As plain data."""
        return {
            "occupied": self.occupied,
            "entered": list(self.entered),
            "dealt": self.dealt[:],
            "gained": self.gained[:],
            "destroyed": list(self.destroyed),
            "fallen": list(self.fallen),
            "points": self.points,
            "aim": self.aim,
            "units_only": self.units_only,
            "changed": list(self.changed),
            "credit": self.credit,
            "adders": list(self.adders),
            "free_moves": self.free_moves,
        }

    @staticmethod
    def from_json(data: Json) -> Facts:
        """Load saved facts."""
        facts = Facts(list(data["dealt"]), list(data["gained"]))
        facts.occupied, facts.entered = data["occupied"], tuple(data["entered"])
        facts.destroyed, facts.points = tuple(data["destroyed"]), data["points"]
        facts.fallen = tuple(data["fallen"])
        facts.aim, facts.units_only = data["aim"], data["units_only"]
        facts.changed, facts.credit = tuple(data["changed"]), data["credit"]
        facts.free_moves = data["free_moves"]
        facts.adders = tuple(data.get("adders", ()))  # older saves do not know it
        return facts


@mypyc_attr(acyclic=True)
class City(Extra):
    """New York: five boroughs, the covered tiles, the goal cards, and who has which Units."""

    __slots__ = ("boroughs", "covered", "covered_size", "facts", "statue", "superstar", "trophies")

    def __init__(
        self,
        boroughs: dict[Place, Borough],
        covered: dict[str, int],
        covered_size: int,
        trophies: list[tuple[str, ...]],
        facts: Facts,
    ) -> None:
        self.boroughs = boroughs
        self.covered = covered  # Buildings nobody has seen, in no order; never modified, only replaced
        self.covered_size = covered_size
        self.trophies = trophies
        self.facts = facts
        self.superstar = NOBODY
        self.statue = NOBODY

    def copy(self) -> City:
        """An independent twin."""
        covered, size = self.covered, self.covered_size
        twin = City(self.boroughs.copy(), covered, size, self.trophies.copy(), self.facts.copy())
        twin.superstar = self.superstar
        twin.statue = self.statue
        return twin

    def to_json(self) -> Json:
        """As plain data."""
        return {
            "boroughs": {
                name: {
                    "stacks": [[stack.top, stack.below] for stack in borough.stacks],
                    "units": [[unit.id, unit.since] for unit in borough.units],
                    "souvenir": borough.souvenir,
                }
                for name, borough in self.boroughs.items()
            },
            "covered": self.covered.copy(),
            "superstar": self.superstar,
            "statue": self.statue,
            "trophies": [list(units) for units in self.trophies],
            "facts": self.facts.to_json(),
        }

    @staticmethod
    def from_json(data: Json) -> City:
        """Load a saved city."""
        boroughs = {
            Place(name): Borough(
                tuple(Stack(*stack) for stack in borough["stacks"]),
                tuple(Unit(*unit) for unit in borough["units"]),
                borough["souvenir"],
            )
            for name, borough in data["boroughs"].items()
        }
        trophies = [tuple(units) for units in data["trophies"]]
        covered = dict(data["covered"])
        city = City(boroughs, covered, sum(covered.values()), trophies, Facts.from_json(data["facts"]))
        city.superstar, city.statue = data["superstar"], data["statue"]
        return city


def new_facts(players: int) -> Facts:
    """The facts of a turn in which nothing has happened yet."""
    return Facts([0] * players, [0] * players)


def new_city(players: int) -> City:
    """An empty city with all tiles covered."""
    boroughs = {borough: Borough() for borough in BOROUGHS}
    return City(boroughs, COUNTS, sum(COUNTS.values()), [()] * players, new_facts(players))


def city(p: Position) -> City:
    """The board of this position."""
    return p.state.extra  # type: ignore[return-value]  # no cast: this is asked all the time


def inside(monster: Monster) -> bool:
    """Is it in Manhattan, whose three zones are one borough? (NY-COMP-3)"""
    return monster.place in MANHATTAN_SPACES


def borough_of(monster: Monster) -> Place:
    """The borough a Monster is in."""
    return MANHATTAN if monster.place in MANHATTAN_SPACES else monster.place
