"""What may be done with a table when the game is over, or when nobody plays on."""

from __future__ import annotations

from kaiju.server.play import playing, seating
from kaiju.server.play.house import House
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import NotAllowed, Refused, Stale
from kaiju.server.store import chats, guests, records, tables
from kaiju.server.store.rows import NOBODY, Guest, Seat, Status


async def rematch(house: House, live: Live, guest: Guest) -> str:
    """Open a table with the same seats; whoever comes second is sent to the one that is open. Its id."""
    if live.row.status != Status.FINISHED:
        raise Refused("not-over")
    if live.row.rematch:
        return live.row.rematch
    seats = [
        Seat(seat.kind, seat.guest, seat.name, seat.bot, seat.monster) if seat.guest or seat.bot else Seat()
        for seat in live.row.seats
    ]
    old = live.row
    new = await house.create(guest, old.game, old.options, seats, old.public, old.pace, old.hints)
    try:
        async with live.held():
            if live.row.rematch:
                raise Stale
            row = live.draft()
            row.rematch = new.id
            await live.note(row, "rematch", row.seat_of(guest.id))
    except Stale:
        async with house.visit(new.id) as unused:
            await seating.close(unused, guest.id)
    return live.row.rematch


async def close(house: House, live: Live, host: str) -> None:
    """The host closes a table that has not begun, that nobody has touched for long, or that cannot go on."""
    if live.row.status == Status.WAITING:
        await seating.close(live, host)
        return
    async with live.held():
        if live.row.host != host:
            raise NotAllowed("not-host")
        if live.stuck:
            row = live.draft()
            row.status = Status.CLOSED
            await live.note(row, "close")
            return
        live.game_on()
        if house.now() - live.row.changed < house.settings.idle:
            raise Refused("not-idle", minutes=int(house.settings.idle // 60))
        await live.abandon(live.draft(), "close", NOBODY)


async def forget(house: House, guest: Guest) -> None:
    """Delete a guest: from tables that wait, out of running games, and out of the names of finished ones."""
    for row in await house.database.read(tables.of_guest, guest.id, 1_000_000):
        async with house.visit(row.id) as live:
            await _forget_at(live, guest)
    for game in await house.database.read(records.of_guest, guest.id, 1_000_000):
        await house.database.write(records.without, game, guest.id)
    await house.database.write(chats.forget, guest.id)
    await house.database.write(guests.remove, guest.id)


async def _forget_at(live: Live, guest: Guest) -> None:
    seat = live.row.seat_of(guest.id)
    if live.row.status == Status.WAITING:
        if seat != NOBODY:
            await seating.stand(live, seat)
        if live.row.host == guest.id:
            await seating.close(live, guest.id)
    elif live.playing and seat != NOBODY and live.row.seats[seat].person:
        await playing.concede(live, seat)
    async with live.held():
        row = live.draft()
        if row.host == guest.id:
            row.host, row.host_name = "", ""
        if seat != NOBODY and row.seats[seat].guest == guest.id:
            row.seats[seat].guest = row.seats[seat].name = ""
        if row != live.row:
            await live.note(row, "forgotten", seat)
