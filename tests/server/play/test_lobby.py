"""The list of tables, as it changes."""

from __future__ import annotations

import asyncio

import pytest

from kaiju.server.wire.bodies import Lobby
from tests.support.server.care import Clock, process
from tests.support.server.tables import Ear, begun

pytestmark = pytest.mark.anyio


async def test_whoever_opens_the_list_while_it_changes_sees_the_last_one(database_url: str) -> None:
    async with process(database_url, Clock()) as here:
        hall, early, late = here.lobby, Ear(), Ear()
        await hall.attach(early)
        read, began, go_on = hall.read, asyncio.Event(), asyncio.Event()

        async def slowly() -> Lobby:
            found = await read()
            began.set()
            await go_on.wait()
            return found

        hall.read = slowly  # type: ignore[method-assign]
        attaching = asyncio.create_task(hall.attach(late))
        await began.wait()
        hall.read = read  # type: ignore[method-assign]
        await begun(here.house)
        go_on.set()
        await attaching
        for ear in (early, late):
            await ear.until(
                lambda told: len(told["tables"]) == 1 and told["tables"][0]["status"] == "playing"
            )
