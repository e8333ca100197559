"""The two goal cards and the types that win them: Celebrity and Ouch. (NY-CELEB, NY-OUCH, NY-GOAL)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.damage import deal
from kaiju.core.game import Aim
from kaiju.core.state import NOBODY, Monster, Strike
from kaiju.core.verbs import lose_vp, score
from kaiju.newyork.changes import set_statue, set_superstar
from kaiju.newyork.city import city
from kaiju.newyork.damage import each
from kaiju.newyork.faces import CELEBRITY, OUCH
from kaiju.newyork.language import acting_as
from kaiju.newyork.position import STATUE_POINTS, celebrity_needed, celebrity_points, ouch_hits

if TYPE_CHECKING:
    from kaiju.core.position import Position
    from kaiju.core.table import Table

SUPERSTAR: Final = "superstar"
STATUE: Final = "statue-of-liberty"
OUCH_RULES: Final[tuple[str, ...]] = ("NY-OUCH-1", "NY-OUCH-2", "NY-OUCH-3")


async def resolve_celebrity(t: Table, me: Monster, results: int) -> None:
    """The owner of Superstar scores for each result; others may take the card. (NY-CELEB)"""
    if city(t).superstar == me.seat:
        score(t, me, celebrity_points(t, me, results), "NY-CELEB-4")
    elif results >= celebrity_needed(t):
        await _take_superstar(t, me, results)
    else:
        t.emit("in-vain", me.seat, results, what=CELEBRITY, cause="NY-CELEB-1")


def aims(p: Position, me: Monster) -> list[Aim]:
    """The goal cards a Monster does not have, and what it takes to get them. (NY-CELEB-2, NY-OUCH-4)"""
    town = city(p)
    found: list[Aim] = []
    if town.superstar != me.seat:
        found.append(Aim(SUPERSTAR, CELEBRITY, celebrity_needed(p)))
    if town.statue != me.seat:
        found.append(Aim(STATUE, OUCH, 3))
    return found


async def _take_superstar(t: Table, me: Monster, results: int) -> None:
    """Take it from the table or its owner: 1 point, plus 1 for each result beyond the third. (NY-CELEB-3)"""
    seat, points = city(t).superstar, celebrity_points(t, me, results)
    loser = None if seat == NOBODY else t.state.monsters[seat]
    set_superstar(t, me.seat)
    t.emit("took", me.seat, what=SUPERSTAR, other=seat, cause="NY-CELEB-2")
    score(t, me, points, "NY-CELEB-3")
    for monster in t.state.clockwise(t.state.active):
        await each(
            t,
            monster,
            "superstar_taken",
            lambda owner, held: acting_as(held).superstar_taken(t, owner, held, me, loser),
            lambda owner, held: acting_as(held).heeds_superstar(owner, me, loser),
        )


async def resolve_ouch(t: Table, me: Monster, results: int) -> None:
    """Units fire at the Monster, at its borough, or at the whole city; then the Statue. (NY-OUCH)"""
    rule, hits = OUCH_RULES[min(results, 3) - 1], ouch_hits(t, me, results)
    if any(hit.amount for hit in hits):
        await deal(t, Strike("ouch", rule, hits))
    else:
        t.emit("in-vain", me.seat, results, what=OUCH, cause=rule)
    if results >= 3 and me.alive and city(t).statue != me.seat:
        _take_statue(t, me)


def _take_statue(t: Table, me: Monster) -> None:
    """The Statue gives 3 points to the Monster that takes it and costs the loser 3. (NY-GOAL-2, NY-GOAL-3)"""
    seat = city(t).statue
    set_statue(t, me.seat)
    t.emit("took", me.seat, what=STATUE, other=seat, cause="NY-OUCH-4")
    if seat != NOBODY:
        lose_vp(t, t.state.monsters[seat], STATUE_POINTS, "NY-GOAL-3")
    score(t, me, STATUE_POINTS, "NY-GOAL-2")


def return_goal_cards(t: Table, fallen: list[Monster]) -> None:
    """The goal cards of an eliminated Monster return to the table. (NY-ELIM-5)"""
    for monster in fallen:
        if city(t).superstar == monster.seat:
            set_superstar(t, NOBODY)
        if city(t).statue == monster.seat:
            set_statue(t, NOBODY)
