"""The network is cut between a process and what it needs: two never write, and everybody finds the way."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from kaiju.server.store import entries
from tests.server.cluster.test_cluster import at, begun
from tests.support.server.cutting import cable
from tests.support.server.postgres import Server
from tests.support.server.running import Client, Play, running

pytestmark = [
    pytest.mark.slow,
    pytest.mark.anyio,
    pytest.mark.needs("postgresql"),
    pytest.mark.needs("redis"),
]


async def hung_up_on(play: Play) -> int:
    """The code with which the server hangs up."""
    with pytest.raises(ConnectionClosed) as closed:
        await play.until("never")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


async def number_at(client: Client, table: str) -> int:
    """The last entry that somebody is shown, who tries until it works."""
    while True:
        try:
            async with client.play(table) as play:
                return play.number
        except ConnectionClosed:
            continue


def asked_of(plays: list[Play]) -> Play:
    """Whoever must answer."""
    seat: int = (plays[0].question or {})["seat"]
    return plays[seat]


async def test_an_owner_cut_off_from_the_database_never_writes_beside_the_next(
    postgres_server: Server, broker: str
) -> None:
    url = postgres_server.database()
    async with cable("127.0.0.1", postgres_server.port) as network:
        near = url.replace(f":{postgres_server.port}/", f":{network.port}/")
        async with running(near, broker=broker) as one, running(url, broker=broker) as two:
            ann, bob, table = await begun(one)
            async with ann.play(table) as a, bob.play(table) as b:
                assert table in one.server.house.open
                asked = asked_of([a, b])
                assert asked.question is not None
                late = {"question": asked.question["number"], "text": asked.question["options"][0]}
                network.cut()
                await asked.send(type="answer", id="on its way when the network was cut", **late)
                assert [await hung_up_on(play) for play in (a, b)] == [1012, 1012]
            async with at(two, ann).play(table) as a, at(two, bob).play(table) as b:
                again = asked_of([a, b])
                assert (await again.act("answer", id="in time", **late))["type"] == "ack"
                network.mend()  # and now the first one arrives at the database
                while (await Client(one.address).ask("GET", f"/api/tables/{table}")).status_code != 200:
                    pass
                assert (await at(one, ann).get("GET", "/api/me"))["tables"][0]["id"] == table
                found = await two.server.database.read(entries.after, table, 0)
                assert [entry.client for entry in found if entry.kind == "answer"] == ["in time"]
                assert [entry.number for entry in found] == list(range(1, len(found) + 1))


async def test_without_the_broker_those_who_are_connected_to_the_owner_play_on(
    postgres_server: Server, broker: str
) -> None:
    url, port = postgres_server.database(), int(broker.rpartition(":")[2])
    async with cable("127.0.0.1", port) as network:
        near = f"redis://127.0.0.1:{network.port}"
        async with running(url, broker=near) as one, running(url, broker=broker) as two:
            ann, bob, table = await begun(one)
            async with ann.play(table) as a, bob.play(table) as b:
                async with at(two, bob).play(table) as far:
                    network.cut()
                    asked = asked_of([a, b])
                    assert (await asked.answer((asked.question or {})["options"][0]))["type"] == "ack"
                    assert await hung_up_on(far) == 1012
                network.mend()
                assert await number_at(at(two, bob), table) == asked.number
