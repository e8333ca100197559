"""Two processes on one database: whoever is connected to one of them plays at the tables of both."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kaiju.server.settings import Settings
from kaiju.server.store import entries, tables
from kaiju.server.wire.tells import TableInfo
from tests.support.server.postgres import Server
from tests.support.server.running import RELAXED, Client, Play, Running, known_to_all, running

pytestmark = [
    pytest.mark.slow,
    pytest.mark.anyio,
    pytest.mark.needs("postgresql"),
    pytest.mark.needs("redis"),
    pytest.mark.usefixtures("calm"),
]


@pytest.fixture
def url(postgres_server: Server) -> str:
    """The database of both."""
    return postgres_server.database()


@asynccontextmanager
async def both(url: str, broker: str, settings: Settings = RELAXED) -> AsyncIterator[tuple[Running, Running]]:
    """Two processes that know each other."""
    async with (
        running(url, settings, broker=broker) as one,
        running(url, settings, broker=broker) as two,
    ):
        yield one, two


def at(server: Running, who: Client) -> Client:
    """The same guest, connected to a given process."""
    return Client(server.address, who.token)


async def begun(one: Running, **more: Any) -> tuple[Client, Client, str]:
    """Ann and Bob at a table that one process owns and that has begun."""
    ann, bob = await one.client().become("Ann"), await one.client().become("Bob")
    table = await ann.open_table(**more)
    await bob.sit(table)
    await ann.get("POST", f"/api/tables/{table}/start")
    return ann, bob, table


async def reach(play: Play, number: int) -> None:
    """Hear everything up to an entry."""
    while play.number < number:
        await play.hear()


async def test_of_two_answers_at_two_processes_one_counts_and_everybody_sees_the_same(
    url: str, broker: str
) -> None:
    rng = random.Random(5)
    async with both(url, broker) as (one, two), AsyncExitStack() as stack:
        ann, bob, table = await begun(one, game="king-of-tokyo")
        here, there = [
            [await stack.enter_async_context(at(server, who).play(table)) for who in (ann, bob, Client(""))]
            for server in (one, two)
        ]
        assert [table in server.server.house.open for server in (one, two)].count(True) == 1
        for _ in range(12):
            assert here[0].question is not None
            tabs = [side[here[0].question["seat"]] for side in (here, there)]
            options = (tabs[0].question or {})["options"]
            sent = [tab.answer(rng.choice(options), id=f"{rng.getrandbits(60)}") for tab in tabs]
            replies = await asyncio.gather(*sent)
            (number,) = [reply["number"] for reply in replies if reply["type"] == "ack"]
            assert [one["reason"] for one in replies if one["type"] == "refusal"] == ["server-stale"]
            for play in here + there:
                await reach(play, number)
            shown = [known_to_all(play.state) for play in here + there]
            assert all(state == shown[0] for state in shown)


async def test_chat_presence_and_undo_need_nobody_to_be_in_the_same_process(url: str, broker: str) -> None:
    async with both(url, broker) as (one, two):
        ann, bob, table = await begun(one)
        async with ann.play(table) as a, at(two, bob).play(table) as b:
            while (await a.until("online"))["seats"] != [0, 1]:
                pass
            assert (await b.act("say", text="Hello from elsewhere"))["type"] == "ack"
            assert (await a.until("said"))["text"] == "Hello from elsewhere"
            refused = await b.act("say", text="x" * 300)
            assert refused["reason"] == "server-long-chat"
            await b.socket.close()
            while (await a.until("online"))["seats"] != [0]:
                pass


async def test_a_request_about_a_table_elsewhere_is_answered_by_its_owner(url: str, broker: str) -> None:
    async with both(url, broker) as (one, two):
        ann, bob = await one.client().become("Ann"), await two.client().become("Bob")
        table = await ann.open_table()
        async with ann.play(table) as a:
            assert await bob.sit(table) == 1
            await a.until("update", kind="sit")
            assert table not in two.server.house.open
            taken = await bob.ask("POST", f"/api/tables/{table}/seats?language=de", {})
            assert (taken.status_code, taken.json()["reason"]) == (409, "server-seated")
            assert "Du" in taken.json()["sentence"]
            assert taken.headers["x-content-type-options"] == "nosniff"
            assert (await bob.ask("POST", f"/api/tables/{table}/start")).status_code == 403
            assert (await at(two, ann).get("POST", f"/api/tables/{table}/start"))["status"] == "playing"
            big = {"dice": [1] * RELAXED.body_bytes}
            assert (await bob.ask("POST", f"/api/tables/{table}/odds", big)).status_code == 413
            assert (await bob.ask("GET", f"/api/tables/{table}/nothing")).status_code == 404
            story = await bob.get("GET", f"/api/tables/{table}/story")
            assert [entry["kind"] for entry in story["entries"]] == ["sit", "start"]
        assert (await bob.ask("GET", "/api/tables/nowhere")).status_code == 404


async def test_a_bot_follows_a_table_elsewhere_until_it_hangs_up(url: str, broker: str) -> None:
    async with both(url, broker) as (one, two):
        ann, bot = await one.client().become("Ann"), two.client()
        bot.token = (await bot.get("POST", "/api/bot", {"name": "Robby"}))["token"]
        table = await ann.open_table()
        async with ann.play(table) as a, httpx.AsyncClient(base_url=two.address, timeout=30) as http:
            await bot.sit(table)
            headers = {"authorization": f"Bearer {bot.token}"}
            async with http.stream("GET", f"/api/bot/tables/{table}/stream", headers=headers) as stream:
                lines = (json.loads(line) async for line in stream.aiter_lines() if line)
                assert (await anext(lines))["type"] == "gameFull"
                await ann.get("POST", f"/api/tables/{table}/start")
                assert (await anext(lines))["number"] == 2
                while (await a.until("online"))["seats"] != [0, 1]:
                    pass
            while (await a.until("online"))["seats"] != [0]:
                pass


async def test_whoever_wants_to_be_forgotten_is_at_tables_of_all_processes(url: str, broker: str) -> None:
    async with both(url, broker) as (one, two), AsyncExitStack() as stack:
        ann = await one.client().become("Ann")
        bob = await one.client().become("Bob")
        ids = []
        for server in (one, two):
            ids.append(await at(server, ann).open_table())
            await at(server, bob).sit(ids[-1])
            await stack.enter_async_context(at(server, bob).play(ids[-1]))
            assert ids[-1] in server.server.house.open
        assert (await at(two, ann).ask("DELETE", "/api/me")).status_code == 204
        for id in ids:
            row = await one.server.database.read(tables.get, id)
            assert row is not None
            assert "Ann" not in [row.host_name, *[seat.name for seat in row.seats]]


async def test_an_example_left_open_elsewhere_is_put_away(url: str, broker: str) -> None:
    async with both(url, broker) as (one, two):
        ann = await one.client().become("Ann")
        listed = (await ann.get("GET", "/api/examples/king-of-tokyo"))["examples"]
        path = f"/api/examples/king-of-tokyo/{listed[0]['id']}"
        first = (await ann.get("POST", path))["table"]["id"]
        async with ann.play(first) as a:
            assert first in one.server.house.open
            await at(two, ann).get("POST", path)
            while not a.over:
                await a.hear()


async def test_the_list_of_tables_changes_in_every_process(url: str, broker: str) -> None:
    async with both(url, broker) as (one, two):
        ann = await one.client().become("Ann")
        address, hall, read = two.address.replace("http", "ws", 1), two.server.lobby, []
        look_up = hall.look_up

        async def noted(ids: list[str] | None) -> list[TableInfo]:
            read.append(ids)
            return await look_up(ids)

        hall.look_up = noted  # type: ignore[method-assign]
        async with connect(f"{address}/api/lobby") as lobby:
            await lobby.recv()
            table = await ann.open_table(public=True)
            while table not in str(await lobby.recv()):
                pass
        assert read[-1] == [table]  # and not the whole list


async def test_what_an_address_uses_at_one_process_counts_at_the_others(url: str, broker: str) -> None:
    settings = Settings(requests_per_second=0.001, requests_at_once=6, guests_per_minute=0)
    async with both(url, broker, settings) as (one, two):
        statuses = [(await one.client().ask("GET", "/api/games")).status_code for _ in range(6)]
        assert 429 not in statuses
        used = asyncio.Event()
        limits = two.server.limits
        also = limits.also

        def noted(*given: Any) -> None:
            also(*given)
            if given[1]:
                used.set()

        limits.also = noted  # type: ignore[method-assign, assignment]
        await used.wait()
        assert (await two.client().ask("GET", "/api/games")).status_code == 429


async def test_a_process_that_stops_leaves_its_tables_to_the_other(url: str, broker: str) -> None:
    async with running(url, broker=broker) as two, running(url, broker=broker) as one:
        ann, bob, table = await begun(one)
        async with ann.play(table) as a, at(two, bob).play(table) as b:
            number = a.number
            one.server.hang_up()
            for play in (a, b):
                with pytest.raises(ConnectionClosed) as closed:
                    await play.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            async with at(two, bob).play(table) as b, at(two, ann).play(table) as a:
                assert a.number == b.number == number
                asked = [a, b][(a.question or {})["seat"]]
                assert (await asked.answer((asked.question or {})["options"][0]))["type"] == "ack"
                assert table in two.server.house.open


async def test_what_a_bot_thought_while_its_table_moved_is_not_answered(url: str, broker: str) -> None:
    rng, thinking, go_on = random.Random(3), asyncio.Event(), asyncio.Event()
    async with both(url, broker) as (one, two):
        ann = await one.client().become("Ann")
        table = await ann.open_table("king-of-tokyo", others=0, bots=1)
        thinkers = one.server.caretaker.thinkers
        answer = thinkers.answer

        async def slowly(*given: Any) -> str:
            thinking.set()
            await go_on.wait()
            return await answer(*given)

        thinkers.answer = slowly  # type: ignore[method-assign, assignment]
        await ann.get("POST", f"/api/tables/{table}/start")
        async with ann.play(table) as a:
            playing = asyncio.create_task(a.play_on(rng))
            await thinking.wait()
            one.server.hang_up()
            with pytest.raises(ConnectionClosed):
                await playing
        async with at(two, ann).play(table) as a:
            playing = asyncio.create_task(a.play_on(rng, most=3))
            await playing
            go_on.set()
            await one.server.caretaker.rest()
            found = await two.server.database.read(entries.after, table, 0)
            assert [entry.number for entry in found] == list(range(1, len(found) + 1))
            assert "bot" in [entry.kind for entry in found]
            assert one.server.house.open == {}
