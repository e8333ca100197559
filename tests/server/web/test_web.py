"""The server over HTTP and WebSockets: a game from the first request to the record, and what is refused."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kaiju.core.chance import commitment_of
from kaiju.core.notation import record
from kaiju.games import GAMES
from tests.support.server.running import RELAXED, Client, Play, known_to_all, running, start_with, two

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


# -- a whole game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_play_a_game_and_a_third_watches(database_url: str, game: str) -> None:
    async with running(database_url) as here:
        ann, bob = await here.client().become("Ann"), await here.client().become("Bob")
        table = await ann.open_table(game)
        commitment = (await bob.get("GET", f"/api/tables/{table}"))["commitment"]
        names = GAMES[game].names
        mine = f"/api/tables/{table}/seats/mine"
        parts = ["the-part-of-ann-1", "the-part-of-bob-1"]
        hashes = [commitment_of(part) for part in parts]
        await ann.get("PATCH", mine, {"commitment": hashes[0]})
        await bob.sit(table, commitment=hashes[1])
        await bob.get("PATCH", mine, {"monster": names[3]})
        async with ann.play(table) as a, bob.play(table) as b, here.client().play(table) as eve:
            assert (a.seat, b.seat, eve.seat) == (0, 1, -1)
            assert a.table["nonces"] == []
            await start_with(ann, bob, table, parts)
            rngs = [random.Random(seed) for seed in (1, 2)]
            given = await asyncio.gather(a.play_on(rngs[0]), b.play_on(rngs[1]), watch(eve))
            assert min(given[:2]) > 5
            assert known_to_all(a.state) == known_to_all(b.state) == known_to_all(eve.state)
            assert eve.table["nonces"] == parts
            assert eve.table["commitment"] == commitment
        told = (await ann.ask("GET", f"/api/records/{table}")).text
        found = record.read(told)
        assert found.headers["commitment"] == commitment
        assert found.names[1] == names[3]
        assert (await ann.get("GET", f"/api/records/{table}/verdict"))["honest"]
        assert (await ann.get("POST", "/api/verify", {"text": told}))["honest"]
        changed = told.replace(parts[1], "the-part-of-cid-1")
        assert not (await ann.get("POST", "/api/verify", {"text": changed}))["honest"]
        assert [game["table"] for game in (await ann.get("GET", "/api/records"))["games"]] == [table]
        mine = await bob.get("GET", "/api/me")
        assert [game["players"] for game in mine["finished"]] == [["Ann", "Bob"]]
        assert [game["monsters"] for game in mine["finished"]] == [list(found.names)]
        assert [game["turns"] for game in mine["finished"]] == [told.count("\nturn ")]
        story = await eve_story(ann, table)
        assert [entry["number"] for entry in story] == list(range(1, len(story) + 1))


async def watch(play: Play) -> int:
    """Listen until the game is over."""
    while not play.over:
        await play.hear()
    return 0


async def eve_story(client: Client, table: str) -> list[dict[str, Any]]:
    """Everything that was shown."""
    entries: list[dict[str, Any]] = []
    while True:
        after = entries[-1]["number"] if entries else 0
        part = await client.get("GET", f"/api/tables/{table}/story?after={after}")
        entries += part["entries"]
        if not part["more"]:
            return entries


async def test_answers_are_acknowledged_once_refused_in_words_and_resynced(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, bob, table = await two(here)
        async with ann.play(table) as a, ann.play(table) as tab, bob.play(table) as b:
            asked, other = (a, b) if a.question and a.question["seat"] == 0 else (b, a)
            assert asked.question is not None
            before, number = asked.state, asked.question["number"]
            bad = await asked.answer("fly to the moon")
            assert bad["reason"] == "refusal-not-offered"
            assert "fly to the moon" in bad["sentence"]
            assert (await other.act("answer", question=number, text="stop"))["reason"] == "server-not-asked"
            late = await asked.answer("stop", question=number + 7)
            assert late["reason"] == "server-stale"
            assert (await asked.until("snapshot"))["state"] == before
            text = asked.question["options"][0]
            first = await asked.act("answer", id="mine", question=number, words=text.split())
            again = await asked.act("answer", id="mine", question=number, text=text)
            assert first == again == {"type": "ack", "id": "mine", "number": number + 1}
            await tab.until("update", number=number + 1)
            await tab.send(type="resync")
            assert (await tab.until("snapshot"))["number"] == number + 1
            undone = await asked.act("undo", number=asked.number)
            assert undone["type"] in ("ack", "refusal")
            assert (await here.client().ask("GET", "/healthz")).text == "ok\n"


async def test_a_server_without_its_database_says_so(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(*given: object) -> None:
        raise OSError("gone")

    async with running(sqlite) as here:
        monkeypatch.setattr(here.server.database, "write", write)
        answer = await here.client().ask("GET", "/healthz")
        assert (answer.status_code, answer.text) == (503, "The database cannot be written.\n")


async def test_nobody_waits_while_the_description_is_written(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, written = OpenAPIConfig.to_openapi_schema, []

    def counted(config: OpenAPIConfig) -> OpenAPI:
        written.append(config.title)
        return write(config)

    monkeypatch.setattr(OpenAPIConfig, "to_openapi_schema", counted)
    async with running(sqlite) as here:
        assert written == ["Kaiju Kings"]
        assert (await here.client().get("GET", "/api/openapi.json"))["info"]["title"] == "Kaiju Kings"
        assert written == ["Kaiju Kings"]


async def test_a_spectator_may_only_watch(sqlite: str) -> None:
    async with running(sqlite) as here:
        _, _, table = await two(here)
        eve = await here.client().become("Eve")
        async with eve.play(table) as watching:
            assert watching.question is not None
            assert watching.question["options"] == []
            for ask in ({"type": "concede"}, {"type": "answer", "question": 3, "text": "stop"}):
                assert (await watching.act(**ask))["reason"] == "server-not-seated"


# -- seats -----------------------------------------------------------------------------------------


async def test_seats_before_the_start(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, bob, cid = [await here.client().become(name) for name in ("Ann", "Bob", "Cid")]
        table = await ann.open_table(others=2, game="king-of-tokyo")
        place = f"/api/tables/{table}"
        assert await bob.sit(table, seat=2) == 2
        assert (await bob.ask("POST", f"{place}/seats", {})).json()["reason"] == "server-seated"
        invited = await ann.get("PUT", f"{place}/seats/1", {"kind": "invited"})
        assert (await cid.ask("POST", f"{place}/seats", {})).json()["reason"] == "server-no-seat"
        assert (await cid.ask("POST", f"{place}/seats", {"invitation": "guess"})).status_code == 409
        assert invited["invitation"] not in (await cid.ask("GET", place)).text
        assert await cid.sit(table, invitation=invited["invitation"]) == 1
        for client, body, reason in (
            (cid, {"monster": "kraken"}, None),
            (bob, {"monster": "kraken"}, "server-monster-taken"),
            (bob, {"monster": "godzilla"}, "server-no-monster"),
        ):
            answer = await client.ask("PATCH", f"{place}/seats/mine", body)
            assert answer.json().get("reason") == reason
        assert (await bob.ask("PUT", f"{place}/seats/1", {"kind": "open"})).status_code == 403
        assert (await bob.ask("POST", f"{place}/start")).json()["reason"] == "server-not-host"
        await cid.get("DELETE", f"{place}/seats/mine")
        assert (await ann.ask("POST", f"{place}/start")).json()["reason"] == "server-seats-open"
        await ann.get("PUT", f"{place}/seats/1", {"kind": "bot", "bot": "random"})
        bad = await ann.ask("PUT", f"{place}/seats/1", {"kind": "bot", "bot": "os:system"})
        assert bad.json()["reason"] == "server-no-bot"
        started = await ann.get("POST", f"{place}/start")
        assert started["status"] == "playing"
        assert started["pace"] > 0
        assert (await ann.ask("POST", f"{place}/start")).json()["reason"] == "server-begun"
        assert (await cid.ask("PATCH", f"{place}/seats/mine", {})).json()["reason"] == "server-not-seated"


async def test_seats_that_are_reserved_from_the_start_have_invitations_for_the_host_alone(
    sqlite: str,
) -> None:
    async with running(sqlite) as here:
        ann, bob = [await here.client().become(name) for name in ("Ann", "Bob")]
        seats = [{"kind": "guest"}, {"kind": "invited"}, {"kind": "open"}]
        made = await ann.get("POST", "/api/tables", {"game": "king-of-tokyo", "seats": seats})
        place = f"/api/tables/{made['table']['id']}"
        mine, invitation, none = (await ann.get("GET", f"{place}/invitations"))["invitations"]
        assert (mine, none) == ("", "")
        assert (await bob.ask("GET", f"{place}/invitations")).json()["reason"] == "server-not-host"
        assert await bob.sit(made["table"]["id"], invitation=invitation, seat=1) == 1
        assert (await ann.get("GET", f"{place}/invitations"))["invitations"] == ["", "", ""]


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "guest"}, {"kind": "open"}]}, 409, "server-no-game"),
        ({"game": "king-of-tokyo", "seats": [{"kind": "guest"}]}, 409, "refusal-wrong-number-of-players"),
        ({"game": "king-of-tokyo", "seats": [{"kind": "guest"}] * 2}, 409, "server-one-seat"),
        (
            {"game": "king-of-tokyo", "seats": [{"kind": "open"}] * 2, "options": {"edition": "1999"}},
            409,
            "refusal-no-such-option",
        ),
        ({"game": "king-of-tokyo", "seats": [{"kind": "throne"}] * 2}, 400, "server-bad-request"),
        ({"game": "king-of-tokyo"}, 400, "server-bad-request"),
        ([], 400, "server-bad-request"),
        ({"game": "king-of-tokyo", "seats": [], "more": 1}, 400, "server-bad-request"),
    ],
)
async def test_a_table_that_cannot_be(sqlite: str, body: Any, status: int, reason: str) -> None:
    async with running(sqlite) as here:
        ann = await here.client().become("Ann")
        answer = await ann.ask("POST", "/api/tables", body)
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        assert answer.json()["sentence"].endswith(".")


# -- tokens ----------------------------------------------------------------------------------------


async def test_tampered_expired_foreign_and_missing_tokens_are_refused(sqlite: str, tmp_path: Path) -> None:
    clock = [1_000_000.0]
    async with (
        running(sqlite, now=lambda: clock[0]) as here,
        running(f"sqlite:///{tmp_path / 'x.db'}") as there,
    ):
        ann = await here.client().become("Ann")
        table = await ann.open_table()
        id, payload, signature = ann.token.split(".")
        changed = [
            f"{id}.{payload}x.{signature}",
            f"{id}.{payload}.{signature[:-1]}",
            f"nokey.{payload}.{signature}",
        ]
        foreign = (await there.client().become("Ann")).token
        for token in [*changed, foreign, "", "x", "..", "é.é.é", "a" * 390]:
            answer = await Client(here.address, token.encode("ascii", "ignore").decode()).ask(
                "GET", "/api/me"
            )
            assert answer.status_code == 401, token
            if token:
                with pytest.raises(ConnectionClosed) as closed:
                    async with Client(here.address, token).play(table):
                        pass
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4000
        clock[0] += 366 * 86_400
        assert (await ann.ask("GET", "/api/me")).status_code == 401


async def test_keys_are_replaced_and_old_tokens_stay_valid_for_their_time(sqlite: str) -> None:
    clock = [1_000_000.0]
    async with running(sqlite, now=lambda: clock[0]) as here:
        ann = await here.client().become("Ann")
        clock[0] += 31 * 86_400
        bob = await here.client().become("Bob")
        assert ann.token.split(".")[0] != bob.token.split(".")[0]
        assert (await ann.get("GET", "/api/me"))["name"] == "Ann"


async def test_a_guest_moves_to_another_device_by_a_code_that_works_once(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann = await here.client().become("Ann")
        code = (await ann.get("POST", "/api/me/code"))["code"]
        phone = here.client()
        phone.token = (await phone.get("POST", "/api/guests/code", {"code": code.lower()}))["token"]
        assert (await phone.get("GET", "/api/me"))["name"] == "Ann"
        assert (await phone.ask("POST", "/api/guests/code", {"code": code})).json()[
            "reason"
        ] == "server-no-code"
        await phone.get("PATCH", "/api/me", {"name": "  Anna   Lee "})
        assert (await ann.get("GET", "/api/me"))["name"] == "Anna Lee"
        assert (await ann.ask("PATCH", "/api/me", {"name": "\n"})).json()["reason"] == "server-bad-name"


# -- limits and headers ----------------------------------------------------------------------------


async def test_bad_messages_are_refused_and_the_connection_lives(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, _, table = await two(here)
        async with ann.play(table) as a:
            for message in (
                b"\x00\x01",
                "{",
                "[]",
                '{"type": "hello"}',
                '{"type": "answer"}',
                "\x00",
                "[" * 2000,
            ):
                await a.socket.send(message)
                assert (await a.until("refusal"))["reason"] in (
                    "server-bad-message",
                    "server-not-seated",
                    "server-not-now",
                )
            assert (await a.act("agree", on=False))["type"] == "ack"
            await a.socket.send("x" * (RELAXED.message_bytes + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await a.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


async def test_the_first_message_is_hello_and_the_table_exists(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, _, table = await two(here)
        for place, message, reason in (
            (table, {"type": "resync"}, "server-no-hello"),
            ("nowhere", {"type": "hello"}, "server-no-table"),
        ):
            url = f"{here.address.replace('http', 'ws')}/api/tables/{place}/play"
            async with connect(url) as socket:
                await socket.send(json.dumps(message))
                assert json.loads(await socket.recv())["reason"] == reason
                await socket.wait_closed()
                assert socket.close_code == 4000
        assert (await ann.ask("GET", "/api/tables/nowhere")).status_code == 404


async def test_a_page_of_another_site_cannot_connect(sqlite: str) -> None:
    settings = msgspec.structs.replace(RELAXED, origins=["https://friend.example"])
    async with running(sqlite, settings) as here:
        _, _, table = await two(here)
        url = f"{here.address.replace('http', 'ws')}/api/tables/{table}/play"
        for origin in ("https://evil.example", "null", here.address + ".evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, origin=origin)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
        for origin in (here.address, "https://friend.example"):
            async with connect(url, origin=origin):  # type: ignore[arg-type]
                pass


async def test_every_answer_is_secured(sqlite: str) -> None:
    async with running(sqlite) as here:
        for path in ("/healthz", "/api/tables", "/nowhere", "/api/me", "/api/openapi.json", "/metrics"):
            headers = (await here.client().ask("GET", path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
        missing = await here.client().ask("GET", "/nowhere")
        assert (missing.status_code, missing.json()["reason"]) == (404, "server-no-page")
        assert (await here.client().ask("POST", "/api/catalogue")).json()["reason"] == "server-no-method"
        described = (await here.client().get("GET", "/api/openapi.json"))["paths"]
        assert "/api/tables" in described
        big = await here.client().ask("POST", "/api/verify", {"text": "x" * 300_000})
        assert (big.status_code, big.json()["reason"]) == (413, "server-too-big")
