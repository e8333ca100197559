"""The built client: its files in the best encoding, its pages, and nothing beside them."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest

from kaiju.server.settings import Settings
from kaiju.server.web.client import Client, best_encoding
from tests.support.server.running import RELAXED, Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

INDEX = "<!doctype html><title>Kaiju Kings</title>"
SCRIPT = "console.log('kaiju')\n" * 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small client, as Vite leaves one."""
    made = {
        "index.html": INDEX,
        "favicon.svg": "<svg/>",
        "manifest.webmanifest": "{}",
        "words/en.ftl": "a = b",
        "art/sprite.svg": '<svg><symbol id="claw"/></svg>',
        "assets/index-B4c5.js": SCRIPT,
        "assets/index-B4c5.css": "body {}",
        ".vite/manifest.json": "{}",
    }
    for name, text in made.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    script = tmp_path / "client" / "assets" / "index-B4c5.js"
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name(script.name + ".br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("private")
    return tmp_path / "client"


def url(folder: Path) -> str:
    """A database beside the client."""
    return f"sqlite:///{folder.parent / 'server.db'}"


async def fetch(here: Running, path: str, **headers: str) -> httpx.Response:
    """A request as a browser might send it; what comes is left as it is encoded."""
    async with httpx.AsyncClient(base_url=here.address, timeout=30, verify=False) as http:
        request = http.build_request("GET", path, headers={"accept-encoding": "", **headers})
        return await http.send(request)


async def test_every_page_is_the_client_and_plain_is_the_list_of_tables(folder: Path) -> None:
    async with running(url(folder), client=folder) as here:
        for path in (
            "/",
            "/t/abc",
            "/replay/abc",
            "/games",
            "/rules",
            "/rules/king-of-tokyo",
            "/gallery",
            "/gallery/films/new-york-roll",
            "/me",
        ):
            answer = await fetch(here, path)
            assert (answer.status_code, answer.text) == (200, INDEX), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        plain = await fetch(here, "/plain")
        assert "Nobody is playing here now." in plain.text


async def test_a_head_is_that_of_the_file_without_its_body(folder: Path) -> None:
    async with running(url(folder), client=folder) as here:
        for path in ("/", "/t/abc", "/assets/index-B4c5.js"):
            whole = await fetch(here, path)
            async with httpx.AsyncClient(base_url=here.address, timeout=30, verify=False) as http:
                head = await http.head(path, headers={"accept-encoding": ""})
            assert (head.status_code, head.content) == (200, b"")
            for name in ("content-type", "content-length", "cache-control", "etag", "vary"):
                assert head.headers[name] == whole.headers[name], name


async def test_without_a_client_the_list_of_tables_is_the_start_page(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/server.db", client=tmp_path / "client") as here:
        assert (await fetch(here, "/")).text == (await fetch(here, "/plain")).text
        assert (await fetch(here, "/games")).status_code == 404


KINDS = {
    "/favicon.svg": "image/svg+xml",
    "/manifest.webmanifest": "application/manifest+json",
    "/words/en.ftl": "text/plain; charset=utf-8",
    "/art/sprite.svg": "image/svg+xml",
    "/assets/index-B4c5.js": "text/javascript; charset=utf-8",
    "/assets/index-B4c5.css": "text/css; charset=utf-8",
}


async def test_a_file_has_its_type_and_says_how_long_it_may_be_kept(folder: Path) -> None:
    async with running(url(folder), client=folder) as here:
        for path, type in KINDS.items():
            answer = await fetch(here, path)
            assert answer.text == (folder / path[1:]).read_text()
            assert answer.headers["content-type"] == type
            hashed = path.startswith("/assets/")
            kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
            assert answer.headers["cache-control"] == kept
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["x-content-type-options"] == "nosniff"
            tag = answer.headers["etag"]
            again = await fetch(here, path, **{"if-none-match": f'W/{tag}, "other"'})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert (await fetch(here, path, **{"if-none-match": '"other"'})).status_code == 200


async def test_the_best_encoding_is_sent_that_is_accepted(folder: Path) -> None:
    async with running(url(folder), client=folder) as here:
        zipped = await fetch(here, "/assets/index-B4c5.js", **{"accept-encoding": "gzip"})
        assert zipped.headers["content-encoding"] == "gzip"
        assert zipped.text == SCRIPT
        plain = await fetch(here, "/assets/index-B4c5.js")
        assert "content-encoding" not in plain.headers
        assert plain.headers["etag"] != zipped.headers["etag"]
        there = Client(folder).files["/assets/index-B4c5.js"]
        assert there.bodies["br"] == b"brotli"
        assert int(plain.headers["content-length"]) == len(SCRIPT)


@pytest.mark.parametrize(
    ("accepted", "found"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("br;q=0.000, GZIP", "gzip"),
        ("*", "br"),
        ("*;q=0", ""),
        ("br;q=0, *;q=0.5", "gzip"),
        ("identity", ""),
        ("", ""),
        ("deflate", ""),
    ],
)
def test_an_encoding_is_chosen(accepted: str, found: str) -> None:
    assert best_encoding(accepted, {"", "br", "gzip"}) == found
    assert best_encoding(accepted, {""}) == ""


RAW = (
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "//secret.txt",
    "/.vite/manifest.json",
    "/assets/index-B4c5.js.gz",
    "/assets",
    "/art/",
    "/t",
    "/nothing",
    "/api/nothing",
)


async def test_nothing_else_is_there(folder: Path) -> None:
    async with running(url(folder), client=folder) as here:
        for path in RAW:
            answer = await raw(here, path)
            head, _, body = answer.partition("\r\n\r\n")
            assert head.startswith("HTTP/1.1 404"), path
            assert "server-no-page" in body
            assert "private" not in answer


async def test_a_person_is_told_by_the_client_that_there_is_no_such_page(folder: Path) -> None:
    async with (
        running(url(folder), client=folder) as here,
        httpx.AsyncClient(base_url=here.address, verify=False) as web,
    ):
        for path in ("/nothing/at/all", "/t", "/t/", "/replay", "/t/abc/def", "/rules/king-of-tokyo/more"):
            answer = await web.get(path, headers={"accept": "text/html,*/*"})
            assert (answer.status_code, answer.text) == (404, INDEX), path
            known = {"accept": "text/html", "if-none-match": answer.headers["etag"]}
            assert (await web.get(path, headers=known)).status_code == 404
        answer = await web.get("/api/nothing", headers={"accept": "text/html,*/*"})
        assert (answer.status_code, answer.json()["reason"]) == (404, "server-no-page")


async def raw(here: Running, path: str) -> str:
    """What is answered to a path that no client would send as it is."""
    host, port = here.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    await writer.wait_closed()
    return answer


async def test_files_do_not_count_as_requests(folder: Path) -> None:
    settings: Any = {**{name: getattr(RELAXED, name) for name in Settings.__struct_fields__}}
    settings |= {"requests_per_second": 0.001, "requests_at_once": 2}
    async with running(url(folder), Settings(**settings), client=folder) as here:
        for _ in range(5):
            assert (await fetch(here, "/art/sprite.svg")).status_code == 200
        answers = [(await fetch(here, "/games")).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
