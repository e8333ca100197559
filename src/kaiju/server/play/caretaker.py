"""Takes care of tables: lets bots answer, watches the clock, and plays for those who are disconnected."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from math import inf
from typing import Final, NamedTuple

from kaiju.core.chance import key_of
from kaiju.core.table import Table
from kaiju.server.play import actions, automatic_answers, commitments
from kaiju.server.play.bots import RNG, NobodyThinks, Thinkers
from kaiju.server.play.clock import SLOW, wait_for
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.play.presence import Presence
from kaiju.server.play.refusals import Moved, Stale
from kaiju.server.store.rows import AUTO, BOT, NOBODY, Status

log = logging.getLogger(__name__)
LOOK: Final = 2.5  # seconds between two looks at a table at which nothing happens
SEEN: Final = 0.03  # of the usual time is enough once everything has been told on every screen
LONGEST_STORY: Final = 8.0  # seconds after which a client is not waited for any longer


class Due(NamedTuple):
    """Something to be done at a given time."""

    at: float
    act: Callable[[], Awaitable[object]]


class Caretaker:
    """The caretaker of one process, for the tables that it owns."""

    def __init__(self, house: House, presence: Presence) -> None:
        self.house = house
        self.presence = presence
        self.thinkers = Thinkers(house.settings.bot_processes)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, tuple[int, float, float]] = {}  # question, since when, how long to think
        self._able: dict[str, tuple[int, float]] = {}  # question, since when its player could have decided
        self._rng = random.Random()
        self._stopping = False

    async def stop(self) -> None:
        """Leave the tables to other processes."""
        self._stopping = True
        self.thinkers.close()
        for live in self.house.open.values():
            live.needs_care.set()
        await self.rest()

    async def rest(self) -> None:
        """Wait until there is no table left to take care of."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    def look_at(self, live: LiveTable) -> None:
        """Start taking care of a table that has changed, if anyone there needs it."""
        if live.row.id in self._tasks:
            if not self._can_wait(live):
                live.needs_care.set()
        elif self._awake(live):
            task = asyncio.create_task(self._look_after(live))
            self._tasks[live.row.id] = task
            task.add_done_callback(lambda _: self._left(live))

    def _can_wait(self, live: LiveTable) -> bool:
        """Is there nothing to do before the next round, so that nobody need be woken for every answer?

        That is so while a person is asked who is here, has set no automatic answers and has time.
        """
        question = live.question
        if question is None or live.automatic.get(question.seat):
            return False
        seat, deadline = live.row.seats[question.seat], live.row.deadline
        if not seat.person or seat.away or not live.audience.has(seat.guest):
            return False
        return deadline is None or deadline > self.house.now() + LOOK

    def _left(self, live: LiveTable) -> None:
        """Nobody was there any more; but somebody may have come in the meantime."""
        del self._tasks[live.row.id]
        if again := self.house.open.get(live.row.id):
            self.look_at(again)

    def _awake(self, live: LiveTable) -> bool:
        """Is the game on or about to begin, with a person at the table, or a spectator at a table of bots?"""
        if self._stopping or live.lost or (live.question is None and live.row.status != Status.REVEALING):
            return False
        people = {number for number, seat in enumerate(live.row.seats) if seat.person}
        return bool(people & self.presence.online(live)) if people else bool(live.audience.listeners)

    async def _look_after(self, live: LiveTable) -> None:
        """Take care of a table until nobody is there; it is kept in memory while a bot thinks."""
        async with self.house.kept(live):
            while self._awake(live):
                live.needs_care.clear()
                try:
                    wait = LOOK if self._can_wait(live) else await self.care(live)
                except Moved:
                    break
                except Exception:  # most likely the database: the clock must go on when it is back
                    log.exception("a table cannot be taken care of", extra={"table": live.tag})
                    wait = LOOK
                if wait > 0:
                    await wait_for(live.needs_care, wait)
            self._thoughts.pop(live.row.id, None)
            self._able.pop(live.row.id, None)
            live.gone.clear()

    async def care(self, live: LiveTable) -> float:
        """Do what is due; returns how long until something else may be."""
        due = await live.send(self.due)
        if due is None:
            return LOOK
        wait = due.at - self.house.now()
        if wait > 0:
            return min(wait, LOOK)
        try:
            await due.act()
        except (Stale, Moved):
            log.debug("somebody was quicker", extra={"table": live.tag})
        return 0.0

    # -- what is to be done ------------------------------------------------------------------------

    async def due(self, live: LiveTable) -> Due | None:
        """What is to be done next at a table, and when; an action, because it must see what is durable."""
        if live.row.status == Status.REVEALING:
            return self._revealing(live)
        question, table = live.question, live.table
        if question is None or table is None:
            return None
        asked, number = question.seat, live.history.question
        seat = live.row.seats[asked]
        since, delay = self._thinking(live, number)
        if not seat.person or seat.away:
            bot = seat.bot if seat.kind == "bot" else self.house.settings.stand_in
            pause = self._pause(live, delay)
            return Due(since + pause, lambda: self._let_answer(live, bot, asked, number))
        times = [time for time in (live.row.deadline, self._grace(live, asked)) if time is not None]
        limit = min(times, default=inf)
        text = automatic_answers.answer(live.automatic.get(asked, []), question, table.state.monsters[asked])
        at = self._as_if_by_hand(live, asked, since, delay) if text is not None else None
        if at is not None and text is not None and at <= limit:
            return Due(at, lambda: live.send(actions.answer, asked, text, number, kind=AUTO))
        return Due(limit, lambda: live.send(actions.stand_in, asked, number)) if times else None

    def _as_if_by_hand(self, live: LiveTable, seat: int, since: float, delay: float) -> float | None:
        """When to give an automatic answer, so that nobody can tell it from one its player has given.

        Everyone sees who is connected, and who comes and goes when. So it is given only while its player
        might give it: connected, and with all that happened before on the screen. The time to think begins
        then, and ends before that for the decision, after which a bot would visibly have stood in.
        """
        shown = [one.shown for one in live.audience.listeners if live.row.seat_of(one.guest) == seat]
        told = max(shown, default=NOBODY)
        waits = NOBODY < told < live.row.number and self.house.now() < since + LONGEST_STORY
        if waits or seat not in self.presence.seen(live):
            self._able.pop(live.row.id, None)
            return None
        number = live.history.question
        known = self._able.get(live.row.id)
        if known is None or known[0] != number:
            known = self._able[live.row.id] = (number, self.house.now())
        at = known[1] + delay * self.house.settings.auto_delay
        if live.row.deadline is not None and at > live.row.deadline > known[1]:
            return known[1] + (live.row.deadline - known[1]) * delay / (1 + delay)
        return at

    def _revealing(self, live: LiveTable) -> Due:
        """Begin, or take its place from a seat that is late; after a restart everyone gets the time again."""
        late = commitments.missing(live.row)
        since, _ = self._thinking(live, live.history.question)
        if not late:
            return Due(since, lambda: live.send(commitments.go_on))
        settings = self.house.settings
        limit = max(live.row.deadline or 0.0, since + settings.reveal)
        return Due(limit, lambda: live.send(commitments.give_up, late[0], settings.stand_in))

    def _pause(self, live: LiveTable, delay: float) -> float:
        """How long a bot waits: until people have seen what happened before, as far as their clients say."""
        usual = delay * self.house.settings.bot_delay
        seats = live.row.seat_of
        shown = [
            one.shown for one in live.audience.listeners if one.shown != NOBODY and seats(one.guest) >= 0
        ]
        if not shown or not usual:
            return usual
        return usual * SEEN if min(shown) >= live.row.number else max(usual, LONGEST_STORY)

    def _grace(self, live: LiveTable, seat: int) -> float | None:
        """Until when to wait for a disconnected seat; in a slow game nobody is expected to stay connected."""
        gone = self.presence.gone_since(live, seat)
        slow = live.row.pace >= SLOW
        return None if gone is None or slow else gone + self.house.settings.grace

    def _thinking(self, live: LiveTable, number: int) -> tuple[float, float]:
        """Since when a question has been open, and how long to pretend to think: 1 on average."""
        known = self._thoughts.get(live.row.id)
        if known is None or known[0] != number:
            known = (number, self.house.now(), min(4.0, max(0.3, self._rng.lognormvariate(-0.15, 0.55))))
            self._thoughts[live.row.id] = known
        return known[1], known[2]

    async def _let_answer(self, live: LiveTable, bot: str, seat: int, number: int) -> None:
        # Nobody who sees the table can work this out; and the secret does not follow from it.
        seed = key_of(live.row.secret, (f"bot {seat} {number}",)).hex()
        imagined = await live.send(_imagined, seat, number)
        assert imagined.question is not None
        options = list(imagined.question.options)
        try:
            text = await self.thinkers.answer(bot, seed, imagined, seat)
            if text not in options:
                raise ValueError(f"{text!r} is not offered")
        except NobodyThinks:
            return
        except Exception:  # anything a bot does wrong, or the killing of its process
            log.exception("a bot has failed", extra={"bot": bot, "table": live.tag})
            text = options[0]  # the quiet answer, so that nobody waits for ever
        await live.send(actions.answer, seat, text, number, kind=BOT)


async def _imagined(live: LiveTable, seat: int, number: int) -> Table:
    """A game that could be this one, as far as a seat knows, if the question is still open."""
    table = live.game_on()
    if number != live.history.question or table.question is None:
        raise Stale
    return table.view(seat).imagine(RNG)
