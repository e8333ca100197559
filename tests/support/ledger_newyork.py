"""A ledger of the log of King of New York: Units, Buildings, souvenirs and goal cards."""

from __future__ import annotations

from collections import Counter
from typing import cast

from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.state import NOBODY, State
from kaiju.newyork.city import BOROUGHS, City
from kaiju.newyork.tiles import BUILDINGS, TILES, unit_behind
from tests.support.ledger import Ledger


class CityLedger(Ledger):
    """The same for New York, with its Units, Buildings, souvenirs and goal cards."""

    def __init__(self, game: Game, begin: State) -> None:
        super().__init__(game, begin)
        self.units: dict[str, Counter[str]] = {borough: Counter() for borough in BOROUGHS}
        self.tops: dict[str, Counter[str]] = {borough: Counter() for borough in BOROUGHS}
        self.trophies: list[Counter[str]] = [Counter() for _ in begin.monsters]
        self.souvenirs: set[str] = set()
        self.owners = {"superstar": NOBODY, "statue-of-liberty": NOBODY}

    def enter(self, event: Event) -> None:
        """Enter what one event changes on the board."""
        if event.kind == "destroyed":
            self.enter_destroyed(event)
        elif event.kind == "uncovered":
            self.tops[event.where][event.what] += 1
        elif event.kind == "sent":
            place = self.accounts[event.seat].place
            self.units["manhattan" if place.startswith("manhattan") else place][event.what] -= 1
            self.units[event.where][event.what] += 1
        elif event.kind == "souvenir":
            self.souvenirs.add(event.what)
        elif event.kind == "took":
            assert self.owners[event.what] == event.other, event
            self.owners[event.what] = event.seat
        elif event.kind == "eliminated":
            self.owners = {card: NOBODY if seat == event.seat else seat for card, seat in self.owners.items()}
            self.trophies[event.seat].clear()
        super().enter(event)

    def enter_destroyed(self, event: Event) -> None:
        """A Building becomes a Unit where it stood; a Unit goes to the Monster that destroyed it."""
        tile = TILES[event.what]
        if tile in BUILDINGS:
            self.tops[event.where][tile.id] -= 1
            self.units[event.where][unit_behind(tile).id] += 1
        else:
            self.units[event.where][tile.id] -= 1
            self.trophies[event.seat][tile.id] += 1

    def compare(self, state: State) -> None:
        """Is everything in the city where the log says?"""
        super().compare(state)
        city = cast(City, state.extra)
        for name in BOROUGHS:
            borough = city.boroughs[name]
            assert Counter(unit.id for unit in borough.units) == +self.units[name], name
            assert Counter(stack.top for stack in borough.stacks if stack.top) == +self.tops[name], name
            assert borough.souvenir == (name in self.souvenirs), name
        assert [Counter(trophies) for trophies in city.trophies] == self.trophies
        assert {"superstar": city.superstar, "statue-of-liberty": city.statue} == self.owners
