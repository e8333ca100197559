"""The examples of the rules over HTTP: what there is, and opening one on a table."""

from __future__ import annotations

import asyncio
from functools import cache
from threading import Lock

from litestar import get, post
from litestar.params import FromPath

from kaiju import scenarios
from kaiju.games import GAMES
from kaiju.server.play.examples import open_example
from kaiju.server.play.refusals import NotFound
from kaiju.server.play.views import table_info
from kaiju.server.web.server import Here, Signed
from kaiju.server.wire.bodies import Example, Examples, Seated


@get("/examples/{game:str}", summary="The positions that show how a game's cards work")
async def examples(game: FromPath[str]) -> Examples:
    """Every example about a card, with the cards and rulings that it shows."""
    if game not in GAMES:
        raise NotFound("no-example")
    return await asyncio.to_thread(_found, game)


def _found(game: str) -> Examples:
    with _reading:  # whoever asks at the same time waits, instead of reading everything as well
        return about_cards(game)


@cache
def about_cards(game: str) -> Examples:
    """All examples of a game that show a card, read once."""
    cards = {*GAMES[game].cards, *GAMES[game].goal_cards}
    found = [Example(id, list(case.data.get("clauses", ()))) for id, case in scenarios.examples(game).items()]
    return Examples([one for one in found if any(cite.partition("/")[0] in cards for cite in one.cites)])


@post("/examples/{game:str}/{example:str}", summary="Open an example on a table of my own, against bots")
async def try_example(game: FromPath[str], example: FromPath[str], guest: Signed, server: Here) -> Seated:
    """A table at the position of the example, already started; the one before is closed."""
    row = await server.house.finish(open_example(server.house, guest, game, example))
    async with server.house.visit(row.id) as live:
        return Seated(live.row.seat_of(guest.id), table_info(live.row))


_reading = Lock()
HANDLERS = [examples, try_example]
