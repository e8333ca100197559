"""The list of public tables: as a page, and over a WebSocket that reports changes."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from kaiju.server.web.connection import Connection
from kaiju.server.web.language import KNOWN, PARAMETER, VARY, words_for, words_in
from kaiju.server.web.server import Connected, Here, Server
from kaiju.server.wire.tells import TableInfo
from kaiju.words import Words

WORDS: Final = (
    "title", "tables", "none", "game", "players", "status", "free", "waiting", "revealing", "playing",
)  # fmt: skip
PAGES: Final = files("kaiju.server.web") / "pages"


@cache
def _file(name: str) -> str:
    return (PAGES / name).read_text(encoding="utf-8")


async def follow(connection: Connection, server: Server) -> None:
    """Show the list, and then whatever changes in it; anything a client says here is ignored."""
    try:
        await server.lobby.attach(connection)
        while True:
            await connection.next()
    finally:
        server.lobby.audience.leave(connection)


async def start_page(server: Here, request: Connected) -> Response[str]:
    """The tables on a plain page: live, or without scripts as they are right now."""
    words = words_for(request)
    tables = (await server.lobby.read()).tables
    page = _file("start.html").replace("{region}", str(words.locale).replace("_", "-"))
    for word in WORDS:
        page = page.replace(f"{{{word}}}", escape(words.say(f"lobby-{word}")))
    rows = "\n".join(_row(table, words) for table in tables)
    page = page.replace("{languages}", _languages(words.language)).replace("{rows}", rows)
    return Response(page, media_type=MediaType.HTML, headers={"vary": VARY})


def _languages(spoken: str) -> str:
    """A link to the page in every other language, by its own name."""
    names = {language: words_in(language).say("language-name") for language in KNOWN if language != spoken}
    return "\n".join(
        f'<a href="?{PARAMETER}={language}" lang="{language}">{escape(name)}</a>'
        for language, name in names.items()
    )


def _row(table: TableInfo, words: Words) -> str:
    players = words.listed(seat.name or seat.bot for seat in table.seats if seat.name or seat.bot)
    free = sum(seat.kind == "open" for seat in table.seats)
    status = words.say(f"lobby-{table.status}")
    cells = (words.name("game", table.game), players, status, str(free))
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


@get("/start.js", include_in_schema=False)
async def script() -> Response[str]:
    """The script that keeps the page up to date."""
    return Response(_file("start.js"), media_type="text/javascript")


@get("/start.css", include_in_schema=False)
async def style() -> Response[str]:
    """The style sheet of the page."""
    return Response(_file("start.css"), media_type="text/css")


def handlers(paths: list[str]) -> list[HTTPRouteHandler]:
    """The page at these paths, and the files it needs."""
    return [get(paths, media_type=MediaType.HTML, include_in_schema=False)(start_page), script, style]
