"""A conversation with one client: what it says, in order, and what it is told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from kaiju.server.misfits import MISFIT, NO_TEXT, TOO_DEEP, Values, misfit
from kaiju.server.play.audience import MOVED
from kaiju.server.play.refusals import Moved, Refused, explain
from kaiju.server.store.rows import NOBODY
from kaiju.server.web.limits import Bucket, TooMuch
from kaiju.server.wire import asks
from kaiju.server.wire.message import Message
from kaiju.words import Words

log = logging.getLogger(__name__)
UNHEARD: Final = 32  # messages that may wait for an answer to those before; then no more are read
REFUSED, TROUBLE = 4000, 1011
decoder: msgspec.json.Decoder[asks.AnyAsk] = msgspec.json.Decoder(asks.AnyAsk)


class Gone(Exception):
    """The client has hung up."""


class BadMessage(Refused):
    """Something that is not one of our messages."""

    def __init__(self, values: Values, id: str = "") -> None:
        super().__init__("bad-message", **values)
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


class Wire(Protocol):
    """What carries messages to a client, wherever it is connected."""

    def send(self, message: Message) -> None:
        """Send a message at some point, without waiting or failing."""

    def close(self, code: int) -> None:
        """Hang up, after everything that was sent."""

    def pause(self) -> None:
        """Read nothing from the client for now."""

    def resume(self) -> None:
        """Read on."""


class Connection:
    """One client; it knows nothing of sockets, only of a wire that brings and takes messages."""

    whole = False

    def __init__(self, wire: Wire, words: Words, snapshots: Bucket) -> None:
        self.wire = wire
        self.words = words
        self.snapshots = snapshots
        self.guest = ""
        self.shown = NOBODY
        self._said: deque[str | bytes] = deque()
        self._gone = False
        self._news: asyncio.Future[None] | None = None

    # -- from here to there --------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """Send a message."""
        self.wire.send(message)

    def refuse(self, error: Refused) -> None:
        """Say why not, and hang up."""
        self.send(Message(explain(error, self.words)))
        self.close(REFUSED)

    def close(self, code: int) -> None:
        """Hang up."""
        self.wire.close(code)

    # -- from there to here --------------------------------------------------------------------------

    def heard(self, message: str | bytes) -> None:
        """The client has said something."""
        self._said.append(message)
        if len(self._said) == UNHEARD:
            self.wire.pause()
        self._wake()

    def flooded(self) -> None:
        """The client keeps sending more than it may."""
        self.expel(TooMuch(1))

    def expel(self, error: Refused) -> None:
        """Hang up on a client that does not expect it; what it has not been answered yet it is not."""
        self.refuse(error)
        self._said.clear()
        self.lost()

    def lost(self) -> None:
        """The client has hung up; what it has said before still counts."""
        self._gone = True
        self._wake()

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)

    async def next(self) -> str | bytes:
        """What the client says next, whatever it is."""
        while not self._said:
            if self._gone:
                raise Gone
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        message = self._said.popleft()
        if len(self._said) == UNHEARD - 1:
            self.wire.resume()
        return message

    async def receive(self) -> asks.AnyAsk:
        """What the client asks next."""
        message = await self.next()
        if isinstance(message, bytes):
            raise BadMessage({MISFIT: NO_TEXT})
        try:
            return decoder.decode(message)
        except RecursionError as error:
            raise BadMessage({MISFIT: TOO_DEEP}, id_in(message)) from error
        except msgspec.DecodeError as error:
            raise BadMessage(misfit(str(error)), id_in(message)) from error


async def converse(connection: Connection, talk: Callable[[Connection], Awaitable[None]]) -> None:
    """Talk until one of the two hangs up; a refusal is sent first."""
    try:
        await talk(connection)
    except Moved:
        connection.close(MOVED)
    except Refused as error:
        connection.refuse(error)
    except Gone:
        pass
    except Exception:  # our own fault
        log.exception("a conversation has failed")
        connection.close(TROUBLE)
