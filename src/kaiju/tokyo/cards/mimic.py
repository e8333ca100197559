"""Mimic: a card that acts as another card in play, with counters of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.changes import set_copy, set_counter
from kaiju.core.position import purse
from kaiju.core.questions import Question, ask
from kaiju.core.state import Held, Monster
from kaiju.core.verbs import pay
from kaiju.tokyo.falling import settle
from kaiju.tokyo.language import TokyoCard, acting_as

if TYPE_CHECKING:
    from kaiju.core.table import Table


class Mimic(TokyoCard):
    """A copy of any Keep card in play; the token may be moved for 1 energy at the start of a turn."""

    id = "mimic"
    cost = 8

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        targets = self._targets(t, held)
        if targets:
            await self._copy(t, me, held, await self._choose(t, me, targets))

    async def taken(self, t: Table, me: Monster, held: Held) -> None:
        """The new owner chooses again; counters stay only if it copies the same card. (KT-RULING-40)"""
        targets = self._targets(t, held)
        target = await self._choose(t, me, targets) if targets else None
        if target is not None and target.number == held.copied:
            await acting_as(held).taken(t, me, held)
            return
        set_copy(t, me, held, self, 0)
        set_counter(t, me, held, 0)
        if target is not None:
            await self._copy(t, me, held, target)

    async def token_may_move(self, t: Table, me: Monster, held: Held) -> None:
        target = await ask(t, me, lambda t, me: self._move(t, me, held))
        if target is not None:
            await pay(t, me, 1, self.id)
            await self.copied_card_left(t, me, held)
            await settle(t, "KT-RULING-38")
            if held in me.cards and target in t.state.monsters[target.owner].cards:
                await self._copy(t, me, held, target)

    async def copied_card_left(self, t: Table, me: Monster, held: Held) -> None:
        """The token comes back, and what the copy granted is lost. (KT-RULING-39)"""
        acted = held.card
        set_copy(t, me, held, self, 0)
        if acted is not self:
            await acted.lost(t, me, held)
        set_counter(t, me, held, 0)

    async def _copy(self, t: Table, me: Monster, held: Held, target: Held) -> None:
        """Act as the other card, as if it had just been bought. (KT-RULING-37)"""
        set_copy(t, me, held, target.card, target.number)
        t.emit("mimics", me.seat, what=target.card.id, other=target.owner, cause=self.id)
        await held.card.bought(t, me, held)

    def _targets(self, t: Table, held: Held) -> list[Held]:
        """Any Keep card in play but a Mimic. (KT-RULING-36)"""
        cards = [other for monster in t.state.clockwise(held.owner) for other in monster.cards]
        return [other for other in cards if other.printed is not self]

    async def _choose(self, t: Table, me: Monster, targets: list[Held]) -> Held:
        options = self._options(t, targets)
        return await ask(t, me, lambda t, me: Question(me.seat, "mimic", options, self.id))

    def _move(self, t: Table, me: Monster, held: Held) -> Question[Held | None]:
        """The token may go to a different card for 1 energy. (KT-RULING-38)"""
        options: dict[str, Held | None] = {"pass": None}
        if purse(me) >= 1:
            options.update(self._options(t, [c for c in self._targets(t, held) if c.number != held.copied]))
        return Question(me.seat, "mimic", options, self.id)

    def _options(self, t: Table, targets: list[Held]) -> dict[str, Held]:
        """Identical cards of one owner are one option: either will do."""
        options: dict[str, Held] = {}
        for target in targets:
            options.setdefault(f"mimic {target.card.id} {t.state.monsters[target.owner].name}", target)
        return options
