"""Tokens can be revoked one by one, by their guest and by the operator."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kaiju.server.store import open_database, tokens
from kaiju.server.tokens import token_id
from kaiju.server.web import sessions
from kaiju.server.web.connection import REFUSED
from kaiju.words import Words
from tests.support.server.running import Client, Play, running
from tests.support.typed import Capture, refused, run

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def on_another_device(ann: Client) -> Client:
    """The same guest with a token of its own."""
    code = (await ann.get("POST", "/api/me/code"))["code"]
    return Client(ann.address, (await ann.get("POST", "/api/guests/code", {"code": code}))["token"])


async def hung_up_on(play: Play) -> str:
    """Why somebody is hung up on."""
    reason = str((await play.until("refusal"))["reason"])
    with pytest.raises(ConnectionClosed) as closed:
        await play.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == REFUSED
    return reason


async def test_a_guest_revokes_a_token_and_whoever_uses_it_is_hung_up_on(database_url: str) -> None:
    async with running(database_url) as here:
        ann, bob = await here.client().become("Ann"), await here.client().become("Bob")
        phone = await on_another_device(ann)
        listed = (await ann.get("GET", "/api/me/tokens"))["tokens"]
        assert {one["id"]: one["current"] for one in listed} == {
            token_id(ann.token): True,
            token_id(phone.token): False,
        }
        table = await ann.open_table()
        path = f"/api/me/tokens/{token_id(phone.token)}"
        assert (await bob.ask("DELETE", path)).json()["reason"] == "server-no-token"
        async with ann.play(table) as stays, phone.play(table) as goes:
            assert (await ann.ask("DELETE", path)).status_code == 204
            assert await hung_up_on(goes) == "server-bad-token"
            await stays.send(type="resync")
            await stays.until("snapshot")
        assert (await phone.ask("GET", "/api/me")).status_code == 401
        assert (await ann.ask("DELETE", path)).status_code == 404
        assert len((await ann.get("GET", "/api/me/tokens"))["tokens"]) == 1
        renamed = await ann.get("PATCH", "/api/me", {"name": "Anna"})
        assert renamed == {"name": "Anna", "token": ann.token}


async def test_a_token_that_was_never_written_down_is_when_it_is_shown(database_url: str) -> None:
    async with running(database_url) as here:
        ann = await here.client().become("Ann")
        await here.server.database.write(tokens.drop, float("inf"))  # as before there was such a list
        assert await here.server.database.read(tokens.valid) == []
        assert [one["current"] for one in (await ann.get("GET", "/api/me/tokens"))["tokens"]] == [True]


async def test_the_operator_revokes_a_token_while_the_server_runs(database_url: str, capsys: Capture) -> None:
    async with running(database_url) as here:
        ann = await here.client().become("Ann")
        await here.client().become("Bob")
        table = await ann.open_table()
        async with ann.play(table) as a:
            typed = ["tokens", "--database", database_url]
            code, out, _ = await asyncio.to_thread(run, capsys, *typed, "--name", "ann")
            assert (code, out.split()[0], out.split()[-1]) == (0, token_id(ann.token), "Ann")
            assert len(out.splitlines()) == 1
            code, _, _ = await asyncio.to_thread(run, capsys, *typed, "--revoke", token_id(ann.token))
            assert code == 0
            await here.server.sessions.look()
            assert await hung_up_on(a) == "server-bad-token"
        again = await asyncio.to_thread(refused, capsys, *typed, "--revoke", token_id(ann.token))
        assert again == f"kaiju: {Words('en').say('error-no-token', file=token_id(ann.token))}"


def test_where_there_is_no_database_there_are_no_tokens(tmp_path: Path, capsys: Capture) -> None:
    missing = tmp_path / "server.db"
    assert str(missing) in refused(capsys, "tokens", "--database", f"sqlite:///{missing}")
    assert not missing.exists()


async def test_a_database_that_is_away_is_told_of_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = 0

    async def read(*given: object) -> set[str]:
        nonlocal asked
        asked += 1
        if asked % 10 < 5:
            raise OSError("the database is away")
        return set()

    database = await open_database(sqlite)
    monkeypatch.setattr(database, "read", read)
    monkeypatch.setattr(sessions, "ROUND", 0.0)
    watching = sessions.Sessions(database, lambda: 1.0)
    with watching.during("token", lambda: None):
        watching.start()
        while asked < 15:  # away for four times, back for five, away for five
            await asyncio.sleep(0)
        await watching.stop()
    await database.close()
    told = [record for record in caplog.records if record.name == sessions.__name__]
    assert [(record.levelname, record.exc_info) for record in told] == [("WARNING", None)] * 2


async def test_old_tokens_are_forgotten(database_url: str) -> None:
    database = await open_database(database_url)
    await database.write(tokens.add, "old", "g", 1.0)
    await database.write(tokens.add, "new", "g", 9.0)
    await database.write(tokens.drop, 5.0)
    assert [one.id for one in await database.read(tokens.valid, "g")] == ["new"]
    await database.close()
