"""One process of the server without a network: time stands still, and comings and goings are scripted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from kaiju.server.play import actions
from kaiju.server.play.live import LiveTable
from kaiju.server.settings import Settings
from kaiju.server.web.server import Server as Process
from tests.support.server.tables import GUESTS, Ear

PATIENCE = 30.0  # seconds
SETTINGS = Settings(bot_delay=0, auto_delay=0, grace=30.0, pace=100, stand_in="random")


class Clock:
    """A clock that moves when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def process(
    url: str, clock: Callable[[], float], settings: Settings = SETTINGS
) -> AsyncIterator[Process]:
    """A process of the server, without a network."""
    here = Process(url, settings, clock)
    await here.start()
    try:
        yield here
    finally:
        await here.stop()


async def arrive(here: Process, live: LiveTable, guest: int) -> Ear:
    """Somebody connects, and the caretaker looks at the table."""
    ear = Ear(GUESTS[guest].id)
    live.visitors += 1
    await live.attach(ear)
    await live.send(actions.back, guest)
    here.presence.moved(live)
    here.caretaker.look_at(live)
    await asyncio.sleep(0)
    await live.mailbox.emptied()
    return ear


def depart(here: Process, live: LiveTable, ear: Ear) -> None:
    """Somebody's connection is lost."""
    live.audience.listeners.discard(ear)
    live.visitors -= 1
    here.presence.moved(live)


async def until(here: Process, live: LiveTable, happened: Callable[[], bool]) -> None:
    """Wait until something has happened at a table; the caretaker is nudged, because time stands still."""
    changed = asyncio.Event()
    here.house.changed.append(lambda _: changed.set())
    live.needs_care.set()
    async with asyncio.timeout(PATIENCE):  # what never happens fails the test, which does not hang
        while not happened():
            await changed.wait()
            changed.clear()
    await live.mailbox.emptied()


async def nothing_is_due(here: Process, live: LiveTable) -> None:
    """Check that there is nothing for the caretaker to do but wait."""
    assert await here.caretaker.care(live) > 0


async def to_question_of(live: LiveTable, seat: int) -> None:
    """Play until a given seat is asked."""
    rng = random.Random(1)
    while live.question is not None and live.question.seat != seat:
        await live.send(
            actions.answer, live.question.seat, rng.choice(list(live.question.options)), live.history.question
        )
    assert live.question is not None
