"""What was played: finished games, their records, stories and replays, and whether they were honest."""

from __future__ import annotations

import asyncio
import re
import sys
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kaiju.core.errors import CorruptRecord, Spoilt
from kaiju.core.notation import record
from kaiju.games import GAMES
from kaiju.sentences import flaw
from kaiju.server.play import frames as moments
from kaiju.server.play.history import taken_back
from kaiju.server.play.house import ID
from kaiju.server.play.refusals import NotFound, Refused
from kaiju.server.play.views import happened
from kaiju.server.store import entries, records, tables
from kaiju.server.store.rows import OPEN, FinishedGame, TableRow
from kaiju.server.web.language import words_for
from kaiju.server.web.server import Connected, Here, Server
from kaiju.server.wire.bodies import FinishedGames, FinishedInfo, Frames, RecordText, Story, Verdict
from kaiju.words import Words

GAMES_AT_ONCE: Final = 100
ENTRIES_AT_ONCE: Final = 500
Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
MONSTERS: Final = re.compile(r"^monsters: (.+)$", re.MULTILINE)
TURN: Final = re.compile(r"turn (\d+) ")


def finished_info(game: FinishedGame) -> FinishedInfo:
    """A finished game without its record, of which only two lines are read: lists are long."""
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


@get("/records", summary="The public games finished most recently")
async def finished(server: Here, before: FromQuery[float] = sys.float_info.max) -> FinishedGames:
    """Public games, latest first; `before` continues where a list ended."""
    found = await server.database.read(records.public, GAMES_AT_ONCE, before)
    return FinishedGames([finished_info(game) for game in found])


@get("/records/{table:str}", summary="The record of a finished game", media_type=MediaType.TEXT)
async def record_file(table: FromPath[str], server: Here) -> Response[str]:
    """The record as a human-readable file."""
    text = await _text(table, server)
    named = {"content-disposition": f'attachment; filename="{table}.record.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=named)


@get("/records/{table:str}/verdict", summary="Was the chance of a finished game honest?")
async def verdict(table: FromPath[str], server: Here, request: Connected) -> Verdict:
    """Recompute every roll and every reveal."""
    return await asyncio.to_thread(judge, await _text(table, server), words_for(request))


@post("/verify", status_code=200, summary="Check a record from anywhere")
async def verify(data: JSONBody[RecordText], request: Connected) -> Verdict:
    """Recompute every roll and every reveal of the record sent."""
    return await asyncio.to_thread(judge, data.text, words_for(request))


async def _text(table: str, server: Server) -> str:
    found = await server.database.read(records.get, table) if ID.fullmatch(table) else None
    if found is None:
        raise NotFound("no-record")
    if not found.text:
        raise NotFound("mixed-rules")
    return found.text


def judge(text: str, words: Words) -> Verdict:
    """Whether the chance in a record was honest, in one sentence."""
    try:
        found = record.read(text)
        game = GAMES.get(found.headers["game"])
        if game is None:
            raise Spoilt("no-game", game=found.headers["game"])
        checked = record.verify(game, found)
    except CorruptRecord as error:
        return Verdict(False, 0, words.say("server-dishonest", problem=flaw(error, words)))
    return Verdict(True, checked, words.say("server-honest", checked=checked))


@get("/tables/{table:str}/story", summary="What was shown at a table, from the start")
async def story(table: FromPath[str], server: Here, after: Number = 0) -> Story:
    """The entries with their events as they were shown, even if the rules have changed since."""
    row = await _row(table, server)
    found = await server.database.read(entries.after, row.id, after, ENTRIES_AT_ONCE)
    undone = taken_back(await server.database.read(entries.kinds, row.id))
    told = [happened(entry, undone.get(entry.number, 0)) for entry in found]
    return Story(told, len(found) == ENTRIES_AT_ONCE)


@get("/tables/{table:str}/frames", summary="A finished game moment by moment, for replaying")
async def frames(table: FromPath[str], server: Here, after: Number = 0) -> Frames:
    """What happened and how things stood then; `after` continues where a list ended."""
    row = await _row(table, server)
    if row.status in OPEN:
        raise Refused("not-over")
    async with server.replays:
        found = await server.database.read(entries.after, row.id, 0, after + moments.FRAMES_AT_ONCE + 1)
        return await asyncio.to_thread(moments.frames, row, found, after)


async def _row(table: str, server: Server) -> TableRow:
    """A table as it is stored: whatever process plays there, its past can be read in any."""
    found = await server.database.read(tables.get, table) if ID.fullmatch(table) else None
    if found is None:
        raise NotFound("no-table")
    return found


HANDLERS = [finished, record_file, verdict, verify, story, frames]
