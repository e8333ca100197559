"""What happens between the last roll and the first resolved die, and when cards are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core import dice
from kaiju.core.market import buy_from_row
from kaiju.core.position import buyable
from kaiju.core.questions import DONE, Question, ask
from kaiju.core.state import Monster
from kaiju.tokyo.language import acting_as

if TYPE_CHECKING:
    from kaiju.core.table import Table


async def roll(t: Table) -> None:
    """Roll and reroll; then others probe, and the active monster changes its dice. (KT-ROLL-9)"""
    me = t.state.me
    await dice.roll(t)
    for owner in t.stirred("probes"):
        for held in owner.cards:
            if owner is not me and t.state.dice and owner.uses(held, "probes"):
                await acting_as(held).probes(t, owner, held)
    if t.able(me):
        await ask(t, lambda: Question(me.seat, "dwell", {DONE: None}, "KT-ROLL-9"))
        await ask(t, lambda: Question(me.seat, "change", {DONE: None}, "KT-ROLL-9"))


class Window:
    """The cards just turned up, and who has declined which of them. (KT-RULING-41)"""

    __slots__ = ("declined", "slots")

    def __init__(self, slots: list[int]) -> None:
        self.slots = slots
        self.declined: dict[int, list[int]] = {}

    def open_to(self, me: Monster) -> list[int]:
        """What this monster has not declined yet."""
        return [slot for slot in self.slots if slot not in self.declined.get(me.seat, [])]

    def renew(self, slot: int, fresh: list[int]) -> None:
        """A card was bought; its replacement joins the window and was declined by nobody."""
        self.slots = sorted({*self.slots, *fresh} - ({slot} - set(fresh)))
        self.declined = {
            seat: [old for old in slots if old != slot and old not in fresh]
            for seat, slots in self.declined.items()
        }


async def first_option(t: Table, slots: list[int]) -> None:
    """Whoever sees cards first may buy them, the nearest clockwise first. (KT-RULING-41, KT-RULING-42)"""
    window = Window(slots)
    while (me := _next_owner(t, window)) is not None:
        slot = await _offer(t, me, window)
        if slot < 0:
            window.declined[me.seat] = window.slots[:]
        else:
            window.renew(slot, await buy_from_row(t, me, slot))


def _next_owner(t: Table, window: Window) -> Monster | None:
    for monster in t.state.clockwise(t.state.active):
        if monster.has("sees_first") and window.open_to(monster):
            return monster
    return None


async def _offer(t: Table, me: Monster, window: Window) -> int:
    return await ask(t, lambda: _question(t, me, window))


def _question(t: Table, me: Monster, window: Window) -> Question[int]:
    options, payable = {"pass": -1}, buyable(t, me)
    for slot in window.open_to(me):
        card = t.state.row[slot]
        if card and slot in payable:
            options[f"buy {card.id}"] = slot
    return Question(me.seat, "opportunity", options, "KT-RULING-41")
