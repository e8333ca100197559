"""Before the first turn: the row, the city, the first player, and the starting boroughs. (NY-SETUP)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.changes import set_active, set_place
from kaiju.core.dice import roll_dice
from kaiju.core.market import refill
from kaiju.core.questions import Question, ask
from kaiju.core.state import Monster, Place
from kaiju.core.turn import begin_turn
from kaiju.newyork.city import BOROUGHS
from kaiju.newyork.destruction import uncover
from kaiju.newyork.faces import ATTACK
from kaiju.newyork.position import free_boroughs

if TYPE_CHECKING:
    from kaiju.core.table import Table


async def deal(t: Table) -> None:
    """Turn up the row, and the top of three stacks of three in every borough. (NY-SETUP-1, NY-SETUP-3)"""
    await refill(t)
    for borough in BOROUGHS:
        for stack in range(3):
            await uncover(t, borough, stack, 2)


async def first_player(t: Table) -> None:
    """Everyone rolls all 8 dice; the most Attack faces starts, ties roll again. (NY-SETUP-7, NY-SETUP-8)"""
    s = t.state
    named = [monster for monster in s.monsters if monster.name == s.options["first"]]
    leaders = named or s.living()
    while len(leaders) > 1:
        rolls = [(monster, (await roll_dice(t, monster, 8)).count(ATTACK)) for monster in leaders]
        most = max(attacks for _, attacks in rolls)
        leaders = [monster for monster, attacks in rolls if attacks == most]
    set_active(t, leaders[0].seat)


async def placement(t: Table) -> None:
    """Clockwise from the first player, each picks an outer borough with room. (NY-SETUP-9)"""
    s = t.state
    for monster in s.clockwise(s.active):
        if monster.alive:
            set_place(t, monster, await ask(t, monster, _start))
            t.emit("placed", monster.seat, what=monster.place, cause="NY-SETUP-9")
        await t.let_go()
    begin_turn(t, s.clockwise(s.active)[0].seat)


def _start(t: Table, monster: Monster) -> Question[Place]:
    options = {f"place {borough}": borough for borough in free_boroughs(t, monster)}
    return Question(monster.seat, "place", options, "NY-SETUP-9")
