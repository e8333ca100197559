"""One WebSocket: bytes into messages and back, within limits of its own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from http import HTTPStatus
from typing import Any, Final, NamedTuple, Protocol, cast
from urllib.parse import parse_qs, unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN, SEND_EOF
from websockets.server import ServerProtocol

from kaiju.server.transport.door import Door, Unread
from kaiju.server.wire.message import Message

SWITCHBOARD: Final = "switchboard"  # its key in the state that uvicorn hands to every connection
UNREAD_BYTES: Final = 262_144  # not yet read by a slow client; after that it must reconnect
UNSENT_BYTES: Final = 16_384  # that wait to be written together
SLICE: Final = 1024  # bytes read at once, which may be 170 messages
PING_SECONDS: Final = 20.0
NO_TEXT, TROUBLE, RESTART, LAGGING = 1007, 1011, 1012, 4001
RATE, BUSY, UNREAD, DECLINED = "rate", "busy", "unread", "declined"  # why we do not read on


class Reader(Protocol):
    """Whoever gets what a client says."""

    def heard(self, message: str | bytes) -> None:
        """The client has said something."""

    def flooded(self) -> None:
        """The client keeps sending more than it may."""

    def lost(self) -> None:
        """The client has hung up; nothing more will be heard."""


class Pace(Protocol):
    """How much a client may say."""

    def draw(self) -> bool:
        """Take one even on credit; is something left?"""

    def ready(self) -> bool:
        """Is enough left to say something again?"""


class Declined(NamedTuple):
    """Why there will be no WebSocket."""

    status: int
    headers: dict[str, str]
    body: bytes
    delay: float = 0.0  # seconds until it is said


class Switchboard(Protocol):
    """Whoever answers for this process."""

    door: Door

    def pace(self) -> Pace:
        """How much a new client may say."""

    def knock(self, socket: Socket) -> Declined | None:
        """Count a handshake, whatever comes of it; nothing if it may go on."""

    def garbled(self, address: str) -> float:
        """Count a request that could not be read; how many seconds is it to wait for an answer?"""

    def connect(self, socket: Socket) -> Coroutine[Any, Any, None] | Declined:
        """What to do with somebody who wants to talk; its end does not end the connection."""


class Socket(asyncio.Protocol):
    """A WebSocket, between the transport and whoever reads it.

    Everything a peer can make us keep is bounded. What it sends is read in slices, each frame counts against
    its pace, and beyond that nothing is read; whoever still sends too much when our patience ends is hung up
    on. Nothing is read either while the reader is busy, or while much is waiting to be written. No more
    than `UNREAD_BYTES` and one message may wait to be written, and some of it must be read in time. A peer
    must answer a ping, and our hanging up, in time.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.switchboard: Switchboard = app_state[SWITCHBOARD]
        self.door = self.switchboard.door
        self.peer = self.address = self.path = ""
        self.query: dict[str, list[str]] = {}
        self.headers = Headers()
        self.reader: Reader | None = None
        self._uvicorn = server_state
        self._protocol = ServerProtocol(max_size=config.ws_max_size)
        self._pace = self.switchboard.pace()
        self._said: list[bytes] = []  # the fragments of a message
        self._kind = Opcode.TEXT
        self._rest = b""  # arrived, and not read yet
        self._paused: set[str] = set()
        self._unsent: list[bytes] = []  # until the end of what is being done now: one write for all of it
        self._unsent_bytes = 0
        self._unread = Unread()
        self._flooding = self._hung_up = 0.0  # since when
        self._ping = b""  # the one not answered yet
        self._pinged = self.door.now()
        self._declined: Declined | None = None  # not said yet
        self._due = 0.0  # when it will be

    # -- as a protocol -------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over from HTTP."""
        self.transport = cast(asyncio.Transport, transport)
        remote = get_remote_addr(self.transport)
        self.peer = remote[0] if remote else ""
        self._uvicorn.connections.add(cast(Any, self))
        self.door.enter(self)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived, unless it must wait."""
        self._rest = self._rest + data if self._rest else data
        self._read()

    def pause_writing(self) -> None:
        """Read nothing from somebody who does not read."""
        self.pause(UNREAD)

    def resume_writing(self) -> None:
        """Read on."""
        self.resume(UNREAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._uvicorn.connections.discard(cast(Any, self))
        self.door.leave(self)
        self._rest, self._unsent = b"", []
        self._lose()

    def shutdown(self) -> None:
        """Hang up because the server stops."""
        self.close(RESTART)
        self.transport.close()

    # -- as a caller ---------------------------------------------------------------------------------

    def look(self, now: float) -> None:
        """Hang up on somebody who does not read, does not stop, or is not there; ask whether it is."""
        patience = self.door.patience
        if self._unread.stalled(self.transport.get_write_buffer_size(), now, patience):
            self.drop()
        elif self._declined:
            if now >= self._due:
                self._decline(self._declined)
        elif self._hung_up:
            if RATE in self._paused or now - self._hung_up > patience:
                self.drop()
        elif RATE in self._paused:
            self._look_at_rate(now, patience)
        else:
            self._flooding = 0.0
            self._look_at_ping(now, patience)

    def _look_at_rate(self, now: float, patience: float) -> None:
        if now - self._flooding > patience and self.reader:
            self.reader.flooded()
        elif self._pace.ready():
            self.resume(RATE)

    def _look_at_ping(self, now: float, patience: float) -> None:
        if self._paused:
            self._pinged = now  # the reply may be among what we have not read
        elif self._ping and now - self._pinged > patience:
            self.close(TROUBLE)
        elif not self._ping and now - self._pinged > PING_SECONDS and self._protocol.state is OPEN:
            self._ping, self._pinged = secrets.token_bytes(4), now
            self._protocol.send_ping(self._ping)
            self._flush()

    def drop(self) -> None:
        """Hang up at once."""
        self._unsent = []
        self.transport.abort()
        self._lose()

    # -- for the reader ------------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """Send a message; whoever has too much to read already gets it after reconnecting."""
        if self._hung_up or self._protocol.state is not OPEN:
            return
        if self._unsent_bytes + self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.close(LAGGING)
            return
        frame = message.frame
        if not self._unsent:
            self.door.send_soon(self)
        self._unsent.append(frame)
        self._unsent_bytes += len(frame)
        if self._unsent_bytes > UNSENT_BYTES:
            self.write()

    def write(self) -> None:
        """Write what was sent since the last time."""
        if self._unsent:
            unsent, self._unsent, self._unsent_bytes = self._unsent, [], 0
            self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    def close(self, code: int) -> None:
        """Hang up; the client has some time to read what was sent before, and to say goodbye."""
        if self._protocol.state is OPEN and not self._hung_up:
            self._protocol.send_close(code)
            self._hang_up()
            self._flush()
            self.resume(BUSY)

    def pause(self, why: str = BUSY) -> None:
        """Read nothing for now."""
        if not self._paused and not self.transport.is_closing():
            self.transport.pause_reading()
        self._paused.add(why)

    def resume(self, why: str = BUSY) -> None:
        """Read on, unless there is another reason not to."""
        if why in self._paused:
            self._paused.discard(why)
            self._go_on()

    # -- inside --------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        self._read()
        if not self._paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _read(self) -> None:
        """Read slice by slice, so that no peer keeps us busy with what it has sent at once."""
        data, at = self._rest, 0
        self._rest = b""
        while at < len(data) and not self._paused:
            self._protocol.receive_data(data[at : at + SLICE])
            at += SLICE
            for event in self._protocol.events_received():
                if isinstance(event, Request):
                    self._answer(event)
                elif isinstance(event, Frame):
                    self._take(event)
            self._flush()
        self._rest = data[at:]

    def _answer(self, request: Request) -> None:
        """Accept a handshake, or say why not."""
        path, _, query = request.path.partition("?")
        self.path, self.query, self.headers = unquote(path), parse_qs(query), request.headers
        self.address = self.door.proxies.client(self.peer, request.headers.get_all("X-Forwarded-For"))
        if declined := self.switchboard.knock(self):
            self._declined, self._due = declined, self.door.now() + declined.delay
            self.pause(DECLINED)
            return
        response = self._protocol.accept(request)
        if response.status_code == 101:
            found = self.switchboard.connect(self)
            if isinstance(found, Declined):
                response = _response(found)
            else:
                task = asyncio.get_running_loop().create_task(found)
                self._uvicorn.tasks.add(task)
                task.add_done_callback(self._uvicorn.tasks.discard)
        self._protocol.send_response(response)

    def _decline(self, declined: Declined) -> None:
        """Say what was not said at once, and hang up."""
        self._declined = None
        self._protocol.send_response(_response(declined))
        self._flush()

    def _take(self, frame: Frame) -> None:
        if not self._pace.draw() and RATE not in self._paused:
            self._slow_down()
        if self._hung_up and frame.opcode is not Opcode.CLOSE:
            return
        if frame.opcode is Opcode.PONG:
            if self._ping and bytes(frame.data) == self._ping:
                self._ping, self._pinged = b"", self.door.now()
        elif frame.opcode is Opcode.CLOSE:
            self._hang_up()
            self._lose()
        elif frame.opcode is not Opcode.PING:  # to which the protocol has replied
            self._hear(frame)

    def _hear(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._kind = frame.opcode
        self._said.append(bytes(frame.data))
        if not frame.fin:
            return
        message, self._said = b"".join(self._said), []
        if self.reader is None:
            return
        if self._kind is Opcode.BINARY:
            self.reader.heard(message)
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self.close(NO_TEXT)
        else:
            self.reader.heard(text)

    def _slow_down(self) -> None:
        """Read no more for a while; the time in which it must calm down begins when it was last calm."""
        self._flooding = self._flooding or self.door.now()
        self.pause(RATE)

    def _hang_up(self) -> None:
        self._hung_up = self._hung_up or self.door.now()

    def _flush(self) -> None:
        """Write what the protocol has to say by itself."""
        if self._protocol.parser_exc is not None:
            self._hang_up()
            self._lose()
        if not (wanted := self._protocol.data_to_send()):
            return
        self.write()  # it was sent before
        for data in wanted:
            if data == SEND_EOF:
                self._hang_up()
                self.transport.close()
            else:
                self.transport.write(data)

    def _lose(self) -> None:
        reader, self.reader = self.reader, None
        if reader:
            reader.lost()


def _response(declined: Declined) -> Response:
    phrase = HTTPStatus(declined.status).phrase
    headers = Headers(declined.headers | {"Connection": "close", "Content-Length": str(len(declined.body))})
    return Response(declined.status, phrase, headers, declined.body)
