"""The log told again: whoever reads only the events knows at every question where everything is, and why."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final, cast

from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.state import DISCARDED, NOBODY, NOWHERE, Face, State
from kaiju.core.table import Table
from kaiju.newyork.city import BOROUGHS, City
from kaiju.newyork.tiles import BUILDINGS, TILES, unit_behind
from kaiju.scenarios import wanted

GIVES: Final = {"healed": "life", "scored": "vp", "gained": "energy"}
TAKES: Final = {
    **{"damaged": "life", "lost-life": "life", "paid-life": "life"},
    **{"lost-vp": "vp", "paid": "energy", "handed-over": "energy"},
}
ARRIVES: Final = {"placed", "moved", "shifted"}


@cache
def causes(game: str) -> frozenset[str]:
    """Every clause and card that may be the reason of an event."""
    return frozenset(wanted(game))


class Account:
    """What one Monster has, by all that was told of it."""

    def __init__(self, life: int, vp: int, energy: int) -> None:
        self.numbers = {"life": life, "vp": vp, "energy": energy}
        self.place: str = NOWHERE
        self.cards: list[str] = []
        self.tokens: Counter[str] = Counter()


class Ledger:
    """Adds up the events of a game from its start."""

    def __init__(self, game: Game, begin: State) -> None:
        self.game = game
        self.read_so_far = 0
        self.accounts = [Account(m.life, m.vp, m.energy) for m in begin.monsters]
        for account, monster in zip(self.accounts, begin.monsters, strict=True):
            account.cards = [held.card.id for held in monster.cards]
        self.alive = [True] * len(begin.monsters)
        self.turn = 0
        self.last_normal = NOBODY
        self.waiting: list[tuple[int, str]] = []  # extra turns
        self.dice: list[Face] = []
        self.added: list[Face] = []

    def check(self, t: Table) -> None:
        """Read what is new and compare it with the table."""
        for event in t.log[self.read_so_far :]:
            assert event.cause in causes(self.game.id), f"no clause or card is the cause of {event}"
            assert event.amount >= 0, event
            self.enter(event)
        self.read_so_far = len(t.log)
        self.compare(t.state)

    def compare(self, state: State) -> None:
        """Is everything where the log says?"""
        for monster in state.monsters:
            account = self.accounts[monster.seat]
            assert monster.alive == self.alive[monster.seat], monster.name
            if monster.alive:
                numbers = {"life": monster.life, "vp": monster.vp, "energy": monster.energy}
                assert numbers == account.numbers, f"{monster.name}: {numbers}, told {account.numbers}"
                assert monster.place == account.place, f"{monster.name}: {monster.place}, {account.place}"
                assert [held.card.id for held in monster.cards] == account.cards, monster.name
                assert monster.tokens == +account.tokens, monster.name
        assert state.turn == self.turn
        if state.turn:
            assert (state.dice, state.added) == (self.dice, self.added)
            assert [tuple(turn) for turn in state.extra_turns] == self.waiting

    def enter(self, event: Event) -> None:
        """One event: what it changes."""
        account = self.accounts[event.seat] if event.seat >= 0 else Account(0, 0, 0)
        if event.kind in GIVES:
            account.numbers[GIVES[event.kind]] += event.amount
        if event.kind in TAKES:
            account.numbers[TAKES[event.kind]] -= event.amount
        if event.kind == "handed-over":
            self.accounts[event.other].numbers["energy"] += event.amount
        if event.kind in ARRIVES:
            account.place = event.what
        self.enter_pieces(event, account)
        self.enter_turn(event)
        self.enter_dice(event)

    def enter_pieces(self, event: Event, account: Account) -> None:
        """Cards and tokens; tokens that lie on a card are counted there."""
        if event.kind == "bought" and self.game.card(event.what).keep:
            account.cards.append(event.what)
        elif event.kind == "discarded":
            account.cards.remove(event.what)
        elif event.kind == "token-given" and event.what not in self.game.cards:
            account.tokens[event.what] += event.amount
        elif event.kind == "token-removed":
            account.tokens[event.what] -= event.amount

    def enter_turn(self, event: Event) -> None:
        """Extra turns in the order they were given, then the next living Monster clockwise."""
        if event.kind == "extra-turn":
            self.waiting.append((event.seat, event.what))
        elif event.kind == "eliminated":
            self.alive[event.seat] = False
            self.waiting = [turn for turn in self.waiting if turn[0] != event.seat]
        elif event.kind == "turn":
            self.turn += 1
            assert event.amount == self.turn
            self.dice, self.added = [], []
            if event.what:
                assert self.waiting.pop(0) == (event.seat, event.what), event
            else:
                assert not self.waiting, f"{event} before {self.waiting}"
                assert event.seat == self.next_seat(event.seat), event
                self.last_normal = event.seat

    def next_seat(self, first: int) -> int:
        """Whose normal turn it is; anybody's, if it is the first."""
        if self.last_normal == NOBODY:
            return first
        seats = len(self.alive)
        around = [(self.last_normal + step) % seats for step in range(1, seats + 1)]
        return next(seat for seat in around if self.alive[seat])

    def enter_dice(self, event: Event) -> None:
        """The results as they lie."""
        if event.kind == "rerolled" or (event.kind == "rolled" and event.cause == self.game.roll_rule):
            self.dice = [Face(face) for face in event.what.split()]
        elif event.kind == "added":
            self.added += [Face(event.what)] * event.amount
        elif event.kind == "dropped":
            self.dice[event.amount - 1] = DISCARDED
        elif event.kind == "changed":
            at = event.amount - 1
            results, place = (self.dice, at) if at < len(self.dice) else (self.added, at - len(self.dice))
            results[place] = Face(event.what)


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
        """One event: what it changes on the board."""
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
        """A Building becomes a Unit where it stood; a Unit goes to whoever destroyed it."""
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


LEDGERS: Final[dict[str, Any]] = {"king-of-new-york": CityLedger}


def ledger(game: Game, begin: State) -> Ledger:
    """The ledger of a game."""
    return cast(Ledger, LEDGERS.get(game.id, Ledger)(game, begin))
