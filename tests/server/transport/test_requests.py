"""Requests that do not arrive, and answers that nobody reads: the server does not wait for them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from benchmarks.load.frames import TEXT, frame
from kaiju.server.transport.requests import Requests
from kaiju.server.web import middleware
from kaiju.server.web.limits import LIGHT
from kaiju.server.web.turnstile import TOGETHER, Turnstile
from tests.server.transport.test_door import STRANGER, until, well
from tests.support.server.raw import HALF, SMALL, WHOLE, raw
from tests.support.server.running import RELAXED, running

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
LONG = RELAXED.patience + 1
BODY = (
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n{"
)


PARTS = {"nothing": b"", "a word": HALF[:5], "half a head": HALF, "half a body": BODY, "more": WHOLE + HALF}


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
async def test_what_does_not_arrive_is_not_waited_for(sqlite: str, part: bytes) -> None:
    clock = [100.0]
    async with running(sqlite, steady=lambda: clock[0]) as here:
        with raw(here, STRANGER) as slow:
            await slow.send(part)
            await until(lambda: len(here.server.door) == 1)
            if part.startswith(WHOLE):
                assert b" 200 " in await slow.read()
            assert await well(here)
            clock[0] += LONG / 2
            here.server.door.look()
            if not part.startswith(WHOLE):  # uvicorn has a clock of its own for what follows
                assert [one.peer for one in here.server.door].count(STRANGER) == 1
            await slow.send(b"x" if part else b"")  # which does not buy more time
            assert await well(here)
            clock[0] += LONG / 2 + 1
            here.server.door.look()
            if not part.startswith(WHOLE):
                await until(lambda: STRANGER not in [one.peer for one in here.server.door])
            assert await slow.gone()
            assert await well(here)


async def test_whoever_does_not_read_the_answers_is_dropped(sqlite: str) -> None:
    clock = [100.0]
    async with running(sqlite, steady=lambda: clock[0]) as here:
        with raw(here, kept=SMALL) as deaf:
            await deaf.push(WHOLE.replace(b"/healthz", b"/api/openapi.json"), most=400)
            here.server.door.look()
            assert len(here.server.door) == 1
            clock[0] += LONG
            here.server.door.look()
            await until(lambda: len(here.server.door) == 0)
            assert await well(here)


async def test_what_is_said_right_after_the_handshake_is_heard(sqlite: str) -> None:
    async with running(sqlite) as here:
        with raw(here) as eager:
            head = await eager.upgrade("/api/tables/nowhere/play", said=frame(TEXT, b'{"type": "hello"}'))
            assert b" 101 " in head
            texts, code = await eager.texts()
            assert (len(texts), code) == (1, 4000)
            assert b"server-no-table" in texts[0]


async def test_what_is_too_much_is_refused_one_by_one(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many requests a connection has sent at once, one waits to be refused, and no other is read."""
    few = msgspec.structs.replace(RELAXED, requests_at_once=1, requests_per_second=0.001)
    begun, enough = 0, asyncio.Event()

    async def wait(seconds: float) -> None:
        nonlocal begun
        begun += 1
        await enough.wait()

    monkeypatch.setattr(middleware, "wait", wait)
    async with running(sqlite, few) as here:
        with raw(here) as eager:
            await eager.send(WHOLE.replace(b"/healthz", b"/api/tables") * 20)
            await until(lambda: begun == 1)
            assert await well(here)
            assert begun == 1
            enough.set()
            answers = b""
            while more := await eager.read():
                answers += more
            assert (answers.count(b" 200 "), answers.count(b" 429 ")) == (1, 1)  # and then hung up on


async def test_no_request_is_read_before_the_answer_to_the_one_before_is(sqlite: str) -> None:
    """Who reads nothing makes the server work for what the system keeps for them, and nothing more."""
    async with running(sqlite) as here:
        with raw(here, kept=SMALL) as deaf:
            await deaf.push(WHOLE.replace(b"/healthz", b"/api/openapi.json"), most=400)
            (caller,) = here.server.door
            assert isinstance(caller, Requests)
            await until(lambda: caller.flow.write_paused)
            assert caller.cycle.response_complete
            begun = caller.cycle
            assert await well(here)
            assert caller.cycle is begun
            while caller.cycle is begun:  # it goes on as soon as they read
                assert await deaf.read()


async def test_many_requests_of_one_address_do_not_keep_others_waiting(sqlite: str) -> None:
    served: list[str] = []
    turnstile = Turnstile()

    async def ask(address: str) -> None:
        await turnstile.enter(address)
        served.append(address)

    async with asyncio.TaskGroup() as group:
        for _ in range(100):
            group.create_task(ask("many"))
        await asyncio.sleep(0)
        assert len(served) == TOGETHER
        group.create_task(ask("one"))
        group.create_task(ask("two")).cancel()
        rounds = 0
        while "one" not in served:
            await asyncio.sleep(0)
            rounds += 1
            assert len(served) <= (rounds + 1) * TOGETHER
        assert rounds <= 3
    assert served.count("many") == 100
    await turnstile.enter("another time")


async def test_files_and_the_health_of_the_server_have_a_limit_too(
    sqlite: str, impatient: list[float]
) -> None:
    few = msgspec.structs.replace(RELAXED, requests_at_once=1, requests_per_second=0.001)
    async with running(sqlite, few) as here:
        client = here.client()
        codes = [(await client.ask("GET", "/healthz")).status_code for _ in range(LIGHT + 2)]
        assert codes == [200] * LIGHT + [429] * 2
        assert 1.0 < impatient[0] < impatient[1] < few.patience  # whoever goes on waits longer
        assert (await client.ask("GET", "/api/tables")).status_code == 200  # which is counted apart


NO_REQUEST = {
    "nonsense": b"nonsense\r\n\r\n",
    "half a handshake": HALF + b"Upgrade: websocket\r\nConnection: upgrade\r\n\r\n",
}


@pytest.mark.parametrize("said", NO_REQUEST.values(), ids=NO_REQUEST)
async def test_what_is_no_request_counts_as_one(sqlite: str, said: bytes) -> None:
    few = msgspec.structs.replace(RELAXED, requests_at_once=2, requests_per_second=0.001)
    clock = [100.0]
    async with running(sqlite, few, steady=lambda: clock[0]) as here:
        for _ in range(2):
            with raw(here, STRANGER) as eager:
                await eager.send(said)
                assert b" 400 " in await eager.read()
                assert await eager.gone()
        with raw(here, STRANGER) as eager:
            await eager.send(said)
            await until(lambda: len(here.server.door) == 1)
            assert await well(here)
            here.server.door.look()
            assert STRANGER in [one.peer for one in here.server.door]  # not a word
            clock[0] += few.patience
            here.server.door.look()
            assert b"HTTP/1.1 4" in await eager.read()
            assert await eager.gone()
