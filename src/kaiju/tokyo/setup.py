"""Before the first turn: the row, and who starts. (KT-SETUP)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.changes import set_place
from kaiju.core.dice import roll_dice
from kaiju.core.market import refill
from kaiju.core.questions import Reveal, reveal
from kaiju.core.turn import begin_turn
from kaiju.tokyo.board import OUTSIDE
from kaiju.tokyo.faces import CLAW

if TYPE_CHECKING:
    from kaiju.core.table import Table


async def lay_out(t: Table) -> None:
    """Everyone starts outside, and three cards are turned up. (KT-SETUP-2, KT-SETUP-3)"""
    for monster in t.state.monsters:
        set_place(t, monster, OUTSIDE)
    await refill(t)


async def first_player(t: Table) -> None:
    """Who starts: picked by chance, by name, or by rolling the most claws. (KT-SETUP-7)"""
    s = t.state
    match s.options["first"]:
        case "random":
            name = await reveal(t, Reveal("first", {monster.name: 1 for monster in s.living()}, "KT-SETUP-7"))
        case "roll":
            name = await _most_claws(t)
        case name:
            pass
    seat = next(monster.seat for monster in s.monsters if monster.name == name)
    begin_turn(t, s.clockwise(seat)[0].seat)


async def _most_claws(t: Table) -> str:
    leaders = t.state.living()
    while len(leaders) > 1:
        rolls = [(monster, (await roll_dice(t, monster, 6)).count(CLAW)) for monster in leaders]
        most = max(claws for _, claws in rolls)
        leaders = [monster for monster, claws in rolls if claws == most]
    return leaders[0].name
