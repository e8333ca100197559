"""What is not possible changes nothing, what is sent again is played once, and what is told is durable."""

from __future__ import annotations

import asyncio

import pytest

from kaiju.core.errors import IllegalAnswer
from kaiju.server.play import actions
from kaiju.server.play.refusals import NotAllowed, Stale
from kaiju.server.store import entries
from kaiju.server.store.database import Database
from tests.server.tables import GUESTS, Ear, begun, house, seen

pytestmark = pytest.mark.anyio


async def test_what_is_not_possible_is_refused_and_changes_nothing(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        before, asked = seen(live), live.question
        assert asked is not None
        text = next(iter(asked.options))
        with pytest.raises(IllegalAnswer):
            await live.send(actions.answer, asked.seat, "fly to the moon", live.history.question, "a")
        with pytest.raises(NotAllowed, match="not-asked"):
            await live.send(actions.answer, 1 - asked.seat, text, live.history.question, "a")
        for number in (live.history.question - 1, live.history.question + 1):
            with pytest.raises(Stale):
                await live.send(actions.answer, asked.seat, text, number, "a")
        with pytest.raises(Stale):
            await live.send(actions.undo, asked.seat, live.row.number + 1)
        with pytest.raises(IllegalAnswer, match="cannot-undo"):
            await live.send(actions.undo, asked.seat, live.row.number)
        assert seen(live) == before
        assert live.row.number == len(await here.database.read(entries.after, live.row.id, 0))


async def test_an_answer_that_is_sent_again_is_played_once_also_after_a_restart(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        assert live.question is not None
        seat, text, number = live.question.seat, next(iter(live.question.options)), live.history.question
        first = await live.send(actions.answer, seat, text, number, "mine")
        sent = [live.send(actions.answer, seat, text, number, "mine") for _ in range(3)]
        assert await asyncio.gather(*sent) == [first] * 3
        async with house(database_url) as there:
            again = await there.table(live.row.id)
            assert await again.send(actions.answer, seat, text, number, "mine") == first
            assert again.row.number == first


class Failing:
    """A database that cannot write for a while."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.broken = {"write", "read"}

    def __getattr__(self, name: str) -> object:
        if name in self.broken:
            raise OSError(28, "No space left on device")
        return getattr(self.database, name)


async def test_what_cannot_be_written_is_not_told(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        ear = Ear()
        await live.attach(ear)
        before, asked = seen(live), live.question
        assert asked is not None
        failing = Failing(here.database)
        live.database = failing  # type: ignore[assignment]
        for _ in range(2):
            with pytest.raises(OSError, match="space"):
                await live.send(
                    actions.answer, asked.seat, next(iter(asked.options)), live.history.question, "a"
                )
        assert len(ear.heard) == 1
        failing.broken = set()
        latecomer = Ear(GUESTS[0].id)
        await live.attach(latecomer)
        assert seen(live) == before
        await live.send(actions.answer, asked.seat, next(iter(asked.options)), live.history.question, "a")
        assert ear.last["type"] == "update"
