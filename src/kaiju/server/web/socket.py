"""A connection to a table: hello, then everything that this seat may know, then what happens."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from litestar import websocket
from litestar.params import FromPath

from kaiju.core.errors import IllegalAnswer
from kaiju.server import metrics
from kaiju.server.play import chatting, playing
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import Refused, Stale, explain
from kaiju.server.play.showing import encode
from kaiju.server.store.rows import NOBODY
from kaiju.server.web.connection import Connection, Socket, converse
from kaiju.server.web.server import Here, Server
from kaiju.server.wire import asks
from kaiju.server.wire.tells import Ack

log = logging.getLogger(__name__)
HELLO_SECONDS: Final = 15.0


@websocket("/tables/{table:str}/play")
async def play(socket: Socket, table: FromPath[str], server: Here) -> None:
    """Play at a table, or watch it."""
    await converse(socket, server, lambda connection: _converse(connection, table, server))


async def _converse(connection: Connection, table: str, server: Server) -> None:
    """Say hello, then answer for the table until the client hangs up."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await connection.receive()
    except TimeoutError as error:
        raise Refused("no-hello") from error
    if not isinstance(hello, asks.Hello):
        raise Refused("no-hello")
    if hello.token:
        connection.guest = (await server.guest(hello.token)).id
    async with server.house.visit(table) as live:
        await live.attach(connection)
        try:
            await server.house.finish(_arrive(connection, live, server))
            await _listen(connection, live, server)
        finally:
            live.detach(connection)
            server.presence.moved(live)


async def _arrive(connection: Connection, live: Live, server: Server) -> None:
    """Whoever comes back gets the seat back."""
    seat = live.row.seat_of(connection.guest)
    if seat != NOBODY:
        await playing.back(live, seat)
    await chatting.history(live, connection)
    server.presence.moved(live)
    server.caretaker.look_at(live)


async def _listen(connection: Connection, live: Live, server: Server) -> None:
    bucket = server.limits.connection()
    while True:
        try:
            ask = await connection.receive()
            bucket.take()
            await _hear(ask, connection, live, server)
        except Refused as error:
            connection.send(encode(explain(error, server.words)))


async def _hear(ask: asks.AnyAsk, connection: Connection, live: Live, server: Server) -> None:
    """Do what the client asks for, and acknowledge it when it is durable, or say why not."""
    id = getattr(ask, "id", "")
    try:
        with metrics.seconds.time():
            number = await server.house.finish(_act(ask, connection, live, server))
        if id:
            connection.send(encode(Ack(id, number)))
    except Stale as error:
        connection.send(encode(explain(error, server.words, id=id)))
        await live.resend(connection)
    except (Refused, IllegalAnswer) as error:
        connection.send(encode(explain(error, server.words, live.game, id)))
    except Exception:
        log.exception("a message has failed", extra={"table": live.tag})
        connection.send(encode(explain(Refused("failed"), server.words, id=id)))


async def _act(ask: asks.AnyAsk, connection: Connection, live: Live, server: Server) -> int:
    if isinstance(ask, asks.Resync):
        await live.resend(connection)
        return 0
    if isinstance(ask, asks.Mute) and connection.guest:
        return await chatting.mute(live, connection.guest, ask.seat, ask.on)
    seat = live.row.seat_of(connection.guest) if connection.guest else NOBODY
    if seat == NOBODY:
        raise Refused("not-seated")
    if live.row.seats[seat].away:
        await playing.back(live, seat)
    return await _act_for(seat, ask, connection.guest, live, server)


async def _act_for(seat: int, ask: asks.AnyAsk, guest: str, live: Live, server: Server) -> int:
    match ask:
        case asks.Answer():
            return await playing.answer(live, seat, ask.text or " ".join(ask.words), ask.question, ask.id)
        case asks.Undo():
            return await playing.undo(live, seat, ask.number, ask.id)
        case asks.Concede():
            return await playing.concede(live, seat, ask.id)
        case asks.Agree():
            return await playing.agree(live, seat, ask.on, ask.id)
        case asks.Automatic():
            return await playing.set_rules(live, seat, ask.rules)
        case asks.Say():
            server.limits.chat.take(guest)
            return await chatting.say(live, seat, ask.text, ask.id, server.settings.chat_length)
        case _:
            raise Refused("not-now")
