"""What people do beside the game: the lobby, chat, rematch, ending it, and going for good."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, update
from websockets.asyncio.client import connect

from kaiju.core.notation import record
from kaiju.server.settings import Settings
from kaiju.server.store import schema
from tests.support.server.running import RELAXED, Client, running, two

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def agree(ann: Client, bob: Client, table: str) -> None:
    """End a game as it stands."""
    async with ann.play(table) as a, bob.play(table) as b:
        for play in (a, b):
            assert (await play.act("agree", on=True))["type"] == "ack"


# -- the lobby -------------------------------------------------------------------------------------


async def test_the_lobby_is_live_and_shows_public_tables_only(database_url: str) -> None:
    async with running(database_url) as here:
        ann = await here.client().become("<b>Ann</b>")
        async with connect(f"{here.address.replace('http', 'ws')}/api/lobby") as socket:
            assert json.loads(await socket.recv()) == {"type": "lobby", "tables": [], "version": 0}
            await ann.open_table(public=False)
            table = await ann.open_table(bots=1, others=0)
            told = json.loads(await socket.recv())
            assert (told["type"], told["version"], told["gone"]) == ("lobby-change", 1, [])
            assert [one["id"] for one in told["tables"]] == [table]
            page = (await ann.ask("GET", "/plain")).text
            assert "King of New York" in page
            assert "&lt;b&gt;Ann" in page
            assert "<b>" not in page
            await ann.get("POST", f"/api/tables/{table}/close")
            told = json.loads(await socket.recv())
            assert told == {"type": "lobby-change", "version": 2, "tables": [], "gone": [table]}
        for path, type in (("/start.js", "text/javascript"), ("/start.css", "text/css")):
            answer = await ann.ask("GET", path)
            assert answer.headers["content-type"].startswith(type)


# -- chat ------------------------------------------------------------------------------------------


async def test_what_is_said_is_heard_by_all_and_by_whoever_comes_later(database_url: str) -> None:
    async with running(database_url) as here:
        ann, bob, table = await two(here)
        async with ann.play(table) as a, bob.play(table) as b, here.client().play(table) as eve:
            for _ in range(2):
                assert (await a.act("say", text="  Hello,   Bob ", id="once"))["number"] == 1
            await b.act("say", text="Hello!")
            heard = [(await eve.until("said"), await eve.until("said"))]
            assert [(line["seat"], line["text"]) for line in heard[0]] == [(0, "Hello, Bob"), (1, "Hello!")]
            assert (await eve.act("say", text="me too"))["reason"] == "server-not-seated"
            assert (await a.act("say", text="x" * 201))["reason"] == "server-long-chat"
            assert (await a.act("say", text=" \n "))["reason"] == "server-bad-chat"
        async with bob.play(table) as b:
            assert [(await b.until("said"))["number"] for _ in range(2)] == [1, 2]


async def test_each_reader_mutes_for_itself_on_all_its_devices(database_url: str) -> None:
    async with running(database_url) as here:
        ann, bob, table = await two(here)
        async with ann.play(table) as a, bob.play(table) as b, bob.play(table) as tab:
            assert (await b.act("mute", seat=0, on=True))["type"] == "ack"
            assert (await tab.until("muted"))["seats"] == [0]
            for text in ("one", "two"):
                await a.act("say", text=text)
            await b.act("say", text="three")
            for play, heard in ((a, ["one", "two", "three"]), (b, ["three"]), (tab, ["three"])):
                while not any(message.get("text") == "three" for message in play.heard):
                    await play.hear()
                assert [message["text"] for message in play.heard if message["type"] == "said"] == heard
            assert not [message for message in a.heard if message["type"] == "muted"]
            for seat in (1, 2, 11):
                assert (await b.act("mute", seat=seat, on=True))["reason"] == "server-no-mute"
        async with bob.play(table) as b:
            assert (await b.until("muted"))["seats"] == [0]
            assert (await b.until("said"))["text"] == "three"
            await b.act("mute", seat=0, on=False)
            assert b.heard[-2]["seats"] == []
        async with bob.play(table) as b, here.client().play(table) as eve:
            assert (await b.until("said"))["text"] == "one"
            assert (await eve.act("mute", seat=0, on=True))["reason"] == "server-not-seated"


async def test_chat_has_a_rate(tmp_path: Path) -> None:
    quiet = msgspec.structs.replace(RELAXED, chat_per_minute=0.001)
    async with running(f"sqlite:///{tmp_path / 'server.db'}", quiet) as here:
        ann, _, table = await two(here)
        async with ann.play(table) as a:
            assert (await a.act("say", text="one"))["type"] == "ack"
            assert (await a.act("say", text="two"))["reason"] == "server-too-much"


# -- ending ----------------------------------------------------------------------------------------


async def test_a_rematch_has_the_same_seats_and_there_is_one(database_url: str) -> None:
    async with running(database_url) as here:
        ann, bob, table = await two(here, hints=False)
        place = f"/api/tables/{table}/rematch"
        assert (await ann.ask("POST", place)).json()["reason"] == "server-not-over"
        await agree(ann, bob, table)
        done = await asyncio.gather(ann.get("POST", place), bob.get("POST", place))
        assert done[0]["id"] == done[1]["id"] != table
        assert [seat["name"] for seat in done[0]["seats"]] == ["Ann", "Bob"]
        assert (done[0]["status"], done[0]["hints"]) == ("waiting", False)
        assert (await ann.get("GET", f"/api/tables/{table}"))["rematch"] == done[0]["id"]
        eve = await here.client().become("Eve")
        assert (await eve.ask("POST", place)).json()["reason"] == "server-not-seated"
        waiting = [one for one in (await ann.get("GET", "/api/me"))["tables"] if one["status"] == "waiting"]
        assert len(waiting) == 1


async def test_the_host_closes_a_game_that_nobody_plays_on(tmp_path: Path) -> None:
    clock = [1_000_000.0]
    async with running(f"sqlite:///{tmp_path / 'server.db'}", now=lambda: clock[0]) as here:
        ann, bob, table = await two(here)
        place = f"/api/tables/{table}/close"
        assert (await ann.ask("POST", place)).json()["reason"] == "server-not-idle"
        clock[0] += Settings().idle + 1
        assert (await bob.ask("POST", place)).json()["reason"] == "server-not-host"
        assert (await ann.get("POST", place))["status"] == "finished"
        assert (await bob.get("GET", f"/api/records/{table}/verdict"))["honest"]


async def test_all_may_agree_to_end_the_game(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'server.db'}") as here:
        ann, bob, table = await two(here)
        async with ann.play(table) as a, bob.play(table) as b:
            await a.act("agree", on=True)
            assert a.table["secret"] == ""
            await b.act("agree", on=True)
            while a.number < b.number:
                await a.hear()
            assert a.over
            assert a.table["secret"]


# -- going for good --------------------------------------------------------------------------------


async def test_a_guest_who_is_deleted_is_nowhere_any_more(database_url: str) -> None:
    async with running(database_url) as here:
        ann, bob, finished = await two(here)
        async with ann.play(finished) as a:
            await a.act("say", text="farewell")
        await agree(ann, bob, finished)
        waiting = await ann.open_table()
        joined = await bob.open_table()
        await ann.sit(joined)
        cid = await here.client().become("Cid")
        running_table = await bob.open_table(others=2)
        await ann.sit(running_table)
        await cid.sit(running_table)
        await bob.get("POST", f"/api/tables/{running_table}/start")
        assert (await ann.ask("DELETE", "/api/me")).status_code == 204
        assert (await ann.ask("GET", "/api/me")).status_code == 401
        assert (await bob.get("GET", f"/api/tables/{waiting}"))["status"] == "closed"
        assert (await bob.get("GET", f"/api/tables/{joined}"))["seats"][1]["kind"] == "open"
        assert (await bob.get("GET", f"/api/tables/{running_table}"))["seats"][1]["gone"]
        told = (await bob.ask("GET", f"/api/records/{finished}")).text
        assert record.read(told).players == {"captain-fish": "", "sheriff": "Bob"}
        assert (await bob.get("GET", f"/api/records/{finished}/verdict"))["honest"]
        for path in (
            f"/api/records/{finished}",
            f"/api/tables/{finished}",
            f"/api/tables/{running_table}",
            "/api/me",
        ):
            assert "Ann" not in (await bob.ask("GET", path)).text
        async with bob.play(finished) as b:
            await b.send(type="resync")
            await b.until("snapshot")
            assert "farewell" not in "".join(b.texts)


# -- fairness and replay ---------------------------------------------------------------------------


async def test_a_record_is_verified_here_or_wherever_it_comes_from(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'server.db'}") as here:
        ann = await here.client().become("Ann")
        table = await ann.open_table("king-of-tokyo", others=0, bots=1)
        await ann.get("POST", f"/api/tables/{table}/start")
        place = f"/api/records/{table}"
        assert (await ann.ask("GET", place)).json()["reason"] == "server-no-record"
        async with ann.play(table) as a:
            await a.play_on(random.Random(3))
        text = (await ann.ask("GET", place)).text
        verdict = await ann.get("GET", f"{place}/verdict")
        assert verdict["honest"]
        assert verdict["checked"] > 0
        assert await ann.get("POST", "/api/verify", {"text": text}) == verdict
        for changed in (text.replace("secret: ", "secret: 0", 1), text[:-20], ""):
            assert not (await ann.get("POST", "/api/verify", {"text": changed}))["honest"]
        await here.server.database.write(without_text)
        assert (await ann.ask("GET", place)).json()["reason"] == "server-mixed-rules"


def without_text(connection: Connection) -> None:
    """The games went on under newer rules than they had begun under."""
    connection.execute(update(schema.records).values(text=""))


async def test_the_story_says_what_was_taken_back(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'server.db'}") as here:
        ann, bob, table = await two(here)
        async with ann.play(table) as a, bob.play(table) as b:
            rng, undone = random.Random(1), None
            while undone is None:
                while a.number != b.number:
                    await (a if a.number < b.number else b).hear()
                asked = a if a.question and a.question["seat"] == 0 else b
                assert asked.question is not None
                ack = await asked.answer(rng.choice(asked.question["options"]))
                done = await asked.act("undo", number=asked.number)
                undone = ack["number"] if done["type"] == "ack" else None
        entries = (await ann.get("GET", f"/api/tables/{table}/story"))["entries"]
        assert [entry["undone"] for entry in entries if entry["kind"] == "undo"] == [undone]
