"""WebSockets: how one is opened, read and written, and the one for a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from kaiju.core.errors import IllegalAnswer
from kaiju.server import metrics
from kaiju.server.play import actions, chat
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Refused, Stale, explain
from kaiju.server.store.rows import NOBODY
from kaiju.server.web.language import words_for
from kaiju.server.web.limits import Limits, TooMuch
from kaiju.server.web.middleware import from_here
from kaiju.server.web.server import Here, Server, address_of
from kaiju.server.wire import asks
from kaiju.server.wire.message import Message
from kaiju.server.wire.tells import Ack

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
UNREAD_MESSAGES: Final = 500  # messages not yet read by a slow client; after that it must reconnect
HELLO_SECONDS: Final = 15.0
REFUSED, LAGGING, FOREIGN = 4000, 4001, 4003
decoder: msgspec.json.Decoder[asks.AnyAsk] = msgspec.json.Decoder(asks.AnyAsk)


class Gone(Exception):
    """The client has hung up."""


class BadMessage(Refused):
    """Something that is not one of our messages."""

    def __init__(self, problem: str, id: str = "") -> None:
        super().__init__("bad-message", problem=problem)
        self.id = id


class TooSoon(Refused):
    """Something said before saying hello."""

    def __init__(self, ask: asks.AnyAsk) -> None:
        super().__init__("no-hello")
        self.id = asks.id_of(ask)


class Named(msgspec.Struct):
    """Whatever it is: its id, if that much can be read."""

    id: asks.Id = ""


named: msgspec.json.Decoder[Named] = msgspec.json.Decoder(Named)


def id_in(text: str) -> str:
    """The id of something that is not one of our messages, for whoever waits for an answer to it."""
    try:
        return named.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return ""


class Connection:
    """One WebSocket; what is sent to it is queued, so that nobody waits for a slow reader."""

    whole = False

    def __init__(self, socket: Socket, limits: Limits) -> None:
        self.socket = socket
        self.messages, self.snapshots = limits.connection(), limits.snapshots()
        self.words = words_for(socket)
        self.guest = ""
        self.shown = NOBODY
        self._line: asyncio.Queue[str | None] = asyncio.Queue()
        self.closing = 1000

    def send(self, message: Message) -> None:
        """Queue a message."""
        if self._line.qsize() >= UNREAD_MESSAGES:
            self.close(LAGGING)
        elif self.closing == 1000:
            self._line.put_nowait(message.text)

    def close(self, code: int) -> None:
        """Send what is queued and hang up; a client that lags loses what is queued, and gets it again."""
        if self.closing == 1000:
            self.closing = code
            while code == LAGGING and not self._line.empty():
                self._line.get_nowait()
            self._line.put_nowait(None)

    async def run(self) -> None:
        """Send what is queued, until it is closed."""
        while (message := await self._line.get()) is not None:
            await self.socket.send_text(message)
        await self.socket.close(self.closing)

    async def skip(self) -> Any:
        """Ignore whatever comes next."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        return event

    async def receive(self) -> asks.AnyAsk:
        """What the client says next."""
        text = (await self.skip()).get("text")
        if text is None:
            raise BadMessage("not text")
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadMessage(str(error), id_in(text)) from error


async def converse(socket: Socket, server: Server, talk: Callable[[Connection], Awaitable[None]]) -> None:
    """Open a connection, talk, and hang up; a refusal is sent first."""
    if not from_here(socket, server.settings.origins):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    connection = Connection(socket, server.limits)
    sending = asyncio.create_task(connection.run())
    try:
        await _counted(connection, server, talk)
    except Refused as error:
        connection.send(Message(explain(error, connection.words)))
        connection.close(REFUSED)
    except Gone:
        sending.cancel()
    finally:
        await asyncio.wait([sending])


async def _counted(
    connection: Connection, server: Server, talk: Callable[[Connection], Awaitable[None]]
) -> None:
    address = address_of(connection.socket)
    server.limits.connect(address)
    try:
        with metrics.connections.track_inprogress():
            await talk(connection)
    finally:
        server.limits.disconnect(address)


@websocket("/tables/{table:str}/play")
async def play(socket: Socket, table: FromPath[str], server: Here) -> None:
    """Play at a table, or watch it."""
    await converse(socket, server, lambda connection: _converse(connection, table, server))


async def _converse(connection: Connection, table: str, server: Server) -> None:
    """Say hello, then speak for the table until the client hangs up."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await connection.receive()
    except TimeoutError as error:
        raise Refused("no-hello") from error
    if not isinstance(hello, asks.Hello):
        raise TooSoon(hello)
    if hello.token:
        connection.guest = (await server.guest(hello.token)).id
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
    id = asks.id_of(ask)
    try:
        connection.messages.take()
        with metrics.seconds.time():
            number = await _act(ask, connection, live, server)
        if id:
            connection.send(Message(Ack(id, number)))
    except Stale as error:
        await _bring_up_to_date(error, id, connection, live)
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
