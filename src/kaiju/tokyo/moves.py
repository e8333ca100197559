"""How monsters enter and leave Tokyo, and what that pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.changes import set_place
from kaiju.core.state import Monster, Place
from kaiju.core.verbs import gain, score
from kaiju.tokyo.board import OUTSIDE
from kaiju.tokyo.position import ENTERING, pay

if TYPE_CHECKING:
    from kaiju.core.table import Table


async def put(t: Table, monster: Monster, place: Place, cause: str) -> None:
    """Put a figure somewhere; a monster placed in Tokyo from outside is rewarded. (KT-TOKYO-3)"""
    enters = monster.place == OUTSIDE and place != OUTSIDE
    if monster.place != place:
        left = monster.place
        set_place(t, monster, place)
        t.emit("moved", monster.seat, what=place, where=left, cause=cause)
    if enters:
        await reward(t, monster, ENTERING, "KT-TOKYO-3")


async def reward(t: Table, monster: Monster, points: int, cause: str) -> None:
    """Points for Tokyo; in a two-player duel 1 energy instead. (KT-2016-20)"""
    vp, energy = pay(t, points)
    score(t, monster, vp, cause)
    if energy:
        await gain(t, monster, energy, "KT-2016-20")
