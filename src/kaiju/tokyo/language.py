"""The hooks that only the cards of Tokyo need, on top of the shared card language."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from kaiju.core.cards import Card
from kaiju.core.state import Held, Hit, Monster, Strike

if TYPE_CHECKING:
    from kaiju.core.position import Position
    from kaiju.core.table import Table

Act = Callable[[], Coroutine[Any, Any, None]]


class TokyoCard(Card):
    """A power card of King of Tokyo."""

    language: ClassVar[bool] = True
    fewer_dice: int = 0  # how many fewer dice a turn it grants has than the one that earned it

    # -- modifiers -----------------------------------------------------------------------------

    def extra_rerolls(self, me: Monster, held: Held) -> int:
        """How many extra rerolls its owner has."""
        return 0

    def start_bonus(self, me: Monster, held: Held) -> int:
        """How many extra points its owner scores for starting a turn in Tokyo."""
        return 0

    def dice_bonus(self, p: Position, me: Monster, held: Held) -> int:
        """How many points its owner's dice give besides those for three of a number."""
        return 0

    def dice_damage(self, p: Position, me: Monster, held: Held) -> int:
        """How much damage its owner's dice deal besides that of claws."""
        return 0

    def damage_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        """How much extra damage its owner deals whenever it damages this other monster."""
        return 0

    def extra_claws(self, p: Position, me: Monster, held: Held, claws: int) -> int:
        """How many claws it adds to its owner's dice, which already show this many."""
        return 0

    def scorches(self, p: Position, me: Monster, held: Held) -> list[Monster]:
        """Which monsters take 1 extra damage from its owner's attack, whether targets or not."""
        return []

    def parting_damage(self, me: Monster, held: Held) -> int:
        """What its owner, when yielding, deals to the monster that takes its place."""
        return 0

    def ignores(self, amount: int) -> bool:
        """Does its owner take nothing from a damage event of this size?"""
        return False

    def rescues(self) -> bool:
        """Does its owner stay in the game when its life drops to 0?"""
        return False

    def dwells(self) -> bool:
        """May its owner keep rerolling its dice that show a 3?"""
        return False

    def heals_others(self) -> bool:
        """May its owner use hearts on other monsters?"""
        return False

    def healing_price(self, patient: Monster, life: int) -> int:
        """What another monster pays for the life its owner gave it."""
        return 0

    def refund_of(self, sold: Held) -> int:
        """What its owner gets for selling a card."""
        return 0

    def sees_first(self) -> bool:
        """May its owner buy cards as soon as they are turned up?"""
        return False

    # -- moments -------------------------------------------------------------------------------

    async def purchased(self, t: Table, me: Monster, held: Held) -> None:
        """Right after its owner paid for another card, before that card takes effect."""

    async def taken(self, t: Table, me: Monster, held: Held) -> None:
        """Right after its owner bought it from another monster."""

    async def token_may_move(self, t: Table, me: Monster, held: Held) -> None:
        """At the start of its owner's turn, after everything else."""

    async def probes(self, t: Table, me: Monster, held: Held) -> None:
        """When another monster has declared that it is done rolling."""

    async def dodges(self, t: Table, me: Monster, held: Held) -> bool:
        """When its owner is attacked in Tokyo, before the damage: does it leave?"""
        return False

    async def camouflages(self, t: Table, me: Monster, held: Held, hit: Hit) -> None:
        """Before its owner would lose life, after ignored damage is left out."""

    def braces(self, t: Table, me: Monster, held: Held, hit: Hit) -> dict[str, Act]:
        """What its owner may do just before it loses life, once everything else has been tried."""
        return {}

    async def weakened(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        """Right after all the life in a damage event is lost."""

    async def infects(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        """When a damage event gives tokens."""

    async def monsters_fell(self, t: Table, me: Monster, held: Held, fallen: list[Monster]) -> None:
        """When monsters have dropped to 0 life, before they are eliminated."""

    async def attacked(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        """After the damage of its owner's attack, before anyone yields."""

    async def sale(self, t: Table, me: Monster, held: Held) -> None:
        """End of its owner's turn, step 1."""

    async def underdog(self, t: Table, me: Monster, held: Held) -> None:
        """End of its owner's turn, step 2."""

    async def hoard(self, t: Table, me: Monster, held: Held) -> None:
        """End of its owner's turn, step 3."""

    async def graze(self, t: Table, me: Monster, held: Held) -> None:
        """End of its owner's turn, step 4."""

    async def recharge(self, t: Table, me: Monster, held: Held) -> None:
        """End of its owner's turn, step 5."""

    async def again(self, t: Table, me: Monster, held: Held) -> None:
        """After its owner's turn and the check for a winner."""


NO_CARDS: Final[list[tuple[Held, TokyoCard]]] = []


def acting_as(held: Held) -> TokyoCard:
    """What a card in play acts as, typed as a Tokyo card."""
    return cast(TokyoCard, held.card)


def acting(me: Monster, hook: str, once: bool = False) -> Iterable[tuple[Held, TokyoCard]]:
    """The cards of one monster that act at a given moment, oldest first. (KT-TURN-5)

    With `once`, no two of a kind: for a right that cannot be had twice, or an effect that counts its own
    copies. (KT-RULING-35)
    """
    return me.acting(hook, once) if me.cards else NO_CARDS  # type: ignore[return-value]  # no cast: asked all the time


def own_cards(me: Monster, hook: str) -> list[tuple[Held, TokyoCard]]:
    """The cards of one monster that override a modifier, oldest first. (KT-TURN-5)"""
    for held in me.cards:
        if hook in held.card.acts:
            return [(held, acting_as(held)) for held in me.cards if hook in held.card.acts]
    return NO_CARDS
