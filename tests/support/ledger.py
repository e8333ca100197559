"""A ledger of the log: the events alone must tell at every question where everything is, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Final

from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.state import DISCARDED, NOBODY, NOWHERE, Face, State
from kaiju.core.table import Table
from kaiju.scenarios import wanted

GIVES: Final = {"healed": "life", "scored": "vp", "gained": "energy", "refunded": "energy"}
TAKES: Final = {
    **{"damaged": "life", "lost-life": "life", "paid-life": "life"},
    **{"lost-vp": "vp", "paid": "energy", "handed-over": "energy", "lost-energy": "energy"},
}
ARRIVES: Final = {"placed", "moved", "shifted"}


@cache
def causes(game: str) -> frozenset[str]:
    """Every clause and card that may cause an event."""
    return frozenset(wanted(game))


class Account:
    """What one Monster has, according to the events."""

    def __init__(self, life: int, vp: int, energy: int) -> None:
        self.numbers = {"life": life, "vp": vp, "energy": energy}
        self.place: str = NOWHERE
        self.cards: list[str] = []
        self.tokens: Counter[str] = Counter()
        self.blow = Event("")  # the last one it took


class Ledger:
    """Adds up the events of a game from its start."""

    gives: ClassVar[Mapping[str, str]] = GIVES
    takes: ClassVar[Mapping[str, str]] = TAKES

    def __init__(self, game: Game, begin: State) -> None:
        self.game = game
        self.read_so_far = 0
        self.accounts = [Account(m.life, m.vp, m.energy) for m in begin.monsters]
        for account, monster in zip(self.accounts, begin.monsters, strict=True):
            account.cards = [held.printed.id for held in monster.cards]
        self.alive = [True] * len(begin.monsters)
        self.turn = 0
        self.last_normal = NOBODY
        self.waiting: list[tuple[int, str, int]] = []  # extra turns, with the note of their card
        self.dice: list[Face] = []
        self.added: list[Face] = []

    def check(self, t: Table) -> None:
        """Read the new events and compare the ledger with the table."""
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
                assert [held.printed.id for held in monster.cards] == account.cards, monster.name
                assert monster.tokens == +account.tokens, monster.name
        assert state.turn == self.turn
        if state.turn:
            assert (state.dice, state.added) == (self.dice, self.added)
            assert [tuple(turn) for turn in state.extra_turns] == self.waiting

    def enter(self, event: Event) -> None:
        """Enter what one event changes."""
        account = self.accounts[event.seat] if event.seat >= 0 else Account(0, 0, 0)
        if event.kind in self.gives:
            account.numbers[self.gives[event.kind]] += event.amount
        if event.kind in self.takes:
            account.numbers[self.takes[event.kind]] -= event.amount
        if event.kind == "handed-over":
            self.accounts[event.other].numbers["energy"] += event.amount
        if event.kind in ARRIVES:
            account.place = event.what
        if event.kind == "damaged":
            account.blow = event
        if event.kind == "eliminated":
            assert event.where == account.place, event
            blow = account.blow if event.what else Event("")
            by = NOBODY if blow.other == event.seat else blow.other
            assert (event.amount, event.what, event.other) == (blow.amount, blow.what, by), (
                f"{event} after {blow}"
            )
        self.enter_pieces(event, account)
        self.enter_turn(event)
        self.enter_dice(event)

    def enter_pieces(self, event: Event, account: Account) -> None:
        """Enter cards and tokens; tokens on a card are counted there."""
        if event.kind == "bought" and self.game.card(event.what).keep:
            account.cards.append(event.what)
        elif event.kind == "discarded":
            account.cards.remove(event.what)
        elif event.kind == "token-given" and event.what not in self.game.cards:
            account.tokens[event.what] += event.amount
        elif event.kind == "token-removed":
            account.tokens[event.what] -= event.amount

    def enter_turn(self, event: Event) -> None:
        """Extra turns in the order they were granted, then the next living Monster clockwise."""
        if event.kind == "extra-turn":
            self.waiting.append((event.seat, event.what, self.note(event)))
        elif event.kind == "eliminated":
            self.alive[event.seat] = False
            self.waiting = [turn for turn in self.waiting if turn[0] != event.seat]
        elif event.kind == "turn":
            self.turn += 1
            assert event.amount == self.turn
            self.dice, self.added = [], []
            if event.what:
                assert self.waiting.pop(0)[:2] == (event.seat, event.what), event
            else:
                assert not self.waiting, f"{event} before {self.waiting}"
                assert event.seat == self.next_seat(event.seat), event
                self.last_normal = event.seat

    def note(self, event: Event) -> int:
        """The note of a card that grants an extra turn."""
        return 0

    def next_seat(self, first: int) -> int:
        """Whose normal turn it is; anyone's, if it is the first."""
        if self.last_normal == NOBODY:
            return first
        seats = len(self.alive)
        around = [(self.last_normal + step) % seats for step in range(1, seats + 1)]
        return next(seat for seat in around if self.alive[seat])

    def enter_dice(self, event: Event) -> None:
        """Enter the results as they are."""
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
