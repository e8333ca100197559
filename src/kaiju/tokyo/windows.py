"""What happens between the last roll and the first resolved die, and when cards are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core import dice
from kaiju.core.market import buy_from_row
from kaiju.core.position import able, buyable, stirred
from kaiju.core.questions import DONE, Question, ask
from kaiju.core.state import Monster
from kaiju.tokyo.language import acting

if TYPE_CHECKING:
    from kaiju.core.table import Table


async def roll(t: Table) -> None:
    """Roll and reroll; then others probe, and the active monster changes its dice. (KT-ROLL-9)"""
    s = t.state
    me = s.me
    await dice.roll(t)
    finished = len(t.log)
    for owner in stirred(t, "probes"):
        for held, card in acting(owner, "probes"):
            if owner is not me and s.dice:
                await card.probes(t, owner, held)
                if s.leaving:
                    await t.between()
    if able(t, me):
        if s.rerolls or len(t.log) > finished:  # otherwise it has just said that it keeps its dice
            await _window(t, me, "dwell")
        await _window(t, me, "change")


async def _window(t: Table, me: Monster, kind: str) -> None:
    """A moment for the active monster to use what its cards offer, as often as it likes."""
    await ask(t, me, lambda t, me: Question(me.seat, kind, {DONE: None}, "KT-ROLL-9"), between=True)


class Window:
    """The cards just turned up, and who has declined which of them. (KT-RULING-41)"""

    __slots__ = ("declined", "slots")

    def __init__(self, slots: list[int]) -> None:
        self.slots = slots
        self.declined: dict[int, list[int]] = {}

    def open_to(self, me: Monster) -> list[int]:
        """The slots this monster has not declined yet."""
        return [slot for slot in self.slots if slot not in self.declined.get(me.seat, [])]

    def renew(self, slot: int, fresh: list[int]) -> None:
        """Once a card is bought, its replacement joins the window, as yet declined by nobody."""
        self.slots = sorted({*self.slots, *fresh} - ({slot} - set(fresh)))
        self.declined = {
            seat: [old for old in slots if old != slot and old not in fresh]
            for seat, slots in self.declined.items()
        }


async def first_option(t: Table, slots: list[int]) -> None:
    """Those who see cards first may buy them, clockwise from the active one. (KT-RULING-41, KT-RULING-42)"""
    window = Window(slots)
    while True:
        if t.state.leaving:
            await t.let_go()
        me = _next_owner(t, window)
        if me is None:
            return
        slot = await ask(t, me, lambda t, me: _question(t, me, window))
        if slot < 0:
            window.declined[me.seat] = window.slots[:]
        else:
            window.renew(slot, await buy_from_row(t, me, slot))


def _next_owner(t: Table, window: Window) -> Monster | None:
    for monster in t.state.clockwise(t.state.active):
        if monster.has("sees_first") and window.open_to(monster):
            return monster
    return None


def _question(t: Table, me: Monster, window: Window) -> Question[int]:
    options, payable = {"pass": -1}, buyable(t, me)
    for slot in window.open_to(me):
        card = t.state.row[slot]
        if card and slot in payable:
            options[f"buy {card.id}"] = slot
    return Question(me.seat, "opportunity", options, "KT-RULING-41")
