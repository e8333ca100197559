"""One WebSocket, and what its client can and cannot make the server keep or do."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import msgspec
import pytest

from benchmarks.load.frames import CLOSE, PING, PONG, TEXT, frame
from kaiju.server.settings import Settings
from kaiju.server.transport.websocket import PING_SECONDS, UNREAD_BYTES, Socket
from kaiju.server.wire.message import Message
from kaiju.server.wire.tells import Online
from tests.server.transport.test_door import until, well
from tests.support.server.raw import SMALL, raw
from tests.support.server.running import RELAXED, Running, running, two

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
LONG = RELAXED.patience + 1
STRICT = Settings(bot_delay=0)


def waiting(here: Running) -> int:
    """How many bytes are waiting to be written to everybody."""
    return sum(one.transport.get_write_buffer_size() for one in here.server.door if isinstance(one, Socket))


async def test_pings_by_somebody_who_does_not_read_are_not_answered_for_ever(sqlite: str) -> None:
    clock = [100.0]
    async with running(sqlite, steady=lambda: clock[0]) as here:  # without a limit for messages
        with raw(here, kept=SMALL) as deaf:
            await deaf.upgrade("/api/lobby")
            ping = frame(PING, b"x" * 125) * 100
            assert await deaf.push(ping, most=4000) < 4000
            assert waiting(here) < UNREAD_BYTES
            here.server.door.look()
            clock[0] += LONG
            here.server.door.look()
            await until(lambda: len(here.server.door) == 0)
            assert await well(here)


async def test_somebody_who_lags_behind_is_hung_up_on(sqlite: str) -> None:
    clock = [100.0]
    message = Message(Online(list(range(2000)), 1))
    async with running(sqlite, steady=lambda: clock[0]) as here:
        lobby = here.server.lobby.audience
        for reads in (True, False):
            with raw(here, kept=SMALL) as slow:
                await slow.upgrade("/api/lobby")
                await until(lambda: len(lobby.listeners) == 1)
                for _ in range(2000):
                    lobby.tell_all(message)
                    assert waiting(here) <= UNREAD_BYTES + len(message.frame) + 4
                if reads:
                    texts, code = await slow.texts()
                    assert (set(texts[1:]), code) == ({message.text.encode()}, 4001)
                    await slow.send(frame(CLOSE, b""))
                    assert await slow.gone()
                else:  # not even after that
                    here.server.door.look()
                    clock[0] += LONG
                    here.server.door.look()
                await until(lambda: len(here.server.door) == 0)
            await until(lambda: not lobby.listeners)


class Counted:
    """A transport that counts how often something is written to it."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.writes = 0

    def write(self, data: bytes) -> None:
        """Write once more."""
        self.writes += 1
        self.transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


async def test_what_is_sent_at_one_go_is_written_at_once_and_before_the_goodbye(sqlite: str) -> None:
    messages = [Message(Online([number], 1)) for number in range(5)]
    async with running(sqlite) as here:
        with raw(here) as reader:
            await reader.upgrade("/api/lobby")
            await until(lambda: len(here.server.lobby.audience.listeners) == 1)
            (socket,) = [one for one in here.server.door if isinstance(one, Socket)]
            counted = Counted(socket.transport)
            socket.transport = cast(asyncio.Transport, counted)
            for message in messages[:3]:
                socket.send(message)
            assert counted.writes == 0
            await until(lambda: counted.writes > 0)
            assert counted.writes == 1
            for message in messages[3:]:
                socket.send(message)
            socket.close(4000)
            assert counted.writes == 3  # the two, and the goodbye
            texts, code = await reader.texts()
            assert (texts[1:], code) == ([message.text.encode() for message in messages], 4000)


async def test_whoever_does_not_say_goodbye_is_dropped(sqlite: str) -> None:
    clock = [100.0]
    async with running(sqlite, steady=lambda: clock[0]) as here:
        with raw(here) as rude:
            await rude.upgrade("/api/tables/nowhere/play", said=frame(TEXT, b"x"))
            assert (await rude.texts())[1] == 4000
            here.server.door.look()
            assert len(here.server.door) == 1
            clock[0] += LONG
            here.server.door.look()
            assert await rude.gone()
            await until(lambda: len(here.server.door) == 0)


