"""HAProxy with our configuration: everybody at a table is sent to the same process."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest

from tests import ROOT
from tests.server.cluster.test_cluster import both
from tests.support.server.postgres import Server, free_port
from tests.support.server.running import Client
from tests.support.tools import program

pytestmark = [
    pytest.mark.slow,
    pytest.mark.anyio,
    pytest.mark.needs("haproxy"),
    pytest.mark.needs("postgresql"),
    pytest.mark.needs("redis"),
    pytest.mark.usefixtures("calm"),
]


@asynccontextmanager
async def proxied(*addresses: str) -> AsyncIterator[str]:
    """HAProxy before two processes; its address, once it sends somebody on."""
    found, port = program("haproxy"), free_port()
    assert found is not None
    places = dict(zip(("ONE", "TWO"), (one.removeprefix("http://") for one in addresses), strict=True))
    environment = {**os.environ, **places, "BIND": f"127.0.0.1:{port}"}
    command = ["setpriv", "--pdeathsig=KILL", found, "-q", "-db", "-f", str(ROOT / "deploy" / "haproxy.cfg")]
    with subprocess.Popen(command, env=environment) as process:
        address = f"http://127.0.0.1:{port}"
        try:
            while not await well(address):
                assert process.poll() is None
                await asyncio.sleep(0.05)
            yield address
        finally:
            process.kill()


async def well(address: str) -> bool:
    """Does a process answer there?"""
    try:
        return (await Client(address).ask("GET", "/healthz")).status_code == 200
    except httpx.ConnectError:
        return False


async def test_everybody_at_a_table_reaches_its_owner_and_tables_are_spread(
    postgres_server: Server, broker: str
) -> None:
    async with both(postgres_server.database(), broker) as (one, two), AsyncExitStack() as stack:
        address = await stack.enter_async_context(proxied(one.address, two.address))
        ann, bob = await Client(address).become("Ann"), await Client(address).become("Bob")
        owned: set[str] = set()
        while len(owned) < 2:
            table = await ann.open_table()
            await bob.sit(table)
            await ann.get("POST", f"/api/tables/{table}/start")
            plays = [await stack.enter_async_context(who.play(table)) for who in (ann, bob, Client(address))]
            owners = [server for server in (one, two) if table in server.server.house.open]
            assert len(owners) == 1
            assert len(owners[0].server.house.open[table].audience.listeners) == len(plays)
            assert not [
                server for server in (one, two) if server.server.cluster and server.server.cluster.calls
            ]
            owned.add(owners[0].address)
