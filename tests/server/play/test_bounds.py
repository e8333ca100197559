"""What a table remembers and sends has a limit, whatever its players do."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from kaiju.server.play import actions, history
from kaiju.server.play.history import CLIENTS, RECENT
from kaiju.server.play.live import LiveTable
from kaiju.server.store import entries
from tests.support.server.tables import GUESTS, Ear, begun, house, play_on

pytestmark = pytest.mark.anyio
OFFERS = 2 * max(RECENT, CLIENTS)


async def test_a_snapshot_and_the_memory_of_a_table_do_not_grow_with_its_entries(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        first = live.row.number + 1
        for offer in range(OFFERS):
            assert await live.send(actions.agree, 0, offer % 2 == 0, f"c{offer}") == first + offer
        await remembers_little(live, first)
    async with house(database_url) as there:
        await remembers_little(await there.table(live.row.id), first)


async def remembers_little(live: LiveTable, first: int) -> None:
    """A table shows only its latest entries, and still knows which ones the oldest messages became."""
    ear, last = Ear(), first + OFFERS - 1
    await live.attach(ear)
    assert [entry["number"] for entry in ear.last["recent"]] == list(range(last - RECENT + 1, last + 1))
    assert len(ear.heard[-1]) < 40_000
    assert len(live.history.clients) <= CLIENTS
    assert await live.send(actions.agree, 0, True, "c0") == first  # as long ago as that
    assert await live.send(actions.agree, 0, False, f"c{OFFERS - 1}") == last == live.row.number


async def test_what_was_told_is_not_kept_for_the_rest_of_the_game(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path}/db") as here:
        live, ear = await begun(here), Ear()
        await live.attach(ear)
        await play_on(live, random.Random(3), most=40)
        assert live.table is not None
        assert any(event["changes"] for event in ear.last["entry"]["events"])
        told = live.table.log[-40:]
        assert [event for event in told if event.changes] == []
        assert [entry for entry in live.history.answers if entry.events] == []


async def test_others_go_on_while_a_long_game_is_replayed_for_its_record(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path}/db") as here:
        live = await begun(here)
        await play_on(live, random.Random(3), most=200)
        stored = await here.database.read(entries.after, live.row.id, 0)
        replaying = asyncio.create_task(history.replayed(live.row, stored))
        rounds = 0
        while not replaying.done():
            await asyncio.sleep(0)
            rounds += 1
        assert rounds > len(stored) // history.BREATH
        whole = await replaying
        assert whole is not None
        assert live.table is not None
        assert whole.state.to_json() == live.table.state.to_json()


async def test_what_was_answered_long_ago_is_acknowledged_when_it_is_sent_again(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        assert live.question is not None
        seat, asked, text = live.question.seat, live.history.question, next(iter(live.question.options))
        given = await live.send(actions.answer, seat, text, asked, "mine")
        for offer in range(CLIENTS):
            await live.send(actions.agree, 0, offer % 2 == 0, f"c{offer}")
        assert await live.send(actions.answer, seat, text, asked, "mine") == given
        assert await live.send(actions.answer, seat, text, live.history.question, "mine") == given


async def test_an_offer_that_changes_nothing_is_no_entry(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        number = await live.send(actions.agree, 0, True, "a")
        assert await live.send(actions.agree, 0, True, "b") == number == live.row.number


async def test_all_who_look_in_one_moment_get_the_same_snapshot(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        watching, ann = [Ear() for _ in range(20)], [Ear(GUESTS[0].id) for _ in range(2)]
        for ear in (*watching, *ann):
            await live.attach(ear)
        assert len({id(ear.heard[-1]) for ear in watching}) == len({id(ear.heard[-1]) for ear in ann}) == 1
        before = watching[0].last
        await live.send(actions.agree, 0, True)
        await live.resend(watching[0])
        assert watching[0].last["number"] == before["number"] + 1
        await live.send(actions.set_automatic, 0, ["stay"])
        await live.resend(ann[0])
        assert ann[0].last["automatic"] == ["stay"]
