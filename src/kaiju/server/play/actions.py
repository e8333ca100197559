"""What is done at a table during the game; each returns the number of its entry once that is durable.

These are actions: they are sent to a table (`live.send(answer, seat, …)`), where one is done after another.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from kaiju.core.errors import IllegalAnswer
from kaiju.core.notation.answer import complete
from kaiju.core.table import Table
from kaiju.server.play import automatic_answers
from kaiju.server.play.history import hides, leave
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import NotAllowed, Refused, Stale
from kaiju.server.store import tables
from kaiju.server.store.rows import ANSWER, LEAVE, UNDO, Seat, TableRow


async def once(live: LiveTable, seat: int, client: str | None, act: Callable[[], Awaitable[int]]) -> int:
    """Do what a client asks unless it has been done: its id then names the entry it became.

    Usually that is remembered. If it was too long ago, it is refused by now, by the rules or as a second one
    by the database, which knows them all.
    """
    if known := live.history.known(seat, client):
        return known
    try:
        return await act()
    except (Refused, IllegalAnswer):
        if known := await live.entry_of(seat, client):
            return known
        raise


async def answer(
    live: LiveTable, seat: int, text: str, number: int, client: str | None = None, kind: str = ANSWER
) -> int:
    """Answer the open question, which is identified by its number."""
    return await once(live, seat, client, lambda: _answer(live, seat, text, number, client, kind))


async def _answer(live: LiveTable, seat: int, text: str, number: int, client: str | None, kind: str) -> int:
    table = live.game_on()
    question = table.question
    if number != live.history.question or question is None:
        raise Stale
    if question.seat != seat:
        raise NotAllowed("not-asked")
    if text not in question.options:
        text = complete(text, question.options)
    heard, hid = len(table.log), hides(table)
    await live.safely(lambda: table.answer(text))
    live.undo.answered(hid, table)
    return await live.played(kind, seat, text, question, client, table.log[heard:])


async def undo(live: LiveTable, seat: int, number: int, client: str | None = None) -> int:
    """Take back the last answer, if it is this seat's and has revealed nothing."""
    return await once(live, seat, client, lambda: _undo(live, seat, number, client))


async def _undo(live: LiveTable, seat: int, number: int, client: str | None) -> int:
    table = live.game_on()
    if number != live.row.number:
        raise Stale
    if not live.may_undo(seat):
        raise IllegalAnswer("cannot-undo")
    live.go_on_with(table.undo(seat))
    live.undo.forget()
    return await live.played(UNDO, seat, "", None, client, [])


async def concede(live: LiveTable, seat: int, client: str | None = None) -> int:
    """Concede the game; it ends when no person is left in it."""
    return await once(live, seat, client, lambda: _concede(live, seat, client))


async def _concede(live: LiveTable, seat: int, client: str | None) -> int:
    table, row, heard = live.game_on(), live.draft(), len(live.game_on().log)
    row.seats[seat].gone, row.seats[seat].away = True, False
    await live.safely(lambda: leave(table, seat))
    live.undo.forget()
    abandoned = not _people(table, row)
    return await live.played(LEAVE, seat, "", None, client, table.log[heard:], row, abandoned)


async def agree(live: LiveTable, seat: int, on: bool, client: str | None = None) -> int:
    """Offer to end the game as it stands; it ends once everyone still in it has agreed."""
    return await once(live, seat, client, lambda: _agree(live, seat, on, client))


async def _agree(live: LiveTable, seat: int, on: bool, client: str | None) -> int:
    table, row = live.game_on(), live.draft()
    row.seats[seat].agrees = on
    players = _people(table, row) or [row.seats[seat]]
    if all(other.agrees for other in [one for one in players if not one.robot] or players):
        return await live.abandon(row, "agreement", seat, client)
    if row.seats == live.row.seats:
        return live.row.number
    return await live.note(row, "agreement", seat, "on" if on else "off", client)


def _people(table: Table, row: TableRow) -> list[Seat]:
    """The seats of people whose Monsters are still in the game."""
    seats = zip(row.seats, table.state.monsters, strict=True)
    return [seat for seat, monster in seats if seat.person and monster.alive]


async def stand_in(live: LiveTable, seat: int, number: int) -> int:
    """Let a bot play for a seat that missed its deadline or is disconnected."""
    live.game_on()
    if number != live.history.question:
        raise Stale
    row = live.draft()
    row.seats[seat].away = True
    return await live.note(row, "away", seat)


async def back(live: LiveTable, seat: int) -> int:
    """Give a returning player the seat back; its clock, if running, runs on."""
    if not live.row.seats[seat].away or not live.playing:
        return live.row.number
    row = live.draft()
    row.seats[seat].away = False
    return await live.note(row, "back", seat)


async def set_automatic(live: LiveTable, seat: int, rules: list[str]) -> int:
    """Set which questions are answered for a seat; private to the seat, so it is not an entry."""
    known = automatic_answers.check(rules, live.game)
    await live.write(tables.set_automatic, live.row.id, live.fence, seat, known)
    live.automatic[seat] = known
    live.look_anew()
    live.needs_care.set()
    return live.row.number
