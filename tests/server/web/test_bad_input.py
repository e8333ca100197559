"""Whatever is sent: a clear refusal, no failure, and nothing changes."""

from __future__ import annotations

import json

import httpx
import pytest
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from tests.support.server.examples import drawn
from tests.support.server.running import Running, running, two

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

BODIES = [
    b"",
    b"{",
    b"null",
    b'"x"',
    b"[" * 100_000,
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b'{"name": 1e999}',
    json.dumps({"name": "x" * 33}).encode(),
]
PATHS = [
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/..%2f..%2fetc",
    "/api/tables/" + "x" * 5000,
    "/api/tables/x/story?after=-1",
    "/api/tables/x/story?after=99999999999999999999",
    "/api/tables/x/story?after=x",
    "/api/records/%00",
    "/api/records/%00/verdict",
    "/api/records?before=nan",
    "/api/records?before=x",
    "/api/tables/x/play",
    "/api/lobby",
]


async def test_bad_requests_are_refused(database_url: str) -> None:
    async with running(database_url) as here:
        ann = await here.client().become("Ann")
        table = await ann.open_table()
        async with httpx.AsyncClient(base_url=here.address, verify=False) as http:
            headers = {"authorization": f"Bearer {ann.token}", "content-type": "application/json"}
            for place in (
                "/api/guests",
                "/api/tables",
                f"/api/tables/{table}/seats",
                "/api/guests/code",
                "/api/verify",
            ):
                for body in BODIES:
                    answer = await http.post(place, content=body, headers=headers)
                    assert 400 <= answer.status_code < 500, (place, body, answer.text)
                    assert answer.json()["sentence"]
            for path in PATHS:
                answer = await http.get(path, headers=headers)
                assert answer.status_code < 500, (path, answer.text)
            seat = await http.put(
                f"/api/tables/{table}/seats/{10**30}", json={"kind": "open"}, headers=headers
            )
            assert seat.status_code in (400, 404, 409)
            strange = {"invitation": "é", "seat": 1}
            await ann.get("PUT", f"/api/tables/{table}/seats/1", {"kind": "invited"})
            bob = await here.client().become("Bob")
            refused = await bob.ask("POST", f"/api/tables/{table}/seats", strange)
            assert refused.json()["reason"] == "server-no-seat"


frames = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=10,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["hello", "answer", "undo", "agree", "automatic", "say", "resync", "x"])},
        optional={
            "id": st.text(max_size=70) | st.integers(),
            "question": st.integers(),
            "number": st.integers(),
            "text": st.text(max_size=210),
            "words": st.lists(st.text(max_size=5), max_size=3),
            "rules": st.lists(st.sampled_from(["flee 99", "x", "\x00"]), min_size=1, max_size=3),
            "on": st.just(False),
            "token": st.text(max_size=20),
        },
    ).map(json.dumps),
)


async def test_bad_frames_are_refused_and_change_nothing(database_url: str) -> None:
    async with running(database_url) as here:
        await _bombard(here)


async def test_a_refusal_names_what_it_answers_as_far_as_that_can_be_read(database_url: str) -> None:
    async with running(database_url) as here:
        ann, _, table = await two(here)
        async with ann.play(table) as a:
            assert (await a.act("dance"))["reason"] == "server-bad-message"
            assert (await a.act("answer", question=-1, text="stop"))["reason"] == "server-bad-message"
            assert (await a.act("undo", number=a.number, more=1))["reason"] == "server-bad-message"
            assert (await a.act("hello", token=ann.token))["reason"] == "server-bad-message"
            for unread in ('{"id": "x"', '{"id": 5}', f'{{"id": "{"x" * 65}"}}', '["x"]'):
                await a.socket.send(unread)
                assert (await a.until("refusal"))["id"] == ""
        async with here.client().play(table) as watching:
            assert (await watching.act("agree", on=True))["reason"] == "server-not-seated"
        async with connect(here.address.replace("http", "ws") + f"/api/tables/{table}/play") as socket:
            await socket.send(json.dumps({"type": "concede", "id": "too soon"}))
            refused = json.loads(await socket.recv())
            assert (refused["id"], refused["reason"]) == ("too soon", "server-no-hello")


async def _bombard(here: Running) -> None:
    ann, _, table = await two(here)
    async with ann.play(table) as a:
        before = a.state
        for frame in drawn(frames, 150):
            await a.socket.send(frame)
        await a.send(type="agree", id="the last", on=False)
        await a.until("ack", id="the last")
        assert not [one for one in a.heard if one.get("reason") in ("server-failed", "server-rule-failed")]
        assert a.state == before
