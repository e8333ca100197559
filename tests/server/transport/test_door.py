"""How many may come in: from one address, and in all."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Callable
from contextlib import ExitStack

import msgspec
import pytest

from kaiju.server.settings import Settings
from kaiju.server.transport.door import RESERVED, Door, Unread
from kaiju.server.transport.proxies import Proxies
from tests.support.server.raw import HALF, Raw, raw
from tests.support.server.running import RELAXED, Running, running

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
ROUNDS = 200_000
STRANGER = "127.0.0.2"  # an address of this machine that no proxy is trusted at


async def until(true: Callable[[], bool]) -> None:
    """Wait for the server, which runs in the same loop, for so many rounds that it would have come true."""
    for _ in range(ROUNDS):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never comes true")


async def well(here: Running) -> bool:
    """Is somebody else served?"""
    return (await here.client().ask("GET", "/healthz")).status_code == 200


async def half(stack: ExitStack, here: Running, address: str = STRANGER) -> Raw:
    """Somebody who has sent half a request."""
    client = stack.enter_context(raw(here, address))
    await client.send(HALF)
    return client


async def test_an_address_is_counted_from_accept_on(sqlite: str) -> None:
    few = msgspec.structs.replace(RELAXED, connections_per_address=3)
    async with running(sqlite, few) as here:
        with ExitStack() as stack:
            first = [await half(stack, here) for _ in range(6)]
            await until(lambda: len(here.server.door) == 6)
            assert await (await half(stack, here)).gone()
            assert len(here.server.door) == 6
            assert await well(here)  # other addresses are not concerned
            for client in first:
                await client.send(b"\r\n")
                assert b" 200 " in (await client.read()).splitlines()[0]
        await until(lambda: len(here.server.door) == 0)
        with ExitStack() as stack:
            again = await half(stack, here)
            await again.send(b"\r\n")
            assert b" 200 " in await again.read()


async def test_the_connections_of_a_proxy_are_those_of_many(sqlite: str) -> None:
    few = msgspec.structs.replace(RELAXED, connections_per_address=1)
    async with running(sqlite, few) as here:
        with ExitStack() as stack:
            clients = [await half(stack, here, "127.0.0.1") for _ in range(6)]
            await until(lambda: len(here.server.door) == 6)
            proxy = [stack.enter_context(raw(here)) for _ in range(3)]
            for client, address in zip(proxy, ("192.0.2.1", "192.0.2.2", "192.0.2.1"), strict=True):
                assert b" 101 " in await client.upgrade("/api/lobby", f"X-Forwarded-For: {address}\r\n")
            texts, code = await proxy[2].texts()
            assert b"server-too-many-connections" in texts[0]
            assert code == 4000
            for client in clients:
                await client.send(b"\r\n")
                assert b" 200 " in await client.read()


async def test_a_full_house_drops_whoever_has_waited_longest(sqlite: str) -> None:
    small = msgspec.structs.replace(RELAXED, connections=4)
    async with running(sqlite, small) as here:
        with ExitStack() as stack:
            halves = [await half(stack, here) for _ in range(4)]
            await until(lambda: len(here.server.door) == 4)
            assert await well(here)
            assert await halves[0].gone()
            await halves[1].send(b"\r\n")
            assert b" 200 " in await halves[1].read()
        await until(lambda: len(here.server.door) == 0)
        with ExitStack() as stack:
            for _ in range(4):
                watching = stack.enter_context(raw(here))
                assert b" 101 " in await watching.upgrade("/api/lobby")
            late = stack.enter_context(raw(here))
            assert await late.gone()  # everybody else is talking


async def test_more_sockets_than_files_do_not_stop_it(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    """Half-open requests from many addresses, more than may be open at once."""
    small = msgspec.structs.replace(RELAXED, connections=20)
    async with running(sqlite, small) as here:
        with ExitStack() as stack:
            for number in range(120):
                await half(stack, here, f"127.0.0.{2 + number % 50}")
                await until(lambda: len(here.server.door) <= 20)
            assert await well(here)
    assert not [record for record in caplog.records if record.name == "asyncio"]


def test_there_are_fewer_connections_than_files() -> None:
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    for asked in (0, 10**9):
        door = Door(Settings(connections=asked), time.monotonic)
        assert door.most == max(64, files - RESERVED)
    assert Door(Settings(connections=100), time.monotonic).most == 100


def test_a_proxy_is_believed_if_it_is_trusted() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    assert proxies.client("192.0.2.1", ["198.51.100.1"]) == "192.0.2.1"
    assert proxies.client("10.1.2.3", ["198.51.100.1, 192.0.2.1"]) == "192.0.2.1"
    assert proxies.client("10.1.2.3", ["192.0.2.1", "127.0.0.1"]) == "192.0.2.1"
    assert proxies.client("127.0.0.1", []) == "127.0.0.1"
    assert proxies.client("127.0.0.1", [""]) == "127.0.0.1"


def test_a_slow_reader_reads_and_one_who_takes_nothing_does_not() -> None:
    slow, deaf = Unread(), Unread()
    left = 1_000_000
    for second in range(0, 500, 5):
        left -= 20_000
        assert not slow.stalled(max(left, 0), second, 20.0)
    assert [deaf.stalled(70_000 - second, second, 20.0) for second in (0, 10, 20, 21)] == [
        False,
        False,
        False,
        True,
    ]
    assert not deaf.stalled(0, 22, 20.0)
    assert not deaf.stalled(70_000, 100, 20.0)


async def test_the_wall_clock_may_be_put_back(sqlite: str) -> None:
    wall, steady = [1_000_000.0], [50.0]
    few = msgspec.structs.replace(RELAXED, requests_at_once=3, requests_per_second=1.0)
    async with running(sqlite, few, now=lambda: wall[0], steady=lambda: steady[0]) as here:
        client = here.client()
        answers = [(await client.ask("GET", "/api/tables")).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        wall[0] -= 3600
        steady[0] += 3  # one of them for what was refused
        answers = [(await client.ask("GET", "/api/tables")).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
