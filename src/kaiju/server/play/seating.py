"""What happens at a table before the game: sitting down, choosing Monsters, the start."""

from __future__ import annotations

import secrets

from kaiju.server.play import replaying
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import NotAllowed, Refused
from kaiju.server.store.rows import NOBODY, Guest, Seat, Status, TableRow


def _waiting(live: Live, host: str | None = None) -> TableRow:
    """The row to be changed, of a table that waits; some things only its host may do."""
    if live.row.status != Status.WAITING:
        raise Refused("begun")
    if host is not None and live.row.host != host:
        raise NotAllowed("not-host")
    return live.draft()


async def sit(live: Live, guest: Guest, number: int | None, invitation: str = "", nonce: str = "") -> int:
    """Take a free seat, or the one of an invitation; the seat."""
    async with live.held():
        row = _waiting(live)
        taken = row.seat_of(guest.id)
        if taken != NOBODY:
            raise Refused("seated", seat=taken + 1)
        seat = _free_seat(row, number, invitation)
        row.seats[seat] = Seat("guest", guest.id, guest.name, nonce=nonce)
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


async def stand(live: Live, seat: int) -> None:
    """Get up again."""
    async with live.held():
        row = _waiting(live)
        row.seats[seat] = Seat()
        await live.note(row, "stand", seat, seated=True)


async def choose(live: Live, seat: int, monster: str | None, nonce: str | None) -> None:
    """Choose a Monster that nobody else has, and add to the secret."""
    async with live.held():
        row = _waiting(live)
        if monster is not None:
            if monster and monster not in live.game.names:
                raise Refused("no-monster", monster=monster)
            if monster and monster in [other.monster for other in row.seats[:seat] + row.seats[seat + 1 :]]:
                raise Refused("monster-taken", monster=monster)
            row.seats[seat].monster = monster
        if nonce is not None:
            row.seats[seat].nonce = nonce
        await live.note(row, "choose", seat)


async def change_seat(live: Live, host: str, number: int, kind: str, bot: str) -> str:
    """The host opens a seat, reserves it or gives it to a bot, whoever sat there; its invitation."""
    async with live.held():
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


async def close(live: Live, host: str) -> None:
    """The host closes a table that has not begun."""
    async with live.held():
        row = _waiting(live, host)
        row.status = Status.CLOSED
        await live.note(row, "close")


async def start(live: Live, host: str, pace: int) -> None:
    """The host starts the game; where people meet people, there is a limit of time."""
    async with live.held():
        row = _waiting(live, host)
        if any(seat.kind in ("open", "invited") for seat in row.seats):
            raise Refused("seats-open")
        if not row.pace and sum(seat.person for seat in row.seats) > 1:
            row.pace = pace
        free = [name for name in live.game.names if name not in [seat.monster for seat in row.seats]]
        for seat in row.seats:
            seat.monster = seat.monster or free.pop(0)
        row.status, row.rules = Status.PLAYING, live.game.rules_version
        await live.begin(row, replaying.begin(row))
