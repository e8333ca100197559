"""Where Monsters stand and how they get there: room, entering, fleeing, tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kaiju.core.questions import Question, ask_of
from kaiju.core.state import Monster, Place, State
from kaiju.core.verbs import pay, purse, score
from kaiju.newyork.city import (
    BOROUGHS,
    LOWER,
    MANHATTAN,
    MANHATTAN_SPACES,
    OUTER,
    TRACK,
    TRACK_5_6,
    borough_of,
    city,
    inside,
)
from kaiju.newyork.language import NewYorkCard, own_cards

if TYPE_CHECKING:
    from kaiju.core.table import Table

STAY: Final = Place("")
FLIGHTS: Final = {borough: f"flee {borough}" for borough in OUTER}
MOVES: Final = {borough: f"move {borough}" for borough in OUTER}


def insiders(state: State) -> list[Monster]:
    """The Monsters in Manhattan, the one on the 2-4 track first. (NY-ADV-8)"""
    within = [monster for monster in state.monsters if monster.place in MANHATTAN_SPACES]
    return sorted(within, key=lambda monster: monster.place in TRACK_5_6) if len(within) > 1 else within


def capacity(state: State) -> int:
    """How many Monsters Manhattan holds. (NY-MANHATTAN-1, NY-ADV-1)"""
    if len(state.monsters) < 5 or state.options["advanced"] != "on":
        return 1
    return 2 if len(state.living()) >= 5 else 1


def has_room(state: State, borough: Place) -> bool:
    """May one more Monster come here? (NY-SETUP-12)"""
    if borough == MANHATTAN:
        return len(insiders(state)) < capacity(state)
    here = 0
    for monster in state.monsters:
        here += monster.place == borough
    return here < 2


def free_boroughs(state: State, me: Monster) -> list[Place]:
    """The outer boroughs with room that `me` is not in."""
    return [borough for borough in OUTER if borough != me.place and has_room(state, borough)]


def lower_space(state: State) -> Place:
    """Where a Monster that enters is placed. (NY-MANHATTAN-3, NY-ADV-3)"""
    taken = any(monster.place in TRACK for monster in state.monsters)
    return TRACK_5_6[0] if taken else LOWER


def next_space(place: Place) -> Place:
    """One zone further on the same track; Upper is the end. (NY-MOVE-4, NY-MOVE-5, NY-ADV-4)"""
    track = TRACK_5_6 if place in TRACK_5_6 else TRACK
    return track[min(track.index(place) + 1, 2)]


# -- moving --------------------------------------------------------------------------------------


async def move_to(t: Table, me: Monster, borough: Place, cause: str) -> None:
    """Move to another borough; whoever arrives in Manhattan from outside enters it. (NY-RULING-58)"""
    space = lower_space(t.state) if borough == MANHATTAN else borough
    await _arrive(t, me, space, cause)


async def advance(t: Table, me: Monster, cause: str) -> None:
    """Go one zone further, which is a move but not entering. (NY-MANHATTAN-6)"""
    space = next_space(me.place)
    if space != me.place:
        await _arrive(t, me, space, cause)


async def _arrive(t: Table, me: Monster, space: Place, cause: str) -> None:
    before = borough_of(me)
    me.place = space
    t.emit("moved", me.seat, what=space, where=before, cause=cause)
    rewarded = before != MANHATTAN and inside(me) and me.seat not in city(t).facts.entered
    if rewarded:
        city(t).facts.entered += (me.seat,)
        score(t, me, 1, "NY-MANHATTAN-2")
    for held, card in own_cards(me, "moved"):
        await card.moved(t, me, held)
    if rewarded:
        for held, card in own_cards(me, "entered"):
            await card.entered(t, me, held)
    if borough_of(me) != before:
        for held, card in own_cards(me, "arrived"):
            await card.arrived(t, me, held)


def shift_tracks(t: Table) -> None:
    """The Monster left alone on the 5-6 track goes to the 2-4 space of its zone. (NY-ADV-6)"""
    within = insiders(t.state)
    if len(within) == 1 and within[0].place in TRACK_5_6:
        within[0].place = TRACK[TRACK_5_6.index(within[0].place)]
        t.emit("shifted", within[0].seat, what=within[0].place, cause="NY-ADV-6")


async def shrink_manhattan(t: Table) -> None:
    """When two are inside a Manhattan for one, the one on the 5-6 track moves out. (NY-ADV-7)"""
    within = insiders(t.state)
    if len(within) > capacity(t.state):
        me = within[-1]
        borough = await ask_of(t, me, _way_out)
        await move_to(t, me, borough, "NY-ADV-7")


def _way_out(t: Table, me: Monster) -> Question[Place]:
    options = {MOVES[borough]: borough for borough in free_boroughs(t.state, me)}
    return Question(me.seat, "move-out", options, "NY-ADV-7")


# -- moves that cost a toll ------------------------------------------------------------------------


def toll(t: Table) -> int:
    """What a move that is not obligatory costs while a card in the row says so. (NY-RULING-63)"""
    total = 0
    for card in t.state.row:
        if card:
            total += cast(NewYorkCard, card).toll
    return total


def can_move_freely(t: Table, me: Monster) -> bool:
    """Can it pay for a move of its own choice?"""
    return purse(me) >= toll(t)


async def pay_toll(t: Table, me: Monster) -> None:
    """Pay for a move that is not obligatory, before moving."""
    if toll(t):
        await pay(t, me, toll(t), "NY-RULING-63")


async def offer_flight(t: Table, me: Monster) -> None:
    """A Monster inside that was attacked may flee to an outer borough with room. (NY-FLEE-1, NY-FLEE-4)"""
    borough = await ask_of(t, me, _flight)
    if borough != STAY:
        await pay_toll(t, me)
        t.emit("fled", me.seat, what=borough, cause="NY-FLEE-1")
        await move_to(t, me, borough, "NY-FLEE-4")


def _flight(t: Table, me: Monster) -> Question[Place]:
    return _elsewhere(t, me, "flee", FLIGHTS, "NY-FLEE-1")


def _elsewhere(t: Table, me: Monster, kind: str, texts: dict[Place, str], rule: str) -> Question[Place]:
    """Stay, or go to an outer borough with room if the toll can be paid."""
    options, price = {"stay": STAY}, toll(t)
    if purse(me) >= price:
        for borough in free_boroughs(t.state, me):
            options[texts[borough]] = borough
    return Question(me.seat, kind, options, rule, {"toll": price})


# -- phase 3 ---------------------------------------------------------------------------------------


async def move(t: Table) -> None:
    """Enter Manhattan if it has room, advance in it, or else stay or change borough. (NY-MOVE)"""
    me = t.state.me
    if inside(me):
        await advance(t, me, "NY-MOVE-4")
    elif has_room(t.state, MANHATTAN):
        await move_to(t, me, MANHATTAN, "NY-MOVE-1")
    else:
        borough = await ask_of(t, me, _destination)
        if borough != STAY:
            await pay_toll(t, me)
            await move_to(t, me, borough, "NY-MOVE-2")


def _destination(t: Table, me: Monster) -> Question[Place]:
    return _elsewhere(t, me, "move", MOVES, "NY-MOVE-2")


def reachable(state: State, me: Monster) -> list[Place]:
    """The boroughs with room that `me` is not in, Manhattan included."""
    return [borough for borough in BOROUGHS if borough != borough_of(me) and has_room(state, borough)]
