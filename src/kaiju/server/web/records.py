"""Finished games: the list, the record, the replay, and whether it was honest."""

from __future__ import annotations

import asyncio
import re
import sys
from typing import Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kaiju.core.errors import CorruptRecord
from kaiju.core.notation import record
from kaiju.games import GAMES
from kaiju.server.play.house import ID
from kaiju.server.play.refusals import NotFound
from kaiju.server.store import records
from kaiju.server.store.rows import FinishedGame
from kaiju.server.web.server import Here, Server
from kaiju.server.wire.bodies import FinishedGames, FinishedInfo, RecordText, Verdict
from kaiju.words import Words

MOST = 100
MONSTERS: Final = re.compile(r"^monsters: (.+)$", re.MULTILINE)
TURN: Final = re.compile(r"turn (\d+) ")


def finished_info(game: FinishedGame) -> FinishedInfo:
    """A finished game without its record, from which two lines are read: a list of games is long."""
    named = MONSTERS.search(game.text)
    last = TURN.match(game.text, game.text.rfind("\nturn ") + 1)
    return FinishedInfo(
        game.table,
        game.game,
        game.players,
        game.winner,
        game.finished,
        named[1].split() if named else [],
        int(last[1]) if last else 0,
    )


@get("/records", summary="The public games that were finished last")
async def finished(server: Here, before: FromQuery[float] = sys.float_info.max) -> FinishedGames:
    """Public games, the last first; `before` goes on where a list ended."""
    found = await server.database.read(records.public, MOST, before)
    return FinishedGames([finished_info(game) for game in found])


@get("/records/{table:str}", summary="The record of a finished game", media_type=MediaType.TEXT)
async def record_file(table: FromPath[str], server: Here) -> Response[str]:
    """The record as a file that a person can read."""
    text = await _text(table, server)
    named = {"content-disposition": f'attachment; filename="{table}.record.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=named)


@get("/records/{table:str}/verdict", summary="Was the chance of a finished game honest?")
async def verdict(table: FromPath[str], server: Here) -> Verdict:
    """Recompute every roll and every reveal."""
    return await asyncio.to_thread(judge, await _text(table, server), server.words)


@post("/verify", status_code=200, summary="Check a record from anywhere")
async def verify(data: JSONBody[RecordText], server: Here) -> Verdict:
    """Recompute every roll and every reveal of a record that is sent."""
    return await asyncio.to_thread(judge, data.text, server.words)


async def _text(table: str, server: Server) -> str:
    found = await server.database.read(records.get, table) if ID.fullmatch(table) else None
    if found is None:
        raise NotFound("no-record")
    if not found.text:
        raise NotFound("mixed-rules")
    return found.text


def judge(text: str, words: Words) -> Verdict:
    """Whether the chance of a record was honest, in one sentence."""
    try:
        found = record.read(text)
        game = GAMES.get(found.headers["game"])
        if game is None:
            raise CorruptRecord(f"there is no game {found.headers['game']!r} here")
        checked = record.verify(game, found)
    except CorruptRecord as error:
        return Verdict(False, 0, words.say("server-dishonest", problem=str(error)))
    return Verdict(True, checked, words.say("server-honest", checked=checked))


HANDLERS = [finished, record_file, verdict, verify]
