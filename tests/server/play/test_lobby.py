"""The list of tables, as it changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kaiju.server.play import lobby, seats
from kaiju.server.play.live import LiveTable
from kaiju.server.play.lobby import BREATH, Lobby
from kaiju.server.store import tables
from kaiju.server.store.rows import Seat
from kaiju.server.web.server import Server as Process
from kaiju.server.wire.tells import TableInfo
from tests.support.server.care import Clock, process
from tests.support.server.tables import GUESTS, Ear, begun

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def known(ear: Ear) -> list[dict[str, Any]]:
    """The list, from all that somebody was told about it."""
    found: list[dict[str, Any]] = []
    version = -1
    for told in map(json.loads, ear.heard):
        if told["type"] == "lobby":
            found = told["tables"]
        else:
            assert told["version"] == version + 1
            other = {*told["gone"], *[table["id"] for table in told["tables"]]}
            found = told["tables"] + [table for table in found if table["id"] not in other]
        version = told["version"]
    return found


def statuses(ear: Ear) -> dict[str, str]:
    """The tables somebody knows, and where they stand."""
    return {table["id"]: table["status"] for table in known(ear)}


@contextmanager
def held_up(hall: Lobby) -> Iterator[asyncio.Event]:
    """What is read of the list is passed on afterwards only; the event says that something was read."""
    read, began, go_on = hall.look_up, asyncio.Event(), asyncio.Event()

    async def slowly(ids: list[str] | None) -> list[TableInfo]:
        found = await read(ids)
        began.set()
        await go_on.wait()
        return found

    hall.look_up = slowly  # type: ignore[method-assign]
    try:
        yield began
    finally:
        hall.look_up = read  # type: ignore[method-assign]
        go_on.set()


async def opened(here: Process) -> LiveTable:
    """A table that waits for players."""
    row = await here.house.create(GUESTS[0], "king-of-new-york", {}, [Seat(), Seat()], True, 0)
    return await here.house.table(row.id)


async def test_whoever_opens_the_list_while_it_changes_sees_the_last_one(database_url: str) -> None:
    async with process(database_url, Clock()) as here:
        hall, early, late = here.lobby, Ear(), Ear()
        await hall.attach(early)
        with held_up(hall) as reading:
            await opened(here)
            await reading.wait()
            attaching = asyncio.create_task(hall.attach(late))
            live = await begun(here.house)
        await attaching
        for ear in (early, late):
            await ear.until(lambda _, ear=ear: statuses(ear).get(live.row.id) == "playing")  # type: ignore[misc]
            assert sorted(statuses(ear).values()) == ["playing", "waiting"]


async def test_who_follows_the_list_is_told_what_changed_and_nothing_else(database_url: str) -> None:
    async with process(database_url, Clock()) as here:
        others = {(await opened(here)).row.id for _ in range(12)}
        ear, live = Ear(), await opened(here)
        await here.lobby.attach(ear)
        assert statuses(ear).keys() == {*others, live.row.id}
        whole = len(ear.heard[0])
        await live.send(seats.sit, GUESTS[1], None)
        await ear.until(lambda told: told["type"] == "lobby-change")
        assert [table["id"] for table in ear.last["tables"]] == [live.row.id]
        assert len(ear.heard[-1]) < whole / 10
        await live.send(seats.close, GUESTS[0].id, 0.0)
        await ear.until(lambda told: bool(told.get("gone")))
        assert (ear.last["tables"], ear.last["gone"]) == ([], [live.row.id])
        fresh = Ear()
        await here.lobby.attach(fresh)
        assert statuses(fresh) == statuses(ear)
        assert fresh.last["version"] == ear.last["version"]


async def test_many_changes_are_told_together_and_many_newcomers_get_one_list(database_url: str) -> None:
    async with process(database_url, Clock()) as here:
        ears = [Ear() for _ in range(30)]
        for ear in ears:
            await here.lobby.attach(ear)
        assert len({id(ear.heard[0]) for ear in ears}) == 1
        with held_up(here.lobby) as reading:
            ids = {(await opened(here)).row.id}
            await reading.wait()
            ids |= {(await opened(here)).row.id for _ in range(15)}
        await ears[0].until(lambda _: statuses(ears[0]).keys() == ids)
        assert {len(ear.heard) for ear in ears} == {3}


@contextmanager
def counted(hall: Lobby) -> Iterator[list[list[str] | None]]:
    """Which tables were read, or None for all of them."""
    read, asked = hall.look_up, []

    async def noted(ids: list[str] | None) -> list[TableInfo]:
        asked.append(ids)
        return await read(ids)

    hall.look_up = noted  # type: ignore[method-assign]
    try:
        yield asked
    finally:
        hall.look_up = read  # type: ignore[method-assign]


async def test_however_busy_the_list_is_it_is_read_now_and_then(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "BREATH", 3600.0)
    async with process(database_url, Clock()) as here:
        ear = Ear()
        await here.lobby.attach(ear)
        first = (await opened(here)).row.id
        await ear.until(lambda _: first in statuses(ear))
        with counted(here.lobby) as read:
            await opened(here)
            for _ in range(100):
                await asyncio.sleep(0)
            assert read == []


async def test_only_the_tables_that_have_changed_are_read(database_url: str) -> None:
    async with process(database_url, Clock()) as here:
        ear, live = Ear(), [await opened(here) for _ in range(3)][1]
        await here.lobby.attach(ear)
        with counted(here.lobby) as asked:
            await live.send(seats.sit, GUESTS[1], None)
            await ear.until(lambda told: told["type"] == "lobby-change")
            row = await here.house.create(GUESTS[0], "king-of-new-york", {}, [Seat(), Seat()], False, 0)
            await live.send(seats.close, GUESTS[0].id, 0.0)
            await ear.until(lambda told: bool(told.get("gone")))
        assert asked == [[live.row.id]] * 2  # and nothing because of a private one
        assert row.id not in statuses(ear)
        fresh = Ear()
        here.lobby.refresh()
        await asyncio.sleep(BREATH)
        await here.lobby.attach(fresh)
        assert known(fresh) == known(ear)


async def test_a_full_list_is_filled_up_again(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST", 3)
    clock = Clock()
    async with process(database_url, clock) as here:
        live = []
        for _ in range(4):
            clock.time += 1
            live.append(await opened(here))
        ids = [one.row.id for one in live]
        ear = Ear()
        await here.lobby.attach(ear)
        assert [table["id"] for table in known(ear)] == [ids[3], ids[2], ids[1]]
        await live[2].send(seats.close, GUESTS[0].id, 0.0)
        await ear.until(lambda told: bool(told.get("gone")))
        assert statuses(ear).keys() == {ids[0], ids[1], ids[3]}
        clock.time += 1
        new = (await opened(here)).row.id
        await ear.until(lambda _: new in statuses(ear))
        assert statuses(ear).keys() == {ids[1], ids[3], new}


async def test_what_changes_while_nobody_looks_is_read_at_once(database_url: str) -> None:
    async with process(database_url, Clock()) as here:
        for _ in range(3):
            await here.lobby.attach(Ear())
        with counted(here.lobby) as asked:
            here.lobby.audience.listeners.clear()
            for number in range(3 * tables.MOST):
                here.lobby.touch(f"{number}")
            await asyncio.sleep(BREATH)
            await here.lobby.attach(Ear())
        assert asked == [None]
