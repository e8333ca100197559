"""A message to an audience, encoded once however many are listening."""

from __future__ import annotations

from struct import Struct
from typing import Final, TypeVar, cast

import msgspec

from kaiju.server.wire.bodies import Lobby, LobbyChange
from kaiju.server.wire.bots import ChatLine, FullLine, StateLine
from kaiju.server.wire.tells import AnyTell, Said, Snapshot, Update

LINES: Final = {Snapshot: FullLine, Update: StateLine, Said: ChatLine}
WHOLE: Final = 0x81  # the first byte of a frame that is a whole text
MIDDLING, LONG = Struct("!BBH"), Struct("!BBQ")  # how such a frame begins that is not short
encoder: Final = msgspec.json.Encoder()
T = TypeVar("T")


def encoded(part: T) -> T:
    """A part of several messages, encoded once for all of them; from then on it can be sent, but not read."""
    return cast(T, msgspec.Raw(encoder.encode(part)))


def framed(text: bytes) -> bytes:
    """A text as a WebSocket carries it to a client: in one frame, without a mask."""
    if len(text) < 126:
        return bytes((WHOLE, len(text))) + text
    if len(text) < 65_536:
        return MIDDLING.pack(WHOLE, 126, len(text)) + text
    return LONG.pack(WHOLE, 127, len(text)) + text


class Message:
    """One message: as text for a WebSocket, and as a line for an external bot.

    Listeners who may know the same get the same message, so it is encoded once per audience, not once per
    listener. Its contents must not change once it is made: it is encoded later.
    """

    __slots__ = ("_frame", "_line", "_text", "tell")

    def __init__(self, tell: AnyTell | Lobby | LobbyChange) -> None:
        self.tell = tell
        self._frame = b""
        self._text = ""
        self._line: str | None = None

    @property
    def text(self) -> str:
        """As sent over a WebSocket."""
        if not self._text:
            self._text = encoder.encode(self.tell).decode()
        return self._text

    @property
    def frame(self) -> bytes:
        """As it goes over the wire of a WebSocket: the same bytes for every listener."""
        if not self._frame:
            self._frame = framed(encoder.encode(self.tell))
        return self._frame

    @property
    def line(self) -> str:
        """As a line in a bot's stream, under the name bots know it by; empty if it is not for bots."""
        if self._line is None:
            made = LINES.get(type(self.tell))
            told = encoder.encode(made(*msgspec.structs.astuple(self.tell))).decode() if made else ""
            self._line = f"{told}\n" if told else ""
        return self._line
