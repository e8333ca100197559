"""How Monsters move: entering, advancing, fleeing, and what happens to the tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.changes import set_place
from kaiju.core.position import purse
from kaiju.core.questions import Question, ask
from kaiju.core.state import Monster, Place
from kaiju.core.verbs import pay, score
from kaiju.newyork.city import (
    MANHATTAN,
    MANHATTAN_SPACES,
    OUTER,
    TRACK,
    TRACK_5_6,
    borough_of,
    city,
    inside,
)
from kaiju.newyork.language import acting
from kaiju.newyork.position import (
    capacity,
    entry_reward,
    free_boroughs,
    has_room,
    insiders,
    lower_space,
    next_space,
    toll,
)

if TYPE_CHECKING:
    from kaiju.core.table import Table

STAY: Final = Place("")
FLIGHTS: Final = {borough: f"flee {borough}" for borough in OUTER}
MOVES: Final = {borough: f"move {borough}" for borough in OUTER}


# -- moving --------------------------------------------------------------------------------------


async def move_to(t: Table, me: Monster, borough: Place, cause: str) -> None:
    """Move to another borough; a Monster coming to Manhattan from outside enters it. (NY-RULING-58)"""
    space = lower_space(t) if borough == MANHATTAN else borough
    await _arrive(t, me, space, cause)


async def advance(t: Table, me: Monster, cause: str) -> None:
    """Go one zone further, which is a move but not an entry. (NY-MANHATTAN-6)"""
    space = next_space(me.place)
    if space != me.place:
        await _arrive(t, me, space, cause)


async def _arrive(t: Table, me: Monster, space: Place, cause: str) -> None:
    before = borough_of(me)
    reward = entry_reward(t, me) if before != MANHATTAN and space in MANHATTAN_SPACES else 0
    set_place(t, me, space)
    t.emit("moved", me.seat, what=space, where=before, cause=cause)
    if reward:
        city(t).facts.entered += (me.seat,)
        score(t, me, reward, "NY-MANHATTAN-2")
    if me.cards:
        await _welcome(t, me, before, bool(reward))


async def _welcome(t: Table, me: Monster, before: Place, entered: bool) -> None:
    """The cards that act when their owner has moved, entered Manhattan or come to another borough."""
    for held, card in acting(me, "moved"):
        await card.moved(t, me, held)
    if entered:
        for held, card in acting(me, "entered"):
            await card.entered(t, me, held)
    if borough_of(me) != before:
        for held, card in acting(me, "arrived"):
            await card.arrived(t, me, held)


def shift_tracks(t: Table) -> None:
    """A Monster left alone on the 5-6 track goes to the 2-4 space of its zone. (NY-ADV-6)"""
    within = insiders(t)
    if len(within) == 1 and within[0].place in TRACK_5_6:
        set_place(t, within[0], TRACK[TRACK_5_6.index(within[0].place)])
        t.emit("shifted", within[0].seat, what=within[0].place, cause="NY-ADV-6")


async def shrink_manhattan(t: Table) -> None:
    """If two are inside a Manhattan for one, the one on the 5-6 track moves out. (NY-ADV-7)"""
    within = insiders(t)
    if len(within) > capacity(t):
        me = within[-1]
        borough = await ask(t, me, _way_out)
        await move_to(t, me, borough, "NY-ADV-7")


def _way_out(t: Table, me: Monster) -> Question[Place]:
    options = {MOVES[borough]: borough for borough in free_boroughs(t, me)}
    return Question(me.seat, "move-out", options, "NY-ADV-7")


# -- moves that cost a toll ------------------------------------------------------------------------


async def pay_toll(t: Table, me: Monster) -> None:
    """Pay for an optional move before making it."""
    if toll(t):
        await pay(t, me, toll(t), "NY-RULING-63")


async def offer_flight(t: Table, me: Monster) -> None:
    """A Monster inside that was attacked may flee to an outer borough with room. (NY-FLEE-1, NY-FLEE-4)"""
    borough = await ask(t, me, _flight)
    if borough != STAY:
        await pay_toll(t, me)
        t.emit("fled", me.seat, what=borough, cause="NY-FLEE-1")
        await move_to(t, me, borough, "NY-FLEE-4")
    else:
        _stay(t, me, "NY-FLEE-1")


def _flight(t: Table, me: Monster) -> Question[Place]:
    return _elsewhere(t, me, "flee", FLIGHTS, "NY-FLEE-1")


def _stay(t: Table, me: Monster, cause: str) -> None:
    """Stay put, although this many boroughs were open to it."""
    ways = len(free_boroughs(t, me)) if purse(me) >= toll(t) else 0
    t.emit("stayed", me.seat, ways, what=me.place, cause=cause)


def _elsewhere(t: Table, me: Monster, kind: str, texts: dict[Place, str], rule: str) -> Question[Place]:
    """Stay, or go to an outer borough with room if the toll can be paid."""
    options, price = {"stay": STAY}, toll(t)
    if purse(me) >= price:
        for borough in free_boroughs(t, me):
            options[texts[borough]] = borough
    return Question(me.seat, kind, options, rule, {"toll": price})


# -- phase 3 ---------------------------------------------------------------------------------------


async def move(t: Table) -> None:
    """Enter Manhattan if it has room, advance inside it, or else stay or change borough. (NY-MOVE)"""
    me = t.state.me
    if inside(me):
        await advance(t, me, "NY-MOVE-4")
    elif has_room(t, MANHATTAN):
        await move_to(t, me, MANHATTAN, "NY-MOVE-1")
    else:
        borough = await ask(t, me, _destination)
        if borough != STAY:
            await pay_toll(t, me)
            await move_to(t, me, borough, "NY-MOVE-2")
        else:
            _stay(t, me, "NY-MOVE-2")


def _destination(t: Table, me: Monster) -> Question[Place]:
    return _elsewhere(t, me, "move", MOVES, "NY-MOVE-2")
