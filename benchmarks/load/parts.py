"""Where the processor time of an answer goes, without sockets: each part alone, then all of them together."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

import msgspec

from kaiju.core.foresight import outlook
from kaiju.core.order import foregone
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server.play import actions
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.play.views import News, shown_state
from kaiju.server.settings import Settings
from kaiju.server.store import open_database, tables
from kaiju.server.store.entries import Change
from kaiju.server.store.rows import ANSWER, Checkpoint, Entry, TableRow
from kaiju.server.wire.message import Message
from tests.support.server.tables import GUESTS, begun

ROUNDS: Final = 5
ANSWERS: Final = 400  # of each part in each round
TABLES: Final = 32
TOGETHER: Final = 8  # answers on their way at once
PEOPLE: Final = GUESTS[:3]


class Ear:
    """A listener that has everything encoded, and sends it nowhere."""

    whole = False
    shown = -1

    def __init__(self, guest: str = "") -> None:
        self.guest = guest

    def send(self, message: Message) -> None:
        """Encode a message, once for all who hear it."""
        assert message.text

    def close(self, code: int) -> None:
        """Nobody hangs up here."""


@asynccontextmanager
async def open_tables() -> AsyncIterator[list[LiveTable]]:
    """Tables of three people and a spectator, on SQLite."""
    with tempfile.TemporaryDirectory(prefix="kaiju-parts-") as folder:
        database = await open_database(f"sqlite:///{folder}/server.db")
        house = House(database, Settings(tables_per_guest=100_000, pace=86_400))
        lives = []
        for number in range(TABLES):
            lives.append(await begun(house, list(GAMES)[number % len(GAMES)], len(PEOPLE)))
            for name in (*[guest.id for guest in PEOPLE], ""):
                await lives[-1].attach(Ear(name))
        yield lives
        await house.stop()
        await database.close()


class Parts:
    """The parts of an answer, each of which can be done alone many times."""

    def __init__(self, lives: list[LiveTable], rng: random.Random) -> None:
        self.lives = lives
        self.rng = rng
        self.ids = count(1)
        self.rows: list[TableRow] = []
        self.games = [Table(game, len(PEOPLE), number) for number in range(8) for game in GAMES.values()]

    def playing(self) -> Table:
        """A game in progress, one after another; the finished one is replaced."""
        table = self.games[next(self.ids) % len(self.games)]
        if table.question is None:
            self.games.remove(table)
            table = Table(table.game, len(PEOPLE), next(self.ids))
            self.games.append(table)
        table.told = True
        return table

    async def rules(self) -> None:
        """What the engine does."""
        for _ in range(ANSWERS):
            table = self.playing()
            assert table.question is not None
            table.answer(self.rng.choice(list(table.question.options)))

    async def foretelling(self) -> None:
        """What follows each answer, worked out for the person being asked."""
        for _ in range(ANSWERS):
            table = self.playing()
            outlook(table)
            foregone(table)

    async def showing(self) -> None:
        """An update for four listeners, except what is foretold."""
        for number in range(ANSWERS):
            live = self.lives[number % len(self.lives)]
            robots = [msgspec.structs.replace(seat, name="BOT x") for seat in live.row.seats]
            people, live.row.seats = live.row.seats, robots
            news = News(live, live.history.recent[-1], seats_changed=False)
            for ear in live.audience.listeners:
                ear.send(news.update(live.row.seat_of(ear.guest)))
            live.row.seats = people

    async def saving(self) -> None:
        """A checkpoint, which is made in every turn: about every fourth answer."""
        for number in range(ANSWERS // 4):
            table = self.lives[number % len(self.lives)].table
            assert table is not None
            assert msgspec.json.encode(table.save(whole=False)), shown_state(table)

    async def storing(self) -> None:
        """What the database does, some answers to a commit."""
        database = self.lives[0].database
        for row in [] if self.rows else self.lives[:TOGETHER]:  # tables that nobody plays at
            self.rows.append(msgspec.structs.replace(row.row, id=f"stored-{next(self.ids)}"))
            await database.write(tables.create, self.rows[-1])
        for _ in range(ANSWERS // TOGETHER):
            await asyncio.gather(*(database.append(self._change(row)) for row in self.rows))

    def _change(self, row: TableRow) -> Change:
        row.number += 1
        client = f"s{next(self.ids)}"
        entry = Entry(row.number, ANSWER, row.changed, 0, "stop", "reroll", 7, client)
        entry.events = [["gained", 0, 1, "energy", "", -1, "dice"]] * 4
        saved = Checkpoint(entry.number, "{}" * 1500, "{}" * 1000) if next(self.ids) % 4 == 0 else None
        return Change(row, entry, checkpoint=saved)

    async def everything(self) -> None:
        """Whole answers at live tables, some of them at once."""
        await asyncio.gather(*(self._answer(number) for number in range(TOGETHER)))

    async def _answer(self, number: int) -> None:
        for _ in range(ANSWERS // TOGETHER):
            mine = [live for live in self.lives[number::TOGETHER] if live.question is not None]
            live = self.rng.choice(mine)
            question = live.question
            assert question is not None
            text = self.rng.choice(list(question.options))
            asked = live.history.question
            await live.send(actions.answer, question.seat, text, asked, f"c{next(self.ids)}")


async def measured() -> dict[str, float]:
    """Microseconds of processor time for an answer, by part: medians of rounds, one part after another."""
    async with open_tables() as lives:
        parts = Parts(lives, random.Random(1))
        named: dict[str, Callable[[], Awaitable[None]]] = {
            "rules": parts.rules,
            "what follows each answer": parts.foretelling,
            "showing it to four listeners": parts.showing,
            "a checkpoint in every turn": parts.saving,
            f"SQLite, {TOGETHER} answers to a commit": parts.storing,
            "everything but sockets": parts.everything,
        }
        found: dict[str, list[float]] = {name: [] for name in named}
        for number in range(ROUNDS + 1):
            for name, part in named.items():
                began = time.process_time()
                await part()
                if number:  # the first one warms up
                    found[name].append((time.process_time() - began) / ANSWERS * 1e6)
    return {name: statistics.median(times) for name, times in found.items()}
