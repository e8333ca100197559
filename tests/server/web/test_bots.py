"""Bots that run elsewhere: the stream, the answers, the label, and the example."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kaiju.core.notation import record
from kaiju.games import GAMES
from tests import ROOT
from tests.support.server.process import serving
from tests.support.server.running import RELAXED, Client, Running, running

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
EXAMPLE = ROOT / "examples" / "remote_bot.py"


class Robot(Client):
    """A client with the account of a bot."""

    async def become(self, name: str) -> Robot:
        self.token = (await self.get("POST", "/api/bot", {"name": name}))["token"]
        return self

    @asynccontextmanager
    async def stream(self, table: str) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
        """The lines of a table; an empty one is an empty event."""
        place, headers = f"/api/bot/tables/{table}", {"authorization": f"Bearer {self.token}"}
        async with (
            httpx.AsyncClient(base_url=self.address, headers=headers, timeout=30, verify=False) as self.http,
            self.http.stream("GET", f"{place}/stream") as answer,
        ):
            assert answer.status_code == 200, await answer.aread()
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield events(answer)

    async def play(self, table: str, rng: random.Random) -> list[dict[str, Any]]:  # type: ignore[override]
        """Play a game to its end; every line but the empty ones, which come when the machine is busy."""
        heard: list[dict[str, Any]] = []
        async with self.stream(table) as lines:
            async for event in lines:
                heard += [event] if event else []
                question = event.get("question")
                if question and question["seat"] == heard[0]["seat"]:
                    await self.answer(table, question["number"], rng.choice(question["options"]))
        return heard

    async def answer(self, table: str, question: int, text: str, **more: Any) -> httpx.Response:
        """Answer a question."""
        body = {"id": f"c{question}", "question": question, "text": text} | more
        return await self.http.post(f"/api/bot/tables/{table}/answer", json=body)


async def events(answer: httpx.Response) -> AsyncIterator[dict[str, Any]]:
    """What the lines say."""
    async for line in answer.aiter_lines():
        yield json.loads(line) if line else {}


async def robot(here: Running, name: str) -> Robot:
    """A new bot."""
    return await Robot(here.address).become(name)


async def against_a_bot(here: Running, **more: Any) -> tuple[Client, Robot, str]:
    """Ann and a bot from outside, at a table that has begun."""
    ann, bot = await here.client().become("Ann"), await robot(here, "Mo")
    table = await ann.open_table(**more)
    await bot.sit(table)
    await ann.get("POST", f"/api/tables/{table}/start")
    return ann, bot, table


# -- playing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_plays_a_game_line_by_line(database_url: str, game: str) -> None:
    async with running(database_url) as here:
        ann, bot, table = await against_a_bot(here, game=game)
        async with ann.play(table) as a:
            heard, _ = await asyncio.gather(bot.play(table, random.Random(1)), a.play_on(random.Random(2)))
        assert [event["type"] for event in heard] == ["gameFull"] + ["gameState"] * (len(heard) - 1)
        numbers = [event["number"] for event in heard]
        assert numbers == list(range(numbers[0], numbers[0] + len(heard)))
        assert heard[-1]["state"]["monsters"] == a.state["monsters"]
        assert heard[-1]["table"]["status"] == "finished"
        text = (await ann.ask("GET", f"/api/records/{table}")).text
        assert list(record.read(text).players.values()) == ["Ann", "BOT Mo"]
        assert record.verify(GAMES[game], record.read(text)) > 0


TOKYO = GAMES["king-of-tokyo"].names


async def test_an_answer_is_played_once_and_refused_in_words(sqlite: str) -> None:
    async with running(sqlite) as here:
        _, bot, table = await against_a_bot(here, game="king-of-tokyo", options={"first": TOKYO[1]})
        async with bot.stream(table) as lines:
            question = (await anext(lines))["question"]
            number, options = question["number"], question["options"]
            bad = await bot.answer(table, number, "fly to the moon")
            assert (bad.status_code, bad.json()["reason"]) == (409, "refusal-not-offered")
            assert "fly to the moon" in bad.json()["sentence"]
            late = await bot.answer(table, number + 7, options[0])
            assert (late.status_code, late.json()["reason"]) == (409, "server-stale")
            first = await bot.answer(table, number, "", id="mine", words=options[0].split())
            again = await bot.answer(table, number, options[0], id="mine")
            assert first.json() == again.json() == {"id": "mine", "number": number + 1}
            state = await anext(lines)
            assert (state["type"], state["number"], state["entry"]["text"]) == (
                "gameState",
                number + 1,
                options[0],
            )


async def test_a_bot_that_is_not_asked_sees_no_options_and_may_not_answer(sqlite: str) -> None:
    async with running(sqlite) as here:
        _, bot, table = await against_a_bot(here, game="king-of-tokyo", options={"first": TOKYO[0]})
        async with bot.stream(table) as lines:
            question = (await anext(lines))["question"]
            assert question["options"] == []
            refused = await bot.answer(table, question["number"], "stop")
            assert (refused.status_code, refused.json()["reason"]) == (403, "server-not-asked")


async def test_the_stream_begins_before_the_game_and_ends_with_the_seat(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, bot = await here.client().become("Ann"), await robot(here, "Mo")
        table = await ann.open_table(others=2)
        await bot.sit(table)
        async with bot.stream(table) as lines:
            full = await anext(lines)
            assert (full["type"], full["state"], full["table"]["status"]) == ("gameFull", None, "waiting")
            await ann.get("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
            assert (await anext(lines))["table"]["seats"][2]["kind"] == "bot"
            await ann.get("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
            assert [event["entry"]["kind"] async for event in lines] == ["seat"]
        assert (await bot.ask("GET", f"/api/bot/tables/{table}/stream")).status_code == 403


async def test_empty_lines_keep_a_stream_alive(sqlite: str) -> None:
    async with running(sqlite, msgspec.structs.replace(RELAXED, keep_alive=0.001)) as here:
        _, bot, table = await against_a_bot(here)
        async with bot.stream(table) as lines:
            assert (await anext(lines))["type"] == "gameFull"
            assert [await anext(lines) for _ in range(3)] == [{}, {}, {}]


async def test_who_hangs_up_is_gone_and_a_bot_that_is_gone_is_played_for(sqlite: str) -> None:
    clock = [1000.0]
    async with running(sqlite, now=lambda: clock[0]) as here:
        ann, bot, table = await against_a_bot(here)
        async with ann.play(table) as a:
            async with bot.stream(table) as lines:
                await anext(lines)
                await a.until("online", seats=[0, 1])
            await a.until("online", seats=[0])
            while a.question and a.question["seat"] == 0:
                await a.answer(a.question["options"][0])
            clock[0] += RELAXED.grace + 1
            here.server.presence.moved(here.server.house.open[table])
            await a.until("update", kind="away", seat=1)
            async with bot.stream(table) as lines:
                full = await anext(lines)
                assert full["table"]["seats"][1]["away"]
                assert (await a.until("update", kind="back"))["entry"]["seat"] == 1


async def test_a_bot_concedes(sqlite: str) -> None:
    async with running(sqlite) as here:
        _, bot, table = await against_a_bot(here)
        async with bot.stream(table) as lines:
            done = await bot.get("POST", f"/api/bot/tables/{table}/concede", {"id": "enough"})
            await anext(lines)
            left = await anext(lines)
            assert (left["entry"]["kind"], left["number"]) == ("leave", done["number"])
            assert left["table"]["seats"][1]["gone"]


async def test_bots_are_not_asked_whether_a_game_may_end(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, _, table = await against_a_bot(here)
        async with ann.play(table) as a:
            assert (await a.act("agree", on=True))["type"] == "ack"
            assert a.over


# -- who is a bot ----------------------------------------------------------------------------------


async def test_a_bot_is_labelled_wherever_it_is_shown(sqlite: str) -> None:
    async with running(sqlite) as here:
        _, bot, table = await against_a_bot(here, others=1, bots=1)
        shown = [await bot.get("GET", f"/api/tables/{table}")]
        shown += (await bot.get("GET", "/api/tables"))["tables"] + (await bot.get("GET", "/api/me"))["tables"]
        async with here.client().play(table) as watching:
            shown.append(watching.table)
        for info in shown:
            assert [seat["kind"] for seat in info["seats"]] == ["guest", "bot", "bot"]
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "BOT Mo", "BOT random"]
        page = (await bot.ask("GET", "/plain")).text
        assert "Ann, BOT Mo and BOT random" in page
        renamed = await bot.get("PATCH", "/api/me", {"name": "Max"})
        assert renamed["name"] == "BOT Max"
        hosted = await bot.get(
            "POST", "/api/tables", {"game": "king-of-tokyo", "seats": [{"kind": "guest"}, {"kind": "open"}]}
        )
        assert hosted["table"]["host"] == "BOT Max"


async def test_people_and_bots_keep_to_their_places(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, _, table = await against_a_bot(here)
        for name in ("BOT Ann", "bot  x", "Bot"):
            assert (await ann.ask("POST", "/api/guests", {"name": name})).json()[
                "reason"
            ] == "server-bot-name"
            assert (await ann.ask("PATCH", "/api/me", {"name": name})).json()["reason"] == "server-bot-name"
        assert (await ann.get("PATCH", "/api/me", {"name": "Botho"}))["name"] == "Botho"
        answer = await ann.ask("GET", f"/api/bot/tables/{table}/stream")
        assert (answer.status_code, answer.json()["reason"]) == (403, "server-no-robot")
        body = {"id": "1", "question": 1, "text": "stop"}
        answer = await ann.ask("POST", f"/api/bot/tables/{table}/answer", body)
        assert (answer.status_code, answer.json()["reason"]) == (403, "server-no-robot")
        stranger = await robot(here, "Eve")
        for path, status in ((table, 403), ("nowhere", 404)):
            assert (await stranger.ask("GET", f"/api/bot/tables/{path}/stream")).status_code == status
        assert (await here.client().ask("GET", f"/api/bot/tables/{table}/stream")).status_code == 401


async def test_streams_count_as_connections(sqlite: str) -> None:
    async with running(sqlite, msgspec.structs.replace(RELAXED, connections_per_address=1)) as here:
        _, bot, table = await against_a_bot(here)
        async with bot.stream(table) as lines:
            await anext(lines)
            second = await bot.ask("GET", f"/api/bot/tables/{table}/stream")
            assert (second.status_code, second.json()["reason"]) == (409, "server-too-many-connections")


# -- the description and the example -----------------------------------------------------------------


async def test_the_description_names_tokens_lines_and_refusals(sqlite: str) -> None:
    async with running(sqlite) as here:
        told = await here.client().get("GET", "/api/openapi.json")
        stream = told["paths"]["/api/bot/tables/{table}/stream"]["get"]
        assert stream["security"] == [{"token": []}]
        kinds = [ref["$ref"].rpartition("/")[2] for ref in schema(stream, "200", "x-ndjson")["oneOf"]]
        assert kinds == ["FullLine", "StateLine", "ChatLine"]
        for path in told["paths"].values():
            for operation in path.values():
                for status, answer in operation["responses"].items():
                    if status.startswith("4"):
                        assert "Refusal" in json.dumps(answer)


def schema(operation: dict[str, Any], status: str, kind: str) -> Any:
    """The schema of an answer."""
    return operation["responses"][status]["content"][f"application/{kind}"]["schema"]


@pytest.mark.parametrize("game", GAMES)
async def test_the_example_plays_a_whole_game(tmp_path: Path, game: str) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60
    with serving(tmp_path) as server:
        ann = await server.client().become("Ann")
        table = await ann.open_table(game)
        example = await asyncio.create_subprocess_exec(
            sys.executable, "-I", str(EXAMPLE), server.address, stdout=asyncio.subprocess.PIPE
        )
        async with ann.play(table) as a:
            await a.until("update", kind="sit")
            await ann.get("POST", f"/api/tables/{table}/start")
            await a.play_on(random.Random(3))
        said, _ = await example.communicate()
        assert example.returncode == 0
        assert said in (b"I have won.\n", b"The game is over.\n")
        assert (await ann.get("GET", f"/api/records/{table}/verdict"))["honest"]


async def test_a_server_that_stops_ends_the_streams(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bot = await server.client().become("Ann"), await Robot(server.address).become("Mo")
        table = await ann.open_table()
        await bot.sit(table)
        async with bot.stream(table) as lines:
            await anext(lines)
            assert server.stop() in (0, -15)
            assert [event async for event in lines] == []
        assert "Cancel" not in server.logged()
