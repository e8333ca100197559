"""The seats of a table outside the game: sitting down, starting, closing, rematches, leaving for good.

Functions whose first argument is a table are actions: they are sent to it (`live.send(sit, guest, …)`).
"""

from __future__ import annotations

import secrets
from typing import Final

from kaiju.server.play import actions, commitments
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import NotAllowed, Refused, Stale
from kaiju.server.store import chat, guests, records, tables
from kaiju.server.store.rows import NOBODY, Guest, Seat, Status, TableRow

EVERYTHING: Final = 1_000_000  # tables or games of one guest


def _waiting(live: LiveTable, host: str | None = None) -> TableRow:
    """The row to change, of a table that is waiting; some things only its host may do."""
    if live.row.status != Status.WAITING:
        raise Refused("begun")
    if host is not None and live.row.host != host:
        raise NotAllowed("not-host")
    return live.draft()


async def sit(
    live: LiveTable, guest: Guest, number: int | None, invitation: str = "", commitment: str = ""
) -> int:
    """Take a free seat, or the one an invitation is for; returns the seat."""
    row = _waiting(live)
    taken = row.seat_of(guest.id)
    if taken != NOBODY:
        raise Refused("seated", seat=taken + 1)
    seat = _free_seat(row, number, invitation)
    row.seats[seat] = Seat("guest", guest.id, guest.name, commitment=commitment)
    await live.note(row, "sit", seat, seated=True)
    return seat


def _free_seat(row: TableRow, number: int | None, invitation: str) -> int:
    for index, seat in enumerate(row.seats):
        invited = (
            seat.kind == "invited"
            and invitation
            and secrets.compare_digest(seat.invitation.encode(), invitation.encode())
        )
        if (seat.kind == "open" or invited) and number in (None, index):
            return index
    raise Refused("no-seat")


async def stand(live: LiveTable, seat: int) -> None:
    """Give up one's seat."""
    row = _waiting(live)
    row.seats[seat] = Seat()
    await live.note(row, "stand", seat, seated=True)


async def choose(live: LiveTable, seat: int, monster: str | None, commitment: str | None) -> None:
    """Choose a Monster that nobody else has, and commit to what is contributed to chance.

    Whoever only says again what they have committed to changes nothing, so it is never too late for that.
    """
    if monster is None and commitment == live.row.seats[seat].commitment:
        return
    row = _waiting(live)
    if monster is not None:
        if monster and monster not in live.game.names:
            raise Refused("no-monster", monster=monster)
        if monster and monster in [other.monster for other in row.seats[:seat] + row.seats[seat + 1 :]]:
            raise Refused("monster-taken", monster=monster)
        row.seats[seat].monster = monster
    if commitment is not None:
        row.seats[seat].commitment = commitment
    await live.note(row, "choose", seat)


async def change_seat(live: LiveTable, host: str, number: int, kind: str, bot: str) -> str:
    """The host opens or reserves a seat or gives it to a bot, whoever sat there; returns its invitation."""
    row = _waiting(live, host)
    if not 0 <= number < len(row.seats):
        raise Refused("no-seat")
    row.seats[number] = made_seat(kind, bot)
    await live.note(row, "seat", number, kind, seated=True)
    return row.seats[number].invitation


def made_seat(kind: str, bot: str) -> Seat:
    """A seat without a guest."""
    match kind:
        case "bot":
            return Seat("bot", bot=bot)
        case "invited":
            return Seat("invited", invitation=secrets.token_urlsafe(12))
        case _:
            return Seat()


async def start(live: LiveTable, host: str, pace: int, limit: float) -> None:
    """The host starts the game; where people play people, there is a time limit.

    From here on everything is fixed that chance will be applied to: only now are contributions shown.
    """
    row = _waiting(live, host)
    if any(seat.kind in ("open", "invited") for seat in row.seats):
        raise Refused("seats-open")
    if not row.pace and sum(seat.person for seat in row.seats) > 1:
        row.pace = pace
    free = [name for name in live.game.names if name not in [seat.monster for seat in row.seats]]
    for seat in row.seats:
        seat.monster = seat.monster or free.pop(0)
    row.rules = live.game.rules_version
    await commitments.publish(live, row, limit)


async def close(live: LiveTable, host: str, idle: float) -> None:
    """The host closes a table that has not begun, has been idle for this many seconds, or cannot go on."""
    if live.row.host != host:
        raise NotAllowed("not-host")
    if live.row.status in (Status.WAITING, Status.REVEALING) or live.unplayable:
        await _give_up(live, live.draft())
        return
    live.game_on()
    if live.now() - live.row.changed < idle:
        raise Refused("not-idle", minutes=int(idle // 60))
    await live.abandon(live.draft(), "close", NOBODY)


async def close_unbegun(live: LiveTable, host: str) -> None:
    """The host closes a table that has not begun."""
    await _give_up(live, _waiting(live, host))


async def _give_up(live: LiveTable, row: TableRow) -> None:
    row.status = Status.CLOSED
    await live.note(row, "close")


# -- what takes more than one step, or more than one table ---------------------------------------------


async def rematch(house: House, live: LiveTable, guest: Guest) -> str:
    """Open a table with the same seats, or find the one already open; returns its id."""
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
        await live.send(_name_rematch, new.id, old.seat_of(guest.id))
    except Stale:
        async with house.visit(new.id) as unused:
            await unused.send(close_unbegun, guest.id)
    return live.row.rematch


async def _name_rematch(live: LiveTable, id: str, seat: int) -> None:
    """Announce where the rematch is played, if nobody has yet."""
    if live.row.rematch:
        raise Stale
    row = live.draft()
    row.rematch = id
    await live.note(row, "rematch", seat)


async def forget(house: House, guest: Guest) -> None:
    """Delete a guest from waiting tables, running games, and the names of finished games."""
    for row in await house.database.read(tables.of_guest, guest.id, EVERYTHING):
        await house.errand(row.id, leave_for_good, guest)
    for game in await house.database.read(records.of_guest, guest.id, EVERYTHING):
        await house.database.write(records.without, game, guest.id)
    await house.database.write(chat.forget, guest.id)
    await house.database.write(guests.remove, guest.id)


async def leave_for_good(house: House, live: LiveTable, guest: Guest) -> None:
    """Leave a table, or its game, and erase the name of the guest there."""
    seat = live.row.seat_of(guest.id)
    if live.row.status == Status.WAITING:
        if seat != NOBODY:
            await live.send(stand, seat)
        if live.row.host == guest.id:
            await live.send(close_unbegun, guest.id)
    elif live.row.status == Status.REVEALING and seat != NOBODY:
        await live.send(commitments.give_up, seat, house.settings.stand_in)
    elif live.playing and seat != NOBODY and live.row.seats[seat].person:
        await live.send(actions.concede, seat)
    await live.send(_take_name_out, guest, seat)


async def _take_name_out(live: LiveTable, guest: Guest, seat: int) -> None:
    """Erase the name and id of a guest at a table."""
    row = live.draft()
    if row.host == guest.id:
        row.host, row.host_name = "", ""
    if seat != NOBODY and row.seats[seat].guest == guest.id:
        row.seats[seat].guest = row.seats[seat].name = ""
    if row != live.row:
        await live.note(row, "forgotten", seat)
