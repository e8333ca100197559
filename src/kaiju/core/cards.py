"""The card language: every hook a card may override, each with a line saying when it is called.

A hook is here if the core calls it, or the rules of both games do; a hook that only one game calls is in
the `language` of that game. The core calls a hook only for what both games do the same way, even if one of
them has no card for it today: how Life, Energy and prices are worked out, how a cost is paid, what a copy
does when its card leaves play. Where one game has a moment of its own, the core calls the `Game`, which calls
its cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kaiju.core.questions import Question, ask
from kaiju.core.state import Held, Monster

if TYPE_CHECKING:
    from kaiju.core.errors import IllegalAnswer
    from kaiju.core.position import Position
    from kaiju.core.questions import Instant
    from kaiju.core.table import Table


class Card:
    """One power card, stateless: what it must remember lives in the state or in its `Held`."""

    language: ClassVar[bool] = True
    id: str = ""
    cost: int = 0
    copies: int = 1
    keep: bool = True
    gives_turn: bool = False  # puts an extra turn in the queue
    shapes_turn: bool = False  # acts for its buyer during the extra turn it granted
    lingers: bool = False  # leaves behind an effect that outlives it
    stock: int = 0  # the tokens it comes with; it is discarded with the last one
    counters: int = 0  # the most tokens it may hold

    def __init__(self) -> None:
        self.acts: frozenset[str] = frozenset(hooks_of(type(self)))

    async def confirm(self, t: Table, me: Monster, kind: str) -> bool:
        """Ask the owner whether to use the card."""
        options = {"pass": False, f"use {self.id}": True}
        return await ask(t, me, lambda t, me: Question(me.seat, kind, options, self.id, {"card": self.id}))

    # -- modifiers: pure, value in, value out ------------------------------------------------

    def price(self, p: Position, me: Monster) -> int:
        """What this card in the row costs `me` now."""
        return self.cost

    def allowed(self, p: Position, me: Monster) -> bool:
        """May `me` buy this card now?"""
        return True

    def cheaper(self, me: Monster, held: Held) -> int:
        """How much less every card costs its owner."""
        return 0

    def credit(self, me: Monster, held: Held) -> int:
        """How much of a cost its owner can pay without Energy."""
        return 0

    def max_life(self, me: Monster, held: Held, life: int) -> int:
        """The most Life its owner may have."""
        return life

    def heal_bonus(self, me: Monster, held: Held) -> int:
        """How much extra Life its owner gets from each healing."""
        return 0

    def gain_bonus(self, me: Monster, held: Held) -> int:
        """How much extra Energy its owner gets from each gain."""
        return 0

    def extra_dice(self, me: Monster, held: Held) -> int:
        """How many extra dice its owner rolls."""
        return 0

    def widens(self, p: Position, me: Monster, held: Held, targets: list[Monster]) -> list[Monster]:
        """Which Monsters an attack by its owner hits."""
        return targets

    def attack_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        """How much extra damage an attack by its owner deals to the target."""
        return 0

    # -- moments: may ask anyone and change anything ------------------------------------------

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        """Right after `me` paid for this card and took it."""

    async def lost(self, t: Table, me: Monster, held: Held) -> None:
        """Right after this card left its owner."""

    async def copied_card_left(self, t: Table, me: Monster, held: Held) -> None:
        """Right after the card that this one copies left play."""

    async def turn_started(self, t: Table, me: Monster, held: Held) -> None:
        """At the start of its owner's turn."""

    async def paying(self, t: Table, me: Monster, held: Held, cost: int) -> int:
        """When its owner pays a cost; returns what is left to pay in Energy."""
        return cost

    # -- instants: what its owner may do at any time -------------------------------------------

    def instants(self, t: Table, me: Monster, held: Held, question: Question[Any]) -> dict[str, Instant]:
        """What its owner may do on its own turn besides answering this question."""
        return {}

    def explain(
        self, t: Table, me: Monster, held: Held, question: Question[Any], text: str
    ) -> IllegalAnswer | None:
        """Why its owner may not do right now what this card could offer."""
        return None


def hooks_of(card: type[Card]) -> list[str]:
    """The hooks a class overrides, not counting the classes that define the language."""
    found: list[str] = []
    for parent in card.__mro__:
        if "language" in parent.__dict__:
            break
        found += [name for name in parent.__dict__ if not name.startswith("_")]
    return found
