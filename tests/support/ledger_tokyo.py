"""A ledger of the log of King of Tokyo: what Tokyo pays, whether Bay is open, who had 20 points first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.state import State
from kaiju.tokyo.board import OUTSIDE, TOKYO, Board
from tests.support.ledger import GIVES, TAKES, Account, Ledger

CHAINED: Final = "freeze-time"


class TokyoLedger(Ledger):
    """What the log of a game of Tokyo says."""

    gives: ClassVar[Mapping[str, str]] = {**GIVES, "grew": "life"}
    takes: ClassVar[Mapping[str, str]] = {**TAKES, "stored": "energy"}

    def __init__(self, game: Game, begin: State) -> None:
        super().__init__(game, begin)
        self.duel = begin.options.get("duel") == "on" and len(begin.monsters) == 2
        self.bay = cast(Board, begin.extra).bay
        self.chain = 0
        self.reached: list[int] = []
        self.owed: tuple[str, int] | None = None  # what the next event must be
        for account in self.accounts:
            account.place = OUTSIDE

    def enter(self, event: Event) -> None:
        """Enter what one event changes, and whether Tokyo pays for it."""
        self.settle(event)
        account = self.accounts[event.seat]
        if event.kind == "moved":
            assert event.where == account.place, event
            if event.where == OUTSIDE and event.what in TOKYO:
                self.owe("KT-TOKYO-3", 1, account)
        elif event.kind == "turn" and account.place in TOKYO:
            self.owe("KT-START-1", 2, account)
        elif event.kind == "revived":
            account.numbers["life"] = event.amount
        elif event.kind == "bay-closed":
            assert self.bay
            self.bay = False
        super().enter(event)
        self.count_points(event)

    def owe(self, cause: str, points: int, account: Account) -> None:
        """A monster that enters Tokyo or starts a turn there is paid at once. (KT-TOKYO-3, KT-START-1)"""
        points = min(points, self.game.winning_vp - account.numbers["vp"])
        if self.duel:
            self.owed = ("KT-2016-20", 1)
        elif points:
            self.owed = (cause, points)

    def settle(self, event: Event) -> None:
        """Check that what was owed was paid; a player who leaves at the start of a turn gets nothing."""
        if self.owed is not None and event.kind != "eliminated":
            cause, amount = self.owed
            assert event.cause == cause, f"{event} although {self.owed} is due"
            assert event.amount == amount or (self.duel and event.amount > amount), event
        self.owed = None

    def enter_pieces(self, event: Event, account: Account) -> None:
        """A card may change hands."""
        if event.kind == "taken":
            self.accounts[event.other].cards.remove(event.what)
            account.cards.append(event.what)
        super().enter_pieces(event, account)

    def note(self, event: Event) -> int:
        """Each turn in a chain has one die fewer than the one before. (KT-XTURN-3)"""
        return self.chain + 1 if event.what == CHAINED else 0

    def enter_turn(self, event: Event) -> None:
        """An extra turn in a chain has fewer dice; any other has all of them."""
        if event.kind == "turn":
            self.chain = self.waiting[0][2] if event.what and self.waiting else 0
        super().enter_turn(event)

    def count_points(self, event: Event) -> None:
        """The monster that had 20 points first and kept them wins. (KT-WIN-3)"""
        for seat, account in enumerate(self.accounts):
            full = account.numbers["vp"] >= self.game.winning_vp
            if full and seat not in self.reached:
                self.reached.append(seat)
            elif not full and seat in self.reached:
                self.reached.remove(seat)
        if event.kind == "won" and event.cause == self.game.points_rule:
            assert event.seat == next(seat for seat in self.reached if self.alive[seat]), event

    def compare(self, state: State) -> None:
        """Is Tokyo as the log says?"""
        super().compare(state)
        board = cast(Board, state.extra)
        assert (board.bay, board.chain) == (self.bay, self.chain)
        assert [seat for seat in board.reached if self.alive[seat]] == [
            seat for seat in self.reached if self.alive[seat]
        ]
