"""Tables over HTTP: opening, sitting down, starting and closing; the game itself uses the WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from litestar import delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from kaiju.bots import BOTS
from kaiju.core.questions import Question
from kaiju.odds.hints import Hints, hints, still
from kaiju.server.play import commitments, seats
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import NotAllowed, Refused
from kaiju.server.play.views import table_info
from kaiju.server.store import tables
from kaiju.server.store.rows import NOBODY, Guest, Seat, Status
from kaiju.server.web.server import Here, Signed
from kaiju.server.wire.bodies import (
    AskOdds,
    Choice,
    Invitations,
    Invited,
    Lobby,
    NewTable,
    Odd,
    Odds,
    Outcome,
    Part,
    Seated,
    TakeSeat,
    WantedSeat,
)
from kaiju.server.wire.tells import TableInfo


def info(live: LiveTable) -> TableInfo:
    """A table, as everyone may see it."""
    return table_info(live.row, live.unplayable)


def check_bot(name: str) -> str:
    """A bot of this server; guests may not name a class from elsewhere."""
    if name not in BOTS:
        raise Refused("no-bot", bot=name, bots=", ".join(BOTS))
    return name


def _seat(wanted: WantedSeat, host: Guest) -> Seat:
    match wanted.kind:
        case "guest":
            return Seat("guest", host.id, host.name)
        case "bot":
            return seats.made_seat("bot", check_bot(wanted.bot))
        case kind:
            return seats.made_seat(kind, "")


def seat_of(live: LiveTable, guest: Guest) -> int:
    """The seat of a guest, who must have one."""
    seat = live.row.seat_of(guest.id)
    if seat == NOBODY:
        raise NotAllowed("not-seated")
    return seat


@get("/tables", summary="The public tables waiting or being played")
async def lobby(server: Here) -> Lobby:
    """The lobby."""
    return await server.lobby.read()


@get("/tables/{table:str}", summary="A table")
async def table(table: FromPath[str], server: Here) -> TableInfo:
    """A table, as everyone may see it."""
    async with server.house.visit(table) as live:
        return info(live)


# -- before the game -----------------------------------------------------------------------------------


@post("/tables", summary="Open a table")
async def open_table(data: JSONBody[NewTable], guest: Signed, server: Here) -> Seated:
    """A new table; the guest who opens it is its host."""
    if sum(wanted.kind == "guest" for wanted in data.seats) > 1:
        raise Refused("one-seat")
    wanted = [_seat(one, guest) for one in data.seats]
    row = await server.house.create(
        guest, data.game, data.options, wanted, data.public, data.pace, data.hints
    )
    return Seated(row.seat_of(guest.id), table_info(row))


@post("/tables/{table:str}/seats", summary="Sit down")
async def sit(table: FromPath[str], data: JSONBody[TakeSeat], guest: Signed, server: Here) -> Seated:
    """Take a seat."""
    async with server.house.visit(table) as live:
        seat = await live.send(seats.sit, guest, data.seat, data.invitation, data.commitment)
        server.presence.moved(live)
        return Seated(seat, info(live))


@delete("/tables/{table:str}/seats/mine", status_code=200, summary="Get up before the start")
async def stand(table: FromPath[str], guest: Signed, server: Here) -> TableInfo:
    """Free one's seat."""
    async with server.house.visit(table) as live:
        await live.send(seats.stand, seat_of(live, guest))
        server.presence.moved(live)
        return info(live)


@patch("/tables/{table:str}/seats/mine", summary="Choose a Monster, or commit to a random part")
async def choose(table: FromPath[str], data: JSONBody[Choice], guest: Signed, server: Here) -> Seated:
    """Make one's choices before the start."""
    async with server.house.visit(table) as live:
        seat = seat_of(live, guest)
        await live.send(seats.choose, seat, data.monster, data.commitment)
        return Seated(seat, info(live))


@put(
    "/tables/{table:str}/seats/{seat:int}",
    summary="As the host: open, reserve or fill a seat; remove a guest",
)
async def change_seat(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[WantedSeat], guest: Signed, server: Here
) -> Invited:
    """Change a seat before the start."""
    if data.kind == "guest":
        raise Refused("one-seat")
    bot = check_bot(data.bot) if data.kind == "bot" else ""
    async with server.house.visit(table) as live:
        invitation = await live.send(seats.change_seat, guest.id, seat, data.kind, bot)
        server.presence.moved(live)
        return Invited(invitation, info(live))


