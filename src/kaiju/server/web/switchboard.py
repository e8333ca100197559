"""Who is talked to over a WebSocket, and about what."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from kaiju.server import metrics
from kaiju.server.play.refusals import Refused, explain
from kaiju.server.transport.websocket import Declined, Socket
from kaiju.server.web import lobby, websocket
from kaiju.server.web.connection import Connection, converse
from kaiju.server.web.language import PARAMETER, VARY, chosen, words_in
from kaiju.server.web.limits import Bucket, TooMuch
from kaiju.server.web.middleware import HEADERS, from_here
from kaiju.server.web.server import Server
from kaiju.server.wire.message import encoder
from kaiju.words import Words

TABLE: Final = re.compile("/api/tables/([^/]+)/play")
LOBBY: Final = "/api/lobby"
Talk = Callable[[Connection], Awaitable[None]]


class Switchboard:
    """Answers whoever wants a WebSocket of this process: at a table, or for the list of tables.

    A handshake is a request and counts as one. Everything after it is a `Connection`, which does not
    know where its messages come from.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.door = server.door

    def pace(self) -> Bucket:
        """How much a new client may say."""
        return self.server.limits.connection()

    def knock(self, socket: Socket) -> Declined | None:
        """Count a handshake, whatever comes of it, and decline it after a while if there were too many."""
        try:
            self.server.limits.requests.insist(socket.address)
        except TooMuch as error:
            after = {"retry-after": str(error.values["seconds"])}
            declined = _declined(429, error, _words(socket), after)
            return declined._replace(delay=self.server.limits.delay(error))
        return None

    def garbled(self, address: str) -> float:
        """Count a request that could not be read; how long is it to wait for an answer?"""
        try:
            self.server.limits.requests.insist(address)
        except TooMuch as error:
            return self.server.limits.delay(error)
        return 0.0

    def connect(self, socket: Socket) -> Coroutine[Any, Any, None] | Declined:
        """Begin a conversation, or say why not."""
        words = _words(socket)
        origin, host = (", ".join(socket.headers.get_all(name)) or None for name in ("origin", "host"))
        if not from_here(origin, host, self.server.settings.origins):
            return Declined(403, dict(HEADERS), b"")
        talk = self._talk(socket.path)
        if talk is None:
            return _declined(404, Refused("no-page"), words)
        socket.reader = connection = Connection(socket, words, self.server.limits.snapshots())
        return converse(connection, lambda connection: self._counted(connection, socket.address, talk))

    def _talk(self, path: str) -> Talk | None:
        if path == LOBBY:
            return lambda connection: lobby.follow(connection, self.server)
        if found := TABLE.fullmatch(path):
            return lambda connection: self._play(connection, found[1])
        return None

    async def _play(self, connection: Connection, table: str) -> None:
        """Play where the table is."""
        cluster = self.server.cluster
        if cluster is None or not await cluster.pass_on(connection, table):
            await websocket.play(connection, table, self.server)

    async def _counted(self, connection: Connection, address: str, talk: Talk) -> None:
        self.server.limits.connect(address)
        try:
            with metrics.connections.track_inprogress():
                await talk(connection)
        finally:
            self.server.limits.disconnect(address)


def _words(socket: Socket) -> Words:
    named = socket.query.get(PARAMETER, [""])[0]
    return words_in(chosen(named, ", ".join(socket.headers.get_all(VARY))))


def _declined(status: int, error: Refused, words: Words, more: dict[str, str] | None = None) -> Declined:
    headers = {**HEADERS, "content-type": "application/json", "cache-control": "no-store", **(more or {})}
    return Declined(status, headers, encoder.encode(explain(error, words)))
