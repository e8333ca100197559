"""Tables over HTTP: opening one, sitting down, the start; the game itself goes over the WebSocket."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from kaiju.bots import BOTS
from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.server.play import afterwards, seating
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import NotAllowed, Refused
from kaiju.server.play.replaying import taken_back
from kaiju.server.play.showing import happened, table_info
from kaiju.server.store import entries
from kaiju.server.store.rows import NOBODY, Guest, Seat
from kaiju.server.web.server import Here, Signed
from kaiju.server.wire.bodies import (
    Catalogue,
    Choice,
    EditionInfo,
    GameInfo,
    Invitations,
    Invited,
    Lobby,
    NewTable,
    OptionInfo,
    Seated,
    Story,
    TakeSeat,
    WantedSeat,
)
from kaiju.server.wire.tells import TableInfo

MOST = 500
Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


def info(live: Live) -> TableInfo:
    """A table, as everybody may see it."""
    return table_info(live.row, live.stuck)


def check_bot(name: str) -> str:
    """A bot of this server; a class from elsewhere is nothing that a guest may name."""
    if name not in BOTS:
        raise Refused("no-bot", bot=name, bots=", ".join(BOTS))
    return name


def _seat(wanted: WantedSeat, host: Guest) -> Seat:
    match wanted.kind:
        case "guest":
            return Seat("guest", host.id, host.name)
        case "bot":
            return seating.made_seat("bot", check_bot(wanted.bot))
        case kind:
            return seating.made_seat(kind, "")


def seat_of(live: Live, guest: Guest) -> int:
    """The seat of a guest, who must have one."""
    seat = live.row.seat_of(guest.id)
    if seat == NOBODY:
        raise NotAllowed("not-seated")
    return seat


# -- what there is -----------------------------------------------------------------------------------


@get("/catalogue", summary="The games, their options, and the bots")
async def catalogue(server: Here) -> Catalogue:
    """What one must know to open a table."""
    games = []
    for game in GAMES.values():
        values = game.options_by_name.get("edition", ("",))
        editions = [_edition(game.edition({"edition": value})) for value in values]
        name, first = server.words.name("game", game.id), editions[0]
        games.append(
            GameInfo(
                game.id, name, game.rules_version, *game.players, first.monsters, first.options, editions
            )
        )
    return Catalogue(games, list(BOTS), server.settings.pace)


def _edition(game: Game) -> EditionInfo:
    options = [OptionInfo(option.name, list(option.values)) for option in game.options]
    return EditionInfo(list(game.names), options)


@get("/tables", summary="The public tables that wait or are played")
async def lobby(server: Here) -> Lobby:
    """The lobby."""
    return await server.hall.read()


@get("/tables/{table:str}", summary="A table")
async def table(table: FromPath[str], server: Here) -> TableInfo:
    """A table, as everybody may see it."""
    async with server.house.visit(table) as live:
        return info(live)


@get("/tables/{table:str}/story", summary="What was shown at a table, from the start")
async def story(table: FromPath[str], server: Here, after: Number = 0) -> Story:
    """The entries with their events as they were shown, also of a game of older rules."""
    async with server.house.visit(table) as live:
        found = await server.database.read(entries.after, live.row.id, after, MOST)
        undone = taken_back(await server.database.read(entries.kinds, live.row.id))
        told = [happened(entry, undone.get(entry.number, 0)) for entry in found]
        return Story(told, len(found) == MOST)


# -- before the game -----------------------------------------------------------------------------------


@post("/tables", summary="Open a table")
async def open_table(data: JSONBody[NewTable], guest: Signed, server: Here) -> Seated:
    """A new table; whoever opens it is its host."""
    if sum(wanted.kind == "guest" for wanted in data.seats) > 1:
        raise Refused("one-seat")
    seats = [_seat(wanted, guest) for wanted in data.seats]
    row = await server.house.create(guest, data.game, data.options, seats, data.public, data.pace, data.hints)
    return Seated(row.seat_of(guest.id), table_info(row))


@post("/tables/{table:str}/seats", summary="Sit down")
async def sit(table: FromPath[str], data: JSONBody[TakeSeat], guest: Signed, server: Here) -> Seated:
    """Take a seat."""
    async with server.house.visit(table) as live:
        work = seating.sit(live, guest, data.seat, data.invitation, data.nonce)
        seat = await server.house.finish(work)
        server.presence.moved(live)
        return Seated(seat, info(live))


@delete("/tables/{table:str}/seats/mine", status_code=200, summary="Get up before the start")
async def stand(table: FromPath[str], guest: Signed, server: Here) -> TableInfo:
    """Free one's seat."""
    async with server.house.visit(table) as live:
        await server.house.finish(seating.stand(live, seat_of(live, guest)))
        server.presence.moved(live)
        return info(live)


@patch("/tables/{table:str}/seats/mine", summary="Choose a Monster, or add to the secret")
async def choose(table: FromPath[str], data: JSONBody[Choice], guest: Signed, server: Here) -> Seated:
    """Make one's choices before the start."""
    async with server.house.visit(table) as live:
        seat = seat_of(live, guest)
        await server.house.finish(seating.choose(live, seat, data.monster, data.nonce))
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
        work = seating.change_seat(live, guest.id, seat, data.kind, bot)
        invitation = await server.house.finish(work)
        server.presence.moved(live)
        return Invited(invitation, info(live))


@get("/tables/{table:str}/invitations", summary="As the host: the invitations for reserved seats")
async def invitations(table: FromPath[str], guest: Signed, server: Here) -> Invitations:
    """What the host hands to those for whom seats are reserved."""
    async with server.house.visit(table) as live:
        if live.row.host != guest.id:
            raise NotAllowed("not-host")
        return Invitations([seat.invitation for seat in live.row.seats])


@post("/tables/{table:str}/start", status_code=200, summary="As the host: start the game")
async def start(table: FromPath[str], guest: Signed, server: Here) -> TableInfo:
    """Begin to play."""
    async with server.house.visit(table) as live:
        await server.house.finish(seating.start(live, guest.id, server.settings.pace))
        return info(live)


@post("/tables/{table:str}/rematch", status_code=200, summary="Open a table with the same seats")
async def rematch(table: FromPath[str], guest: Signed, server: Here) -> TableInfo:
    """The table of the rematch, which whoever asks first opens."""
    async with server.house.visit(table) as live:
        seat_of(live, guest)
        id = await server.house.finish(afterwards.rematch(server.house, live, guest))
    async with server.house.visit(id) as again:
        return info(again)


@post("/tables/{table:str}/close", status_code=200, summary="As the host: close a table that has not begun")
async def close(table: FromPath[str], guest: Signed, server: Here) -> TableInfo:
    """Give a table up."""
    async with server.house.visit(table) as live:
        await server.house.finish(afterwards.close(server.house, live, guest.id))
        return info(live)


HANDLERS = [
    catalogue,
    lobby,
    table,
    story,
    open_table,
    sit,
    stand,
    choose,
    change_seat,
    invitations,
    start,
    rematch,
    close,
]
