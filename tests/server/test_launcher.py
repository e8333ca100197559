"""`kaiju serve`: starts, refuses to start, and stops without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sqlite3
import threading
import tomllib
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import uvicorn
from litestar.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from kaiju.bots import BOTS
from kaiju.commands import serve
from kaiju.server import launcher
from kaiju.server.play.live import LiveTable
from kaiju.server.settings import Settings
from kaiju.server.web.server import Server as Process
from kaiju.words import Words
from tests import ROOT
from tests.support.server.postgres import Server
from tests.support.server.process import RELAXED, serving
from tests.support.server.running import Client, two
from tests.support.server.tables import begun
from tests.support.typed import Capture, refused, run

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


def database(url: str) -> list[str]:
    """What to type for a database."""
    return ["--database", url]


# -- stopping -------------------------------------------------------------------------------------


async def test_a_graceful_stop_hangs_up_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob, table = await two(server)
        async with ann.play(table) as a, bob.play(table) as b:
            asked = a if a.question and a.question["seat"] == 0 else b
            assert asked.question is not None
            answer = await asked.answer(asked.question["options"][0])
            assert server.stop() in (0, -15)
            with pytest.raises(ConnectionClosed) as closed:
                await a.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        server.start()
        async with ann.play(table) as a:
            assert a.number == answer["number"]


async def test_a_stop_waits_for_nobody_for_ever_and_says_for_whom(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    here = Process(database_url, Settings())
    await here.start()
    live = await begun(here.house, people=2)
    go_on = asyncio.Event()

    async def dawdle(live: LiveTable) -> None:
        await go_on.wait()

    dawdling = asyncio.create_task(live.send(dawdle))
    await asyncio.sleep(0)
    here.last_words, usual = 0.1, here.last_words
    await here.stop()
    assert "dawdle" in caplog.text or "LiveTable.send" in caplog.text
    go_on.set()
    await dawdling
    here.last_words = usual
    await here.stop()


# -- bots ------------------------------------------------------------------------------------------


async def test_bots_play_against_one_person_and_a_table_of_bots_is_watched(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = await server.client().become("Ann")
        table = await ann.open_table("king-of-tokyo", others=0, bots=2)
        await ann.get("POST", f"/api/tables/{table}/start")
        async with ann.play(table) as a:
            assert await a.play_on(random.Random(1)) > 0
        body = {"game": "king-of-new-york", "seats": [{"kind": "bot", "bot": "brawler"}] * 2}
        watched = (await ann.get("POST", "/api/tables", body))["table"]["id"]
        await ann.get("POST", f"/api/tables/{watched}/start")
        async with ann.play(watched) as a:
            while not a.over:
                await a.hear()
        for id in (table, watched):
            assert (await ann.get("GET", f"/api/records/{id}/verdict"))["honest"]
        assert server.stop() in (0, -15)


# -- settings ----------------------------------------------------------------------------------------


def test_the_documents_tell_every_setting_with_its_default() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    told = tomllib.loads(page.partition("```toml\n")[2].partition("```")[0])
    assert told == msgspec.to_builtins(Settings())


# -- logs, limits, refusals ------------------------------------------------------------------------


async def test_no_token_secret_or_key_to_a_table_is_in_the_logs(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "debug") as server:
        ann, bob, table = await two(server, public=False)
        body = {"game": "king-of-tokyo", "seats": [{"kind": "guest"}, {"kind": "invited"}]}
        made = (await ann.get("POST", "/api/tables", body))["table"]["id"]
        invited = (await ann.get("GET", f"/api/tables/{made}/invitations"))["invitations"][1]
        code = (await ann.get("POST", "/api/me/code"))["code"]
        async with ann.play(table) as a:
            await a.act("concede")
        bad = Client(server.address, ann.token + "x")
        await bad.ask("GET", "/api/me")
        await ann.ask("GET", "/api/nothing")
        server.stop()
        lines = [json.loads(line) for line in server.logged().splitlines()]
        assert {"POST /api/tables", "GET /api/me"} <= {
            f"{line.get('method')} {line.get('path')}" for line in lines
        }
        hidden = [ann.token, bob.token, table, made, invited, code, *ann.token.split(".")[1:]]
        with contextlib.closing(sqlite3.connect(tmp_path / "server.db")) as kept:
            for query in ("SELECT secret FROM tables", "SELECT secret FROM keys", "SELECT id FROM guests"):
                hidden += [secret for (secret,) in kept.execute(query)]
        assert len(hidden) == 13
        assert not [secret for secret in hidden if secret in server.logged()]


METERED = f'{RELAXED}metrics_token = "operator"\n'


async def metrics(client: Client) -> list[str]:
    """The lines that the operator gets."""
    return (await Client(client.address, "operator").ask("GET", "/metrics")).text.splitlines()


async def test_metrics_are_shown_to_the_operator_and_to_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path, settings=METERED) as server:
        ann, _, table = await two(server)
        async with ann.play(table) as a:
            await a.act("answer", question=0, text="stop")
            lines = await metrics(ann)
        for client in (ann, server.client()):
            assert (await client.ask("GET", "/metrics")).status_code == 404
        for line in (
            'kaiju_entries_total{kind="start"} 1.0',
            'kaiju_refusals_total{reason="stale"} 1.0',
            "kaiju_connections 1.0",
            "kaiju_open_tables 1.0",
            "kaiju_answer_seconds_count 1.0",
        ):
            assert line in lines


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, capsys: Capture) -> None:
    with serving(tmp_path):
        assert "is already using" in refused(capsys, *f"serve --data {tmp_path} --port 0".split())


def test_what_cannot_be_served_is_said_in_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    place = f"serve --data {tmp_path} --port 0"
    assert "SQLite supports only one process" in refused(capsys, *f"{place} --workers 2".split())
    postgres = "--database postgresql://kaiju@127.0.0.1:1/x"
    assert "--broker redis" in refused(capsys, *f"{place} --workers 2 {postgres}".split())
    assert "SQLite supports only one process" in refused(capsys, *f"{place} --broker redis://x".split())
    assert "mysql" in refused(capsys, *f"{place} --database mysql://host/x".split())
    assert "127.0.0.1" in refused(capsys, *f"{place} --database postgresql://kaiju@127.0.0.1:1/x".split())
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in refused(capsys, *f"serve --data {tmp_path} --port {port}".split())
    for wrong, told in (
        ("graze = 1\n", "“graze” is unknown"),
        ('pace = "slow"\n', "“pace” must be a whole number"),
        ("keep_alive = 0\n", "“keep_alive” is too small, the limit is 0.0"),
        ("grace = 1\n]\n", "it is not TOML, see line 2"),
    ):
        (tmp_path / "settings.toml").write_text(wrong)
        assert refused(capsys, *place.split()).endswith(f"{tmp_path / 'settings.toml'}: {told}")


LANGUAGES = ("en", "de", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_does_not_know_is_refused_in_every_language(
    language: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KAIJU_LANGUAGE", language)
    words, place = Words(language), f"serve --data {tmp_path} --port 0"
    file = tmp_path / "server.db"

    def said(message: str, **values: str) -> None:
        problem = words.say(message, **values)
        assert refused(capsys, *place.split()) == f"kaiju: {words.say('error-serve', problem=problem)}"

    file.symlink_to(tmp_path / "elsewhere.db")
    said("database-link", path=str(file))
    file.unlink()
    file.mkdir()
    said("database-failed", place=str(file), problem=words.say("trouble-folder"))
    file.rmdir()
    with contextlib.closing(sqlite3.connect(file)) as kept:
        kept.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        kept.execute("INSERT INTO alembic_version VALUES ('9999')")
        kept.commit()
    said("database-newer", path=str(file))
    (tmp_path / "settings.toml").write_text('stand_in = "nobody"\n')
    said("error-no-such-bot", bot="nobody", bots=words.listed(BOTS))


@pytest.mark.parametrize("opens", [True, False])
def test_a_browser_is_opened_once_the_server_can_be_reached(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, opens: bool
) -> None:
    opened: list[str] = []
    done = threading.Event()

    def show(address: str) -> bool:
        host, port = address.removeprefix("http://").split(":")
        socket.create_connection((host, int(port))).close()
        opened.append(address)
        return opens

    def wait(_settings: Settings, _sock: socket.socket, _workers: int, up: Callable[[], None]) -> None:
        up()
        assert done.wait(20)

    class Shown(threading.Thread):
        def run(self) -> None:
            super().run()
            done.set()

    monkeypatch.setattr(webbrowser, "open", show)
    monkeypatch.setattr(serve, "Thread", Shown)
    monkeypatch.setattr(launcher, "run", wait)
    code, out, _ = run(capsys, *f"serve --data {tmp_path} --host 0.0.0.0 --port 0 --open".split())
    assert code == 0
    (address,) = opened
    assert address.startswith("http://127.0.0.1:")
    assert (f"open {address} yourself" in out) is not opens


def test_an_address_is_one_that_a_browser_can_open() -> None:
    assert launcher.address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert launcher.address_of("::1", 8000) == "http://[::1]:8000"


# -- starting ----------------------------------------------------------------------------------------


class Slow:
    """An application that is not up before it is let, or cannot start at all."""

    def __init__(self, fails: bool = False) -> None:
        self.asked, self.let = asyncio.Event(), asyncio.Event()
        self.fails = fails

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer anything; only the start and the end are of interest."""
        said: Any = {}
        if cast(str, scope["type"]) != "lifespan":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        while said.get("type") != "lifespan.shutdown":
            said = await receive()
            self.asked.set()
            await self.let.wait()
            await cast(Any, send)({"type": f"{said['type']}.{'failed' if self.fails else 'complete'}"})


