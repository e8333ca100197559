"""Bots that run elsewhere: an account with a token, a stream of lines, and answers by POST."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from kaiju.core.errors import IllegalAnswer
from kaiju.server import metrics
from kaiju.server.play import playing
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import Illegal, NotAllowed
from kaiju.server.store import guests
from kaiju.server.store.rows import BOT, Guest
from kaiju.server.web.guests import clean_name
from kaiju.server.web.server import Connected, Here, Server, Signed, address_of
from kaiju.server.web.streams import Lines, follow
from kaiju.server.web.tables import seat_of
from kaiju.server.wire.bodies import GuestInfo, NewGuest
from kaiju.server.wire.lines import AnyLine, Done, GivenAnswer, GivenUp

NDJSON: Final = "application/x-ndjson"
LINES: Final = ResponseSpec(
    AnyLine, generate_examples=False, media_type=NDJSON, description="A line for each; empty ones keep alive."
)


@post("/bot", summary="Begin to play as a bot under a name, which gets the title BOT")
async def new_bot(data: JSONBody[NewGuest], server: Here, request: Connected) -> GuestInfo:
    """A new account of a bot, and the token to be kept."""
    server.limits.guests.take(address_of(request))
    bot = Guest(secrets.token_hex(12), BOT + clean_name(data.name), server.now())
    await server.database.write(guests.create, bot)
    return GuestInfo(bot.name, await server.signer.sign(bot.id))


@get(
    "/bot/tables/{table:str}/stream",
    media_type=NDJSON,
    responses={200: LINES},
    summary="As a bot: follow a table at which I sit, until the game is over",
)
async def stream(
    table: FromPath[str], guest: Signed, server: Here, request: Request[Any, Any, Any]
) -> Stream:
    """A line for everything that happens: gameFull first, then gameState after every change."""
    _check(guest)
    lines = follow(Lines(guest.id), table, server, address_of(request))
    first = await anext(lines)  # what is refused is refused here, before the stream begins
    return Stream(_all(first, lines), media_type=NDJSON)


async def _all(first: str, lines: AsyncIterator[str]) -> AsyncIterator[str]:
    yield first
    async for line in lines:
        yield line


@post("/bot/tables/{table:str}/answer", status_code=200, summary="As a bot: answer the open question")
async def answer(table: FromPath[str], data: JSONBody[GivenAnswer], guest: Signed, server: Here) -> Done:
    """Answer; the same id is played once, however often it is sent."""
    text = data.text or " ".join(data.words)
    with metrics.seconds.time():
        number = await _act(
            table, guest, server, lambda live, seat: playing.answer(live, seat, text, data.question, data.id)
        )
    return Done(data.id, number)


@post("/bot/tables/{table:str}/concede", status_code=200, summary="As a bot: give the game up")
async def concede(table: FromPath[str], data: JSONBody[GivenUp], guest: Signed, server: Here) -> Done:
    """Give the game up."""
    number = await _act(table, guest, server, lambda live, seat: playing.concede(live, seat, data.id))
    return Done(data.id, number)


def _check(guest: Guest) -> None:
    """People play where they are known as people."""
    if not guest.robot:
        raise NotAllowed("no-robot")


Act = Callable[[Live, int], Coroutine[Any, Any, int]]


async def _act(table: str, guest: Guest, server: Server, act: Act) -> int:
    """Do something for the seat of a bot, which is back if it was away; the number of the entry."""
    _check(guest)
    async with server.house.visit(table) as live:
        seat = seat_of(live, guest)
        if live.row.seats[seat].away:
            await server.house.finish(playing.back(live, seat))
        try:
            return await server.house.finish(act(live, seat))
        except IllegalAnswer as error:
            raise Illegal(error, live.game) from error


HANDLERS = [new_bot, stream, answer, concede]