async def test_tiny_frames_are_not_read_beyond_the_rate(sqlite: str) -> None:
    clock = [100.0]
    async with running(sqlite, STRICT, steady=lambda: clock[0]) as here:
        _, _, table = await two(here)
        at_once = STRICT.messages_at_once + 1024 // 7  # what may come, and what is read at once
        for path, said in ((f"/api/tables/{table}/play", b'{"type": "hello"}'), ("/api/lobby", b"{}")):
            with raw(here) as flood:
                await flood.upgrade(path, said=frame(TEXT, said))
                assert await flood.push(frame(TEXT, b"x") * 1000, most=2000) < 2000
                assert await well(here)
                clock[0] += LONG
                here.server.door.look()
                texts, code = await flood.texts()
                told = [json.loads(text) for text in texts]
                assert (told[-1]["reason"], code) == ("server-too-much", 4000)
                assert sum(one.get("reason") == "server-bad-message" for one in told) <= at_once
                here.server.door.look()
                assert await flood.gone()


async def test_who_pauses_after_too_much_is_read_again(sqlite: str) -> None:
    clock = [100.0]
    async with running(sqlite, STRICT, steady=lambda: clock[0]) as here:
        with raw(here) as eager:
            await eager.upgrade("/api/lobby")
            for _ in range(STRICT.messages_at_once + 20):
                await eager.send(frame(TEXT, b"x" * 1000))
            await eager.send(frame(PING, b"last"))
            assert await well(here)
            assert [kind for kind, _ in await eager.frames(TEXT)] == [TEXT]  # the list, and no reply yet
            clock[0] += 5
            here.server.door.look()
            assert (PONG, b"last") in await eager.frames(PONG)
            clock[0] += 5
            here.server.door.look()  # calm again, so that it may do the same again
            for _ in range(STRICT.messages_at_once - 1):
                await eager.send(frame(PING, b"more"))
            clock[0] += LONG - 5
            here.server.door.look()
            assert (PONG, b"more") in await eager.frames(PONG)


async def test_a_handshake_is_a_request(sqlite: str) -> None:
    few = msgspec.structs.replace(RELAXED, requests_at_once=3, requests_per_second=0.001)
    clock = [100.0]
    async with running(sqlite, few, steady=lambda: clock[0]) as here:
        for path, status in (
            ("/api/lobby", b" 101 "),
            ("/api/tables/nowhere/play", b" 101 "),
            ("/api/nowhere", b" 404 "),
        ):
            with raw(here) as client:
                assert status in await client.upgrade(path)
        await until(lambda: len(here.server.door) == 0)
        delays = []
        for _ in range(2):
            with raw(here) as client:
                upgrading = asyncio.create_task(client.upgrade("/api/lobby"))
                await until(lambda: len(here.server.door) == 1)
                began = clock[0]
                while not upgrading.done():
                    clock[0] += 0.5
                    here.server.door.look()
                    assert await well(here)
                assert b" 429 " in await upgrading
                delays.append(clock[0] - began)
            await until(lambda: len(here.server.door) == 0)
        assert 1.0 < delays[0] < delays[1]  # whoever goes on waits longer
        assert (await here.client().ask("GET", "/api/tables")).status_code == 429


async def test_who_answers_no_ping_is_not_there(sqlite: str) -> None:
    clock = [100.0]
    async with running(sqlite, steady=lambda: clock[0]) as here:
        with raw(here) as there, raw(here) as away:
            for client in (there, away):
                await client.upgrade("/api/lobby")
            await until(lambda: len(here.server.door) == 2)
            clock[0] += PING_SECONDS + 1
            here.server.door.look()
            (ping,) = [body for kind, body in await there.frames(PING) if kind == PING]
            await there.send(frame(PONG, ping))
            await away.frames(PING)
            await away.send(frame(PONG, b"guess"))
            assert await well(here)
            clock[0] += LONG
            here.server.door.look()
            assert (await away.texts())[1] == 1011
            (again,) = [body for kind, body in await there.frames(PING) if kind == PING]
            await there.send(frame(PONG, again))
            assert await well(here)
            clock[0] += LONG
            here.server.door.look()
            assert await away.gone()
            assert [kind for kind, _ in await there.frames(PING)] == [PING]
