"""External bots: an account with a token, a stream of lines, and answers by POST."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from kaiju.core.errors import IllegalAnswer
from kaiju.server import metrics
from kaiju.server.play import actions, chat
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Illegal, NotAllowed
from kaiju.server.store import guests
from kaiju.server.store.rows import BOT_TITLE, NOBODY, OPEN, Guest
from kaiju.server.tokens import token_id
from kaiju.server.web.guests import clean_name
from kaiju.server.web.server import Connected, Here, Server, Signed, address_of, token_of
from kaiju.server.web.tables import seat_of
from kaiju.server.wire.bodies import GuestInfo, NewGuest
from kaiju.server.wire.bots import AnyLine, Done, GivenAnswer, GivenUp
from kaiju.server.wire.message import Message

NDJSON: Final = "application/x-ndjson"
UNREAD_LINES: Final = 500  # lines not yet read by a slow reader; after that it must ask for a new stream
LINES: Final = ResponseSpec(
    AnyLine,
    generate_examples=False,
    media_type=NDJSON,
    description="One per line; some empty, to keep alive.",
)


@post("/bot", summary="Start playing as a bot under a name, with the title BOT")
async def new_bot(data: JSONBody[NewGuest], server: Here, request: Connected) -> GuestInfo:
    """A new bot account, and the token to keep."""
    server.limits.guests.take(address_of(request))
    bot = Guest(secrets.token_hex(12), BOT_TITLE + clean_name(data.name), server.now())
    await server.database.write(guests.create, bot)
    return GuestInfo(bot.name, await server.signer.sign(bot.id))


@get(
    "/bot/tables/{table:str}/stream",
    media_type=NDJSON,
    responses={200: LINES},
    summary="As a bot: follow a table I sit at, until the game is over",
)
async def stream(
    table: FromPath[str], guest: Signed, server: Here, request: Request[Any, Any, Any]
) -> Stream:
    """A line for everything that happens: gameFull first, then gameState after every change."""
    _check(guest)
    lines = follow(Lines(guest.id, token_id(token_of(request))), table, server, address_of(request))
    first = await anext(lines)  # refusals are sent here, before the stream begins
    return Stream(_all(first, lines), media_type=NDJSON)


async def _all(first: str, lines: AsyncIterator[str]) -> AsyncIterator[str]:
    yield first
    async for line in lines:
        yield line


@post("/bot/tables/{table:str}/answer", status_code=200, summary="As a bot: answer the open question")
async def answer(table: FromPath[str], data: JSONBody[GivenAnswer], guest: Signed, server: Here) -> Done:
    """Answer the open question; the same id is played once, however often it is sent."""
    text = data.text or " ".join(data.words)
    with metrics.seconds.time():
        number = await _act(
            table,
            guest,
            server,
            lambda live, seat: live.send(actions.answer, seat, text, data.question, data.id),
        )
    return Done(data.id, number)


@post("/bot/tables/{table:str}/concede", status_code=200, summary="As a bot: concede the game")
async def concede(table: FromPath[str], data: JSONBody[GivenUp], guest: Signed, server: Here) -> Done:
    """Concede the game."""
    number = await _act(table, guest, server, lambda live, seat: live.send(actions.concede, seat, data.id))
    return Done(data.id, number)


def _check(guest: Guest) -> None:
    """Refuse people, who play where they are known as people."""
    if not guest.robot:
        raise NotAllowed("no-robot")


Act = Callable[[LiveTable, int], Coroutine[Any, Any, int]]


async def _act(table: str, guest: Guest, server: Server, act: Act) -> int:
    """Do something for a bot's seat, which is back if it was away; returns the number of the entry."""
    _check(guest)
    async with server.house.visit(table) as live:
        seat = seat_of(live, guest)
        if live.row.seats[seat].away:
            await live.send(actions.back, seat)
        try:
            return await act(live, seat)
        except IllegalAnswer as error:
            raise Illegal(error, live.game) from error


class Lines:
    """Listens to a table; what it hears is queued until it is sent."""

    whole = True
    shown = NOBODY

    def __init__(self, guest: str, token: str) -> None:
        self.guest = guest
        self.token = token
        self._line: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: Message) -> None:
        """Queue a message, if it is for bots."""
        if self._line.qsize() >= UNREAD_LINES:
            self.close()
        elif message.line:
            self._line.put_nowait(message.line)

    def close(self, code: int = 0) -> None:
        """Send nothing more, not even what is queued; a stream ends without a code."""
        while not self._line.empty():
            self._line.get_nowait()
        self._line.put_nowait(None)

    @property
    def empty(self) -> bool:
        """Has everything been sent?"""
        return self._line.empty()

    async def next(self, seconds: float) -> str | None:
        """The next line, an empty one to keep the connection alive, or None once it is closed."""
        try:
            async with asyncio.timeout(seconds):
                return await self._line.get()
        except TimeoutError:
            return "\n"


async def follow(lines: Lines, table: str, server: Server, address: str) -> AsyncIterator[str]:
    """Every line for a seat, until the game is over or the seat belongs to somebody else."""
    server.limits.connect(address)
    try:
        lasting = server.sessions.during(lines.token, lines.close)
        with metrics.connections.track_inprogress(), server.streaming(lines), lasting:
            async with server.house.visit(table) as live:
                if live.row.seat_of(lines.guest) == NOBODY:
                    raise NotAllowed("not-seated")
                async for line in _heard(lines, live, server):
                    yield line
    finally:
        server.limits.disconnect(address)


async def _heard(lines: Lines, live: LiveTable, server: Server) -> AsyncIterator[str]:
    await live.attach(lines)
    try:
        await server.house.finish(_arrive(lines, live, server))
        while (line := await lines.next(server.settings.keep_alive)) is not None:
            yield line
            if lines.empty and not _on(live, lines.guest):
                return
    finally:
        live.audience.leave(lines)
        server.presence.moved(live)


async def _arrive(lines: Lines, live: LiveTable, server: Server) -> None:
    """Give a returning bot its seat back."""
    await live.send(actions.back, live.row.seat_of(lines.guest))
    await live.send(chat.history, lines)
    server.presence.moved(live)
    server.caretaker.look_at(live)


def _on(live: LiveTable, guest: str) -> bool:
    """Is there anything more to come?"""
    return live.row.status in OPEN and live.row.seat_of(guest) != NOBODY


HANDLERS = [new_bot, stream, answer, concede]
