"""How much one address, one guest and one connection may ask for."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from kaiju.server.settings import Settings
from tests.support.server.running import RELAXED, running, two

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def test_too_much_is_refused_with_a_sentence(sqlite: str) -> None:
    tight = Settings(
        requests_per_second=0.001,
        requests_at_once=8,
        guests_per_minute=1,
        tables_per_guest=1,
        messages_at_once=3,
        messages_per_second=0.001,
        connections_per_address=1,
        bot_delay=0,
    )
    clock = [1000.0]
    async with running(sqlite, tight, steady=lambda: clock[0]) as here:
        ann = await here.client().become("Ann")
        again = await here.client().ask("POST", "/api/guests", {"name": "Bob"})
        assert (again.status_code, again.json()["reason"]) == (429, "server-too-much")
        assert int(again.headers["retry-after"]) > 0
        table = await ann.open_table(bots=1)
        body = {"game": "king-of-tokyo", "seats": [{"kind": "open"}] * 2}
        assert (await ann.ask("POST", "/api/tables", body)).json()["reason"] == "server-too-many-tables"
        async with ann.play(table) as a:
            with pytest.raises(ConnectionClosed):
                async with ann.play(table):
                    pass
            for _ in range(3):  # the last one on credit: it is not read on
                await a.send(type="resync")
                await a.until("snapshot")
            await a.send(type="resync")
            clock[0] += tight.patience + 1
            here.server.door.look()
            assert (await a.hear())["reason"] == "server-too-much"
            while a.socket.state is State.OPEN:  # until it is told to hang up
                await asyncio.sleep(0)
            here.server.door.look()
            await a.socket.wait_closed()
            assert a.socket.close_code == 4000
        for _ in range(2):
            await ann.ask("GET", "/api/tables")
        assert (await ann.ask("GET", "/api/tables")).status_code == 429
        assert (await ann.ask("GET", "/healthz")).status_code == 200


async def test_offers_and_undos_and_snapshots_have_a_rate(sqlite: str) -> None:
    few = msgspec.structs.replace(
        RELAXED, agreements_per_minute=4.0, undos_per_minute=2.0, snapshots_per_minute=6.0
    )
    async with running(sqlite, few) as here:
        ann, bob, table = await two(here)
        async with ann.play(table) as a, bob.play(table), here.client().play(table) as watching:
            for offer in range(2):
                assert (await a.act("agree", on=offer == 0))["type"] == "ack"
            much = await a.act("agree", on=True)
            assert (much["reason"], much["values"]) == ("server-too-much", {"seconds": 15})
            assert (await a.act("undo", number=0))["reason"] == "server-stale"
            assert (await a.act("undo", number=0))["reason"] == "server-too-much"
            for stale in range(2):
                assert (await a.act("answer", question=stale, text="stop"))["reason"] == "server-stale"
            assert (await a.act("answer", question=0, text="stop"))["reason"] == "server-too-much"
            for _ in range(3):
                await watching.send(type="resync")
                await watching.until("snapshot")
            await watching.send(type="resync")
            assert (await watching.until("refusal"))["reason"] == "server-too-much"
