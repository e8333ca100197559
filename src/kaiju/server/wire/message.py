"""A message to an audience, encoded once however many are listening."""

from __future__ import annotations

from functools import cached_property
from typing import Final, TypeVar, cast

import msgspec
from websockets.frames import Frame, Opcode

from kaiju.server.wire.bodies import Lobby, LobbyChange
from kaiju.server.wire.bots import ChatLine, FullLine, StateLine
from kaiju.server.wire.tells import AnyTell, Said, Snapshot, Update

LINES: Final = {Snapshot: FullLine, Update: StateLine, Said: ChatLine}
encoder: Final = msgspec.json.Encoder()
T = TypeVar("T")


def encoded(part: T) -> T:
    """A part of several messages, encoded once for all of them; from then on it can be sent, but not read."""
    return cast(T, msgspec.Raw(encoder.encode(part)))


class Message:
    """One message: as text for a WebSocket, and as a line for an external bot.

    Listeners who may know the same get the same message, so it is encoded once per audience, not once per
    listener. Its contents must not change once it is made: it is encoded later.
    """

    def __init__(self, tell: AnyTell | Lobby | LobbyChange) -> None:
        self.tell = tell

    @cached_property
    def text(self) -> str:
        """As sent over a WebSocket."""
        return encoder.encode(self.tell).decode()

    @cached_property
    def frame(self) -> bytes:
        """As it goes over the wire of a WebSocket: the same bytes for every listener."""
        return Frame(Opcode.TEXT, self.text.encode()).serialize(mask=False)

    @cached_property
    def line(self) -> str:
        """As a line in a bot's stream, under the name bots know it by; empty if it is not for bots."""
        made = LINES.get(type(self.tell))
        return encoder.encode(made(*msgspec.structs.astuple(self.tell))).decode() + "\n" if made else ""