async def test_a_process_is_up_when_it_answers_and_not_before() -> None:
    app, up, sock = Slow(), asyncio.Event(), socket.socket()
    with sock:
        sock.bind(("127.0.0.1", 0))
        one = launcher.One(uvicorn.Config(app, lifespan="on", log_config=None), up.set)
        serving = asyncio.create_task(one.serve([sock]))
        await app.asked.wait()
        assert not up.is_set()
        with pytest.raises(ConnectionRefusedError):  # so that a proxy goes to another process at once
            await asyncio.open_connection(*sock.getsockname())
        app.let.set()
        await up.wait()
        answer = await Client(f"http://127.0.0.1:{sock.getsockname()[1]}").ask("GET", "/")
        assert answer.status_code == 204
        one.should_exit = True
        await serving


async def test_a_process_that_cannot_start_is_never_up() -> None:
    app, up, sock = Slow(fails=True), asyncio.Event(), socket.socket()
    app.let.set()
    with sock:
        sock.bind(("127.0.0.1", 0))
        with pytest.raises(SystemExit):
            await launcher.One(uvicorn.Config(app, lifespan="on", log_config=None), up.set).serve([sock])
    assert not up.is_set()


@pytest.mark.needs("postgresql")
@pytest.mark.needs("redis")
@pytest.mark.parametrize("among_others", [False, True])
def test_whoever_comes_before_it_is_up_waits_unless_there_are_other_processes(
    postgres_server: Server,
    broker: str,
    tmp_path: Path,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    among_others: bool,
) -> None:
    came: list[bool] = []

    def knock(_settings: Settings, sock: socket.socket, _workers: int, _up: Callable[[], None]) -> None:
        with socket.socket() as guest:
            came.append(guest.connect_ex(("127.0.0.1", sock.getsockname()[1])) == 0)

    monkeypatch.setattr(launcher, "run", knock)
    more = ["--broker", broker] if among_others else []
    typed = ["serve", "--data", str(tmp_path), "--port", "0", *database(postgres_server.database()), *more]
    code, out, _ = run(capsys, *typed)
    assert (code, out) == (0, "")  # nothing is said to be ready
    assert came == [not among_others]


# -- several processes -------------------------------------------------------------------------------


@pytest.mark.needs("postgresql")
@pytest.mark.needs("redis")
async def test_workers_share_a_port_and_count_together(
    postgres_server: Server, broker: str, tmp_path: Path
) -> None:
    more = *database(postgres_server.database()), "--workers", "2", "--broker", broker
    with serving(tmp_path, *more, settings=METERED) as server:
        ann, bob, table = await two(server)
        async with ann.play(table) as a, bob.play(table) as b:
            await asyncio.gather(a.play_on(random.Random(1)), b.play_on(random.Random(2)))
        assert (await ann.get("GET", f"/api/records/{table}/verdict"))["honest"]
        assert 'kaiju_entries_total{kind="start"} 1.0' in await metrics(ann)
        assert server.stop() in (0, -15)
