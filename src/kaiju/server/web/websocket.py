"""Playing at a table, or watching it, over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from kaiju.core.errors import IllegalAnswer
from kaiju.server import metrics
from kaiju.server.play import actions, chat
from kaiju.server.play.audience import MOVED
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Moved, Refused, Stale, explain
from kaiju.server.store.rows import NOBODY
from kaiju.server.tokens import BadToken, token_id
from kaiju.server.web.connection import Connection, TooSoon
from kaiju.server.web.limits import TooMuch
from kaiju.server.web.server import Server
from kaiju.server.wire import asks
from kaiju.server.wire.message import Message
from kaiju.server.wire.tells import Ack

log = logging.getLogger(__name__)
HELLO_SECONDS: Final = 15.0


async def play(connection: Connection, table: str, server: Server) -> None:
    """Say hello, then speak for the table until the client hangs up."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await connection.receive()
    except TimeoutError as error:
        raise Refused("no-hello") from error
    if not isinstance(hello, asks.Hello):
        raise TooSoon(hello)
    if not hello.token:
        await _sit_in(connection, table, server)
        return
    connection.guest = (await server.guest(hello.token)).id
    with server.sessions.during(token_id(hello.token), lambda: connection.expel(BadToken())):
        await _sit_in(connection, table, server)


async def _sit_in(connection: Connection, table: str, server: Server) -> None:
    async with server.house.visit(table) as live:
        await live.attach(connection)
        try:
            await server.house.finish(_arrive(connection, live, server))
            await _listen(connection, live, server)
        finally:
            live.audience.leave(connection)
            server.presence.moved(live)


async def _arrive(connection: Connection, live: LiveTable, server: Server) -> None:
    """Give a returning player the seat back."""
    seat = live.row.seat_of(connection.guest)
    if seat != NOBODY:
        await live.send(actions.back, seat)
    await live.send(chat.history, connection)
    server.presence.moved(live)
    server.caretaker.look_at(live)


async def _listen(connection: Connection, live: LiveTable, server: Server) -> None:
    while True:
        try:
            ask = await connection.receive()
            await _hear(ask, connection, live, server)
        except Refused as error:
            connection.send(Message(explain(error, connection.words)))


async def _hear(ask: asks.AnyAsk, connection: Connection, live: LiveTable, server: Server) -> None:
    """Do what the client asks, and acknowledge it once it is durable, or say why not."""
    id, began = asks.id_of(ask), time.perf_counter()
    try:
        try:
            number = await _act(ask, connection, live, server)
        finally:
            metrics.seconds.observe(time.perf_counter() - began)
        if id:
            connection.send(Message(Ack(id, number)))
    except Stale as error:
        await _bring_up_to_date(error, id, connection, live)
    except Moved:  # no refusal: the client sends it again where the table is now
        connection.close(MOVED)
    except (Refused, IllegalAnswer) as error:
        connection.send(Message(explain(error, connection.words, live.game, id)))
    except Exception:  # our own fault, which must not cost the client its connection
        log.exception("a message has failed", extra={"table": live.tag})
        connection.send(Message(explain(Refused("failed"), connection.words, id=id)))


async def _bring_up_to_date(error: Stale, id: str, connection: Connection, live: LiveTable) -> None:
    """Show a client that is out of step how things stand, unless it does nothing else than be out of step."""
    try:
        connection.snapshots.take()
    except TooMuch as much:
        connection.send(Message(explain(much, connection.words, id=id)))
        return
    connection.send(Message(explain(error, connection.words, id=id)))
    await live.resend(connection)


async def _act(ask: asks.AnyAsk, connection: Connection, live: LiveTable, server: Server) -> int:
    if isinstance(ask, asks.Resync):
        connection.snapshots.take()
        await live.resend(connection)
        return 0
    if isinstance(ask, asks.Shown):
        connection.shown = ask.number
        live.needs_care.set()
        return 0
    if isinstance(ask, asks.Mute) and connection.guest:
        return await live.send(chat.mute, connection.guest, ask.seat, ask.on)
    seat = live.row.seat_of(connection.guest) if connection.guest else NOBODY
    if seat == NOBODY:
        raise Refused("not-seated")
    if live.row.seats[seat].away:
        await live.send(actions.back, seat)
    return await _act_for(seat, ask, connection.guest, live, server)


async def _act_for(seat: int, ask: asks.AnyAsk, guest: str, live: LiveTable, server: Server) -> int:
    match ask:
        case asks.Answer():
            return await live.send(
                actions.answer, seat, ask.text or " ".join(ask.words), ask.question, ask.id
            )
        case asks.Undo():
            server.limits.undos.take(guest)
            return await live.send(actions.undo, seat, ask.number, ask.id)
        case asks.Concede():
            return await live.send(actions.concede, seat, ask.id)
        case asks.Agree():
            server.limits.agreements.take(guest)
            return await live.send(actions.agree, seat, ask.on, ask.id)
        case asks.Automatic():
            return await live.send(actions.set_automatic, seat, ask.rules)
        case asks.Say():
            server.limits.chat.take(guest)
            return await live.send(chat.say, seat, ask.text, ask.id, server.settings.chat_length)
        case _:
            raise Refused("not-now")
