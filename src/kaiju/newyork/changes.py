"""The setters of New York: what everybody sees in the city is changed by these alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.changes import fewer
from kaiju.core.state import Place
from kaiju.newyork.city import Borough, city

if TYPE_CHECKING:
    from kaiju.core.table import Table


def set_borough(t: Table, place: Place, borough: Borough) -> None:
    """Set what lies in a borough."""
    city(t).boroughs[place] = borough
    if t.told:
        show_borough(t, place)


def show_borough(t: Table, place: Place) -> None:
    """Write down what lies in a borough, with the turn: it tells which of the Units are new."""
    t.changes.append((f"board.boroughs.{place}", (city(t).boroughs[place], t.state.turn)))


def take_covered(t: Table, tile: str) -> None:
    """Take a Building out of those that nobody has seen."""
    town = city(t)
    town.covered = fewer(town.covered, tile)
    town.covered_size -= 1
    if t.told:
        t.changes.append((f"board.covered.{tile}", town.covered.get(tile)))


def set_superstar(t: Table, seat: int) -> None:
    """Give Superstar to a seat, or back to the table."""
    city(t).superstar = seat
    if t.told:
        t.changes.append(("board.superstar", seat))


def set_statue(t: Table, seat: int) -> None:
    """Give the Statue of Liberty to a seat, or back to the table."""
    city(t).statue = seat
    if t.told:
        t.changes.append(("board.statue", seat))


def set_trophies(t: Table, seat: int, units: tuple[str, ...]) -> None:
    """Set the Units that a seat has destroyed."""
    city(t).trophies[seat] = units
    if t.told:
        t.changes.append((f"board.trophies.{seat}", units))


def set_aim(t: Table, borough: str) -> None:
    """Set the borough in which Destruction is used, if it is not the own one."""
    city(t).facts.aim = borough
    if t.told:
        t.changes.append(("board.aim", borough))
