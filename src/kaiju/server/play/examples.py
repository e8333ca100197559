"""The examples of the rules: positions that anyone can play on from, alone against bots."""

from __future__ import annotations

from typing import Final

from kaiju.core.chance import Chance
from kaiju.core.errors import CorruptRecord
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.scenarios import example as find
from kaiju.server.play import history, seats
from kaiju.server.play.house import House, new_secret
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import NotFound
from kaiju.server.store import tables
from kaiju.server.store.rows import NOBODY, Guest, Seat, Status, TableRow

BOT: Final = "brawler"  # who plays the others


async def open_example(house: House, guest: Guest, game: str, id: str) -> TableRow:
    """Open a table at the position of an example, and start; the guest is whoever must decide there.

    A guest has one such table at a time: what was tried at the one before is over.
    """
    try:
        case = find(game, id)
        table = history.begin_at(case, Chance(new_secret()))
    except CorruptRecord:
        raise NotFound("no-example") from None
    await _put_all_away(house, guest)
    chosen = _decides(table)
    taken = [
        Seat("guest", guest.id, guest.name, monster=one.name)
        if one.seat == chosen
        else Seat("bot", bot=BOT, monster=one.name)
        for one in table.state.monsters
    ]
    row = await house.create(guest, game, table.state.options, taken, False, 0, True, id)
    async with house.visit(row.id) as live:
        await live.send(seats.start, guest.id, 0, house.settings.reveal)
    return row


def _decides(table: Table) -> int:
    """The seat that is asked first, or whose turn it is if nobody is."""
    asked = table.question
    return table.state.active if asked is None or asked.seat == CHANCE else asked.seat


async def _put_all_away(house: House, guest: Guest) -> None:
    for row in await house.database.read(tables.of_guest, guest.id):
        if row.example and row.host == guest.id and row.status == Status.PLAYING:
            await house.errand(row.id, put_away, guest)


async def put_away(house: House, live: LiveTable, guest: Guest) -> None:
    """End an example, with which nobody goes on."""
    await live.send(_end)


async def _end(live: LiveTable) -> None:
    """An action: nobody goes on with an example."""
    if live.playing:
        await live.abandon(live.draft(), "close", NOBODY)
