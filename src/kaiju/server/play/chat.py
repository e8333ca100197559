"""Short messages between the players of a table; each reader may mute anyone.

These are actions, sent to a table like those of the game, so everyone hears everything in the same order.
"""

from __future__ import annotations

from typing import Final

from kaiju.server.play.audience import Listener
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Refused
from kaiju.server.store import chat as stored
from kaiju.server.wire.message import Message
from kaiju.server.wire.tells import Muted, Said

HISTORY: Final = 50  # messages sent to a newcomer


async def say(live: LiveTable, seat: int, text: str, client: str, longest: int) -> int:
    """Say something to everyone at the table; returns the number of the message."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Refused("bad-chat")
    if len(text) > longest:
        raise Refused("long-chat", most=longest)
    who = live.row.seats[seat]
    live.unheard = True
    line = stored.ChatMessage(0, who.guest, who.name, text, live.now())
    number = await live.write(stored.add, live.row.id, live.fence, line, client)
    await hear(live)
    return number


async def hear(live: LiveTable) -> None:
    """Pass on, in order, what has been said since."""
    readers = tuple(live.audience.readers)  # a later arrival gets it as history
    live.unheard = True  # until it is known that this was passed on
    guests = {one.guest for one in readers}
    muted, lines = await live.database.read(stored.since, live.row.id, live.chat_number, guests)
    for line in lines:
        live.chat_number = line.number
        message = _message(live, line)
        for reader in readers:
            if (reader.guest, line.guest) not in muted:
                reader.send(message)
    live.unheard = False


async def history(live: LiveTable, listener: Listener) -> None:
    """What a newcomer may read; the others have already heard it."""
    if live.unheard:
        await hear(live)
    muted, lines = await live.database.read(stored.latest, live.row.id, HISTORY, {listener.guest})
    if muted:
        _tell_muted(live, listener, muted)
    for line in lines:
        if line.number <= live.chat_number and (listener.guest, line.guest) not in muted:
            listener.send(_message(live, line))
    live.audience.readers.add(listener)


async def mute(live: LiveTable, reader: str, seat: int, on: bool) -> int:
    """Mute the player at a seat for one reader, on all its devices."""
    muted = live.row.seats[seat].guest if seat < len(live.row.seats) else ""
    if not muted or muted == reader:
        raise Refused("no-mute")
    await live.database.write(stored.mute, reader, muted, on)
    everybody = await live.database.read(stored.muted_by, {reader})
    for listener in tuple(live.audience.listeners):
        if listener.guest == reader:
            _tell_muted(live, listener, everybody)
    return live.row.number


def _tell_muted(live: LiveTable, listener: Listener, muted: set[stored.Pair]) -> None:
    seats = [n for n, seat in enumerate(live.row.seats) if (listener.guest, seat.guest) in muted]
    listener.send(Message(Muted(seats)))


def _message(live: LiveTable, line: stored.ChatMessage) -> Message:
    return Message(Said(line.number, live.row.seat_of(line.guest), line.name, line.text, line.made))
