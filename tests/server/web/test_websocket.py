"""Frames that come again, too late, too early, from the wrong seat or too big: the game stays."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st
from sqlalchemy import Connection, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kaiju.server.store import schema
from tests.support.server.examples import drawn
from tests.support.server.running import RELAXED, Play, running, two

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
PLAYED = 12


class Old(NamedTuple):
    """An answer that was given, sent in another way."""

    which: int  # of the answers that were given
    fresh: bool  # with a new id, as if it were meant anew
    later: int  # for a question so many entries later
    other: bool  # by the other seat
    type: str


old = st.builds(
    Old,
    st.integers(0, PLAYED - 1),
    st.booleans(),
    st.integers(0, 3) | st.integers(40, 2**31 - 100),
    st.booleans(),
    st.sampled_from(["answer", "answer", "undo"]),
)


def everything(connection: Connection) -> Any:
    """All that is stored of every table."""
    kept = (schema.tables, schema.entries, schema.checkpoints, schema.records, schema.automatics)
    return [
        [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in kept
    ]


async def some_answers(plays: list[Play]) -> list[tuple[int, dict[str, Any], int]]:
    """Play a little; who sent what, and which entry came of it."""
    rng = random.Random(5)
    given: list[tuple[int, dict[str, Any], int]] = []
    while len(given) < PLAYED:
        question = plays[0].question
        assert question is not None
        asked = plays[question["seat"]]
        await _level(plays)
        assert asked.question is not None
        text = rng.choice(asked.question["options"])
        message = {"id": f"a{len(given)}", "question": question["number"], "text": text}
        done = await asked.act("answer", **message)
        given.append((asked.seat, message, done["number"]))
        await _level(plays)
    return given


async def _level(plays: list[Play]) -> None:
    """Let everybody hear what the quickest has heard."""
    for play in plays:
        while play.number < max(other.number for other in plays):
            await play.hear()


async def test_frames_that_come_again_or_out_of_order_change_nothing(database_url: str) -> None:
    async with running(database_url) as here:
        ann, bob, table = await two(here, game="king-of-tokyo")
        async with ann.play(table) as a, bob.play(table) as b:
            given = await some_answers([a, b])
            before = await here.server.database.read(everything)
            for number, one in enumerate(drawn(old, 120)):
                await _send_again(one, number, given, [a, b])
            assert await here.server.database.read(everything) == before


async def _send_again(one: Old, n: int, given: list[Any], plays: list[Play]) -> None:
    seat, message, number = given[one.which]
    play = plays[1 - seat if one.other else seat]
    id = f"fresh {n}" if one.fresh else message["id"]
    if one.type == "undo":
        last = play.number - 1 - one.later if one.later <= play.number else one.later
        said = await play.act("undo", id=id, number=max(0, last))
    else:
        said = await play.act(
            "answer",
            id=id,
            question=message["question"] + one.later * (one.later >= 40),
            text=message["text"],
        )
    if one.fresh or one.other:
        assert (said["type"], said["reason"]) == ("refusal", "server-stale")
        assert (await play.until("snapshot"))["number"] == play.number
    else:
        assert (said["type"], said["number"]) == ("ack", number)


async def test_what_is_too_big_hangs_up_and_the_seat_comes_back(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, _, table = await two(here, game="king-of-tokyo")
        before = await here.server.database.read(everything)
        limit = RELAXED.message_bytes
        for frame in ("x" * (limit + 1), b"\x00" * (limit + 1), "é" * limit):
            async with ann.play(table) as a:
                await a.socket.send(frame)
                with pytest.raises(ConnectionClosed) as closed:
                    await a.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
        async with ann.play(table) as a:
            await a.socket.send(json.dumps({"type": "say", "id": "x", "text": "x" * (limit - 100)}))
            assert (await a.until("refusal"))["reason"] == "server-bad-message"
        assert await here.server.database.read(everything) == before


first = st.one_of(
    st.binary(max_size=40),
    st.text(max_size=40),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["answer", "concede", "agree", "undo", "say", "resync", "automatic"])},
        optional={
            "id": st.just("x"),
            "question": st.integers(0, 9),
            "number": st.integers(0, 9),
            "text": st.just("stop"),
            "on": st.booleans(),
            "rules": st.just(["stay"]),
        },
    ).map(json.dumps),
    st.fixed_dictionaries({"type": st.just("hello"), "token": st.text(min_size=1, max_size=450)}).map(
        json.dumps
    ),
)


async def test_whoever_does_not_say_hello_first_is_refused_and_hung_up_on(sqlite: str) -> None:
    async with running(sqlite) as here:
        _, _, table = await two(here, game="king-of-tokyo")
        before = await here.server.database.read(everything)
        url = f"{here.address.replace('http', 'ws')}/api/tables/{table}/play"
        for frame in drawn(first, 60):
            async with connect(url, compression=None) as socket:
                await socket.send(frame)
                refusal = json.loads(await socket.recv())
                assert refusal["type"] == "refusal"
                assert refusal["sentence"]
                await socket.wait_closed()
                assert socket.close_code == 4000
        assert await here.server.database.read(everything) == before
