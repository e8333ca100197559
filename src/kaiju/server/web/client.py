"""The browser client: files built beforehand, each in the encodings found next to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import HttpMethod, Response, route
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler

from kaiju.server.web.errors import Asked, bad_request
from kaiju.server.web.language import VARY, language_of

FOLDER: Final = Path(__file__).parent / "client"
INDEX: Final = "/index.html"
PAGES: Final = (
    "/",
    "/t/{table:str}",
    "/replay/{table:str}",
    "/games",
    "/rules",
    "/rules/{game:str}",
    "/rules/{game:str}/cards",
    "/rules/{game:str}/cards/{card:str}",
    "/gallery",
    "/gallery/{position:str}",
    "/gallery/films/{film:str}",
    "/me",
)
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # best first
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NEVER: Final = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")
READ: Final = [HttpMethod.GET, HttpMethod.HEAD]  # the server leaves out the body for the second
ALWAYS: Final = "public, max-age=31536000, immutable"


class File(NamedTuple):
    """A file of the client: its type, how long it may be cached, and its bytes by encoding."""

    type: str
    cache: str
    tag: str
    bodies: dict[str, bytes]


class Client:
    """What was built, by path; nothing else can be requested, so no path leads out of the folder."""

    def __init__(self, folder: Path) -> None:
        found = {path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")}
        parts = {path: path.relative_to(folder).parts for path in sorted(found)}
        self.files = {
            f"/{'/'.join(names)}": _read(path, names)
            for path, names in parts.items()
            if not any(name.startswith(".") for name in names)
        }

    @property
    def built(self) -> bool:
        """Has a client been built?"""
        return INDEX in self.files

    def index(self, language: str) -> File:
        """The page in a language, which matters only where the client cannot run."""
        return self.files.get(f"/index.{language}.html", self.files[INDEX])


def _read(path: Path, names: tuple[str, ...]) -> File:
    plain = path.read_bytes()
    bodies = {"": plain}
    for encoding, suffix in ENCODINGS.items():
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            bodies[encoding] = beside.read_bytes()
    type = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    # The names in this folder change with the contents, so these files never need to be requested again.
    cache = ALWAYS if names[0] == "assets" else "no-cache"
    return File(type, cache, sha256(plain).hexdigest()[:24], bodies)


def best_encoding(accepted: str, there: Container[str]) -> str:
    """The best available encoding that a request accepts; empty for none."""
    told = {}
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        told[name.strip()] = NEVER.fullmatch(quality) is None
    return next((name for name in ENCODINGS if name in there and told.get(name, told.get("*"))), "")


def respond(file: File, request: Asked, status: int = 200) -> Response[bytes]:
    """A file as this request wants it, or a note that it has not changed."""
    encoding = best_encoding(request.headers.get("accept-encoding", ""), file.bodies)
    tag = f'"{file.tag}{"-" if encoding else ""}{encoding}"'
    headers = {"cache-control": file.cache, "etag": tag, "vary": "accept-encoding"}
    if file.type == "text/html":
        headers["vary"] += f", {VARY}"
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and (tag in known or "*" in known):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], status_code=status, headers=headers, media_type=file.type)


def handlers(client: Client) -> list[HTTPRouteHandler]:
    """A route for each file, and one for all pages, which are the same file; none before it is built."""
    if not client.built:
        return []

    @route([*PAGES], http_method=READ, include_in_schema=False)
    async def page(request: Asked) -> Response[bytes]:
        return respond(client.index(language_of(request)), request)

    @route([*client.files], http_method=READ, include_in_schema=False)
    async def file(request: Asked) -> Response[bytes]:
        return respond(client.files[request.scope["path"]], request)

    return [page, file]


def lost(client: Client) -> Callable[[Asked, HTTPException], Response[Any]]:
    """What is served where nothing is: the client for a person, the usual refusal for a program."""

    def answer(request: Asked, error: HTTPException) -> Response[Any]:
        person = "text/html" in request.headers.get("accept", "")
        if person and client.built and not request.scope["path"].startswith("/api/"):
            return respond(client.index(language_of(request)), request, 404)
        return bad_request(request, error)

    return answer