@get("/tables/{table:str}/invitations", summary="As the host: the invitations for reserved seats")
async def invitations(table: FromPath[str], guest: Signed, server: Here) -> Invitations:
    """What the host hands to those the seats are reserved for."""
    async with server.house.visit(table) as live:
        if live.row.host != guest.id:
            raise NotAllowed("not-host")
        return Invitations([seat.invitation for seat in live.row.seats])


@post("/tables/{table:str}/start", status_code=200, summary="As the host: start the game")
async def start(table: FromPath[str], guest: Signed, server: Here) -> TableInfo:
    """Start the game."""
    async with server.house.visit(table) as live:
        await live.send(seats.start, guest.id, server.settings.pace, server.settings.reveal)
        return info(live)


@post("/tables/{table:str}/reveal", status_code=200, summary="Show the random part I committed to")
async def reveal(table: FromPath[str], data: JSONBody[Part], guest: Signed, server: Here) -> TableInfo:
    """Show one's random part, once all commitments are there; after the last one the game begins."""
    async with server.house.visit(table) as live:
        await live.send(commitments.reveal, seat_of(live, guest), data.nonce)
        return info(live)


@post("/tables/{table:str}/rematch", status_code=200, summary="Open a table with the same seats")
async def rematch(table: FromPath[str], guest: Signed, server: Here) -> TableInfo:
    """The table for the rematch, opened by the first to ask."""
    async with server.house.visit(table) as live:
        seat_of(live, guest)
        id = await server.house.finish(seats.rematch(server.house, live, guest))
    again = await server.database.read(tables.get, id)  # which may have moved elsewhere by now
    assert again is not None, "a table is never deleted"
    return table_info(again)


@post("/tables/{table:str}/close", status_code=200, summary="As the host: close a table that has not begun")
async def close(table: FromPath[str], guest: Signed, server: Here) -> TableInfo:
    """Close a table."""
    async with server.house.visit(table) as live:
        await live.send(seats.close, guest.id, server.settings.idle)
        return info(live)


# -- odds -------------------------------------------------------------------------------------------


@post("/tables/{table:str}/odds", status_code=200, summary="Odds on the question I am being asked")
async def odds(table: FromPath[str], data: JSONBody[AskOdds], guest: Signed, server: Here) -> Odds:
    """Chances and averages based on what everyone can see; most questions have none."""
    async with server.house.visit(table) as live:
        number, work_out = await live.send(_odds, seat_of(live, guest), data.dice)
    return odds_told(number, await asyncio.to_thread(work_out))


async def _odds(live: LiveTable, seat: int, dice: Sequence[int]) -> tuple[int, Callable[[], Hints]]:
    """An action: the open question, and how to work out its odds while the game goes on."""
    question = _asked(live, seat)
    picked = None if question is None else _picked(question, dice)
    if question is None or picked is None:  # the table has moved on since the client asked
        return live.history.question, partial(Hints, [])
    position, rolls = still(live.game_on()), offered(question)
    return live.history.question, partial(hints, position, seat, question.kind, picked, rolls)


def _asked(live: LiveTable, seat: int) -> Question[Any] | None:
    """The open question if this seat is still being asked; the table must allow hints."""
    if not live.row.hints:
        raise Refused("no-hints")
    if live.row.status == Status.FINISHED:
        return None
    question = live.game_on().question
    return question if question is not None and question.seat == seat else None


def _picked(question: Question[Any], dice: Sequence[int]) -> list[int] | None:
    """The indexes of the dice to be rolled, from 0; None if they may not be picked now."""
    numbers = sorted(set(dice))
    if dice and f"reroll {' '.join(map(str, numbers))}" not in question.options:
        return None
    return [number - 1 for number in numbers]


def offered(question: Question[Any]) -> list[tuple[int, ...]]:
    """All dice that may be rolled together now, by their indexes; none is to stop."""
    rolls = [text.split()[1:] for text in question.options if text.startswith("reroll ")]
    stop: list[tuple[int, ...]] = [()] if "stop" in question.options else []
    return stop + [tuple([int(number) - 1 for number in roll]) for roll in rolls]


def odds_told(number: int, told: Hints) -> Odds:
    """Odds for the wire."""
    lines = [Odd(line.id, dict(line.values), line.chance) for line in told.lines]
    if told.compared is None:
        return Odds(number, lines, 0, [], [])
    ways = [[die + 1 for die in way.rolled] for way in told.compared.ways]
    outcomes = [Outcome(one.id, one.values, one.counted, one.worths) for one in told.compared.outcomes]
    return Odds(number, lines, told.compared.rerolls, ways, outcomes)


HANDLERS = [
    lobby,
    table,
    open_table,
    sit,
    stand,
    choose,
    change_seat,
    invitations,
    start,
    reveal,
    rematch,
    close,
    odds,
]
