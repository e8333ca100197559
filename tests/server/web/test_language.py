"""Everybody is spoken to in a language of their own: by HTTP, over a WebSocket, and on the plain pages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from kaiju.server.play.refusals import Refused, explain
from kaiju.server.settings import Settings
from kaiju.server.web.language import accepted, words_in
from kaiju.words import languages
from tests import ROOT
from tests.support.server.running import Running, running

OTHERS = [language for language in languages() if language != "en"]
slow = [pytest.mark.slow, pytest.mark.anyio]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT, en;q=0.5", "de"),
        ("tlh-XX, tlh;q=0.9, ru;q=0.3, en;q=0.1", "ru"),
        ("en;q=0.2, ru;q=0.9", "ru"),
        ("RU", "ru"),
        ("tlh, *", "en"),
        ("de;q=0, tlh", "en"),
        ("de;q=much, ru;q=0.1", "ru"),
        ("de;level=1", "de"),
        (",;,=;q", "en"),
    ],
)
def test_the_best_language_that_is_accepted_is_spoken(header: str, language: str) -> None:
    assert accepted(header) == language


REASON = re.compile(r"(?:Refused|NotFound|NotAllowed)\(\s*\"([a-z-]+)\"|super\(\).__init__\(\s*\"([a-z-]+)\"")


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_server_has_its_words(language: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src/kaiju/server").rglob("*.py")]
    reasons = {one or two for source in sources for one, two in REASON.findall(source)}
    assert {"stale", "no-table", "too-much", "bad-message", "failed"} <= reasons
    missing = [reason for reason in reasons if not words_in(language).has(f"server-{reason}")]
    assert not missing


def test_what_there_is_to_choose_from_is_a_list_and_its_value_is_not() -> None:
    refusal = explain(Refused("no-bot", bot="x", bots="random, rookie, brawler"), words_in("ru"))
    assert "random, rookie и brawler" in refusal.sentence
    assert refusal.values["bots"] == "random, rookie, brawler"


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'server.db'}"


async def get(here: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=here.address, timeout=30, verify=False) as http:
        return await http.get(path, headers=headers)


class TestServed:
    """What a server says."""

    pytestmark = slow

    async def test_a_refusal_is_said_in_the_language_of_whoever_asks(self, tmp_path: Path) -> None:
        async with running(database(tmp_path)) as here:
            for path in ("/api/records/none", "/api/tables/none", "/api/nothing", "/api/me"):
                english = await get(here, path)
                told = english.json()
                assert told["sentence"] == words_in("en").say(told["reason"]), path
                for language in OTHERS:
                    by_header = await get(here, path, **{"accept-language": f"{language}-XX, en;q=0.1"})
                    by_address = await get(here, f"{path}?language={language}", **{"accept-language": "en"})
                    sentence = words_in(language).say(told["reason"])
                    for answer in (by_header, by_address):
                        assert answer.status_code == english.status_code
                        assert answer.json() == {**told, "sentence": sentence}
                        assert answer.headers["vary"] == "accept-language"

    async def test_whoever_asks_too_much_is_told_so_in_their_language(self, tmp_path: Path) -> None:
        strict = Settings(requests_at_once=1, requests_per_second=0.001)
        async with running(database(tmp_path), strict) as here:
            await get(here, "/api/tables")
            answer = await get(here, "/api/tables", **{"accept-language": "de"})
            assert answer.status_code == 429
            said = words_in("de").say("server-too-much", seconds=int(answer.headers["retry-after"]))
            assert answer.json()["sentence"] == said

    async def test_a_websocket_names_its_language_in_its_address(self, tmp_path: Path) -> None:
        async with running(database(tmp_path)) as here:
            address = f"{here.address.replace('http', 'ws')}/api/tables/none/play"
            for language in languages():
                for asked, headers in (
                    (f"{address}?language={language}", {"accept-language": "en"}),
                    (address, {"accept-language": language}),
                ):
                    async with connect(asked, additional_headers=headers) as socket:
                        await socket.send(json.dumps({"type": "resync"}))
                        told: dict[str, Any] = json.loads(await socket.recv())
                    assert told["reason"] == "server-no-hello"
                    assert told["sentence"] == words_in(language).say("server-no-hello")

    async def test_the_plain_page_speaks_every_language_and_leads_to_the_others(self, tmp_path: Path) -> None:
        async with running(database(tmp_path)) as here:
            for language in languages():
                page = await get(here, "/plain", **{"accept-language": language})
                words = words_in(language)
                assert f'<html lang="{words.say("language-region")}">' in page.text
                assert words.say("lobby-none") in page.text
                assert not re.search(r"\{\w+\}", page.text)
                assert page.headers["vary"] == "accept-language"
                links = re.findall(r'<a href="\?language=(\w+)" lang="\1">', page.text)
                assert links == [other for other in languages() if other != language]
                assert (await get(here, f"/plain?language={language}")).text == page.text
                games = (await get(here, f"/api/catalogue?language={language}")).json()["games"]
                assert games[0]["name"] == words.say(f"game-{games[0]['id']}")

    async def test_the_page_of_the_client_is_the_one_in_the_language_of_the_reader(
        self, tmp_path: Path
    ) -> None:
        client = tmp_path / "client"
        client.mkdir()
        (client / "index.html").write_text("English")
        (client / "index.de.html").write_text("Deutsch")
        async with running(database(tmp_path), client=client) as here:
            for path in ("/", "/t/abc"):
                german = await get(here, path, **{"accept-language": "de"})
                assert german.text == "Deutsch"
                assert german.headers["vary"] == "accept-encoding, accept-language"
                assert (await get(here, path)).text == "English"
                assert (await get(here, path, **{"accept-language": "ru"})).text == "English"

    async def test_a_verdict_is_said_in_the_language_of_whoever_asks(self, tmp_path: Path) -> None:
        async with (
            running(database(tmp_path)) as here,
            httpx.AsyncClient(base_url=here.address, timeout=30, verify=False) as http,
        ):
            for language in languages():
                answer = await http.post("/api/verify", json={"text": "x"}, params={"language": language})
                words = words_in(language)
                problem = words.say("spoilt-no-record")
                assert answer.json()["sentence"] == words.say("server-dishonest", problem=problem)
