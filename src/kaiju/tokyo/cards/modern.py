"""The cards worded differently in the 2016 edition, alphabetically. (KT-2016)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.changes import set_counter, set_life
from kaiju.core.position import max_life
from kaiju.core.state import Held, Monster, Strike
from kaiju.core.verbs import lose_life_above_maximum, score
from kaiju.tokyo.board import CITY, OUTSIDE, in_tokyo
from kaiju.tokyo.cards.discard import DropFromHighAltitude
from kaiju.tokyo.cards.keep import (
    CompleteDestruction,
    EvenBigger,
    Keep,
    Metamorph,
    MonsterBatteries,
    PoisonSpit,
    ShrinkRay,
)
from kaiju.tokyo.faces import CLAW, FACES, TWO
from kaiju.tokyo.language import TokyoCard
from kaiju.tokyo.moves import put
from kaiju.tokyo.position import clawed, neighbours

if TYPE_CHECKING:
    from kaiju.core.position import Position
    from kaiju.core.table import Table


class ModernAcidAttack(Keep):
    """Adds a claw every turn."""

    id = "acid-attack"
    cost = 6

    def extra_claws(self, p: Position, me: Monster, held: Held, claws: int) -> int:
        return 1


class ModernAlphaMonster(Keep):
    """1 victory point for rolling a claw."""

    id = "alpha-monster"
    cost = 5

    async def attacked(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if CLAW in t.state.dice:
            score(t, me, 1, self.id)


class ModernBurrowing(Keep):
    """Adds a claw in Tokyo; yielding costs the monster that takes the place 1 life."""

    id = "burrowing"
    cost = 5

    def extra_claws(self, p: Position, me: Monster, held: Held, claws: int) -> int:
        return int(in_tokyo(me))

    def parting_damage(self, me: Monster, held: Held) -> int:
        return 1


class ModernCompleteDestruction(CompleteDestruction):
    """Rolling all six faces brings 9 victory points; an added claw will do."""

    def dice_bonus(self, p: Position, me: Monster, held: Held) -> int:
        return 9 if set(FACES) <= {*p.state.dice, *p.state.added} else 0


class ModernDrop(DropFromHighAltitude):
    """2 victory points; the buyer takes City, and everyone else leaves Tokyo."""

    async def carry_out(self, t: Table, me: Monster) -> None:
        for other in t.state.others(me):
            if in_tokyo(other):
                await put(t, other, OUTSIDE, self.id)
        await put(t, me, CITY, self.id)


class ModernEvenBigger(EvenBigger):
    """2 life and a maximum of 12; losing it cuts life down to the maximum."""

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        grown = min(2, max_life(t, me) - me.life)
        set_life(t, me, me.life + grown)
        t.emit("grew", me.seat, grown, cause=self.id)

    async def lost(self, t: Table, me: Monster, held: Held) -> None:
        if me.alive:
            lose_life_above_maximum(t, me, self.id)


class ModernFireBreathing(Keep):
    """With a claw, both neighbours lose 1 extra life, wherever they are."""

    id = "fire-breathing"
    cost = 4

    def scorches(self, p: Position, me: Monster, held: Held) -> list[Monster]:
        return list(dict.fromkeys(neighbours(p, me)))


class ModernMetamorph(Metamorph):
    """At the end of its turn the owner may sell cards for their printed cost."""

    def refund_of(self, sold: Held) -> int:
        return sold.printed.cost


class ModernMonsterBatteries(MonsterBatteries):
    """Comes with 6 energy, of which 2 come back at the start of each turn."""

    cost = 3
    stock = 6

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        set_counter(t, me, held, self.stock)


class ModernPoisonQuills(Keep):
    """Three 2s add two claws."""

    id = "poison-quills"
    cost = 3

    def extra_claws(self, p: Position, me: Monster, held: Held, claws: int) -> int:
        return 2 if p.state.dice.count(TWO) >= 3 else 0


def with_claws(t: Table, me: Monster, strike: Strike) -> Strike:
    """The part of an event that is due to the owner's claws, leaving out anyone merely burnt. (KT-2016-9)"""
    targets = clawed(t, me) if strike.kind == "attack" else []
    return Strike(strike.kind, strike.cause, [hit for hit in strike.hits if hit.target in targets], strike.by)


class ModernPoisonSpit(PoisonSpit):
    """Each monster that loses life to the owner's claws gets a poison token."""

    async def infects(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        await super().infects(t, me, held, with_claws(t, me, strike))


class ModernShrinkRay(ShrinkRay):
    """Each monster that loses life to the owner's claws gets a shrink token."""

    async def infects(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        await super().infects(t, me, held, with_claws(t, me, strike))


class ModernSpikedTail(Keep):
    """Adds a claw if there is at least one."""

    id = "spiked-tail"
    cost = 5

    def extra_claws(self, p: Position, me: Monster, held: Held, claws: int) -> int:
        return int(claws > 0)


class ModernUrbavore(Keep):
    """In Tokyo: 1 extra victory point for starting a turn, and a claw if there is at least one."""

    id = "urbavore"
    cost = 4

    def start_bonus(self, me: Monster, held: Held) -> int:
        return 1

    def extra_claws(self, p: Position, me: Monster, held: Held, claws: int) -> int:
        return int(claws > 0 and in_tokyo(me))


MODERN: Final[tuple[TokyoCard, ...]] = (
    ModernAcidAttack(),
    ModernAlphaMonster(),
    ModernBurrowing(),
    ModernCompleteDestruction(),
    ModernDrop(),
    ModernEvenBigger(),
    ModernFireBreathing(),
    ModernMetamorph(),
    ModernMonsterBatteries(),
    ModernPoisonQuills(),
    ModernPoisonSpit(),
    ModernShrinkRay(),
    ModernSpikedTail(),
    ModernUrbavore(),
)
