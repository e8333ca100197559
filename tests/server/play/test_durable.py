"""What is not possible changes nothing, what is sent again is played once, and what is told is durable."""

from __future__ import annotations

import asyncio

import pytest

from kaiju.core.errors import IllegalAnswer
from kaiju.server.play import actions
from kaiju.server.play import house as houses
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import NotAllowed, Stale
from kaiju.server.store import entries
from kaiju.server.store.database import Database
from kaiju.server.store.entries import Change
from tests.support.server.tables import GUESTS, Ear, begun, house, seen

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
        self.broken: set[str] = {"write", "append", "read"}

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


# -- who goes away, who comes, and who stops -----------------------------------------------------------


async def sent(live: LiveTable, client: str = "mine") -> asyncio.Task[int]:
    """The first answer to the open question, on its way."""
    assert live.question is not None
    seat, text = live.question.seat, next(iter(live.question.options))
    task = asyncio.create_task(live.send(actions.answer, seat, text, live.history.question, client))
    await asyncio.sleep(0)
    assert not live.mailbox.empty
    return task


async def test_an_answer_whose_sender_goes_away_is_written_and_told(database_url: str) -> None:
    async with house(database_url) as here:
        live, ear = await begun(here), Ear()
        await live.attach(ear)
        number = live.row.number
        sending = await sent(live)
        sending.cancel()
        await live.mailbox.emptied()
        assert sending.cancelled()
        assert (ear.last["type"], ear.last["number"]) == ("snapshot", number + 1)  # read again, to be sure
        found = await here.database.read(entries.after, live.row.id, number)
        assert [entry.client for entry in found] == ["mine"]


async def test_of_many_answers_at_once_the_first_counts(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        number = live.row.number
        done = await asyncio.gather(*[await sent(live, f"{n}") for n in range(5)], return_exceptions=True)
        assert done[0] == number + 1
        assert all(isinstance(one, Stale) for one in done[1:])


class Waiting(Failing):
    """A database that writes when it is told to."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.broken = set()
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def append(self, change: Change) -> None:
        """Write, but not yet."""
        self.begun.set()
        await self.go_on.wait()
        await self.database.append(change)


async def test_who_comes_while_something_is_written_sees_it_when_it_is_durable(database_url: str) -> None:
    async with house(database_url) as here:
        live, ear = await begun(here), Ear()
        number, waiting = live.row.number, Waiting(here.database)
        live.database = waiting  # type: ignore[assignment]
        sending = await sent(live)
        await waiting.begun.wait()
        coming = asyncio.create_task(live.attach(ear))
        await asyncio.sleep(0)
        assert ear.heard == []
        waiting.go_on.set()
        await coming
        assert await sending == ear.last["number"] == number + 1


async def test_a_table_that_everybody_has_left_is_kept_for_a_moment_for_who_comes_next(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database_url) as here:
        id = (await begun(here)).row.id
        async with here.visit(id) as live:
            assert live.begun_here
        await a_little()
        assert here.open[id] is live
        monkeypatch.setattr(houses, "LINGERS", 0.0)
        async with here.visit(id):
            pass
        async with here.visit(id) as again:  # before the loop has come to unload it
            await a_little()
            assert here.open[id] is again is live
        await a_little()
        assert id not in here.open


async def test_only_so_many_tables_are_kept(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "LEFT", 2)
    async with house(database_url) as here:
        ids = [(await begun(here)).row.id for _ in range(3)]
        for id in (*ids, ids[1]):
            async with here.visit(id):
                pass
        assert set(here.open) == {ids[1], ids[2]}
        async with here.visit(ids[0]):
            assert set(here.open) == set(ids)
        assert set(here.open) == {ids[0], ids[1]}  # the other one was left before it


async def a_little() -> None:
    """Let the loop do what is due."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_table_that_has_something_to_do_is_not_forgotten(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "LINGERS", 0.0)
    async with house(database_url) as here:
        id = (await begun(here)).row.id
        async with here.visit(id) as live:
            waiting = Waiting(here.database)
            live.database = waiting  # type: ignore[assignment]
            sending = await sent(live)
        await a_little()
        assert here.open[id] is live
        waiting.go_on.set()
        await sending
        await live.mailbox.emptied()
        assert id not in here.open


async def test_a_server_that_stops_finishes_what_was_sent_to_its_tables(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        number, sending = live.row.number, await sent(live)
    assert await sending == number + 1
    async with house(database_url) as there:
        assert (await there.table(live.row.id)).row.number == number + 1
