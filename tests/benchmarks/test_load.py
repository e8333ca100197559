"""The load test: its own WebSocket client, its figures, and a moment of it for real."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich import box
from websockets.frames import Frame, Opcode

from benchmarks.load import __main__ as load
from benchmarks.load.frames import CLOSE, PING, TEXT, connect, frame, split
from benchmarks.load.report import scale, text, to_json
from benchmarks.load.steps import Plan, Result, Step, rates, share

pytestmark = pytest.mark.slow

BODIES = st.binary(max_size=70_000) | st.binary(max_size=200)


def step(rate: int, nearly_all: float = 50.0, errors: int = 0, reached: float = 1.0) -> Step:
    """What a rate was like."""
    return Step(rate, reached * rate, 10.0, 20.0, nearly_all, 60.0, 1.0, errors, 2.0, 0.3, 0.1)


@given(st.lists(st.tuples(st.sampled_from([TEXT, PING, CLOSE]), BODIES), max_size=4), st.integers(0, 200))
def test_frames_are_read_as_they_come(frames: list[tuple[int, bytes]], cut: int) -> None:
    sent = b"".join(Frame(Opcode(kind), body).serialize(mask=False) for kind, body in frames)
    cut = min(cut, len(sent))
    first, rest = split(sent[:cut])
    then, nothing = split(rest + sent[cut:])
    assert first + then == frames
    assert nothing == b""


@pytest.mark.parametrize("length", [0, 1, 125, 126, 60_000])
def test_frames_are_written_with_a_mask(length: int) -> None:
    body = b"x" * length
    written = frame(TEXT, body)
    assert written[1] & 0x80
    assert (written[0], written[-length:] if length else b"") == (0x81, body)
    assert len(written) == length + (6 if length < 126 else 8)


@pytest.mark.anyio
async def test_who_gives_up_connecting_has_not_been_hung_up_on() -> None:
    arrived, lost, hung_up = asyncio.Event(), asyncio.Event(), []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        arrived.set()
        await reader.read()  # the client is gone
        writer.close()
        lost.set()

    async with await asyncio.start_server(serve, "127.0.0.1") as server:
        host, port = server.sockets[0].getsockname()
        address = f"http://{host}:{port}"
        arriving = asyncio.create_task(connect(address, "/", lambda body: None, lambda: hung_up.append(1)))
        await arrived.wait()
        arriving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await arriving
        await lost.wait()
    assert hung_up == []


def test_a_rate_is_held_without_errors_delays_or_gaps() -> None:
    assert step(150).held
    assert not step(150, nearly_all=100.0).held
    assert not step(150, errors=1).held
    assert not step(150, reached=0.96).held


def test_the_highest_rate_is_looked_for_until_two_are_too_much() -> None:
    steps: list[Step] = []
    for rate in rates(Plan(1, 2, (1, 2, 3, 4, 5, 6), 1.0), steps):
        steps.append(step(rate, nearly_all=500.0 if rate in (2, 4, 5) else 1.0))
    assert [found.rate for found in steps] == [1, 2, 3, 4, 5]
    assert Result("x", 1, 2, 0.0, 0.0, 0, {}, steps).highest == 3


def test_shares_of_times() -> None:
    times = [number / 1000 for number in range(100, 0, -1)]
    assert [round(share(times, part)) for part in (0.5, 0.95, 0.99, 1)] == [51, 96, 100, 100]
    assert share([], 0.5) == float("inf")


def test_what_two_processes_carry_follows_from_what_an_answer_takes() -> None:
    one = Result("one", 1, 2, 0.0, 0.0, 0, {}, [step(400)])
    dearer = msgspec.structs.replace(step(800), server_ms=2.5)
    told = scale(one, Result("two", 1, 2, 0.0, 0.0, 0, {}, [dearer]))
    assert "one: 2.00 ms per answer at 400 answers/s; two: 2.50 ms at 800 in all." in told
    assert "two carry 1.60 times one" in told


def test_what_was_found_is_told() -> None:
    result = Result("SQLite", 3, 10, 2048.0, 1024.0, 4, {"refused: stale": 2}, [step(100), step(150, 200)])
    told = text([result], "Here.", box.MARKDOWN)
    assert "10 clients on 3 tables; highest rate held 100 answers/s" in told
    assert "2 KiB for a table, 1 KiB for a connection; 4 games finished; errors: refused: stale (2)." in told
    assert "| 150       | 150     | 10.0" in told
    data = to_json([result], "Here.")
    assert data["results"][0]["held"] == [100]
    assert json.loads(json.dumps(data)) == data


def test_a_few_clients_are_served_without_an_error() -> None:
    command = [sys.executable, "-m", "benchmarks.load", "--quick", "--sqlite", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    (found,) = json.loads(done.stdout)["results"]
    assert (found["tables"], found["connections"]) == load.QUICK[:2]
    assert found["problems"] == {}
    assert [one["rate"] for one in found["steps"]] == list(load.QUICK.rates)
    assert all(one["reached"] > 0 for one in found["steps"])
