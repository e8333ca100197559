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
            await actions.answer(live, asked.seat, "fly to the moon", live.asked, "a")
        with pytest.raises(NotAllowed, match="not-asked"):
            await actions.answer(live, 1 - asked.seat, text, live.asked, "a")
        for number in (live.asked - 1, live.asked + 1):
            with pytest.raises(Stale):
                await actions.answer(live, asked.seat, text, number, "a")
        with pytest.raises(Stale):
            await actions.undo(live, asked.seat, live.row.number + 1)
        with pytest.raises(IllegalAnswer, match="cannot-undo"):
            await actions.undo(live, asked.seat, live.row.number)
        assert seen(live) == before
        assert live.row.number == len(await here.database.read(entries.after, live.row.id, 0))


async def test_an_answer_that_is_sent_again_is_played_once_also_after_a_restart(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        assert live.question is not None
        seat, text, number = live.question.seat, next(iter(live.question.options)), live.asked
        first = await actions.answer(live, seat, text, number, "mine")
        sent = [actions.answer(live, seat, text, number, "mine") for _ in range(3)]
        assert await asyncio.gather(*sent) == [first] * 3
        async with house(database_url) as there:
            again = await there.table(live.row.id)
            assert await actions.answer(again, seat, text, number, "mine") == first
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
                await actions.answer(live, asked.seat, next(iter(asked.options)), live.asked, "a")
        assert len(ear.heard) == 1
        failing.broken = set()
        latecomer = Ear(GUESTS[0].id)
        await live.attach(latecomer)
        assert seen(live) == before
        await actions.answer(live, asked.seat, next(iter(asked.options)), live.asked, "a")
        assert ear.last["type"] == "update"
