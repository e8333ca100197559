"""Tables for the tests, without a network: a house on a database, guests, and listeners."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from kaiju.core.chance import commitment_of
from kaiju.core.table import Table
from kaiju.server.play import actions, commitments, history, seats
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.settings import Settings
from kaiju.server.store import open_database
from kaiju.server.store.rows import Guest, Seat, Status
from kaiju.server.wire.message import Message

GUESTS = [Guest(name.lower(), name, 1.0) for name in ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")]


class Ear:
    """Listens to a table and stores what it hears."""

    whole = True
    shown = -1

    def __init__(self, guest: str = "") -> None:
        self.guest = guest
        self.heard: list[str] = []
        self.closed = 0
        self._new = asyncio.Event()

    def send(self, message: Message) -> None:
        """Store a message."""
        self.heard.append(message.text)
        self._new.set()

    def close(self, code: int) -> None:
        """Remember why it was hung up on."""
        self.closed = code

    async def until(self, told: Callable[[dict[str, Any]], bool]) -> None:
        """Wait for a message."""
        while not told(self.last):
            self._new.clear()
            await self._new.wait()

    @property
    def last(self) -> dict[str, Any]:
        """The last message."""
        found: dict[str, Any] = json.loads(self.heard[-1])
        return found


@asynccontextmanager
async def house(
    url: str,
    settings: Settings | None = None,
    now: Callable[[], float] = lambda: 1000.0,
    among_others: bool = False,
) -> AsyncIterator[House]:
    """A process without a network."""
    database = await open_database(url)
    made = House(database, settings or Settings(), now, among_others)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()
        await database.close()


async def begun(
    where: House, game: str = "king-of-new-york", people: int = 2, bots: int = 0, **options: str
) -> LiveTable:
    """A table with everyone seated, at its first question."""
    free = [Seat() for _ in range(people)] + [Seat("bot", bot="random") for _ in range(bots)]
    row = await where.create(GUESTS[0], game, options, free, True, 0)
    live = await where.table(row.id)
    for guest in GUESTS[:people]:
        await live.send(seats.sit, guest, None, commitment=commitment_of(nonce_of(guest)))
    await live.send(seats.start, GUESTS[0].id, where.settings.pace, where.settings.reveal)
    for seat, guest in enumerate(GUESTS[:people]):
        await live.send(commitments.reveal, seat, nonce_of(guest))
    return live


def nonce_of(guest: Guest) -> str:
    """What a guest contributes to chance."""
    return f"nonce of {guest.name}"


async def set_out(where: House, table: Table, guests: Sequence[Guest] = GUESTS) -> LiveTable:
    """A table with a game already in progress."""
    taken = [Seat("guest", guest.id, guest.name) for guest in guests[: len(table.state.monsters)]]
    row = await where.create(guests[0], table.game.id, {}, taken, True, 0)
    live = await where.table(row.id)
    await live.send(_begin_with, table)
    return live


async def _begin_with(live: LiveTable, table: Table) -> None:
    row = live.draft()
    row.status = Status.PLAYING
    for seat, monster in zip(row.seats, table.state.monsters, strict=True):
        seat.monster = monster.name
    await live.begin(row, table)


async def play_on(live: LiveTable, rng: random.Random, most: int = 10_000, undo: float = 0.0) -> int:
    """Answer at random until the game is over, undoing some answers; returns how many entries were made."""
    written = 0
    while (question := live.question) is not None and written < most:
        written += 1
        seat = question.seat
        if rng.random() < undo:
            for other in range(len(live.row.seats)):
                if live.may_undo(other):
                    await live.send(actions.undo, other, live.row.number)
                    break
            continue
        await live.send(
            actions.answer,
            seat,
            rng.choice(list(question.options)),
            live.history.question,
            f"c{live.row.number}",
        )
    return written


async def reread(live: LiveTable) -> LiveTable:
    """The table as another process would load it now."""
    stored = await live.database.read(history.look_up, live.row.id)
    assert stored is not None
    return LiveTable(live.database, stored, live.now)


def seen(live: LiveTable) -> object:
    """Everything the seats and a spectator see."""
    ears = [Ear(guest.id) for guest in GUESTS] + [Ear()]
    for ear in ears:
        live.show(ear)
    return [ear.last for ear in ears]


def whole(live: LiveTable) -> object:
    """The game with its secret, as far as it takes to go on."""
    assert live.table is not None
    return live.table.save(whole=False), live.table.question and live.table.question.to_json()
