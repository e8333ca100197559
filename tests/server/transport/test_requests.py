"""Requests that do not arrive, and answers that nobody reads: the server does not wait for them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from benchmarks.load.frames import TEXT, frame
from kaiju.server.web import middleware
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

    async def wait() -> None:
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
            while answers.count(b" 429 ") < 19:
                answers += await eager.read()
