"""Requests over HTTP, which must arrive, and whose answers must be read, within a time."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from kaiju.server.transport.door import Door, Unread
from kaiju.server.transport.websocket import SWITCHBOARD, Switchboard


class Requests(H11Protocol):
    """One connection, as uvicorn serves it, for as long as it does not keep us waiting.

    Its time begins when it is accepted, when the head of a request is complete and when a response is, and
    ends if by then the head or the body has not arrived. While a response is on its way there is no limit,
    as long as it is read; until most of it is, no other request is. What is no request counts as one, and
    whoever sends much of that waits before we hang up.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.switchboard: Switchboard = app_state[SWITCHBOARD]
        self.door: Door = self.switchboard.door
        self.peer = ""
        self._unread = Unread()
        self._awaited: object = None  # the part of a request that has to arrive
        self._since = 0.0
        self._unheard = False  # is a response complete, and much of it not read?
        self._complaint = ""  # about what was sent, not said yet
        self._due = 0.0  # when it will be

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room."""
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        if self.door.enter(self):
            self._note()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        """Wait for the next request, once this one's answer is heard."""
        self._unheard = self.flow.write_paused and not self.transport.is_closing()
        if self._unheard:
            self.flow.pause_reading()
        else:
            super().on_response_complete()
        self._note()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        if self._unheard:
            self.on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Say that this was no request: at once, or later if there was much of it."""
        delay = self.switchboard.garbled(self.peer)
        if not delay:
            super().send_400_response(msg)
            return
        self.flow.pause_reading()
        self._complaint, self._due = msg, self.door.now() + delay

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to a WebSocket, with what it has already said."""
        self.door.leave(self)
        super().handle_websocket_upgrade(event)
        said, _ = self.conn.trailing_data
        if said:
            socket = self.transport.get_protocol()
            assert isinstance(socket, asyncio.Protocol)
            socket.data_received(said)

    def shutdown(self) -> None:
        """Hang up because the server stops."""
        if self._complaint:
            self.transport.close()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count no more."""
        self.door.leave(self)
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        """Hang up if a request does not arrive, or a response is not read."""
        if self._complaint:
            if now >= self._due:
                complaint, self._complaint = self._complaint, ""
                super().send_400_response(complaint)
            return
        patience, unread = self.door.patience, self.transport.get_write_buffer_size()
        late = self._awaited is not None and not unread and now - self._since > patience
        if late or self._unread.stalled(unread, now, patience):
            self.drop()

    def drop(self) -> None:
        """Hang up at once."""
        self.transport.abort()

    def _note(self) -> None:
        """Notice which part of a request is missing now."""
        awaited = self.conn.their_state if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) else None
        if awaited is not self._awaited:
            self._awaited, self._since = awaited, self.door.now()
            self.door.waits(self, awaited is not None)
